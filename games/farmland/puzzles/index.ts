import type { Puzzle, PuzzleLine, Puzzles, Text } from '@longtable/kit';
import { lazyPuzzles, positionOf } from '@longtable/kit/puzzle';
import { setup } from '../options.ts';
import { type Command, makeLine } from '../rules/commands.ts';
import { computerTurn } from '../rules/computer.ts';
import { perform, play } from '../rules/perform.ts';
import { draftOf, rivalOf, type State, teamOf } from '../state.ts';
import { texts } from '../words/texts.ts';

/** Puzzles from games between masters, each with one solution. */
export const puzzles: Puzzles<State> = {
  goals: { win: texts.puzzles.win, most: texts.puzzles.most },
  all: lazyPuzzles(new URL('puzzles.jsonl', import.meta.url)),
  verdict,
  refutation,
  shortfall,
};

/** Returns a turn of the document’s computer after a missed win. Returns an empty list for other goals. */
function refutation(state: State, { goal }: Puzzle): readonly PuzzleLine[] {
  if (state.winner !== null || goal !== 'win') return [];
  const draft = draftOf(state);
  const commands: Command[] = [];
  for (const command of computerTurn(draft)) {
    if (command.verb === 'yield') break;
    perform(draft, command);
    if (command.verb !== 'move' || command.from !== command.to) commands.push(command);
  }
  return commands.map((command) => ({ seat: state.turn, line: makeLine(command) }));
}

/**
 * Returns a text about the life points that a failed attempt did not take. Returns undefined for goals other than
 * `most`.
 */
function shortfall(state: State, puzzle: Puzzle): Text | undefined {
  if (puzzle.goal !== 'most') return undefined;
  const life = (at: State) => teamOf(at, rivalOf(puzzle.seat)).lp;
  const before = life(positionOf<State>({ setup, play }, puzzle));
  const possible = before - life(positionOf<State>({ setup, play }, puzzle, puzzle.answer));
  return texts.puzzles.shortfall({ taken: before - life(state), possible });
}

/** Returns the state of an attempt. Life points stay taken, so the goal can be reached before the turn ends. */
function verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed' {
  const { seat, goal } = puzzle;
  if (state.winner !== null) return state.winner === seat ? 'solved' : 'failed';
  if (goal === 'most' && teamOf(state, rivalOf(seat)).lp <= lifeAfterAnswer(puzzle)) return 'solved';
  return state.turn === seat ? 'open' : 'failed';
}

/** Returns the opponent's life points after the solution. */
function lifeAfterAnswer(puzzle: Puzzle): number {
  return teamOf(positionOf<State>({ setup, play }, puzzle, puzzle.answer), rivalOf(puzzle.seat)).lp;
}
