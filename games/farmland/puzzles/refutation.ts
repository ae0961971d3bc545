import type { Puzzle, PuzzleLine } from '../../kit/puzzle.ts';
import { computerTurn } from '../rules/computer.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { draftOf, type State } from '../state.ts';

/** A turn of the opponent after a win that was missed, as the document’s computer plays it. */
export function refutation(state: State, { goal }: Puzzle): readonly PuzzleLine[] {
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
