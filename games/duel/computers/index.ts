import { type Advice, levelsFrom, resolveLevel, type Seat } from '@longtable/kit';
import { faceOf } from '../menus/faces.ts';
import { type Command, makeLine, parseLine } from '../rules/verbs.ts';
import type { Duel } from '../state.ts';
import { texts } from '../words/texts.ts';
import { gainOf, sensibleCommands } from './gain.ts';
import { greedyCommand, lookaheadCommand } from './greed.ts';
import { masterCommand } from './master.ts';
import { asSeen } from './worlds.ts';

export const LEVELS = levelsFrom(texts.computers, {
  beginner: { rating: 1020 },
  amateur: { rating: 1180, mix: { of: 'casual', else: 'beginner', share: 0.42 } },
  casual: { rating: 1290 },
  skilled: { rating: 1420, mix: { of: 'advanced', else: 'casual', share: 0.36 } },
  advanced: { rating: 1530 },
  expert: { rating: 1620, mix: { of: 'master', else: 'advanced', share: 0.6 } },
  master: { rating: 1740 },
});

const COMMANDS: Readonly<Record<string, (duel: Duel) => Command>> = {
  beginner: firstUseful,
  casual: greedyCommand,
  advanced: lookaheadCommand,
};

/**
 * Returns the line of a computer player. All levels but the master plan on the duel as their seat sees it; the master
 * samples such duels.
 */
export function line(duel: Duel, _seat: Seat, level: string): string {
  const resolved = resolveLevel(LEVELS, level, () => asSeen(duel));
  if (resolved === 'master') return makeLine(masterCommand(duel));
  const plan = COMMANDS[resolved] ?? greedyCommand;
  return makeLine(plan(asSeen(duel)));
}

/** Returns the first sensible command with a gain, or `finish` if there is none. */
function firstUseful(duel: Duel): Command {
  return sensibleCommands(duel).find((command) => gainOf(duel, command) > 0) ?? { verb: 'finish' };
}

/** Returns the move of the strongest level and its reason. */
export function hint(duel: Duel, seat: Seat): Advice {
  const advised = line(duel, seat, LEVELS.at(-1)?.id ?? '');
  const { move, why } = faceOf(duel, parseLine(advised) ?? { verb: 'finish' });
  return { line: advised, move: move(), why: why() };
}
