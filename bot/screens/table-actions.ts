import type { Language, Seat, Text } from '@longtable/kit';
import { tablesOf } from '../host/commit/table-lists.ts';
import { type ButtonSpec, type LoadedTable, linesAt } from '../host/feature.ts';
import { Refusal } from '../host/refusal.ts';
import { costOfResigning } from '../host/table/endings.ts';
import { findTables } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import { type AtTable, seatFor } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Buttons } from '../interactions/button.ts';
import { showOutcome, showPage, showPanel } from '../interactions/panel.ts';
import { requireHere } from '../interactions/permissions.ts';
import type { Reply } from '../interactions/reply.ts';
import { toBoard } from '../render/controls.ts';
import { danger, phrase, primary } from '../render/page.ts';
import { headOf } from '../render/status.ts';
import { texts as common } from '../render/words/texts.ts';
import { buttons as play } from './play.ts';
import { resignGame, buttons as seats } from './seats.ts';

/** Shows the changed table: on the pressed public message, or in the panel of a player who used a private message or a command. */
export async function showTableChange(reply: Reply, loaded: LoadedTable, done?: Text): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  const isPublic = reply.message !== null && !reply.isInPrivate;
  if (isPublic || seat === undefined) return showOutcome(reply, loaded, done ?? common.replies.answered);
  await Promise.all([showPanel(reply, loaded, seat, { done }), reply.bot.delivery.deliver(loaded)]);
}

/** Returns the question before a seat resigns, with what that costs. */
export function resignQuestion(at: LoadedTable, seat: Seat, language: Language): Text {
  const [warning] = linesAt(at, 'resigning', readerAt(at, seat, language));
  return warning ?? common.replies.sureToResign[costOfResigning(at, seat)];
}

export async function askToResign(reply: Reply, at: AtTable): Promise<void> {
  const { id, status } = at.table;
  if (status === 'over') throw new Refusal('over');
  if (status === 'open') throw new Refusal('notStarted');
  const { language } = reply;
  const question = resignQuestion(at, at.seat ?? 0, language);
  const rows = [[danger({ kind: 'resign', table: id }, common.buttons.resign)]];
  await showPage(reply, at, { title: phrase`${headOf(at, language, at.seat)}\n${question}`, rows });
}

/** Returns an unfinished table of a user. Undefined if they have none like it. */
export async function findUnfinished(
  { context }: Bot,
  person: string,
  isMatching: (loaded: LoadedTable) => boolean,
): Promise<LoadedTable | undefined> {
  return (await findTables(context, await tablesOf(context, person))).find(isMatching);
}

/** Opens the panel of an unfinished table, or links to its board, with a button to leave it. */
export async function showUnfinished(reply: Reply, loaded: LoadedTable, words: Text, leave: ButtonSpec): Promise<void> {
  const seat = loaded.table.location.inPanel ? seatFor(loaded, reply.user.id) : undefined;
  if (seat !== undefined) return showPanel(reply, loaded, seat);
  const panel = primary({ kind: 'panel', table: loaded.table.id }, common.buttons.yourTurn);
  await reply.private({
    content: phrase`${headOf(loaded, reply.language)}\n${words}`,
    rows: [[panel, leave, toBoard(loaded)]],
  });
}

const buttons: Buttons<'resign' | 'giveUp' | 'boardHere'> = {
  /** Resigns after the confirmation. */
  resign: {
    access: 'playerOrOwner',
    press: ({ reply, id: { table } }) => resignGame(reply, table),
  },

  /** Asks for a confirmation before resigning. */
  giveUp: {
    access: 'playerOrOwner',
    press: ({ reply, target }) => askToResign(reply, target),
  },

  /** Posts the board again at the end of the channel. */
  boardHere: {
    access: 'playerHere',
    async press({ reply, target }) {
      await requireHere(reply, 'table');
      await reply.bot.delivery.show(target, (drawn) => reply.public(drawn));
    },
  },
};

/** Buttons of the core by the kind of their custom id. */
export const BUTTONS: Buttons = { ...play, ...seats, ...buttons };
