import { type GameTerms, optionWords } from '@longtable/kit';
import { z } from 'zod';
import { CAST_NAMES } from './files/cast.ts';
import { readFile } from './files/read-file.ts';
import { SCENARIO_NAMES } from './files/scenarios.ts';
import { defaultConfig, matchConfig } from './rules/config.ts';
import { isPlayer, personOf } from './rules/match/people.ts';
import type { Player, State } from './state.ts';
import { texts } from './words/texts.ts';

/** Match lengths, the shortest first. */
const MATCH_NAMES = ['blitz', 'quick', 'evening', 'full'] as const;
export type MatchName = (typeof MATCH_NAMES)[number];

/** Units of time that replace a second of the document's clock. */
const TEMPOS = ['seconds', 'minutes', 'hours'] as const;

/** Maximum size of each file, in bytes. */
const MATCH_BYTES = 20_000;
const SCENARIO_BYTES = 50_000;
const CHARACTERS_BYTES = 50_000;

/** Options of `/play spy`. Uploaded files have the original's formats. */
export const optionsSchema = z.object({
  match: z.enum(MATCH_NAMES).optional().register(optionWords, {
    about: texts.options.matchAbout,
    name: texts.options.match,
    default: 'full',
    labels: texts.options.matches,
    buttons: texts.options.matchButtons,
  }),
  scenario: z.enum(SCENARIO_NAMES).optional().register(optionWords, {
    about: texts.options.scenarioAbout,
    name: 'Casino',
    labels: texts.casinos,
  }),
  cast: z.enum(CAST_NAMES).optional().register(optionWords, {
    about: texts.options.castAbout,
    name: texts.options.cast,
    default: 'regulars',
    labels: texts.casts,
  }),
  'janitor-round': z.int().min(1).max(50).optional().register(optionWords, {
    about: texts.options.janitorRoundAbout,
    name: texts.options.janitorRound,
  }),
  tempo: z.enum(TEMPOS).optional().register(optionWords, {
    about: texts.options.tempoAbout,
    labels: texts.options.tempos,
  }),
  match_file: z.string().max(MATCH_BYTES).optional().register(optionWords, {
    about: texts.options.matchFileAbout,
    name: texts.options.matchFile,
    fileBytes: MATCH_BYTES,
  }),
  scenario_file: z.string().max(SCENARIO_BYTES).optional().register(optionWords, {
    about: texts.options.scenarioFileAbout,
    name: texts.options.scenarioFile,
    fileBytes: SCENARIO_BYTES,
  }),
  characters_file: z.string().max(CHARACTERS_BYTES).optional().register(optionWords, {
    about: texts.options.charactersFileAbout,
    name: texts.options.charactersFile,
    fileBytes: CHARACTERS_BYTES,
  }),
});

export type Options = z.infer<typeof optionsSchema>;

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
