import type { Puzzle, PuzzleLine } from '../../kit/puzzle.ts';
import { greediest } from '../computers/greed.ts';
import { asSeen } from '../computers/worlds.ts';
import { attacks } from '../rules/legal.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { type Duel, draftOf } from '../state.ts';

/** The opponent’s answer to a try that failed: the killing blow, or a turn as it may go on. */
export function refutation(duel: Duel, { goal }: Puzzle): readonly PuzzleLine[] {
  if (duel.winner !== null) return [];
  const commands = goal === 'survive' ? killingBlow(duel) : goal === 'win' ? answer(duel) : [];
  return commands.map((command) => ({ seat: duel.current, line: makeLine(command) }));
}

/** Attacks that win for whoever is in turn; none, if there are none. */
function killingBlow(duel: Duel): readonly Command[] {
  const hits = attacks(duel);
  // Without shields everyone strikes the player; a shield has to fall anyway, and only who strikes it matters.
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

/** What a quick computer would do now, up to the end of its turn or of the duel. */
function answer(duel: Duel): readonly Command[] {
  const commands: Command[] = [];
  const after = draftOf(duel);
  while (after.winner === null) {
    const command = greediest(asSeen(after));
    if (command.verb === 'finish') break;
    commands.push(command);
    perform(after, command);
  }
  return commands;
}
