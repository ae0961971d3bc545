import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmitInteractionMetadata,
  InteractionType,
} from 'discord-api-types/v10';
import type { Clock, Snowflakes } from '../clock.ts';
import { discordErrors } from '../discord.ts';
import type { ActionOutcome } from '../protocol.ts';
import { MAX_FILE_BYTES } from '../world/attachments.ts';
import { contextOf, guildOf, isChat, type WorldChannel } from '../world/channel.ts';
import type { Installations } from '../world/commands.ts';
import { interactionMember } from '../world/guild.ts';
import { APPLICATION_ID, CHAT_PERMISSIONS, type PlaygroundUser } from '../world/setup.ts';
import type { World } from '../world/world.ts';

/** Interaction metadata of a message. */
type Metadata = APIMessageInteractionMetadata;

/** Metadata of an interaction that can open a modal. */
type Trigger = Exclude<Metadata, APIModalSubmitInteractionMetadata>;

/** An invoked command with its options, or the subcommand that has them. */
export interface CalledCommand {
  readonly name: string;
  readonly options?: readonly (CalledCommand & { readonly type: number; readonly focused?: true })[];
}

type InteractionInput =
  | {
      readonly kind: InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete;
      readonly data: CalledCommand;
      readonly holder?: undefined;
    }
  | { readonly kind: InteractionType.MessageComponent; readonly data: object; readonly holder: APIMessage }
  | {
      readonly kind: InteractionType.ModalSubmit;
      readonly data: object;
      /** The message whose component opened the modal. */
      readonly holder?: APIMessage | undefined;
      readonly trigger: Trigger;
    };

/** A user's action that the bot must answer. */
export type InteractionRequest = InteractionInput & {
  readonly person: PlaygroundUser;
  readonly channel: WorldChannel;
  readonly report: (outcome: ActionOutcome) => void;
};

/** An interaction: `open` until its first response. Its token is valid for fifteen minutes. */
export type Interaction = InteractionRequest & {
  readonly id: string;
  readonly token: string;
  readonly createdAt: number;
  readonly metadata: Metadata;
  state: 'open' | 'answered' | 'lapsed';
  /** Id of the `@original` message. */
  original?: string;
  /** Id of the Activity's instance that the first response has launched. */
  instance?: string;
  /** Whether the bot has deferred its response and not used the token since. */
  isDeferred: boolean;
  /** Whether the bot has deferred a reply and not edited it yet. */
  isThinking: boolean;
  /** Number of follow-ups. */
  followUps: number;
  /** Ids of the messages that this token can change. */
  readonly reachable: Set<string>;
};

/** The INTERACTION_CREATE payload. */
interface InteractionPayload {
  readonly guild_id?: string;
  readonly [field: string]: unknown;
}

function interactionPayload(interaction: Interaction, world: World): InteractionPayload {
  const { id, token, kind, person, channel, data, holder, metadata, createdAt } = interaction;
  return {
    id,
    application_id: APPLICATION_ID,
    type: kind,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...channel, permissions: String(world.permissionsOf(person.user.id, channel, createdAt)) },
    ...(isChat(channel)
      ? { user: person.user }
      : {
          ...guildOf(channel),
          guild: { id: guildOf(channel).guild_id, locale: languageOf(world, channel), features: [] },
          guild_locale: languageOf(world, channel),
          member: interactionMember(world, person, channel, createdAt),
        }),
    ...(holder && { message: holder }),
    app_permissions: String(isChat(channel) ? CHAT_PERMISSIONS : world.botPermissions(channel)),
    locale: world.languages.of(person.user.id),
    entitlements: world.entitlementsOf(person.user.id, guildOf(channel).guild_id),
    authorizing_integration_owners: metadata.authorizing_integration_owners,
    context: contextOf(channel),
    attachment_size_limit: MAX_FILE_BYTES,
  };
}

function languageOf({ languages }: World, channel: WorldChannel): string {
  return languages.ofServer(guildOf(channel).guild_id ?? '');
}

/** Time for the first response in ms. */
export const FIRST_RESPONSE_MS = 3_000;
const TOKEN_LIFETIME_MS = 15 * 60_000;
const MAX_OPEN_MODALS = 500;

/** A modal shown to a user. */
interface ShownModal {
  readonly modal: APIModalInteractionResponseCallbackData;
  readonly opener: Interaction;
  readonly trigger: Trigger;
}

interface InteractionEvents {
  ask: [payload: InteractionPayload, interaction: Interaction];
  /** The bot did not answer in time. */
  lapse: [interaction: Interaction];
}

/** All interactions that can still be answered or continued, and the modals they opened. */
export class Interactions extends EventEmitter<InteractionEvents> {
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #world: World;
  readonly #byToken = new Map<string, Interaction>();
  readonly #modals = new Map<string, ShownModal>();
  readonly #answerMs: number;

  constructor(clock: Clock, ids: Snowflakes, world: World, answerMs = FIRST_RESPONSE_MS) {
    super();
    this.#answerMs = answerMs;
    this.#clock = clock;
    this.#ids = ids;
    this.#world = world;
  }

  /** Sends a user's action to the bot, which must answer in time. */
  begin(ask: InteractionRequest): void {
    this.#deleteExpired();
    const id = this.#ids.next();
    const interaction: Interaction = {
      ...ask,
      id,
      token: randomBytes(48).toString('base64url'),
      createdAt: this.#clock.now(),
      metadata: metadata(id, ask, this.#world.installations),
      state: 'open',
      isDeferred: false,
      isThinking: false,
      followUps: 0,
      reachable: new Set(ask.holder ? [ask.holder.id] : []),
    };
    this.#byToken.set(interaction.token, interaction);
    this.#clock.after(this.#answerMs, () => {
      if (interaction.state !== 'open') return;
      interaction.state = 'lapsed';
      this.emit('lapse', interaction);
      interaction.report({ type: 'failed', sentence: 'The application did not respond' });
    });
    this.emit('ask', interactionPayload(interaction, this.#world), interaction);
  }

  /** The interactions whose deferred reply the bot has not sent. */
  get thinking(): Interaction[] {
    return [...this.#byToken.values()].filter(({ isThinking }) => isThinking);
  }

  /** Fails all interactions that wait for their first response. */
  failOpen(sentence: string): void {
    for (const interaction of this.#byToken.values()) {
      if (interaction.state !== 'open') continue;
      interaction.state = 'lapsed';
      interaction.report({ type: 'failed', sentence });
    }
  }

  /** Returns the interaction that waits for its first response. Throws Discord's error otherwise. */
  findUnanswered(id: string, token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction?.id !== id || interaction.state === 'lapsed') throw discordErrors.unknownInteraction();
    if (interaction.state === 'answered') throw discordErrors.alreadyAnswered();
    return this.#requireChannel(interaction);
  }

  /** Returns the interaction that accepts follow-ups. Throws Discord's error otherwise. */
  findAnswered(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (!interaction || this.#clock.now() - interaction.createdAt >= TOKEN_LIFETIME_MS)
      throw discordErrors.invalidToken();
    if (interaction.state !== 'answered') throw discordErrors.unknownWebhook();
    return this.#requireChannel(interaction);
  }

  #requireChannel(interaction: Interaction): Interaction {
    if (!this.#world.channels.has(interaction.channel.id)) throw discordErrors.unknownChannel();
    return interaction;
  }

  /** Shows a modal to the user of the interaction. */
  openModal(opener: Interaction, modal: APIModalInteractionResponseCallbackData): void {
    const token = randomBytes(12).toString('base64url');
    const { metadata } = opener;
    const trigger = metadata.type === InteractionType.ModalSubmit ? metadata.triggering_interaction_metadata : metadata;
    this.#modals.set(token, { modal, opener, trigger });
    const [oldest] = this.#modals.keys();
    if (this.#modals.size > MAX_OPEN_MODALS && oldest !== undefined) this.#modals.delete(oldest);
    opener.report({ type: 'modal', token, modal });
  }

  /** Returns the modal if it is open for this user, otherwise undefined. */
  modal(token: string, person: string): ShownModal | undefined {
    const open = this.#modals.get(token);
    return open?.opener.person.user.id === person ? open : undefined;
  }

  closeModal(token: string): void {
    this.#modals.delete(token);
  }

  /** Deletes expired tokens. They are stored oldest first. */
  #deleteExpired(): void {
    for (const [token, interaction] of this.#byToken) {
      if (this.#clock.now() - interaction.createdAt < TOKEN_LIFETIME_MS) return;
      this.#byToken.delete(token);
    }
  }
}

/**
 * Returns the owners of the installations that authorize an interaction. Component presses and modal submits have the
 * owners of the interaction that created their message or opened the modal.
 */
function ownersOf(ask: InteractionRequest, installations: Installations): Metadata['authorizing_integration_owners'] {
  const from = ask.kind === InteractionType.ModalSubmit ? ask.trigger : ask.holder?.interaction_metadata;
  return (
    from?.authorizing_integration_owners ??
    installations.owners(ask.person.user.id, contextOf(ask.channel), guildOf(ask.channel).guild_id)
  );
}

function metadata(id: string, ask: InteractionRequest, installations: Installations): Metadata {
  const owners = ownersOf(ask, installations);
  const common = { id, user: ask.person.user, authorizing_integration_owners: owners };
  switch (ask.kind) {
    case InteractionType.MessageComponent:
      return { ...common, type: ask.kind, interacted_message_id: ask.holder.id };
    case InteractionType.ModalSubmit:
      return { ...common, type: ask.kind, triggering_interaction_metadata: ask.trigger };
    default:
      return { ...common, type: InteractionType.ApplicationCommand };
  }
}
