import type { Timing } from '@longtable/kit';
import { readFile } from './files/read-file.ts';
import type { Options } from './options.ts';
import { defaultConfig, matchConfig } from './rules/config.ts';
import { isPlayer, personOf } from './rules/match/people.ts';
import type { Player, State } from './state.ts';

const MS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

/** Returns the factor for the seconds of the document's clock; undefined where that doesn't run. */
export function clockFactor({ match_file, tempo }: Options): number | undefined {
  return match_file === undefined && tempo === undefined ? undefined : MS[tempo ?? 'seconds'] / 1000;
}

/** The document's clock: it runs where somebody brings a match file or asks for a tempo; the tempo stretches its seconds. */
export const timing: Timing<Options> = {
  terms(options) {
    const factor = clockFactor(options);
    if (factor === undefined) return undefined;
    const { match_file } = options;
    const read = match_file === undefined ? { value: defaultConfig } : readFile(matchConfig, match_file);
    if (read.problems) return undefined;
    const { turnPhaseLimit, pauseLimit } = read.value;
    const last = (seconds: number) => (seconds <= 0 ? null : seconds * 1000 * factor);
    return { perTurn: last(turnPhaseLimit), pause: last(pauseLimit) };
  },
  missed: 'strike',
};

const PLAYERS: readonly Player[] = [0, 1];

/** The seats that have to decide something: both while they prepare in private, then the owner of who is on. */
export function turnOf(state: State): readonly Player[] {
  if (state.phase === 'draft') return PLAYERS.filter((player) => state.sides[player].offer);
  if (state.phase === 'equipment') return PLAYERS.filter((player) => !state.sides[player].ready);
  if (state.phase === 'over' || state.active === null) return [];
  const { faction } = personOf(state, state.active);
  return isPlayer(faction) ? [faction] : [];
}

/** How far everybody may know the match to be: who is still choosing, or whose move it is, but not with whom; without guests also the round. */
export function publicPhase(state: State): string {
  return [state.phase, ...(state.janitor ? [state.round] : []), ...turnOf(state)].join(' ');
}
