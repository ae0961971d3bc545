import type { AnyGame, Text } from '@longtable/kit';
import { dayOf } from '../../host/day.ts';
import { Refusal } from '../../host/refusal.ts';
import { readServer } from '../../host/settings/server.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Buttons } from '../../interactions/button.ts';
import { showPanel } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { texts as common } from '../../render/words/texts.ts';
import { findUnfinished, showUnfinished } from '../../screens/new-game/elsewhere.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import { showAnswer, showHints } from './hint.ts';
import { type GamePuzzle, puzzleAt, sittersAt } from './puzzle.ts';
import { nextPuzzle, puzzleOfDay } from './rating.ts';
import { texts } from './words/texts.ts';

/** Opens the user's next puzzle, of one game or of any, or links to the puzzle in progress. */
export async function openPuzzle(reply: Reply, game?: AnyGame): Promise<void> {
  const { context } = reply.bot;
  const { withheld = [] } = await readServer(context, reply.guildId);
  const games = game ? [game] : [...context.games.values()].filter(({ id }) => !withheld.includes(id));
  const isOpenPuzzle = ({ table }: LoadedTable) =>
    table.features.puzzle !== undefined &&
    table.features.daily === undefined &&
    games.some(({ id }) => id === table.game);
  const begun = await findUnfinished(reply.bot, reply.user.id, isOpenPuzzle);
  if (begun)
    return showUnfinished(reply, begun, alreadyStarted(begun), [
      { kind: 'giveUp', table: begun.table.id },
      common.buttons.resign,
    ]);
  const next = await nextPuzzle(context, reply.user.id, games);
  if (!next) throw new Refusal('noPuzzle');
  return openPuzzleTable(reply, next);
}

async function retryPuzzle(reply: Reply, found: LoadedTable): Promise<void> {
  const puzzle = puzzleAt(found);
  if (!puzzle) throw new Refusal('puzzleGone');
  return openPuzzleTable(reply, { game: found.game, puzzle });
}

/** Starts the user's attempt at the puzzle of the day, or links to the attempt in progress. */
export async function openPuzzleOfDay(reply: Reply, attempt: LoadedTable | undefined): Promise<void> {
  if (attempt?.table.status === 'playing') {
    return showUnfinished(reply, attempt, alreadyStarted(attempt), [
      { kind: 'giveUp', table: attempt.table.id },
      common.buttons.resign,
    ]);
  }
  const { context } = reply.bot;
  const today = await puzzleOfDay(context, dayOf(context.now()));
  if (!today) throw new Refusal('noDaily');
  return openPuzzleTable(reply, today, true);
}

async function openPuzzleTable(reply: Reply, { game, puzzle }: GamePuzzle, daily = false): Promise<void> {
  const server = await serverFor(reply.bot.context, reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const sitters = sittersAt({ game, puzzle }, { kind: 'person', id, name });
  const place = locationFor(reply, server);
  if (daily && reply.isInPrivate) await reply.acknowledge();
  const request = { game, options: {}, sitters, seated: true, place, features: { puzzle: puzzle.id, daily } };
  const opened = await openRequestedTable(reply, request);
  // The public message of a daily hides the board.
  if (opened && daily) await showPanel(reply, opened, puzzle.seat);
}

function alreadyStarted({ table }: LoadedTable): Text {
  return texts.start.alreadyStarted({ channel: table.location.channel });
}

/** Number of hints taken after each action. */
const HINTS_TAKEN = { hints: 0, first: 1, second: 2 } as const;

export const buttons: Buttons<'nextPuzzle' | 'puzzle'> = {
  nextPuzzle: {
    access: 'anyone',
    press({ reply, id: { game } }) {
      const found = reply.bot.context.games.get(game);
      if (!found) throw new Refusal('gameGone');
      return openPuzzle(reply, found);
    },
  },

  /** Opens the puzzle again, shows its answer or its hints, or takes a hint. */
  puzzle: {
    access: 'player',
    press({ reply, id: { act, table }, at }) {
      if (act === 'again') return retryPuzzle(reply, at);
      if (act === 'answer') return showAnswer(reply, at);
      return showHints(reply, table, HINTS_TAKEN[act]);
    },
  },
};
