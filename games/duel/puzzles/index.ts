import type { Puzzle, Puzzles, SeatLine, Text } from '@longtable/kit';
import { lazyPuzzles, positionOf } from '@longtable/kit/puzzle';
import { greedyCommand } from '../computers/greed.ts';
import { asSeen } from '../computers/worlds.ts';
import { faceOf } from '../menus/faces.ts';
import { setup } from '../options.ts';
import { dangerTo } from '../rules/turn.ts';
import { type Command, legal, makeLine, parseLine, perform, play } from '../rules/verbs.ts';
import { type Duel, type DuelSeat, draftOf, fightersOf, otherSeat } from '../state.ts';
import { creatureNoun } from '../words/names.ts';
import { texts } from '../words/texts.ts';

const { win, survive, sweep, most, taken, standing } = texts.puzzles;
const goals = { win, survive, sweep, most } as const satisfies Record<string, Text>;

/** Returns the state of an attempt. A reached goal stays reached, but survival is decided when the turn ends. */
function verdict(duel: Duel, puzzle: Puzzle): 'open' | 'solved' | 'failed' {
  const seat = puzzle.seat as DuelSeat;
  if (duel.winner !== null) return duel.winner === seat ? 'solved' : 'failed';
  const isOver = duel.current !== seat;
  if (puzzle.goal === 'survive' && !isOver) return 'open';
  if (IS_REACHED[puzzle.goal as keyof typeof goals](duel, seat, puzzle)) return 'solved';
  return isOver ? 'failed' : 'open';
}

/** Whether a position without a winner reaches the goal. */
const IS_REACHED: Readonly<Record<keyof typeof goals, (duel: Duel, seat: DuelSeat, puzzle: Puzzle) => boolean>> = {
  win: () => false,
  survive: (duel, seat) => dangerTo(duel, seat) < duel.sides[seat].life,
  sweep: (duel, seat) => fightersOf(duel.sides[otherSeat(seat)]).length === 0,
  most: (duel, seat, puzzle) => {
    const best = positionOf<Duel>({ setup, play }, puzzle, puzzle.answer);
    return duel.sides[otherSeat(seat)].life <= best.sides[otherSeat(seat)].life;
  },
};

/** Puzzles from duels between masters, each with one solution. */
export const puzzles: Puzzles<Duel> = {
  goals,
  all: lazyPuzzles(new URL('puzzles.jsonl', import.meta.url)),
  verdict,
  refutation,
  shortfall,
  instruction: (duel, _, line) => faceOf(duel, parseLine(line) ?? { verb: 'finish' }).move(),
};

/**
 * Returns the opponent’s reply to a failed attempt: winning attacks for the goal `survive`, a greedy turn for `win`.
 * Returns an empty list for other goals and after the end.
 */
function refutation(duel: Duel, { goal }: Puzzle): readonly SeatLine[] {
  if (duel.winner !== null) return [];
  const commands = goal === 'survive' ? killingBlow(duel) : goal === 'win' ? answer(duel) : [];
  return commands.map((command) => ({ seat: duel.current, line: makeLine(command) }));
}

/** Returns attacks that win for the current player. Returns an empty list if there are none. */
function killingBlow(duel: Duel): readonly Command[] {
  const hits = legal(duel, 'attack');
  // Without shields every creature attacks the player. A shield must fall first, and only its attacker matters.
  const choices = hits.filter(({ target, by }) => target === hits[0]?.target && (target > 0 || by === hits[0].by));
  for (const hit of choices) {
    const after = draftOf(duel);
    perform(after, hit);
    if (after.winner === duel.current) return [hit];
    const rest = killingBlow(after);
    if (rest.length > 0) return [hit, ...rest];
  }
  return [];
}

/** Returns the greedy commands until the turn or the duel ends. */
function answer(duel: Duel): readonly Command[] {
  const commands: Command[] = [];
  const after = draftOf(duel);
  while (after.winner === null) {
    const command = greedyCommand(asSeen(after));
    if (command.verb === 'finish') break;
    commands.push(command);
    perform(after, command);
  }
  return commands;
}

/**
 * Returns a text about a failed attempt: the life that it took (`most`) or the creatures that it left (`sweep`).
 * Returns undefined for other goals.
 */
function shortfall(duel: Duel, puzzle: Puzzle): Text | undefined {
  const rival = otherSeat(puzzle.seat as DuelSeat);
  switch (puzzle.goal) {
    case 'most': {
      const lost = (tried: Duel) =>
        positionOf<Duel>({ setup, play }, puzzle).sides[rival].life - tried.sides[rival].life;
      return taken({ taken: lost(duel), most: lost(positionOf<Duel>({ setup, play }, puzzle, puzzle.answer)) });
    }
    case 'sweep':
      return standing({ creatures: fightersOf(duel.sides[rival]).map(({ card }) => creatureNoun(card)) });
    default:
      return undefined;
  }
}
