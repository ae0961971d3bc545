import type { GameTerms } from '@longtable/kit';
import { readFile } from './files/read-file.ts';
import type { Options } from './options.ts';
import { defaultConfig, matchConfig } from './rules/config.ts';
import { isPlayer, personOf } from './rules/match/people.ts';
import type { Player, State } from './state.ts';

const MS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

/** Returns the multiplier for the seconds of the document's clock, or undefined if the clock does not run. */
export function clockFactor({ match_file, tempo }: Options): number | undefined {
  return match_file === undefined && tempo === undefined ? undefined : MS[tempo ?? 'seconds'] / 1000;
}

/** The line that is played for a player who runs out of time. */
export const MISSED = 'strike';

/**
 * Returns the document's clock if the options have a match file or a tempo, otherwise no clock. The tempo multiplies
 * its seconds.
 */
export function terms(options: Options): GameTerms {
  const factor = clockFactor(options);
  if (factor === undefined) return {};
  const { match_file } = options;
  const read = match_file === undefined ? { value: defaultConfig } : readFile(matchConfig, match_file);
  if (read.problems) return {};
  const { turnPhaseLimit, pauseLimit } = read.value;
  const last = (seconds: number) => (seconds <= 0 ? null : seconds * 1000 * factor);
  return { clock: { perTurn: last(turnPhaseLimit), pause: last(pauseLimit), missed: MISSED } };
}

const PLAYERS: readonly Player[] = [0, 1];

/**
 * Returns the seats that must decide: in the preparation each player who is not done, then the owner of the active
 * agent.
 */
export function turnOf(state: State): readonly Player[] {
  if (state.phase === 'draft') return PLAYERS.filter((player) => state.sides[player].offer);
  if (state.phase === 'equipment') return PLAYERS.filter((player) => !state.sides[player].ready);
  if (state.phase === 'over' || state.active === null) return [];
  const { faction } = personOf(state, state.active);
  return isPlayer(faction) ? [faction] : [];
}

/**
 * Returns the public phase: the phase of the match, the round once the janitor is there, and the seats that must
 * decide. The active agent stays secret.
 */
export function publicPhase(state: State): string {
  return [state.phase, ...(state.janitor ? [state.round] : []), ...turnOf(state)].join(' ');
}
