import { setTimeout as sleep } from 'node:timers/promises';
import { say, type Text } from '@longtable/kit';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { AlreadyHandledError, LockTimeoutError, NewerRecordError } from '../../storage/index.ts';
import { channelOccupancyKind } from '../../storage/records/table.ts';
import { interactionKind } from '../../storage/records/time.ts';
import type { AnyId } from '../custom-ids/ids.ts';
import { findTableFor } from '../host/commit/table-lists.ts';
import { claimAnswer, claimFollowUps, forInteraction } from '../host/idempotency.ts';
import { GameBusyError, Refusal, settled } from '../host/refusal.ts';
import { GameFailedError, quarantineFailed } from '../host/table/outside-games.ts';
import { texts } from '../host/words/texts.ts';
import { type Access, admit, admitTo, isWithoutTable } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { AnyButton } from '../interactions/button.ts';
import { type Command, type Menus, suggestGames } from '../interactions/command.ts';
import type { OutcomeListener } from '../interactions/feature.ts';
import { showNoteInPanel } from '../interactions/panel.ts';
import { EphemeralReplies, type InteractionChannel, Reply, tableOn } from '../interactions/reply.ts';
import type { Answerable } from '../interactions/responder.ts';
import { isAcknowledged } from '../interactions/responder.ts';
import { stackOf } from '../log.ts';
import { isDiscordError } from '../messages/messages.ts';
import { loadDisplaySettings } from '../render/display.ts';
import { texts as common } from '../render/words/texts.ts';
import { markBotAsGuest } from './gateway.ts';

/** Time to wait for the reply of another process with the same shard. Discord waits three seconds. */
const OTHER_PROCESS_MS = 1000;

/** Access types of handlers that only show a table. */
const READING: readonly unknown[] = ['visitor', 'spectator', 'finished', 'replay'] satisfies Access[];

/** Routes interactions to their handlers, logs each one, and tracks running ones for shutdown. */
export class Router {
  readonly #bot: Bot;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #buttons: ButtonsByKind;
  readonly #running = new Set<Promise<void>>();
  readonly #onInteraction: OutcomeListener;
  readonly #ephemeral = new EphemeralReplies();
  readonly #replyParts: ConstructorParameters<typeof Reply>[2];
  #closing = false;

  constructor(
    bot: Bot,
    commands: ReadonlyMap<string, Command>,
    buttons: ButtonsByKind,
    answered: OutcomeListener = () => {},
  ) {
    this.#onInteraction = answered;
    this.#bot = bot;
    this.#commands = commands;
    this.#buttons = buttons;
    this.#replyParts = {
      showNoteInPanel: (reply, note) => showNoteInPanel(reply, note),
      findEmoji: bot.pictures.findEmoji,
      readDisplay: (reply) => loadDisplaySettings(bot.context, reply),
      keep: (...sent) => this.#ephemeral.keep(...sent),
    };
  }

  /** Handles an interaction. Never throws. */
  handle(interaction: Interaction, channel?: InteractionChannel): void {
    const { work } = this.#bot.context;
    const answer = work.run({ kind: 'interaction' }, () => this.#answer(interaction, channel));
    const run = answer.finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Waits for running handlers. Later interactions get a restart message. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#running);
  }

  /** Waits until all handlers have finished. Call it after new interactions have stopped. */
  async drain(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #answer(interaction: Interaction, channel: InteractionChannel | undefined): Promise<void> {
    const waited = stopwatch(interaction);
    const what = describe(interaction);
    const bot = this.#botFor(interaction);
    const reply = interaction.isAutocomplete() ? undefined : this.#replyTo(interaction as Answerable, channel, bot);
    const takeBefore = reply && this.#ephemeral.take(reply.user.id, reply.channelId, reply.message?.id);
    try {
      if (this.#closing) await this.#sayClosing(interaction, reply);
      else await this.#run(interaction, reply, bot);
      const ms = waited();
      this.#onInteraction(kindOf(interaction), 'answered', ms);
      this.#bot.context.log.info({ ...what, ms }, 'answered');
    } catch (error) {
      if (error instanceof AlreadyHandledError) await yieldToOtherProcess(reply);
      else if (isAcknowledged(error)) await this.#releaseIfAnswered(interaction, reply, bot);
      const outcome = await this.#unsentOutcome(interaction, bot, error);
      if (outcome) {
        if (outcome === 'elsewhere' && isExpired(error)) reply?.releaseFollowUps();
        const ms = waited();
        this.#onInteraction(kindOf(interaction), outcome, ms);
        if (outcome === 'expired') this.#bot.context.log.warn({ ...what, ms }, 'expired before it was answered');
        else this.#bot.context.log.info({ ...what, ms }, outcome === 'elsewhere' ? 'answered elsewhere' : 'answered');
        return;
      }
      const ms = waited();
      this.#onInteraction(kindOf(interaction), 'failed', ms);
      this.#bot.context.log.error({ ...what, ms, error: stackOf(error) }, 'failed');
      await replyWithError(interaction, reply, await this.#errorText(interaction, error)).catch(() => undefined);
    } finally {
      void takeBefore?.().catch(() => undefined);
      await this.#finish(reply).catch((error) =>
        this.#bot.context.log.error({ ...what, error: stackOf(error) }, 'failed'),
      );
    }
  }

  #replyTo(interaction: Answerable, channel: InteractionChannel | undefined, bot: Bot): Reply {
    const { tokens } = this.#bot.messages;
    const pressed = 'message' in interaction ? interaction.message?.id : undefined;
    const { id, token, channelId, user } = interaction;
    this.#bot.boards.presence.record(channelId ?? '', user.id);
    const claim = () => claimFollowUps(this.#bot.context, id);
    const added = channel?.guest ? tokens.add(token, channelId ?? '', claim, pressed) : undefined;
    const reach = added && ((message: string) => tokens.addMessage(message, added));
    return new Reply(interaction, bot, {
      ...this.#replyParts,
      channel,
      token: added,
      reach,
      claim: () => claimAnswer(bot.context),
    });
  }

  /** Ends a reply. Where the bot is only a guest, then sends pending boards and pings with the interaction's token. */
  async #finish(reply: Reply | undefined): Promise<void> {
    const isOurs = await reply?.finish();
    if (!reply?.isGuest || !isOurs || this.#closing) return;
    const { channelId, guildId } = reply;
    const { context, delivery } = this.#bot;
    if (guildId !== null)
      for (const table of await markBotAsGuest(context, channelId)) await delivery.deliverFully(table);
    await delivery.retryIn(channelId);
  }

  /** Replies that the bot restarts, unless another process with the same shard has handled the interaction. */
  async #sayClosing(interaction: Interaction, reply: Reply | undefined): Promise<void> {
    reply?.releaseFollowUps();
    if (!(await this.#isHandledElsewhere(interaction)))
      await replyWithError(interaction, reply, common.replies.restarting);
  }

  /** Leaves follow-ups to the process that has replied. If this process has replied and only the response was lost, it keeps them. */
  async #releaseIfAnswered(interaction: Interaction, reply: Reply | undefined, { context }: Bot): Promise<void> {
    if (!reply?.isGuest || context.interaction?.hasCommitted) return;
    if (await this.#isHandledElsewhere(interaction)) reply.releaseFollowUps();
  }

  /**
   * Returns the outcome of an interaction whose response Discord rejected or another process has taken. Undefined for
   * other errors. A response that was lost and sent again is acknowledged already, too.
   */
  async #unsentOutcome(interaction: Interaction, { context }: Bot, error: unknown) {
    const isOurs = context.interaction?.hasCommitted === true;
    if (error instanceof AlreadyHandledError) return 'elsewhere';
    if (isAcknowledged(error)) return isOurs ? 'answered' : 'elsewhere';
    if (!isExpired(error)) return undefined;
    return !isOurs && (await this.#isHandledElsewhere(interaction)) ? 'elsewhere' : 'expired';
  }

  /** Returns the error text for the user. Quarantines a table whose game failed. */
  async #errorText(interaction: Interaction, error: unknown): Promise<Text> {
    if (!(error instanceof GameFailedError)) return errorText(error, this.#concernsTable(interaction));
    const { context } = this.#bot;
    return (await quarantineFailed(context, await tableIdOf(interaction, this.#bot), error)).sentence;
  }

  /** Whether an interaction can change a table, so that its user wants to know that the game has not changed. */
  #concernsTable(interaction: Interaction): boolean {
    if (interaction.isCommand()) {
      const command = this.#commands.get(interaction.commandName);
      return command !== undefined && !isWithoutTable(command.access) && !READING.includes(command.access);
    }
    const id = 'customId' in interaction ? this.#bot.ids.parse(interaction.customId) : undefined;
    return id !== undefined && 'table' in id && !READING.includes(this.#buttons[id.kind]?.access);
  }

  async #isHandledElsewhere({ id }: Interaction): Promise<boolean> {
    await sleep(OTHER_PROCESS_MS);
    return (
      (await this.#bot.context.storage
        .store(interactionKind)
        .get(id)
        .catch(() => undefined)) !== undefined
    );
  }

  /** Returns a bot whose commits carry the interaction id, so that no other process repeats them. */
  #botFor({ id }: Interaction): Bot {
    return { ...this.#bot, context: forInteraction(this.#bot.context, id) };
  }

  /** Runs the handler of an interaction. Shows a refusal to the user. */
  async #run(interaction: Interaction, reply: Reply | undefined, bot: Bot): Promise<void> {
    const running = settled(() => this.#routeOnce(interaction, reply, bot));
    await (reply ? running.catch((error) => reply.refuseOrThrow(error)) : running);
  }

  /** Runs a handler. It is repeated after an answer of a game unless it has committed, replied or opened a thread. */
  async #routeOnce(interaction: Interaction, reply: Reply | undefined, bot: Bot): Promise<void> {
    try {
      await this.#route(interaction, reply, bot);
    } catch (error) {
      const { hasCommitted, hasOpenedThread } = bot.context.interaction ?? {};
      const hasReplied = !interaction.isAutocomplete() && (interaction as Answerable).replied;
      if (!(error instanceof GameBusyError) || !(hasCommitted || hasOpenedThread || hasReplied)) throw error;
      await (reply as Reply).refuse(error);
    }
  }

  async #route(interaction: Interaction, reply: Reply | undefined, bot: Bot): Promise<void> {
    if (interaction.isAutocomplete()) return this.#suggest(interaction, bot);
    if (interaction.isChatInputCommand())
      return runCommand(this.#commands.get(interaction.commandName), reply as Reply<ChatInputCommandInteraction>);
    if (interaction.isUserContextMenuCommand())
      return this.#entry('person', interaction)?.execute({
        reply: reply as Reply<UserContextMenuCommandInteraction>,
        target: undefined,
      });
    if (interaction.isMessageContextMenuCommand())
      return runOnMessage(this.#entry('message', interaction), reply as Reply<MessageContextMenuCommandInteraction>);
    if (interaction.isMessageComponent()) return press(this.#buttons, reply as Reply<MessageComponentInteraction>);
    if (interaction.isModalSubmit()) return submit(this.#buttons, reply as Reply<ModalSubmitInteraction>);
  }

  async #suggest(interaction: AutocompleteInteraction, bot: Bot): Promise<void> {
    const command = this.#commands.get(interaction.commandName);
    if (command?.offers && (await suggestGames(interaction, bot, (game) => command.offers?.(game) === true))) return;
    await command?.autocomplete?.(interaction, bot);
  }

  #entry<On extends keyof Menus>(on: On, { commandName }: ContextMenuCommandInteraction): Menus[On] | undefined {
    const entries = [...this.#commands.values()].map(({ menus }) => menus?.[on]);
    return entries.find((entry) => entry && say(entry.label, 'en') === commandName);
  }
}

function kindOf(interaction: Interaction): Parameters<OutcomeListener>[0] {
  if (interaction.isAutocomplete()) return 'typing';
  if (interaction.isModalSubmit()) return 'form';
  return interaction.isMessageComponent() ? 'press' : 'command';
}

/** Returns the id of the table in the custom id, or of the table of the channel during autocompletion. Empty if there is none. */
async function tableIdOf(interaction: Interaction, { ids, context: { storage } }: Bot): Promise<string> {
  const pressed = 'customId' in interaction ? ids.parse(interaction.customId) : undefined;
  if (pressed && 'table' in pressed) return String(pressed.table);
  const place = interaction.isAutocomplete()
    ? await storage.store(channelOccupancyKind).get(interaction.channelId)
    : undefined;
  return place?.table ?? '';
}

function errorText(error: unknown, concernsTable: boolean): Text {
  if (error instanceof LockTimeoutError) return texts.refusals.busy;
  if (error instanceof NewerRecordError) return texts.refusals.newer;
  return concernsTable ? common.replies.broken : common.replies.failed;
}

/** Gives the process that handled the interaction time to reply, then replies if it has not. */
async function yieldToOtherProcess(reply: Reply | undefined): Promise<void> {
  reply?.releaseFollowUps();
  await sleep(OTHER_PROCESS_MS);
  await reply?.yieldToOtherProcess(common.replies.done).catch(() => undefined);
}

/** Whether Discord rejected a response because the interaction or its token has expired. */
function isExpired(error: unknown): boolean {
  return isDiscordError(error, RESTJSONErrorCodes.UnknownInteraction, RESTJSONErrorCodes.InvalidWebhookToken);
}

async function replyWithError(interaction: Interaction, reply: Reply | undefined, text: Text): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else await reply?.say(text);
}

/** Returns the log fields of an interaction, without content and token. */
function describe(interaction: Interaction): object {
  const base = { user: interaction.user.id, channel: interaction.channelId };
  if (interaction.isCommand() || interaction.isAutocomplete()) return { command: interaction.commandName, ...base };
  return 'customId' in interaction ? { press: interaction.customId.split('|').slice(0, 2).join('|'), ...base } : base;
}

/** Returns a function that returns the milliseconds since Discord created the interaction, or since this call if its clock is ahead. */
function stopwatch({ createdTimestamp }: Interaction): () => number {
  const begun = performance.now();
  const late = Math.max(0, Date.now() - createdTimestamp);
  return () => Math.round((late + performance.now() - begun) * 10) / 10;
}

/** The buttons of the core and of the features, by the kind of their custom id. */
export type ButtonsByKind = Readonly<Record<string, Omit<AnyButton, 'format'>>>;

/** Runs the handler of a pressed button or select menu, if the user has access. */
export async function press(buttons: ButtonsByKind, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const id = reply.bot.ids.parse(reply.interaction.customId);
  const button = id && buttons[id.kind];
  if (!id || !button) return reply.say(common.replies.menuOutdated);
  const target = await admitPress(reply, button, id);
  return button.press({ reply, id, target });
}

/** Runs the handler of a submitted form, if the user has access. */
export async function submit(buttons: ButtonsByKind, reply: Reply<ModalSubmitInteraction>): Promise<void> {
  const id = reply.bot.ids.parse(reply.interaction.customId);
  const button = id && buttons[id.kind];
  if (!id || !(button?.receive ?? (reply.interaction.isFromMessage() && button?.submit)))
    return reply.say(common.replies.menuOutdated);
  const target = await admitPress(reply, button, id);
  if (button.receive) return button.receive({ reply, id, target });
  return button.submit?.({ reply: reply as Reply<ModalMessageModalSubmitInteraction>, id, target });
}

async function admitPress(reply: Reply, { access }: Pick<AnyButton, 'access'>, id: AnyId): Promise<unknown> {
  return typeof access === 'string' ? admit(reply, access, id) : access.resolve(reply, id);
}

type SlashReply = Reply<ChatInputCommandInteraction>;
type MessageMenuReply = Reply<MessageContextMenuCommandInteraction>;

/** A command with its access type erased. */
interface AnyRun<R extends Reply> {
  readonly access: Access;
  execute(run: { readonly reply: R; readonly target: unknown }): Promise<void>;
}

/** Runs a slash command, if the user has access. */
export async function runCommand(command: Command | undefined, reply: SlashReply): Promise<void> {
  if (!command) return;
  const target = await admitCommand(command, reply);
  await (command as AnyRun<SlashReply>).execute({ reply, target });
}

async function admitCommand({ access, table }: Command, reply: SlashReply): Promise<unknown> {
  if (isWithoutTable(access)) return admit(reply, access, {});
  const named = table ? table(reply.interaction.options) : null;
  if (named !== null) return admit(reply, access, { table: named });
  const here = findTableFor(reply.bot.context, reply.user.id, reply.channelId);
  return admitTo(reply, access === 'replay' ? 'finished' : access, here);
}

/** Runs a message menu command on the table of that message, if the user has access. */
async function runOnMessage(entry: Menus['message'], reply: MessageMenuReply): Promise<void> {
  if (!entry) return;
  const table = tableOn(reply.bot, reply.interaction.targetMessage);
  if (table === undefined) throw new Refusal('notABoard');
  const target = await admit(reply, entry.access, { table });
  await (entry as AnyRun<MessageMenuReply>).execute({ reply, target });
}
