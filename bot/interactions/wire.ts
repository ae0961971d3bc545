import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  DiscordAPIError,
  InteractionResponseType,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import type { InteractionToken } from '../messages/interaction-tokens.ts';
import type { MessageAt } from '../messages/messages.ts';
import { type Drawn, inPlace, restBody, restFiles, type SentFile } from '../render/message.ts';

/** An interaction that can be replied to. */
export type Answerable =
  | ChatInputCommandInteraction
  | ContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** An interaction with a message: a press of a button or menu, or the form that one of them opened. */
export type OnMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Text with a few components, for messages without a board. */
interface PlainBody {
  readonly content: string;
  readonly components?: APIMessageTopLevelComponent[];
  readonly files?: SentFile[];
}

/** What can be sent as a reply. */
export type Body = Drawn | PlainBody;

/** What can take the place of a message, or only of its parts. */
export type Change = Body | Pick<Drawn, 'components'>;

/** How long a reply may take before it is deferred: Discord waits three seconds, and the way there takes some. */
const DEFER_AFTER_MS = 1000;

const PLACEHOLDER = '…';

/** What the wire needs of others. */
export interface ResponderParts {
  /** The interaction's token, where the bot is only a guest. */
  readonly token?:
    | Pick<InteractionToken, 'claim' | 'end' | 'releaseFollowUps' | 'markAnswered' | 'takeFollowUp'>
    | undefined;
  /** Claims the right to answer after the deadline; rejects if another process has it. */
  readonly claim?: () => Promise<void>;
}

/**
 * What goes to Discord in reply to an interaction: one first response, in time, and what follows it. After a second the interaction is
 * deferred, so that nobody reads "The application did not respond"; what is sent later goes to where it belongs all the same.
 */
export class InteractionResponder<I extends Answerable = Answerable> {
  readonly #interaction: I;
  readonly #timer: NodeJS.Timeout;
  readonly #parts: ResponderParts;
  #deferring: Promise<void> | undefined;
  #claimed: Promise<void> | undefined;

  constructor(interaction: I, parts: ResponderParts) {
    this.#interaction = interaction;
    this.#parts = parts;
    this.#timer = setTimeout(() => {
      this.#deferring ??= this.#defer();
    }, DEFER_AFTER_MS);
  }

  /** Ends the deadline; nothing is deferred from now on. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Another process replies, and sends what follows. */
  releaseFollowUps(): void {
    this.#parts.token?.releaseFollowUps();
  }

  /** Nothing more is replied; others can follow. Whether that is for this process to send. */
  async finish(): Promise<boolean> {
    this.close();
    const { replied, deferred } = this.#interaction;
    const { token } = this.#parts;
    if (replied || deferred) token?.markAnswered();
    token?.end();
    return (await token?.claim()) ?? true;
  }

  /** The message that was pressed, or whose form was sent. */
  get message(): Message | null {
    return 'message' in this.#interaction ? this.#interaction.message : null;
  }

  /** Sends a new message to this person only. */
  async private(body: Body): Promise<Sent> {
    const interaction = this.#interaction;
    const options = { ...bodyOf(body), flags: flagsOf(body) | MessageFlags.Ephemeral };
    if (!(await this.#isAnswered())) {
      const { resource } = await this.#first(interaction.reply({ ...options, withResponse: true }));
      return this.original(resource?.message?.id ?? '');
    }
    // A deferred command has its private message already.
    if (!this.message && interaction.deferred && !interaction.replied)
      return this.original((await this.#first(interaction.editReply({ ...options, flags: flagsOf(body) }))).id);
    await this.#parts.token?.takeFollowUp();
    const { id } = await interaction.followUp(options);
    return {
      message: id,
      edit: (next) => interaction.editReply({ ...inPlace(next), message: id }),
      remove: () => interaction.deleteReply(id),
    };
  }

  /** The message that the first response made or changed. */
  original(message: string): Sent {
    const interaction = this.#interaction;
    return {
      message,
      edit: (next) => interaction.editReply(inPlace(next)),
      remove: () => interaction.deleteReply(),
    };
  }

  /** Sends a message that everyone sees. */
  async public(body: Body): Promise<Message> {
    const interaction = this.#interaction;
    const options = { ...bodyOf(body), flags: flagsOf(body) };
    if (await this.#isAnswered()) {
      // A command was deferred in private, and its first follow-up would be private too.
      const isHeld = !this.message && !interaction.replied;
      if (isHeld) await this.#first(interaction.editReply({ content: PLACEHOLDER }));
      await this.#parts.token?.takeFollowUp();
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

  /** Edits the message that was pressed; returns where it is. */
  async update(body: Change): Promise<MessageAt> {
    const interaction = this.#interaction as OnMessage;
    const edit = 'flags' in body ? inPlace(body) : 'content' in body ? { components: [], ...bodyOf(body) } : body;
    if (await this.#isAnswered()) await interaction.editReply(edit);
    else
      await this.#first<unknown>('flags' in body ? redraw(interaction, body) : interaction.update(edit)).catch(
        async (error) => {
          if (!isAcknowledged(error)) throw error;
          // Discord's response was lost, or another process has deferred it: an edit leads to the same.
          interaction.deferred = true;
          await interaction.editReply(edit);
        },
      );
    return { channel: interaction.message.channelId, message: interaction.message.id };
  }

  /** Tells Discord that a press was heard; what was pressed stays as it is. */
  async acknowledge(): Promise<void> {
    if (!(await this.#isAnswered())) await this.#first((this.#interaction as OnMessage).deferUpdate());
  }

  /** Opens a form. */
  async form(modal: APIModalInteractionResponseCallbackData): Promise<void> {
    if ('showModal' in this.#interaction && !(await this.#isAnswered()))
      await this.#first(this.#interaction.showModal(modal));
  }

  /** Another process has done what was asked for, and should say so: where nobody has said anything, this is said. */
  async yieldToOtherProcess(content: string): Promise<void> {
    if (this.message) return this.acknowledge();
    await this.#deferring;
    const interaction = this.#interaction;
    if (!interaction.deferred) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    else if ((await interaction.fetchReply()).flags.has(MessageFlags.Loading)) await interaction.editReply({ content });
  }

  /** Waits for a deferral that is under way, which another process may have made as well; whether Discord has had a first response by then. */
  async #isAnswered(): Promise<boolean> {
    this.close();
    await this.#deferring;
    if (this.#deferring) this.#claimed ??= this.#parts.claim?.();
    await this.#claimed;
    return this.#interaction.replied || this.#interaction.deferred;
  }

  /** Sends the first response; from then on others can follow, whichever process was heard. */
  async #first<T>(response: Promise<T>): Promise<T> {
    const { token } = this.#parts;
    try {
      const done = await response;
      token?.markAnswered();
      return done;
    } catch (error) {
      if (isAcknowledged(error)) token?.markAnswered();
      throw error;
    }
  }

  async #defer(): Promise<void> {
    const interaction = this.#interaction;
    if (interaction.replied || interaction.deferred) return;
    try {
      if (this.message) await this.#first((interaction as OnMessage).deferUpdate());
      else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    } catch (error) {
      // Another process may have deferred it before us; then the token is as good as after our own deferral.
      if (isAcknowledged(error)) interaction.deferred = true;
    }
  }
}

/** Draws the pressed message anew. Nothing is answered more often, and what is drawn is in the spelling of Discord's API: discord.js has nothing to add. */
async function redraw(interaction: OnMessage, drawn: Drawn): Promise<void> {
  const { id, token, client } = interaction;
  await client.rest.post(Routes.interactionCallback(id, token), {
    body: { type: InteractionResponseType.UpdateMessage, data: { content: null, attachments: [], ...restBody(drawn) } },
    files: restFiles(drawn),
    auth: false,
  });
  interaction.replied = true;
}

function bodyOf(body: Body) {
  if ('flags' in body) return body;
  return { ...body, allowedMentions: { parse: [] as [] } } as PlainBody & { allowedMentions: { parse: [] } };
}

function flagsOf(body: Body): number {
  return 'flags' in body ? body.flags : 0;
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
