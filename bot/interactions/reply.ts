import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type ChannelType,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  DiscordAPIError,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type User,
} from 'discord.js';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import { isMissing } from '../boards/errors.ts';
import type { Sent } from '../boards/panels.ts';
import type { Visit } from '../boards/visits.ts';
import type { Refused } from '../host/refusal.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { drawBoard } from '../render/board.ts';
import { type FindEmoji, hasIcons, NO_EMOJIS, sendWithEmojis } from '../render/emojis.ts';
import { type Drawn, inPlace, type SentFile, textOf } from '../render/message.ts';
import { languageOf } from '../render/text.ts';
import { inMessages } from './in-messages.ts';

/** An interaction that can be replied to. */
export type Answerable =
  | ChatInputCommandInteraction
  | ContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** An interaction with a message: a press of a button or menu, or the form that one of them opened. */
export type OnMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Text with a few components, for messages without a board. */
interface Plain {
  readonly content: string;
  readonly components?: APIMessageTopLevelComponent[];
  readonly files?: SentFile[];
}

/** What can be sent as a reply. */
type Body = Drawn | Plain;

/** What can take the place of a message, or only of its parts. */
type Change = Body | Pick<Drawn, 'components'>;

/** The channel of an interaction, as far as it is told of. */
export interface AskedIn {
  readonly type: ChannelType;
  /** What a thread belongs to. */
  readonly parent_id?: string | null;
  /** Longtable is not a member there, and can only answer. */
  readonly guest?: boolean;
}

/** Where a message is. */
type At = { readonly channel: string; readonly message: string };

/** How long a reply may take before it is deferred: Discord waits three seconds, and the way there takes some. */
const DEADLINE_MS = 1000;

const A_MOMENT = '…';

/** What a reply needs of others. */
interface ReplyParts {
  /** Where the interaction comes from. */
  readonly channel?: AskedIn | undefined;
  /** The interaction as a way to reach a place where Longtable is only a guest. */
  readonly visit?: Pick<Visit, 'noteAnswered' | 'takeFollowUp' | 'forgo'> | undefined;
  /** Notes a message that was sent there. */
  readonly reach?: ((message: string) => void) | undefined;
  /** Shows a refusal in the panel that was pressed; false where there is none. */
  readonly noteInPanel?: (reply: Reply, note: Text) => Promise<boolean>;
  /** Keeps how to remove what had no panel to stand in: it goes with the next press. */
  readonly keep?: (person: string, channel: string, sent: Pick<Sent, 'message' | 'remove'>) => void;
  /** Finds what stands for icons. */
  readonly findEmoji?: FindEmoji;
  /** Whether this person wants to see icons in what only they see. */
  readonly wantsIcons?: (reply: Reply) => Promise<boolean>;
  /** Claims the right to answer after the deadline; rejects if another process has it. */
  readonly claim?: () => Promise<void>;
}

/**
 * The reply to an interaction, in time or late. After a second the interaction is deferred, so that nobody reads "The
 * application did not respond"; what is replied later goes to where it belongs all the same.
 */
export class Reply<I extends Answerable = Answerable> {
  readonly interaction: I;
  readonly language: Language;
  readonly #timer: NodeJS.Timeout;
  readonly #parts: ReplyParts;
  #deferring: Promise<void> | undefined;
  #claimed: Promise<void> | undefined;

  constructor(interaction: I, parts: ReplyParts = {}) {
    this.interaction = interaction;
    this.#parts = parts;
    this.language = languageOf(interaction.locale);
    this.#timer = setTimeout(() => {
      this.#deferring ??= this.#defer();
    }, DEADLINE_MS);
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
  get channel(): AskedIn | undefined {
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

  /** Ends the deadline; nothing is deferred from now on. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Another process replies, and sends what follows. */
  forgo(): void {
    this.#parts.visit?.forgo();
  }

  /** Nothing more is replied; others can follow. */
  finish(): void {
    this.close();
    this.#parts.visit?.noteAnswered();
  }

  /** Whether what was pressed is a private message. */
  get isInPrivate(): boolean {
    return this.message?.flags.has(MessageFlags.Ephemeral) ?? false;
  }

  /** Sends a new message to this person only. */
  private(body: Body): Promise<Sent> {
    return this.#withEmojis(body, true, (shown) => this.#private(shown));
  }

  async #private(body: Body): Promise<Sent> {
    const options = { ...bodyOf(body), flags: flagsOf(body) | MessageFlags.Ephemeral };
    const { interaction } = this;
    if (!(await this.#isAnswered())) {
      const { resource } = await this.#first(interaction.reply({ ...options, withResponse: true }));
      return this.#original(resource?.message?.id ?? '');
    }
    // A deferred command has its private message already.
    if (!this.#isOnMessage && interaction.deferred && !interaction.replied)
      return this.#original((await this.#first(interaction.editReply({ ...options, flags: flagsOf(body) }))).id);
    this.#parts.visit?.takeFollowUp();
    const { id } = await interaction.followUp(options);
    return {
      message: id,
      edit: (next) =>
        this.#withEmojis(next, true, (shown) => interaction.editReply({ ...inPlace(shown), message: id })),
      remove: () => interaction.deleteReply(id),
    };
  }

  /** Sends a message that everyone sees; returns where it is. */
  async public(body: Body): Promise<At> {
    const send = (shown: Body) => this.#publicMessage({ ...bodyOf(shown), flags: flagsOf(shown) });
    const { channelId, id } = await this.#withEmojis(body, false, send);
    this.#parts.reach?.(id);
    return { channel: channelId, message: id };
  }

  /** Edits the message that was pressed; returns where it is. */
  update(body: Change): Promise<At> {
    return this.#withEmojis(body, this.isInPrivate, (shown) => this.#update(shown));
  }

  async #update(body: Change): Promise<At> {
    const interaction = this.interaction as OnMessage;
    const edit = 'flags' in body ? inPlace(body) : 'content' in body ? { components: [], ...bodyOf(body) } : body;
    if (await this.#isAnswered()) await interaction.editReply(edit);
    else
      await this.#first(interaction.update(edit)).catch(async (error) => {
        if (!isAcknowledged(error)) throw error;
        // Discord's response was lost, or another process has deferred it: an edit leads to the same.
        interaction.deferred = true;
        await interaction.editReply(edit);
      });
    return { channel: interaction.message.channelId, message: interaction.message.id };
  }

  /** Shows something to this person only: in place of the private message they pressed, else in a new one. */
  async show(body: Body): Promise<Sent> {
    if (!this.isInPrivate) return this.private(body);
    try {
      return this.#original((await this.update(body)).message);
    } catch (error) {
      // Another press has just replaced what this one was on.
      if (isMissing(error)) return this.private(body);
      throw error;
    }
  }

  /** Shows something to this person only that goes with their next press here, unless that is on it. */
  async brief(body: Body): Promise<void> {
    const { message, remove } = await this.show(body);
    this.#parts.keep?.(this.user.id, this.channelId, { message, remove });
  }

  /** Says something to this person only, in their language; long texts continue in further messages. */
  async say(text: Text, more?: string): Promise<void> {
    await this.#whisper(text, more);
  }

  async #whisper(text: Text, more?: string): Promise<readonly Sent[]> {
    const whole = [say(text, this.language), more ?? ''].filter(Boolean).join('\n');
    const sent: Sent[] = [];
    for (const content of inMessages(whole)) sent.push(await this.private({ content }));
    return sent;
  }

  /** Tells a person why nothing was done: in their panel if they pressed there; a stale board is shown as it is now. */
  async refuse({ refused }: Refused, loaded?: LoadedTable): Promise<void> {
    if (await this.#parts.noteInPanel?.(this, refused.sentence)) return;
    const board = refused.code === 'stale' && loaded ? textOf(drawBoard(loaded)) : undefined;
    await this.tell(refused.sentence, board);
  }

  /** Says something as `say` does that goes with this person's next press here. */
  async tell(text: Text, more?: string): Promise<void> {
    const sent = await this.#whisper(text, more);
    const remove = () => Promise.all(sent.map((each) => each.remove()));
    this.#parts.keep?.(this.user.id, this.channelId, { message: sent[0]?.message ?? '', remove });
  }

  /** Tells Discord that a press was heard; what was pressed stays as it is. */
  async acknowledge(): Promise<void> {
    if (!(await this.#isAnswered())) await this.#first((this.interaction as OnMessage).deferUpdate());
  }

  /** Another process has done what was asked for, and should say so: where nobody has said anything, this is said. */
  async concede(text: Text): Promise<void> {
    if (this.#isOnMessage) return this.acknowledge();
    await this.#deferring;
    const { interaction } = this;
    const content = say(text, this.language);
    if (!interaction.deferred) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    else if ((await interaction.fetchReply()).flags.has(MessageFlags.Loading)) await interaction.editReply({ content });
  }

  /** Opens a form. */
  async form(modal: APIModalInteractionResponseCallbackData): Promise<void> {
    if ('showModal' in this.interaction && !(await this.#isAnswered()))
      await this.#first(this.interaction.showModal(modal));
  }

  /** Deletes the private message that a form was opened from. */
  async dismiss(): Promise<void> {
    // Somebody who dismissed it was quicker.
    if (this.message && this.isInPrivate)
      await this.interaction.webhook.deleteMessage(this.message).catch(() => undefined);
  }

  /** The message that was pressed, or whose form was sent. */
  get message(): Message | null {
    return 'message' in this.interaction ? this.interaction.message : null;
  }

  get #isOnMessage(): boolean {
    return this.message !== null;
  }

  /** Waits for a deferral that is under way, which another process may have made as well; whether Discord has had a first response by then. */
  async #isAnswered(): Promise<boolean> {
    this.close();
    await this.#deferring;
    if (this.#deferring) this.#claimed ??= this.#parts.claim?.();
    await this.#claimed;
    return this.interaction.replied || this.interaction.deferred;
  }

  /** Sends the first response; from then on others can follow. */
  async #first<T>(response: Promise<T>): Promise<T> {
    try {
      return await response;
    } finally {
      this.#parts.visit?.noteAnswered();
    }
  }

  async #defer(): Promise<void> {
    const { interaction } = this;
    if (interaction.replied || interaction.deferred) return;
    try {
      if (this.#isOnMessage) await this.#first((interaction as OnMessage).deferUpdate());
      else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    } catch (error) {
      // Another process may have deferred it before us; then the token is as good as after our own deferral.
      if (isAcknowledged(error)) interaction.deferred = true;
    }
  }

  #original(message: string): Sent {
    const { interaction } = this;
    return {
      message,
      edit: (next) => this.#withEmojis(next, true, (shown) => interaction.editReply(inPlace(shown))),
      remove: () => interaction.deleteReply(),
    };
  }

  /** Sends a message with emojis in place of its icons, if those who read it want them. */
  async #withEmojis<B extends Change, T>(body: B, isPrivate: boolean, send: (body: B) => Promise<T>): Promise<T> {
    const { findEmoji = NO_EMOJIS, wantsIcons } = this.#parts;
    // What is not known must not keep anything from being said.
    const isWanted = !isPrivate || !hasIcons(body) || (await wantsIcons?.(this).catch(() => false));
    return sendWithEmojis(body, isWanted ? findEmoji : NO_EMOJIS, send);
  }

  async #publicMessage(options: ReturnType<typeof bodyOf> & { flags: number }): Promise<Message> {
    const { interaction } = this;
    if (await this.#isAnswered()) {
      // A command was deferred in private, and its first follow-up would be private too.
      const isHeld = !this.#isOnMessage && !interaction.replied;
      if (isHeld) await this.#first(interaction.editReply({ content: A_MOMENT }));
      this.#parts.visit?.takeFollowUp();
      const message = await interaction.followUp(options);
      if (isHeld) await interaction.deleteReply().catch(() => undefined);
      return message;
    }
    try {
      const { resource } = await this.#first(interaction.reply({ ...options, withResponse: true }));
      if (!resource?.message) throw new Error('Discord returned no message for the board');
      return resource.message;
    } catch (error) {
      if (!isAcknowledged(error)) throw error;
      // Discord's response was lost, and it has the message: a second one would be a second board.
      const message = await interaction.fetchReply();
      if (message.flags.has(MessageFlags.Ephemeral) || message.id === this.message?.id) throw error;
      return message;
    }
  }
}

function bodyOf(body: Body) {
  if ('flags' in body) return body;
  return { ...body, allowedMentions: { parse: [] as [] } } as Plain & { allowedMentions: { parse: [] } };
}

function flagsOf(body: Body): number {
  return 'flags' in body ? body.flags : 0;
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
