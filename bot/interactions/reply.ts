import { type Language, say, type Text } from '@longtable/kit';
import { type BaseInteraction, type ChannelType, type Message, MessageFlags, type User } from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import { MAX_CONTENT } from '../discord-limits.ts';
import type { LoadedTable } from '../host/feature.ts';
import { Refusal, settled } from '../host/refusal.ts';
import { cleanName } from '../host/table/names.ts';
import { TOKEN_LIFE_MS } from '../messages/interaction-tokens.ts';
import { isMissing, type MessageAt } from '../messages/messages.ts';
import { drawBoard } from '../render/board.ts';
import { type DisplaySettings, wantsIcons } from '../render/display.ts';
import { type FindEmoji, hasIcons, NO_EMOJIS, sendWithEmojis, type WithIcons } from '../render/emojis.ts';
import { textOf } from '../render/message.ts';
import { drawForm, drawRows, type Form, type Page, page, type Rows } from '../render/page.ts';
import { languageOf } from '../render/text.ts';
import type { Bot } from './bot.ts';
import {
  type Answerable,
  type Body as DrawnBody,
  type Change as DrawnChange,
  InteractionResponder,
  type ResponderParts,
} from './responder.ts';

/** The channel of an interaction. */
export interface InteractionChannel {
  readonly type: ChannelType;
  /** The parent channel of a thread. */
  readonly parent_id?: string | null;
  /** Whether the bot is not a member and can only reply. */
  readonly guest?: boolean;
}

interface ReplyParts extends ResponderParts {
  readonly channel?: InteractionChannel | undefined;
  /** Records that a public message can be edited with the interaction's token. Set where the bot is only a guest. */
  readonly reach?: ((message: string) => void) | undefined;
  /** Shows a refusal in the user's panel. Resolves to false if none is open. */
  readonly showNoteInPanel?: (reply: Reply, note: Text) => Promise<boolean>;
  /** Stores a short message, which the next interaction deletes. */
  readonly keep?: (person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>) => void;
  readonly findEmoji?: FindEmoji;
  /** Loads the user's display settings. */
  readonly readDisplay?: (reply: Reply) => Promise<DisplaySettings>;
}

/** A text with buttons and menus below it, in the language of its reader. */
interface TextMessage {
  readonly content: Text;
  readonly rows?: Rows;
}

/** A message for the user of an interaction. Texts are in the user's language. */
type Body = DrawnBody | TextMessage | Page;

/** Content that replaces a message or only its components. */
type Change = DrawnChange | Body;

/** The reply to an interaction in the user's language and display. */
export class Reply<I extends Answerable = Answerable> {
  readonly interaction: I;
  readonly bot: Bot;
  readonly language: Language;
  readonly #parts: ReplyParts;
  readonly #responder: InteractionResponder<I>;
  #display: Promise<DisplaySettings> | undefined;

  constructor(interaction: I, bot: Bot, parts: ReplyParts = {}) {
    this.interaction = interaction;
    this.bot = bot;
    this.#parts = parts;
    this.#responder = new InteractionResponder(interaction, parts);
    this.language = languageOf(interaction.locale);
  }

  /** Resolves to the user's display settings. Loaded once per interaction. */
  get display(): Promise<DisplaySettings> {
    this.#display ??= this.#parts.readDisplay?.(this).catch((error) => {
      this.#display = undefined;
      throw error;
    });
    return this.#display ?? Promise.resolve({ language: this.language, display: 'plain' });
  }

  get user(): User {
    return this.interaction.user;
  }
  get locale(): string {
    return this.interaction.locale;
  }
  get guildId(): string | null {
    return this.interaction.guildId;
  }
  get channel(): InteractionChannel | undefined {
    return this.#parts.channel;
  }
  /** Whether the bot is not a member here and can only reply. */
  get isGuest(): boolean {
    return this.#parts.channel?.guest ?? false;
  }
  /** Whether this is a DM with the bot. */
  get isDm(): boolean {
    return this.guildId === null && !this.isGuest;
  }
  get channelId(): string {
    return this.interaction.channelId ?? '';
  }
  /** Message with the pressed button or menu, or from which the submitted form was opened. Null for commands. */
  get message(): Message | null {
    return this.#responder.message;
  }
  /** Whether the pressed message is private. False for commands. */
  get isInPrivate(): boolean {
    return this.message?.flags.has(MessageFlags.Ephemeral) ?? false;
  }

  /** Leaves the reply and its follow-ups to another process. */
  releaseFollowUps(): void {
    this.#responder.releaseFollowUps();
    this.#responder.close();
  }

  /** Ends the reply. Resolves to whether this process sends the follow-ups. */
  finish(): Promise<boolean> {
    return this.#responder.finish();
  }

  /** Sends a new message that only the user sees. */
  async private(body: Body): Promise<Sent> {
    return this.#withIcons(await this.#withEmojis(this.#draw(body), true, (shown) => this.#responder.private(shown)));
  }

  /** Sends a public message. */
  async public(body: Body): Promise<MessageAt> {
    const { channelId, id } = await this.#withEmojis(this.#draw(body), false, (shown) => this.#responder.public(shown));
    this.#parts.reach?.(id);
    return { channel: channelId, message: id };
  }

  /** Edits the pressed message. */
  update(body: Change): Promise<MessageAt> {
    return this.#withEmojis(this.#draw(body), this.isInPrivate, (shown) => this.#responder.update(shown));
  }

  /** Replaces the pressed private message, or sends a new one. */
  async show(body: Body): Promise<Sent> {
    if (!this.isInPrivate) return this.private(body);
    try {
      return this.#withIcons(this.#responder.original((await this.update(body)).message));
    } catch (error) {
      // Another press has replaced the message.
      if (isMissing(error)) return this.private(body);
      throw error;
    }
  }

  /** Shows a private message that the user's next interaction in this channel deletes. */
  async showBriefly(body: Body): Promise<void> {
    this.#keep(await this.show(body));
  }

  /** Sends a new private message that the user's next interaction in this channel deletes. */
  async privateBriefly(body: Body): Promise<void> {
    this.#keep(await this.private(body));
  }

  #keep({ message, remove }: Pick<Sent, 'message' | 'remove'>): void {
    this.#parts.keep?.(this.user.id, this.channelId, { message, remove });
  }

  /** Sends a private text, followed by `more`. Long texts are split into several messages. */
  async say(text: Text, more?: string): Promise<void> {
    await this.#sayPrivately(text, more);
  }

  async #sayPrivately(text: Text, more?: string): Promise<readonly Sent[]> {
    const whole = [say(text, this.language), more ?? ''].filter(Boolean).join('\n');
    const sent: Sent[] = [];
    for (const content of inMessages(whole)) sent.push(await this.private({ content }));
    return sent;
  }

  /** Shows a refusal in the user's panel, or as a short message. Includes the current board if the pressed one was outdated. */
  async refuse({ code, sentence }: Refusal, loaded?: LoadedTable): Promise<void> {
    if (await this.#parts.showNoteInPanel?.(this, sentence)) return;
    const board = code === 'stale' && loaded ? textOf(await settled(() => drawBoard(loaded))) : undefined;
    await this.sayBriefly(sentence, board);
  }

  /** Shows the refusal that an action has thrown. Throws other errors again. */
  async refuseOrThrow(error: unknown): Promise<undefined> {
    if (!(error instanceof Refusal)) throw error;
    await this.refuse(error);
  }

  /** Sends a private text that the user's next interaction in this channel deletes. */
  async sayBriefly(text: Text, more?: string): Promise<void> {
    const sent = await this.#sayPrivately(text, more);
    const remove = () => Promise.all(sent.map((each) => each.remove()));
    this.#keep({ message: sent[0]?.message ?? '', remove });
  }

  /** Acknowledges a press without changing the message. */
  acknowledge(): Promise<void> {
    return this.#responder.acknowledge();
  }

  /** Acknowledges a press. Replies to a command with this text if the process that handled it has not replied. */
  yieldToOtherProcess(text: Text): Promise<void> {
    return this.#responder.yieldToOtherProcess(say(text, this.language));
  }

  form(form: Form): Promise<void> {
    return this.#withEmojis(drawForm(form, this.language), true, (shown) => this.#responder.form(shown));
  }

  /** Opens the Activity for the user. Resolves to undefined if Discord cannot open it here. */
  launchActivity(): ReturnType<InteractionResponder<I>['launchActivity']> {
    return this.#responder.launchActivity();
  }

  /** Deletes the private message that a form was opened from. */
  async dismiss(): Promise<void> {
    // The user may have dismissed it already.
    if (this.message && this.isInPrivate)
      await this.interaction.webhook.deleteMessage(this.message).catch(() => undefined);
  }

  /** Draws a page or a text in the user's language. */
  #draw(body: Body): DrawnBody;
  #draw(body: Change): DrawnChange;
  #draw(body: Change): DrawnChange {
    if ('flags' in body || 'components' in body) return body as DrawnChange;
    if (!('content' in body)) return page(body as Page, this.language);
    const { content, rows, ...more } = body as TextMessage;
    const components = rows && { components: drawRows(rows, this.language) };
    return { ...more, ...components, content: say(content, this.language).slice(0, MAX_CONTENT) };
  }

  /** Adds emojis to later edits of a private message. */
  #withIcons(sent: Sent): Sent {
    return { ...sent, edit: (next) => this.#withEmojis(next, true, (shown) => sent.edit(shown)) };
  }

  /** Sends a message, with emojis if it is public or its reader wants icons. */
  async #withEmojis<B extends WithIcons, T>(body: B, isPrivate: boolean, send: (body: B) => Promise<T>): Promise<T> {
    const { findEmoji = NO_EMOJIS } = this.#parts;
    // Without readable settings, the message has no icons.
    const isWanted = !isPrivate || !hasIcons(body) || (await this.display.then(wantsIcons, () => false));
    return sendWithEmojis(body, isWanted ? findEmoji : NO_EMOJIS, send);
  }
}

const FENCED = /\n?(```[\s\S]*?```)\n?/;

/** Splits a text at line ends into messages. Code blocks are not split. A line or block that is longer than a message is cut. */
function inMessages(text: string): string[] {
  const parts: string[] = [];
  const pieces = text.split(FENCED).filter((piece) => piece !== '');
  for (const line of pieces.flatMap((piece) => (FENCED.test(piece) ? [piece] : piece.split('\n')))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= MAX_CONTENT)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line.slice(0, MAX_CONTENT));
  }
  return parts;
}

interface Part {
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** Returns the first table id in a message's custom ids. Undefined if there is none. */
export function tableOn({ ids }: Pick<Bot, 'ids'>, { components }: Message): string | undefined {
  const parsed = idsIn(components.map((part) => part.toJSON() as Part)).map((id) => ids.parse(id));
  return parsed.flatMap((id) => (typeof id?.table === 'string' ? id.table : []))[0];
}

function idsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ custom_id, components = [], accessory }) => [
    ...(custom_id === undefined ? [] : [custom_id]),
    ...idsIn([...components, ...(accessory ? [accessory] : [])]),
  ]);
}

interface Actor {
  readonly person: string;
  readonly name: string;
}

export function actorOf(asked: BaseInteraction): Actor {
  const { user, member } = asked;
  return { person: user.id, name: displayNameOf(user, member) };
}

/** A member of a server, as discord.js or the API represent it. */
type Member = { readonly displayName: string } | { readonly nick?: string | null };

/** Returns the first of nickname, display name and user name that is not empty after cleaning, otherwise the user id. */
export function displayNameOf(user: User, member?: Member | null): string {
  const nickname = member && ('displayName' in member ? member.displayName : member.nick);
  return [nickname, user.globalName, user.username].map((name) => cleanName(name ?? '')).find(Boolean) ?? user.id;
}

/** Returns the id of the server, or of the channel in a DM. It identifies the history, stats and leaderboards shown there. */
export function homeIdOf({ guildId, channelId }: { guildId: string | null; channelId: string | null }): string {
  return guildId ?? channelId ?? '';
}

type OpenMessage = Pick<Sent, 'message' | 'remove'> & { readonly until: number };

/** Short private replies, one per user and channel. The next interaction deletes them. */
export class EphemeralReplies {
  readonly #standing = new Map<string, OpenMessage>();

  /** Stores a message and the function that deletes it. Forgets expired messages. */
  keep(person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>): void {
    for (const [key, { until }] of this.#standing) {
      if (until > Date.now()) break;
      this.#standing.delete(key);
    }
    this.#standing.set(keyOf(person, channel), { ...sent, until: Date.now() + TOKEN_LIFE_MS });
  }

  /**
   * Returns the function that deletes the stored message of a user in a channel, and forgets the message. Undefined if
   * there is none, or if it has expired or is the pressed message.
   */
  take(person: string, channel: string, pressed: string | undefined): (() => Promise<unknown>) | undefined {
    const key = keyOf(person, channel);
    const standing = this.#standing.get(key);
    this.#standing.delete(key);
    return standing && standing.until > Date.now() && standing.message !== pressed ? standing.remove : undefined;
  }
}

function keyOf(person: string, channel: string): string {
  return `${person}|${channel}`;
}
