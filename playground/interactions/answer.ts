import {
  type APIMessage,
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { discordErrors } from '../error.ts';
import { withIds } from '../limits/components.ts';
import { check, choicesForm, validationError } from '../limits/form.ts';
import type { MessageForm } from '../limits/messages.ts';
import { modalForm } from '../limits/modals.ts';
import { compose, composeUnchecked, messageForm, revise } from '../messages.ts';
import type { Upload } from '../world/attachments.ts';
import { APPLICATION_ID } from '../world/setup.ts';
import type { World } from '../world/world.ts';
import type { CalledCommand, Interaction } from './interaction.ts';

const SUBCOMMANDS: readonly number[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

function allowedTypes({ activities }: Discord, { kind, holder }: Interaction): number[] {
  if (kind === InteractionType.ApplicationCommandAutocomplete)
    return [InteractionResponseType.ApplicationCommandAutocompleteResult];
  const updates = holder ? [InteractionResponseType.DeferredMessageUpdate, InteractionResponseType.UpdateMessage] : [];
  const modal = kind === InteractionType.ModalSubmit ? [] : [InteractionResponseType.Modal];
  return [
    InteractionResponseType.ChannelMessageWithSource,
    InteractionResponseType.DeferredChannelMessageWithSource,
    ...updates,
    ...modal,
    ...(activities.enabled ? [InteractionResponseType.LaunchActivity] : []),
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
  const may = allowedTypes(discord, interaction);
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
  [InteractionResponseType.LaunchActivity]: ({ activities }, interaction) => {
    const activity = activities.launch(interaction.person, interaction.channel);
    interaction.instance = activity.instance;
    interaction.report({ type: 'launch', activity });
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
function postDeferred(discord: Discord, interaction: Interaction, flags: number): APIMessage {
  const ephemeral = flags & MessageFlags.Ephemeral;
  const { replied, extra } = origin(discord.world, interaction);
  const thinking = { ...extra, flags: ephemeral | MessageFlags.Loading };
  const draft = { form: {}, channel: interaction.channel, author: discord.world.users.bot, replied, extra: thinking };
  return discord.world.post(composeUnchecked(discord, draft), ephemeral ? interaction.person.user.id : undefined)
    .message;
}
