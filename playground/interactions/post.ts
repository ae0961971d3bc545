import {
  type APIMessage,
  ApplicationCommandOptionType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { MessageForm } from '../limits/messages.ts';
import { compose, composeUnchecked } from '../messages/compose.ts';
import type { Upload } from '../world/attachments.ts';
import { APPLICATION_ID } from '../world/setup.ts';
import type { World } from '../world/world.ts';
import type { CalledCommand, Interaction } from './interaction.ts';

const SUBCOMMANDS: readonly number[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

/** Returns the message that an answer to an interaction replies to, if any, and the metadata of the answer. */
function origin(world: World, interaction: Interaction): { replied?: APIMessage; extra: Partial<APIMessage> } {
  const { id, person, channel, holder, metadata, original } = interaction;
  const first = original === undefined;
  const replied = first ? holder : world.find(channel.id, original)?.message;
  return {
    ...(replied && { replied }),
    extra: {
      type: replied ? MessageType.Reply : MessageType.ChatInputCommand,
      application_id: APPLICATION_ID,
      webhook_id: APPLICATION_ID,
      interaction_metadata: first ? metadata : { ...metadata, original_response_message_id: original },
      ...(interaction.kind === InteractionType.ApplicationCommand &&
        first && { interaction: { id, type: interaction.kind, name: fullName(interaction.data), user: person.user } }),
    },
  };
}

/** Returns a command's full name with its subcommands. */
function fullName({ name, options }: CalledCommand): string {
  const sub = options?.find(({ type }) => SUBCOMMANDS.includes(type));
  return sub ? `${name} ${fullName(sub)}` : name;
}

/**
 * Posts a reply to an interaction. Ephemeral replies are visible only to its user. `path` prefixes validation errors.
 */
export function postReply(
  discord: Discord,
  interaction: Interaction,
  form: MessageForm,
  files: readonly Upload[],
  path: readonly PropertyKey[] = [],
): APIMessage {
  const flags = (form.flags ?? 0) & MessageFlags.Ephemeral;
  const { replied, extra } = origin(discord.world, interaction);
  const draft = {
    form,
    files,
    channel: interaction.channel,
    author: discord.world.users.bot,
    replied,
    extra: { ...extra, flags },
    path,
  };
  return discord.world.post(compose(discord, draft), flags ? interaction.person.user.id : undefined).message;
}

/** Posts the “is thinking” message of a deferred reply. */
export function postDeferred(discord: Discord, interaction: Interaction, flags: number): APIMessage {
  const ephemeral = flags & MessageFlags.Ephemeral;
  const { replied, extra } = origin(discord.world, interaction);
  const thinking = { ...extra, flags: ephemeral | MessageFlags.Loading };
  const draft = { form: {}, channel: interaction.channel, author: discord.world.users.bot, replied, extra: thinking };
  return discord.world.post(composeUnchecked(discord, draft), ephemeral ? interaction.person.user.id : undefined)
    .message;
}
