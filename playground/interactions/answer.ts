import {
  type APIMessage,
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { discordErrors } from '../error.ts';
import { check, validationError } from '../limits/form.ts';
import { modalForm } from '../limits/modals.ts';
import { choicesForm } from '../limits/values.ts';
import { withIds } from '../limits/walk.ts';
import { messageForm } from '../messages/body.ts';
import { revise } from '../messages/compose.ts';
import type { Upload } from '../world/attachments.ts';
import type { CalledCommand, Interaction } from './interaction.ts';
import { postDeferred, postReply } from './post.ts';

function allowedTypes({ kind, holder }: Interaction): number[] {
  if (kind === InteractionType.ApplicationCommandAutocomplete)
    return [InteractionResponseType.ApplicationCommandAutocompleteResult];
  const updates = holder ? [InteractionResponseType.DeferredMessageUpdate, InteractionResponseType.UpdateMessage] : [];
  const modal = kind === InteractionType.ModalSubmit ? [] : [InteractionResponseType.Modal];
  return [
    InteractionResponseType.ChannelMessageWithSource,
    InteractionResponseType.DeferredChannelMessageWithSource,
    ...updates,
    ...modal,
  ];
}

/** Applies the bot's first response and returns the message it created or changed, if any. */
export function applyResponse(
  discord: Discord,
  interaction: Interaction,
  type: unknown,
  data: unknown,
  files: readonly Upload[],
): APIMessage | undefined {
  const may = allowedTypes(interaction);
  if (!may.includes(type as number)) {
    const message = `Value must be one of {${may.join(', ')}}.`;
    throw validationError([{ path: ['type'], code: 'BASE_TYPE_CHOICES', message }]);
  }
  const message = responseHandlers[type as keyof typeof responseHandlers](discord, interaction, data ?? {}, files);
  interaction.state = 'answered';
  if (message) interaction.original = message.id;
  if (message) interaction.reachable.add(message.id);
  const later = interaction.isThinking ? 'reply' : type === InteractionResponseType.DeferredMessageUpdate && 'update';
  interaction.isDeferred = later !== false;
  interaction.report({ type: 'done', ...(later && { later }) });
  return message;
}

type ResponseHandler = (
  discord: Discord,
  interaction: Interaction,
  data: unknown,
  files: readonly Upload[],
) => APIMessage | undefined;

const responseHandlers = {
  [InteractionResponseType.ChannelMessageWithSource]: (discord, interaction, data, files) =>
    postReply(discord, interaction, messageForm(data, ['data']), files, ['data']),
  [InteractionResponseType.DeferredChannelMessageWithSource]: (discord, interaction, data) => {
    const { flags } = messageForm(data, ['data']);
    interaction.isThinking = true;
    return postDeferred(discord, interaction, flags ?? 0);
  },
  [InteractionResponseType.DeferredMessageUpdate]: (discord, interaction) => holder(discord, interaction),
  [InteractionResponseType.UpdateMessage]: (discord, interaction, data, files) => {
    const before = holder(discord, interaction);
    const message = revise(discord, before, messageForm(data, ['data'], before), files, ['data']);
    return discord.world.edit(message).message;
  },
  [InteractionResponseType.ApplicationCommandAutocompleteResult]: (_, interaction, data) => {
    const { choices } = check(choicesForm(focusedType(interaction)), data, ['data']);
    interaction.report({ type: 'choices', choices: choices ?? [] });
    return undefined;
  },
  [InteractionResponseType.Modal]: (discord, interaction, data) => {
    const form = check(modalForm, data, ['data']);
    discord.interactions.openModal(interaction, { ...form, components: withIds(form.components) });
    return undefined;
  },
} satisfies Partial<Record<InteractionResponseType, ResponseHandler>>;

/** Returns the type of the focused option, or String if no option is focused. */
function focusedType({ data }: Interaction): number {
  const find = (options: CalledCommand['options'] = []): number | undefined => {
    const here = options.find((one) => one.focused)?.type;
    return here ?? options.map((one) => find(one.options)).find((type) => type !== undefined);
  };
  return find((data as CalledCommand).options) ?? ApplicationCommandOptionType.String;
}

/** Returns the current message that holds the component. */
function holder({ world }: Discord, { channel, holder }: Interaction): APIMessage {
  const posted = world.find(channel.id, holder?.id ?? '');
  if (!posted) throw discordErrors.unknownMessage();
  return posted.message;
}
