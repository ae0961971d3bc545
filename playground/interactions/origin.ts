import type { APIMessage } from 'discord-api-types/v10';
import { APPLICATION_ID } from '../world/cast.ts';
import type { World } from '../world/world.ts';
import { type Called, type Interaction, Kind } from './interaction.ts';

const SUBCOMMANDS: readonly number[] = [1, 2];
const COMMAND_ANSWER = 20;
const REPLY = 19;

/** What a message that answers an interaction says about where it comes from. */
export function origin(world: World, interaction: Interaction): { replied?: APIMessage; extra: Partial<APIMessage> } {
  const { id, person, channel, holder, metadata, original } = interaction;
  const first = original === undefined;
  const replied = first ? holder : world.find(channel.id, original)?.message;
  return {
    ...(replied && { replied }),
    extra: {
      type: replied ? REPLY : COMMAND_ANSWER,
      application_id: APPLICATION_ID,
      webhook_id: APPLICATION_ID,
      interaction_metadata: first ? metadata : { ...metadata, original_response_message_id: original },
      ...(interaction.kind === Kind.command &&
        first && { interaction: { id, type: interaction.kind, name: wholeName(interaction.data), user: person.user } }),
    },
  };
}

/** The name of a command as a person types it, subcommands included. */
function wholeName({ name, options }: Called): string {
  const sub = options?.find(({ type }) => SUBCOMMANDS.includes(type));
  return sub ? `${name} ${wholeName(sub)}` : name;
}
