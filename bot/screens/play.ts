import { setTimeout as sleep } from 'node:timers/promises';
import { type Choice, type Input, makeSelection, parseSelection, type Reader, read, type Seat } from '@longtable/kit';
import { ComponentType, type ModalMessageModalSubmitInteraction } from 'discord.js';
import { type Id, makeId, parseValue } from '../custom-ids/ids.ts';
import { MAX_HINT } from '../discord-limits.ts';
import { playLine, seatToMove } from '../host/actions/move.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, Refusal, settled } from '../host/refusal.ts';
import { readPerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { menuFor } from '../host/table/menu.ts';
import { readerAt } from '../host/table/names.ts';
import { computerOnTurn, isHiddenComputerTurn, seatsOf } from '../host/table/table.ts';
import { type AtTable, seatFor } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Buttons } from '../interactions/button.ts';
import { showPage, showPanel } from '../interactions/panel.ts';
import { actorOf, type Reply } from '../interactions/reply.ts';
import type { OnMessage } from '../interactions/responder.ts';
import { drawBoard } from '../render/board.ts';
import { displayButton } from '../render/controls.ts';
import { type Drawn, restBody, withoutControls } from '../render/message.ts';
import { danger, type FormField, plain, textField } from '../render/page.ts';
import { CLOSED } from '../render/status.ts';
import { texts as common } from '../render/words/texts.ts';

export const buttons: Buttons<'choice' | 'menu' | 'panel' | 'more'> = {
  /** Makes a choice in the game. Text from its form is appended to the line. */
  choice: {
    access: 'chooser',
    press: ({ reply, id: choice, target }) => choose(reply, choice, target),
    submit({ reply, id: choice, target }) {
      const line = choice.line + formValueOf(reply.interaction);
      return choose(reply, { ...choice, act: 'play', line }, target);
    },
  },

  /** Makes the choice selected in a menu. Several selected choices are joined into one line. */
  menu: {
    access: 'chooser',
    async press({ reply, id: menu, target }) {
      const values = reply.interaction.isStringSelectMenu() ? reply.interaction.values.map(parseValue) : [];
      const [chosen, ...others] = values.filter((value) => value !== undefined);
      if (!chosen) return reply.say(common.replies.menuOutdated);
      const more = others.map((other) => other.line);
      const line = more.length > 0 ? joinLines(target, menu, chosen.line, more) : chosen.line;
      return choose(reply, { ...menu, kind: 'choice', page: 0, ...chosen, line }, target);
    },
  },

  /** Opens the player's private panel or redraws the pressed one. Other users get the spectator's view. */
  panel: {
    access: 'spectator',
    press: ({ reply, target }) => openPanel(reply, target),
  },

  /** Shows a player all other actions, and other users the page of a feature that concerns them or the spectator's view. */
  more: {
    access: 'spectator',
    async press({ reply, target }) {
      const [seat] = seatsOf(target.table, reply.user.id);
      if (seat === undefined) {
        for (const feature of reply.bot.features) {
          const shown = feature.showMore?.(reply, target);
          if (shown) return shown;
        }
        return watch(reply, target);
      }
      if (target.table.status === 'over') throw new Refusal('over');
      const rows = [await possibleActions(reply, target, seat)];
      await showPage(reply, target, { title: common.replies.whatElse, rows });
    },
  },
};

/** Joins the lines of several selected choices with the game's separator. */
function joinLines(at: LoadedTable, menu: Id<'menu'>, first: string, more: readonly string[]): string {
  const join = menuFor(at, menu.seat, menu.line).find(({ line }) => line === first)?.several?.join ?? '';
  return [first, ...more.map((line) => line.slice(menu.line.length))].join(join);
}

/** Runs a choice: plays its line, opens the next menu or page, or asks for text. A choice on a page of a feature is left to the feature. */
async function choose(reply: Reply<OnMessage>, choice: Id<'choice'>, at: LoadedTable): Promise<void> {
  if (choice.surface === 'page') {
    const feature = reply.bot.features.find((each) => each.choose);
    return feature?.choose?.(reply, choice, at) ?? reply.say(common.replies.menuOutdated);
  }
  const mover = { ...actorOf(reply.interaction), button: { seat: choice.seat, turn: choice.turn } };
  if (choice.act === 'play') {
    // The display settings are read while the move is committed. `showPanel` handles a failure.
    if (choice.surface === 'panel') reply.display.catch(() => undefined);
    const playing = playLine(reply.bot.context, choice.table, mover, choice.line);
    const played = await playing.catch((error) => rejectPress(reply, choice, error));
    return played && showMove(reply, choice, played);
  }
  const seat = await Promise.try(seatToMove, at, mover).catch((error) => rejectPress(reply, choice, error));
  if (seat === undefined) return;
  if (choice.act === 'type') return askForText(reply, choice, at);
  const opened = { partial: choice.line, page: choice.page };
  if (choice.surface === 'panel') return showPanel(reply, at, seat, { opened });
  const isCurrent = ({ table }: LoadedTable) => table.turns[seat]?.count === choice.turn;
  await redraw(reply, choice, (loaded) => drawBoard(loaded, isCurrent(loaded) ? opened : CLOSED));
}

/** Redraws the pressed board in the queue of its writes, so that an earlier state cannot overwrite a later one. */
function redraw(reply: Reply<OnMessage>, choice: Id<'choice'>, draw: (loaded: LoadedTable) => Drawn): Promise<void> {
  return reply.bot.boards.enqueueWrite(choice.table, async () => {
    const current = await findTable(reply.bot.context, choice.table);
    await showBoard(reply, current, await settled(() => draw(current)));
  });
}

async function showBoard(reply: Reply<OnMessage>, loaded: LoadedTable, drawn: Drawn): Promise<void> {
  const { channelId, id } = reply.interaction.message;
  await reply.bot.pictures.send(drawn, (shown) => reply.update(shown), channelId);
  reply.bot.boards.cache.set(loaded, id, restBody(drawn));
}

/**
 * Shows a committed move: redraws the pressed board, or the panel and the board. If computers follow, the panel waits
 * briefly for their moves.
 */
async function showMove(reply: Reply<OnMessage>, choice: Id<'choice'>, played: LoadedTable): Promise<void> {
  const { bot } = reply;
  if (choice.surface === 'board') {
    return bot.delivery.deliver(played, (drawn) => reply.update(drawn));
  }
  // A page beside a public board is closed once its suggestion was played.
  if (bot.boards.panels.isBeside(choice.table, reply.user.id, reply.interaction.message.id)) {
    await Promise.all([reply.acknowledge(), bot.delivery.deliver(played)]);
    return;
  }
  const show = (loaded: LoadedTable) =>
    showPanel(reply, loaded, choice.seat).catch(() => reply.say(common.replies.played));
  if (computerOnTurn(played)) {
    const delivered = bot.delivery.deliver(played);
    await Promise.all([show(await afterComputers(bot, played)), delivered]);
    return;
  }
  // The player waits for the panel, so it is drawn before the board.
  await Promise.all([show(played), bot.delivery.deliver(played)]);
}

/** Maximum time a reply waits for computers whose turn is not shown on the board. Discord allows three seconds. */
const HIDDEN_TURN_WAIT_MS = 1500;
/** Maximum time a reply waits for computers whose turn is shown on the board. */
const VISIBLE_TURN_WAIT_MS = 400;

/** Returns the table after the computers have moved, or the played state if they take too long. */
async function afterComputers({ context }: Bot, played: LoadedTable): Promise<LoadedTable> {
  const { id } = played.table;
  const { promise: answered, resolve, reject } = Promise.withResolvers<LoadedTable>();
  const poll = async () => {
    const loaded = await findTable(context, id).catch(ignoreRefusal);
    if (loaded && !computerOnTurn(loaded)) resolve(loaded);
  };
  const stopListening = context.changes.listen(id, () => void poll().catch(reject));
  try {
    await poll();
    return await Promise.race([
      answered,
      sleep(isHiddenComputerTurn(played) ? HIDDEN_TURN_WAIT_MS : VISIBLE_TURN_WAIT_MS, played),
    ]);
  } finally {
    stopListening();
  }
}

/** Refusal codes of an outdated button. */
const OUTDATED_CODES: ReadonlySet<string> = new Set(['stale', 'over', 'paused', 'notYourTurn']);

/**
 * Rejects a press or a form. If the button was outdated, shows the current panel and redraws a pressed board. A rejected
 * form can be reopened from the panel.
 */
async function rejectPress(reply: Reply<OnMessage>, choice: Id<'choice'>, error: unknown): Promise<undefined> {
  if (!(error instanceof Refusal)) throw error;
  const { code, sentence } = error;
  const isOutdated = OUTDATED_CODES.has(code);
  const isShown = isOutdated || reply.interaction.isModalSubmit();
  const loaded = isShown ? await findTable(reply.bot.context, choice.table).catch(ignoreRefusal) : undefined;
  const seat = loaded && seatFor(loaded, reply.user.id);
  if (!loaded || seat === undefined) throw error;
  if (choice.surface === 'panel') {
    const open = isOutdated ? { note: common.replies.panelOutdated } : { note: sentence, typed: choice.line };
    return void (await showPanel(reply, loaded, seat, open));
  }
  if (!isOutdated || code === 'notYourTurn') throw error;
  await refreshStaleBoard(reply, choice);
  await showPanel(reply, loaded, seat, { note: sentence });
}

/** Redraws the pressed board if it missed an edit. Removes the controls of a board that was replaced by a newer message. */
function refreshStaleBoard(reply: Reply<OnMessage>, choice: Id<'choice'>): Promise<void> {
  const { bot } = reply;
  return bot.boards.enqueueWrite(choice.table, async () => {
    const loaded = await findTable(bot.context, choice.table).catch(ignoreRefusal);
    if (!loaded) return;
    const { message } = reply.interaction;
    const board = loaded.table.location.message;
    if (board !== null && message.id !== board) {
      await reply.update({ components: withoutControls(message.components.map((part) => part.toJSON())) });
      return;
    }
    if (bot.boards.cache.isCurrent(loaded, message.id)) return;
    await showBoard(reply, loaded, await settled(() => drawBoard(loaded)));
  });
}

/** Opens the player's private panel of a table. Other users get the spectator's view. */
export async function openPanel(reply: Reply, at: AtTable): Promise<void> {
  if (at.seat === undefined) return watch(reply, at);
  await showPanel(reply, at, at.seat);
}

/** Shows a table to a user without a seat, if a feature can. */
async function watch(reply: Reply, loaded: LoadedTable): Promise<void> {
  const feature = reply.bot.features.find((each) => each.watch);
  if (!feature) throw new Refusal('notYourTable');
  await feature.watch?.(reply, loaded);
}

/** Returns the buttons of the actions that would not be refused. */
async function possibleActions(reply: Reply, loaded: LoadedTable, seat: Seat): Promise<ButtonSpec[]> {
  const person = reply.user.id;
  const { display = 'plain' } = await readPerson(reply.bot.context, person);
  const { id: table } = loaded.table;
  const { context } = reply.bot;
  const added = await Promise.all(
    context.features.map((feature) => feature.moreButtons?.(context, loaded, seat) ?? []),
  );
  const leave = boardButtonsAt(loaded, 'leaving');
  const repost: ButtonSpec = plain({ kind: 'boardHere', table }, common.buttons.repostBoard);
  const resign: ButtonSpec = danger({ kind: 'giveUp', table }, common.buttons.resign);
  return [
    ...boardButtonsAt(loaded, 'pages'),
    ...boardButtonsAt(loaded, 'reference'),
    ...added.flat(),
    ...displayButton(loaded, display),
    ...(loaded.table.location.channel === reply.channelId ? [repost] : []),
    ...(leave.length > 0 ? leave : [resign]),
  ];
}

const TEXT = 'text';
const listId = (index: number) => `list${index}`;

/** Opens the form of a choice: a text field or lists, with the current selection. */
export async function askForText(reply: Reply<OnMessage>, choice: Id<'choice'>, loaded: LoadedTable): Promise<void> {
  const offered = choiceAt(loaded, choice);
  if (!offered?.input || !('showModal' in reply.interaction)) return reply.say(common.replies.menuOutdated);
  const reader = readerAt(loaded, choice.seat, reply.language);
  const before = parseSelection(choice.line.slice(offered.line.length));
  await reply.form({
    title: read(offered.label, reader),
    custom_id: makeId({ ...choice, line: offered.line }),
    fields: offered.input.lists ? listFields(offered.input.lists, before, reader) : [inputField(offered.input)],
  });
}

/** Returns the submitted value in the notation of a line. */
function formValueOf({ fields }: ModalMessageModalSubmitInteraction): string {
  if (fields.fields.has(TEXT)) return fields.getTextInputValue(TEXT).trim();
  const taken: string[][] = [];
  for (let index = 0; fields.fields.has(listId(index)); index++)
    taken.push([...fields.getStringSelectValues(listId(index))]);
  return makeSelection(taken);
}

/** Returns the choice that opened a form. Undefined if the game no longer offers it. The line may already contain a selection. */
function choiceAt({ table, game }: LoadedTable, { seat, line }: Id<'choice'>): Choice | undefined {
  return parents(line)
    .flatMap((partial) => game.choices(table.state, seat, partial))
    .find(({ input, line: begun }) => input && (begun === line || (input.lists && line.startsWith(begun))));
}

function inputField({ label, hint, example }: Input): FormField {
  return textField(TEXT, label, { description: hint, placeholder: example.slice(0, MAX_HINT) });
}

function listFields(
  lists: NonNullable<Input['lists']>,
  before: readonly (readonly string[])[] | undefined,
  reader: Reader,
): FormField[] {
  return lists.map(({ label, hint, options }, index) => ({
    label: read(label, reader),
    description: hint && read(hint, reader),
    component: {
      type: ComponentType.StringSelect,
      custom_id: listId(index),
      min_values: 0,
      max_values: options.length,
      required: false,
      options: options.map((option) => ({
        label: read(option.label, reader),
        value: option.text,
        default: before ? (before[index]?.includes(option.text) ?? false) : (option.selected ?? false),
        ...(option.detail && { description: read(option.detail, reader) }),
      })),
    },
  }));
}

function parents(line: string): string[] {
  return Array.from({ length: line.length + 1 }, (_, length) => line.slice(0, length));
}
