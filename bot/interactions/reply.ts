import { type Language, say, type Text } from '@longtable/kit';
import {
  type APIModalInteractionResponseCallbackData,
  type BaseInteraction,
  type ChannelType,
  type Message,
  MessageFlags,
  type User,
} from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import { parseId } from '../custom-ids/ids.ts';
import { MAX_CONTENT } from '../discord-limits.ts';
import type { Refused } from '../host/refusal.ts';
import { cleanName } from '../host/table/names.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { isMissing, type MessageAt } from '../messages/messages.ts';
import { drawBoard } from '../render/board.ts';
import { type DisplaySettings, wantsIcons } from '../render/display.ts';
import { type FindEmoji, hasIcons, NO_EMOJIS, sendWithEmojis } from '../render/emojis.ts';
import { textOf } from '../render/message.ts';
import { languageOf } from '../render/text.ts';
import { type Answerable, type Body, type Change, InteractionResponder, type ResponderParts } from './wire.ts';

/** The channel of an interaction, as far as it is told of. */
export interface InteractionChannel {
  readonly type: ChannelType;
  /** What a thread belongs to. */
  readonly parent_id?: string | null;
  /** Longtable is not a member there, and can only answer. */
  readonly guest?: boolean;
}

/** What a reply needs of others. */
interface ReplyParts extends ResponderParts {
  /** Where the interaction comes from. */
  readonly channel?: InteractionChannel | undefined;
  /** Notes a message that was sent where Longtable is only a guest. */
  readonly reach?: ((message: string) => void) | undefined;
  /** Shows a refusal in the panel that was pressed; false where there is none. */
  readonly showNoteInPanel?: (reply: Reply, note: Text) => Promise<boolean>;
  /** Keeps how to remove what had no panel to stand in: it goes with the next press. */
  readonly keep?: (person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>) => void;
  /** Finds what stands for icons. */
  readonly findEmoji?: FindEmoji;
  /** Reads how this user wants to see boards and messages. */
  readonly readDisplay?: (reply: Reply) => Promise<DisplaySettings>;
}

/** The reply to an interaction: what is said to whom, in their language, and how it looks. How it gets there is the wire’s affair. */
export class Reply<I extends Answerable = Answerable> {
  readonly interaction: I;
  readonly language: Language;
  readonly #parts: ReplyParts;
  readonly #responder: InteractionResponder<I>;
  #display: Promise<DisplaySettings> | undefined;

  constructor(interaction: I, parts: ReplyParts = {}) {
    this.interaction = interaction;
    this.#parts = parts;
    this.#responder = new InteractionResponder(interaction, parts);
    this.language = languageOf(interaction.locale);
  }

  /** Resolves to how this user wants to see boards and messages. Read once per interaction. */
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
  /** Whether Longtable is not a member of this place, and can only answer. */
  get isGuest(): boolean {
    return this.#parts.channel?.guest ?? false;
  }
  /** Whether this is a DM with Longtable, to which nobody else can come. */
  get isDm(): boolean {
    return this.guildId === null && !this.isGuest;
  }
  get channelId(): string {
    return this.interaction.channelId ?? '';
  }
  /** The message that was pressed, or whose form was sent. */
  get message(): Message | null {
    return this.#responder.message;
  }
  /** Whether what was pressed is a private message. */
  get isInPrivate(): boolean {
    return this.message?.flags.has(MessageFlags.Ephemeral) ?? false;
  }

  /** Leaves the reply, and what follows it, to another process. */
  releaseFollowUps(): void {
    this.#responder.releaseFollowUps();
    this.#responder.close();
  }

  /** Nothing more is replied; whether this process sends what follows. */
  finish(): Promise<boolean> {
    return this.#responder.finish();
  }

  /** Sends a new message to this person only. */
  async private(body: Body): Promise<Sent> {
    return this.#withIcons(await this.#withEmojis(body, true, (shown) => this.#responder.private(shown)));
  }

  /** Sends a message that everyone sees; returns where it is. */
  async public(body: Body): Promise<MessageAt> {
    const { channelId, id } = await this.#withEmojis(body, false, (shown) => this.#responder.public(shown));
    this.#parts.reach?.(id);
    return { channel: channelId, message: id };
  }

  /** Edits the message that was pressed; returns where it is. */
  update(body: Change): Promise<MessageAt> {
    return this.#withEmojis(body, this.isInPrivate, (shown) => this.#responder.update(shown));
  }

  /** Shows something to this person only: in place of the private message they pressed, else in a new one. */
  async show(body: Body): Promise<Sent> {
    if (!this.isInPrivate) return this.private(body);
    try {
      return this.#withIcons(this.#responder.original((await this.update(body)).message));
    } catch (error) {
      // Another press has just replaced what this one was on.
      if (isMissing(error)) return this.private(body);
      throw error;
    }
  }

  /** Shows something to this person only that goes with their next press here, unless that is on it. */
  async showBriefly(body: Body): Promise<void> {
    const { message, remove } = await this.show(body);
    this.#parts.keep?.(this.user.id, this.channelId, { message, remove });
  }

  /** Says something to this person only, in their language; long texts continue in further messages. */
  async say(text: Text, more?: string): Promise<void> {
    await this.#sayPrivately(text, more);
  }

  async #sayPrivately(text: Text, more?: string): Promise<readonly Sent[]> {
    const whole = [say(text, this.language), more ?? ''].filter(Boolean).join('\n');
    const sent: Sent[] = [];
    for (const content of inMessages(whole)) sent.push(await this.private({ content }));
    return sent;
  }

  /** Tells a person why nothing was done: in their panel if they pressed there; a stale board is shown as it is now. */
  async refuse({ refused }: Refused, loaded?: LoadedTable): Promise<void> {
    if (await this.#parts.showNoteInPanel?.(this, refused.sentence)) return;
    const board = refused.code === 'stale' && loaded ? textOf(drawBoard(loaded)) : undefined;
    await this.sayBriefly(refused.sentence, board);
  }

  /** Says something as `say` does that goes with this person's next press here. */
  async sayBriefly(text: Text, more?: string): Promise<void> {
    const sent = await this.#sayPrivately(text, more);
    const remove = () => Promise.all(sent.map((each) => each.remove()));
    this.#parts.keep?.(this.user.id, this.channelId, { message: sent[0]?.message ?? '', remove });
  }

  /** Tells Discord that a press was heard; what was pressed stays as it is. */
  acknowledge(): Promise<void> {
    return this.#responder.acknowledge();
  }

  /** Another process has done what was asked for, and should say so: where nobody has said anything, this is said. */
  yieldToOtherProcess(text: Text): Promise<void> {
    return this.#responder.yieldToOtherProcess(say(text, this.language));
  }

  /** Opens a form. */
  form(modal: APIModalInteractionResponseCallbackData): Promise<void> {
    return this.#responder.form(modal);
  }

  /** Deletes the private message that a form was opened from. */
  async dismiss(): Promise<void> {
    // Somebody who dismissed it was quicker.
    if (this.message && this.isInPrivate)
      await this.interaction.webhook.deleteMessage(this.message).catch(() => undefined);
  }

  /** What was sent to this person only; whatever takes its place has their emojis, too. */
  #withIcons(sent: Sent): Sent {
    return { ...sent, edit: (next) => this.#withEmojis(next, true, (shown) => sent.edit(shown)) };
  }

  /** Sends a message with emojis in place of its icons, if those who read it want them. */
  async #withEmojis<B extends Change, T>(body: B, isPrivate: boolean, send: (body: B) => Promise<T>): Promise<T> {
    const { findEmoji = NO_EMOJIS } = this.#parts;
    // If the settings cannot be read, the message goes without icons.
    const isWanted = !isPrivate || !hasIcons(body) || (await this.display.then(wantsIcons, () => false));
    return sendWithEmojis(body, isWanted ? findEmoji : NO_EMOJIS, send);
  }
}

const FENCED = /\n?(```[\s\S]*?```)\n?/;

/** Cuts a text at line ends into parts that fit a message each; code blocks stay whole. */
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

/** The table that a message is about, as its buttons say; nothing if it has none. */
export function tableOn({ components }: Message): string | undefined {
  const ids = idsIn(components.map((part) => part.toJSON() as Part)).map(parseId);
  return ids.flatMap((id) => (id && 'table' in id ? (id.table ?? []) : []))[0];
}

function idsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ custom_id, components = [], accessory }) => [
    ...(custom_id === undefined ? [] : [custom_id]),
    ...idsIn([...components, ...(accessory ? [accessory] : [])]),
  ]);
}

/** Somebody who acts at a table, and how they are called where they do it. */
interface Actor {
  readonly person: string;
  readonly name: string;
}

/** Who sent an interaction. */
export function actorOf(asked: BaseInteraction): Actor {
  const { user, member } = asked;
  const nickname = member && 'displayName' in member ? member.displayName : member?.nick;
  return { person: user.id, name: displayNameOf(user, nickname) };
}

/** How a person is called: as the server calls them, as they call themselves, or by their account, whichever has letters. */
export function displayNameOf(user: User, nickname: string | null | undefined): string {
  return [nickname, user.globalName, user.username].map((name) => cleanName(name ?? '')).find(Boolean) ?? user.id;
}
