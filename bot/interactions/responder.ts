import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type ChatInputCommandInteraction,
  ComponentType,
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
import { isDiscordError } from '../messages/messages.ts';
import { type Drawn, inPlace, restBody, restFiles, type SentFile } from '../render/message.ts';

/** An interaction that can be replied to. */
export type Answerable =
  | ChatInputCommandInteraction
  | ContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** A press of a button or menu, or the form that it opened. */
export type OnMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

interface PlainBody {
  readonly content: string;
  readonly components?: APIMessageTopLevelComponent[];
  readonly files?: SentFile[];
}

export type Body = Drawn | PlainBody;

/** Content that replaces a message or only its components. */
export type Change = Body | Pick<Drawn, 'components'>;

/** Time after which an interaction is deferred. Discord waits three seconds. */
const DEFER_AFTER_MS = 1000;

const PLACEHOLDER = '…';

export interface ResponderParts {
  /** The interaction's token, where the bot is only a guest. */
  readonly token?:
    | Pick<InteractionToken, 'claim' | 'markUnanswered' | 'releaseFollowUps' | 'markAnswered' | 'takeFollowUp'>
    | undefined;
  /** Claims the right to answer after the deadline; rejects if another process has it. */
  readonly claim?: () => Promise<void>;
}

/**
 * Sends the responses to an interaction: a first response, then follow-ups. If there is no response after one second,
 * defers it, so that Discord does not show “The application did not respond”.
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

  /** Cancels the deferral. */
  close(): void {
    clearTimeout(this.#timer);
  }

  releaseFollowUps(): void {
    this.#parts.token?.releaseFollowUps();
  }

  /** Ends the responses. Resolves to whether this process sends the follow-ups. */
  async finish(): Promise<boolean> {
    this.close();
    const { replied, deferred } = this.#interaction;
    const { token } = this.#parts;
    if (replied || deferred) token?.markAnswered();
    token?.markUnanswered();
    return (await token?.claim()) ?? true;
  }

  /** Message with the pressed button or menu, or from which the submitted form was opened. Null for commands. */
  get message(): Message | null {
    return 'message' in this.#interaction ? this.#interaction.message : null;
  }

  /** Sends a new message that only the user sees. */
  async private(body: Body): Promise<Sent> {
    const interaction = this.#interaction;
    const options = { ...bodyOf(body), flags: flagsOf(body) | MessageFlags.Ephemeral };
    if (!(await this.#isAnswered())) {
      const { resource } = await this.#first(interaction.reply({ ...options, withResponse: true }));
      return this.original(resource?.message?.id ?? '');
    }
    // A deferred command already has a private message.
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

  /** Returns the message of the first response, with functions that edit and delete it. */
  original(message: string): Sent {
    const interaction = this.#interaction;
    return {
      message,
      edit: (next) => interaction.editReply(inPlace(next)),
      remove: () => interaction.deleteReply(),
    };
  }

  /** Sends a public message. */
  async public(body: Body): Promise<Message> {
    const interaction = this.#interaction;
    const options = { ...bodyOf(body), flags: flagsOf(body) };
    if (await this.#isAnswered()) {
      // The first follow-up of a privately deferred command would be private.
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
      // The response was lost, but the message exists. A second one would be a second board.
      const message = await interaction.fetchReply();
      if (message.flags.has(MessageFlags.Ephemeral) || message.id === this.message?.id) throw error;
      return message;
    }
  }

  /** Edits the pressed message. */
  async update(change: Change): Promise<MessageAt> {
    const interaction = this.#interaction as OnMessage;
    const hasComponents = interaction.message.flags.has(MessageFlags.IsComponentsV2);
    const body = 'content' in change && hasComponents ? inComponents(change) : change;
    const edit = 'flags' in body ? inPlace(body) : 'content' in body ? { components: [], ...bodyOf(body) } : body;
    if (await this.#isAnswered()) await interaction.editReply(edit);
    else
      await this.#first<unknown>('flags' in body ? redraw(interaction, body) : interaction.update(edit)).catch(
        async (error) => {
          if (!isAcknowledged(error)) throw error;
          // The response was lost, or another process has deferred the interaction. An edit has the same result.
          interaction.deferred = true;
          await interaction.editReply(edit);
        },
      );
    return { channel: interaction.message.channelId, message: interaction.message.id };
  }

  /** Acknowledges a press without changing the message. */
  async acknowledge(): Promise<void> {
    if (!(await this.#isAnswered())) await this.#first((this.#interaction as OnMessage).deferUpdate());
  }

  async form(modal: APIModalInteractionResponseCallbackData): Promise<void> {
    if ('showModal' in this.#interaction && !(await this.#isAnswered()))
      await this.#first(this.#interaction.showModal(modal));
  }

  /** Opens the Activity for the user. Resolves to undefined if Discord cannot open it here, or if the interaction was deferred. */
  async launchActivity(): Promise<{ readonly instance?: string | undefined } | undefined> {
    if (!('launchActivity' in this.#interaction) || (await this.#isAnswered())) return undefined;
    try {
      const { resource } = await this.#first(this.#interaction.launchActivity({ withResponse: true }));
      return { instance: resource?.activityInstance?.id };
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      return isAcknowledged(error) ? {} : undefined;
    }
  }

  /** Acknowledges a press. Replies to a command with this text if the process that handled it has not replied. */
  async yieldToOtherProcess(content: string): Promise<void> {
    if (this.message) return this.acknowledge();
    await this.#deferring;
    const interaction = this.#interaction;
    if (!interaction.deferred) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    else if ((await interaction.fetchReply()).flags.has(MessageFlags.Loading)) await interaction.editReply({ content });
  }

  /** Waits for a running deferral. Resolves to whether Discord has received a first response. */
  async #isAnswered(): Promise<boolean> {
    this.close();
    await this.#deferring;
    if (this.#deferring) this.#claimed ??= this.#parts.claim?.();
    await this.#claimed;
    return this.#interaction.replied || this.#interaction.deferred;
  }

  /** Waits for the first response and marks the token as answered, so that follow-ups can be sent. */
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
      // If another process has deferred it, the token can be used in the same way.
      if (isAcknowledged(error)) interaction.deferred = true;
    }
  }
}

/** Updates the pressed message through the REST API directly, because the body needs no conversion by discord.js. */
async function redraw(interaction: OnMessage, drawn: Drawn): Promise<void> {
  const { id, token, client } = interaction;
  await client.rest.post(Routes.interactionCallback(id, token), {
    body: { type: InteractionResponseType.UpdateMessage, data: { content: null, attachments: [], ...restBody(drawn) } },
    files: restFiles(drawn),
    auth: false,
  });
  interaction.replied = true;
}

/** Returns a plain message as components. A message with components cannot become plain again. */
function inComponents({ content, components = [], files }: PlainBody): Drawn {
  return {
    components: [...(content === '' ? [] : [{ type: ComponentType.TextDisplay as const, content }]), ...components],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [], users: [] },
    ...(files && { files }),
  };
}

function bodyOf(body: Body) {
  if ('flags' in body) return body;
  return { ...body, allowedMentions: { parse: [] as [] } } as PlainBody & { allowedMentions: { parse: [] } };
}

function flagsOf(body: Body): number {
  return 'flags' in body ? body.flags : 0;
}

/** Whether Discord rejected a response because the interaction was already acknowledged. */
export function isAcknowledged(error: unknown): boolean {
  return isDiscordError(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
}
