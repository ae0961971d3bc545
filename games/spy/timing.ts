import type { Timing } from '../kit/game.ts';
import { readFile } from './files/read-file.ts';
import type { Options } from './options.ts';
import { defaultConfig, matchConfig } from './rules/config.ts';

const MS = { seconds: 1000, minutes: 60_000, hours: 3_600_000 } as const;

/** The document's clock: it runs where somebody brings a match file or asks for a tempo; the tempo stretches its seconds. */
export const timing: Timing<Options> = {
  terms({ match_file, tempo }) {
    if (match_file === undefined && tempo === undefined) return undefined;
    const read = match_file === undefined ? { value: defaultConfig } : readFile(matchConfig, match_file);
    if (read.problems) return undefined;
    const { turnPhaseLimit, pauseLimit } = read.value;
    const last = (seconds: number) => (seconds <= 0 ? null : seconds * MS[tempo ?? 'seconds']);
    return { perTurn: last(turnPhaseLimit), pause: last(pauseLimit) };
  },
  missed: 'strike',
};
