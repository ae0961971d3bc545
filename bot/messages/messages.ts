import type { Language, Reader, Viewer } from '@longtable/kit';
import {
  DiscordAPIError,
  type RawFile,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import type { RESTPostAPICurrentUserCreateDMChannelResult } from 'discord-api-types/v10';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type FindEmoji, isEmojiRefused, NO_EMOJIS, withEmojis } from '../render/emojis.ts';
import { type Drawn, type Row, restBody, restFiles } from '../render/message.ts';
import { languageOf } from '../render/text.ts';
import { type InteractionToken, type InteractionTokens, NoInteractionTokenError } from './interaction-tokens.ts';

/** Adds pictures to drawn messages. */
export interface Pictures {
  readonly findEmoji: FindEmoji;
  /** Number of attempts that painted no picture. */
  readonly failed: number;
  /** Sends a message with its picture, or without it if it cannot be painted, see `paint`, or Discord rejects it. */
  send<T>(drawn: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string, asText?: () => Drawn): Promise<T>;
  /**
   * Returns a message with its picture. Returns the message itself if it has none or the channel accepts no files. If
   * painting fails, returns the message as text, which offers the picture.
   */
  paint(drawn: Drawn, channel?: string, asText?: () => Drawn): Promise<Drawn>;
  /** Whether files can be sent to a channel. */
  takesFiles(channel: string | undefined): boolean;
  /** Whether the picture of a message could not be painted. */
  isMissing(drawn: Drawn): boolean;
  /** Returns a message with its missing picture as soon as it is painted. Undefined if `isCurrent` returns false or painting fails again. */
  paintLater(drawn: Drawn, isCurrent: AnimatedTurn['isCurrent'], channel?: string): Promise<Drawn | undefined>;
  /** Whether the last turn of a table can be animated for a viewer. */
  canAnimate(loaded: LoadedTable, viewer: Viewer): boolean;
  /** Returns a message with an animation of the last turn after a delay. Undefined if `isCurrent` returns false then, or if it cannot be animated. */
  animateLater(drawn: Drawn, turn: AnimatedTurn, channel?: string): Promise<Drawn | undefined>;
  close(): Promise<void>;
}

/** A turn to animate. */
export interface AnimatedTurn {
  readonly context: Context;
  readonly loaded: LoadedTable;
  readonly reader: Reader;
  /** Whether the message still shows the turn. */
  isCurrent(): boolean | Promise<boolean>;
}

/** Returns what sends all messages as text. */
export function textOnly(findEmoji: FindEmoji): Pictures {
  return {
    findEmoji,
    failed: 0,
    send: (drawn, send) => send(drawn),
    paint: async (drawn) => drawn,
    takesFiles: () => true,
    isMissing: () => false,
    paintLater: async () => undefined,
    canAnimate: () => false,
    animateLater: async () => undefined,
    close: async () => {},
  };
}

/** Whether an error means that Discord rejects files in the channel, or this file. */
export function isFileRefused(error: unknown): boolean {
  return isDiscordError(error, MissingPermissions, RESTJSONErrorCodes.RequestEntityTooLarge);
}

/** Whether Discord has answered with one of these error codes. */
export function isDiscordError(error: unknown, ...codes: readonly RESTJSONErrorCodes[]): error is DiscordAPIError {
  return error instanceof DiscordAPIError && codes.some((code) => code === error.code);
}

/** A channel with its server. `guest` is set if the bot was only a guest there. */
export interface ChannelRef {
  readonly channel: string;
  readonly guild?: string | null | undefined;
  readonly guest?: true | undefined;
}

/** A message with plain content, whose first words are visible in push notifications. It is sent without icons. */
export interface PlainMessage {
  readonly content: string;
  readonly components?: Row[];
  readonly allowedMentions?: { readonly parse: []; readonly users: string[] };
}

export interface MessageAt {
  readonly channel: string;
  readonly message: string;
}

/** A message as Discord's API takes it. */
export interface RestMessage {
  readonly body: object;
  readonly files?: RawFile[];
}

/** Creates a message in another way than by posting it in its channel. */
type CreateMessage<At> = (message: RestMessage) => Promise<At>;

type SendOptions<At> = {
  /** The message to edit. If it no longer exists or no valid token can edit it, a new one is posted. */
  readonly message?: string | null | undefined;
  /** Draws the message as text, if its picture cannot be painted. */
  readonly asText?: (() => Drawn) | undefined;
} & (
  | {
      /** Discord posts messages with the same nonce only once. Interaction tokens do not support it. */
      readonly nonce: string;
      readonly create?: CreateMessage<At> | undefined;
    }
  | { readonly nonce?: undefined; readonly create: CreateMessage<At> }
);

interface MessagesParts {
  readonly rest: REST;
  readonly application: string;
  readonly pictures: Pick<Pictures, 'paint' | 'findEmoji'>;
  readonly tokens: InteractionTokens;
  readonly isGuest: (at: ChannelRef) => boolean;
}

/** Sends, edits and deletes messages: as a member of a channel, or with interaction tokens where the bot is only a guest. */
export class Messages {
  readonly #parts: MessagesParts;

  constructor(parts: MessagesParts) {
    this.#parts = parts;
  }

  /** The tokens for channels where the bot is only a guest. */
  get tokens(): InteractionTokens {
    return this.#parts.tokens;
  }

  get application(): string {
    return this.#parts.application;
  }

  /** Returns the language that a server has in Discord. English if it cannot be read. */
  async languageOn(guild: string): Promise<Language> {
    const found = await this.#parts.rest.get(Routes.guild(guild)).catch(() => ({}));
    return languageOf((found as { preferred_locale?: string }).preferred_locale);
  }

  isGuest(at: ChannelRef): boolean {
    return this.#parts.isGuest(at);
  }

  /** Whether a message can be posted in a channel now. */
  canPost(at: ChannelRef): boolean {
    return !this.isGuest(at) || this.tokens.forChannel(at.channel) !== undefined;
  }

  /**
   * Edits a message, or posts it if there is none. If Discord rejects its picture or an emoji, sends it without them. A
   * member does not post twice with the same nonce.
   */
  async send<At extends MessageAt | undefined = MessageAt>(
    to: ChannelRef | { readonly user: string },
    content: Drawn | PlainMessage,
    { nonce = '', message, create, asText }: SendOptions<At>,
  ): Promise<At | MessageAt> {
    const { pictures } = this.#parts;
    const at = 'user' in to ? { channel: await this.directChannel(to.user) } : to;
    let shown = 'flags' in content ? await pictures.paint(content, at.channel, asText) : content;
    let find = pictures.findEmoji;
    for (;;) {
      const whole = restMessage(shown, find);
      try {
        if (message && (await this.#patch(at, message, whole))) return { channel: at.channel, message };
        return await (create ? create(whole) : this.#post(at, whole, nonce));
      } catch (error) {
        if (isFileRefused(error) && shown !== content) shown = content;
        else if (isEmojiRefused(error) && find !== NO_EMOJIS) find = NO_EMOJIS;
        else throw error;
      }
    }
  }

  /** Edits a message. Returns false if it no longer exists or no valid token can edit it. */
  async edit(at: ChannelRef, message: string, content: Drawn | PlainMessage): Promise<boolean> {
    return (await this.send(at, content, { message, create: async () => undefined })) !== undefined;
  }

  async delete(at: ChannelRef, message: string): Promise<void> {
    const { rest } = this.#parts;
    if (!this.isGuest(at)) await rest.delete(Routes.channelMessage(at.channel, message));
    else await rest.delete(await this.#tokenRoute(message), { auth: false });
  }

  /** Returns the id of the channel for direct messages with a user. */
  async directChannel(user: string): Promise<string> {
    const channel = await this.#parts.rest.post(Routes.userChannels(), { body: { recipient_id: user } });
    return (channel as RESTPostAPICurrentUserCreateDMChannelResult).id;
  }

  async #patch(at: ChannelRef, message: string, { body, files = [] }: RestMessage): Promise<boolean> {
    const edit = { body: { content: null, attachments: [], ...body }, files };
    const { rest } = this.#parts;
    try {
      if (!this.isGuest(at)) await rest.patch(Routes.channelMessage(at.channel, message), edit);
      else await rest.patch(await this.#tokenRoute(message), { ...edit, auth: false });
      return true;
    } catch (error) {
      if (isMissing(error) || error instanceof NoInteractionTokenError) return false;
      throw error;
    }
  }

  async #post(at: ChannelRef, { body, files = [] }: RestMessage, nonce: string): Promise<MessageAt> {
    const { rest, application } = this.#parts;
    const { channel } = at;
    if (!this.isGuest(at)) {
      const once = { ...body, nonce, enforce_nonce: true };
      return { channel, message: idOf(await rest.post(Routes.channelMessages(channel), { body: once, files })) };
    }
    const token = await answeredToken(() => this.tokens.forChannel(channel));
    await token.takeFollowUp();
    const posted = rest.post(Routes.webhook(application, token.token), { body, files, auth: false }).catch((error) => {
      // A repeated message whose response was lost counts towards the limit.
      const isUsedUp = isDiscordError(error, ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages);
      throw isUsedUp ? new NoInteractionTokenError() : error;
    });
    const message = idOf(await posted);
    this.tokens.addMessage(message, token);
    return { channel, message };
  }

  async #tokenRoute(message: string) {
    const { token } = await answeredToken(() => this.tokens.forMessage(message));
    return Routes.webhookMessage(this.#parts.application, token, message);
  }
}

function restMessage(content: Drawn | PlainMessage, find: FindEmoji): RestMessage {
  if ('flags' in content) return { body: restBody(withEmojis(content, find)), files: restFiles(content) };
  const { components = [], allowedMentions = { parse: [], users: [] } } = content;
  return { body: withEmojis({ content: content.content, components, allowed_mentions: allowedMentions }, NO_EMOJIS) };
}

/** Returns the newest token to which Discord has accepted a response. Throws if there is none. */
async function answeredToken(find: () => InteractionToken | undefined): Promise<InteractionToken> {
  for (let token = find(); token; token = find()) if (await token.answered) return token;
  throw new NoInteractionTokenError();
}

/** Whether an error means that nothing can be shown in a channel now: it is deleted, or the bot lacks a permission or a valid token. */
export function isClosed(error: unknown): boolean {
  return error instanceof NoInteractionTokenError || isOutOfReach(error);
}

function idOf(posted: unknown): string {
  return (posted as RESTPostAPIChannelMessageResult).id;
}

const {
  CannotSendMessagesToThisUser,
  CannotSendMessagesToThisUserDueToHavingNoMutualGuilds: NoMutualServer,
  MissingAccess,
  MissingPermissions,
  ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
} = RESTJSONErrorCodes;

/** Whether an error means that a channel no longer exists. */
export function isGone(error: unknown): boolean {
  return isDiscordError(error, RESTJSONErrorCodes.UnknownChannel);
}

/** Whether an error means that a channel no longer exists or that the bot lacks a permission there. */
export function isOutOfReach(error: unknown): boolean {
  return (
    isGone(error) ||
    isDiscordError(error, MissingAccess, MissingPermissions, CannotSendMessagesToThisUser, NoMutualServer)
  );
}

/** Returns what a log line says about a failed message: its server, channel, error and missing permission. */
export function failureIn({ guild, channel }: ChannelRef, error: unknown): object {
  const permission = isDiscordError(error, MissingPermissions)
    ? 'Send Messages, or Send Messages in Threads'
    : isDiscordError(error, MissingAccess)
      ? 'View Channel'
      : undefined;
  return { server: guild, channel, permission, error: String(error) };
}

/** Whether an error means that a message no longer exists. */
export function isMissing(error: unknown): boolean {
  return isDiscordError(error, RESTJSONErrorCodes.UnknownMessage);
}
