import {
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ComponentType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import type { CalledCommand, Interaction } from '../../interactions/interactions.ts';
import {
  checkBounds,
  checkOptions,
  checkUnique,
  customId,
  option,
  part,
  selects,
  textDisplay,
  withIds,
} from '../../limits/components.ts';
import {
  check,
  choicesForm,
  flag,
  int,
  kinds,
  list,
  reportViolation,
  text,
  validationError,
  withPublishedType,
} from '../../limits/form.ts';
import type { MessageForm } from '../../limits/messages.ts';
import { compose, composeUnchecked, messageForm, revise } from '../../messages.ts';
import type { Upload } from '../../world/attachments.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import { type Route, tokenRoute } from '../router.ts';
import { editWebhookMessage, executeWebhook, webhookMessage, webhookWith } from './channel-webhooks.ts';

/** Maximum number of follow-ups to an interaction in a channel of which the bot is not a member. */
const MAX_GUEST_FOLLOW_UPS = 5;

/** Routes authorized by an interaction token after its first response: follow-ups, and the interaction's messages. */
export function webhookRoutes(discord: Discord): Route[] {
  const { interactions, world } = discord;

  const continued = (application: string, token: string): Interaction => {
    if (application !== APPLICATION_ID) throw discordErrors.unknownWebhook();
    return interactions.findAnswered(token);
  };

  const own = (interaction: Interaction, name: string): APIMessage => {
    const id = name === '@original' ? interaction.original : name;
    const posted = world.find(interaction.channel.id, id ?? '');
    if (!posted || !interaction.reachable.has(posted.message.id)) throw discordErrors.unknownMessage();
    return posted.message;
  };

  /** Reports the first use of the token after a deferral. */
  const replied = (interaction: Interaction, message: APIMessage): APIMessage => {
    if (interaction.isDeferred) interaction.report({ type: 'replied' });
    interaction.isDeferred = false;
    return message;
  };

  const change = (interaction: Interaction, before: APIMessage, body: unknown, files: readonly Upload[]) => {
    const message = revise(discord, before, messageForm(body, [], before), files);
    const first = interaction.isThinking && before.id === interaction.original;
    if (first) interaction.isThinking = false;
    return replied(interaction, world.edit(first ? { ...message, edited_timestamp: null } : message).message);
  };

  return [
    tokenRoute('POST', '/webhooks/:application/:token', (call) => {
      const { params, body, files } = call;
      const webhook = webhookWith(world, params.application, params.token);
      if (webhook) return executeWebhook(discord, webhook, call);
      const interaction = continued(params.application, params.token);
      // Discord treats the first follow-up after a deferral as the deferred message.
      if (interaction.isThinking) return { body: change(interaction, own(interaction, '@original'), body, files) };
      const isGuest = !world.installations.isMember(interaction.channel);
      if (isGuest && interaction.followUps >= MAX_GUEST_FOLLOW_UPS) throw discordErrors.tooManyFollowUps();
      const message = postReply(discord, interaction, messageForm(body), files);
      interaction.followUps++;
      interaction.reachable.add(message.id);
      return { body: replied(interaction, message) };
    }),
    tokenRoute('GET', '/webhooks/:application/:token/messages/:message', (call) => {
      const { params } = call;
      const webhook = webhookWith(world, params.application, params.token);
      if (webhook) return { body: webhookMessage(world, webhook, call) };
      return { body: own(continued(params.application, params.token), params.message) };
    }),
    tokenRoute('PATCH', '/webhooks/:application/:token/messages/:message', (call) => {
      const { params, body, files } = call;
      const webhook = webhookWith(world, params.application, params.token);
      if (webhook) return editWebhookMessage(discord, webhook, call);
      const interaction = continued(params.application, params.token);
      return { body: change(interaction, own(interaction, params.message), body, files) };
    }),
    tokenRoute('DELETE', '/webhooks/:application/:token/messages/:message', (call) => {
      const { params } = call;
      const webhook = webhookWith(world, params.application, params.token);
      if (webhook) {
        const { id, channel_id } = webhookMessage(world, webhook, call);
        world.deleteMessage(channel_id, id);
        return {};
      }
      const interaction = continued(params.application, params.token);
      const message = own(interaction, params.message);
      world.deleteMessage(interaction.channel.id, message.id);
      if (message.id === interaction.original) interaction.isThinking = false;
      replied(interaction, message);
      return {};
    }),
  ];
}

const callback = z.looseObject({ type: z.int(), data: z.unknown().optional() });

/** The route of the first response to an interaction. */
export function callbackRoutes(discord: Discord): Route[] {
  return [
    tokenRoute('POST', '/interactions/:interaction/:token/callback', ({ params, query, body, files }) => {
      const interaction = discord.interactions.findUnanswered(params.interaction, params.token);
      const { type, data } = check(callback, body);
      const message = applyResponse(discord, interaction, type, data, files);
      if (query.get('with_response') !== 'true') return {};
      const flags = message?.flags ?? 0;
      const shown = message && type !== InteractionResponseType.DeferredMessageUpdate;
      const about = message && {
        response_message_id: message.id,
        response_message_loading: (flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      };
      const { id, kind, instance } = interaction;
      const launched = instance !== undefined && { activity_instance: { id: instance } };
      return {
        body: {
          interaction: { id, type: kind, ...about, ...(instance && { activity_instance_id: instance }) },
          resource: { type, ...(shown && { message }), ...launched },
        },
      };
    }),
  ];
}

const textInput = part(ComponentType.TextInput, {
  custom_id: customId,
  style: int(1, 2),
  label: text(1, 45).nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
  required: flag,
  min_length: int(0, 4000).nullish(),
  max_length: int(1, 4000).nullish(),
}).superRefine((input, context) => {
  if ((input.min_length ?? 0) <= (input.max_length ?? 4000)) return;
  reportViolation(context, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${input.max_length}.`, [
    'min_length',
  ]);
});

const field = { custom_id: customId, required: flag };
const several = { ...field, min_values: int(0, 10).nullish(), max_values: int(1, 10).nullish() };

const radioGroup = part(ComponentType.RadioGroup, { ...field, options: list(option, 2, 10) }).superRefine(
  (group, context) => checkOptions({ options: group.options, max_values: 1 }, context),
);

/** Checkbox group with up to ten options. `max_values` defaults to their number. */
const checkboxGroup = part(ComponentType.CheckboxGroup, {
  ...several,
  options: list(option, 1, 10),
}).superRefine((group, context) =>
  checkOptions({ ...group, max_values: group.max_values ?? group.options.length }, context),
);

const checkbox = part(ComponentType.Checkbox, { custom_id: customId, default: flag });

const fileUpload = part(ComponentType.FileUpload, {
  ...several,
  file_types: list(text(1, 100), 0, 10).nullish(),
}).superRefine(checkBounds);

const label = part(ComponentType.Label, {
  label: text(1, 45),
  description: text(1, 100).nullish(),
  component: kinds([textInput, ...selects, fileUpload, radioGroup, checkboxGroup, checkbox]),
}).superRefine((label, context) => {
  if (!label.component.disabled) return;
  reportViolation(context, 'BASE_TYPE_INVALID', 'A component in a modal cannot be disabled', ['component', 'disabled']);
});

/** The deprecated form of a field: alone in a row, with its own label. */
const row = part(ComponentType.ActionRow, { components: list(kinds([textInput]), 1, 1) }).superRefine(
  (form, context) => {
    if (form.components[0]?.label) return;
    reportViolation(context, 'BASE_TYPE_REQUIRED', 'This field is required', ['components', 0, 'label']);
  },
);

const modalForm = withPublishedType<APIModalInteractionResponseCallbackData>(
  z.looseObject({
    custom_id: customId,
    title: text(1, 45),
    components: list(kinds([row, label, textDisplay]), 1, 5).superRefine(checkUnique),
  }),
);

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
    const here = options.find((option) => option.focused)?.type;
    return here ?? options.map((option) => find(option.options)).find((type) => type !== undefined);
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
function postReply(
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
