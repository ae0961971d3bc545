import {
  type GameTerms,
  type Outcome,
  optionWords,
  type Refusal,
  RNG,
  refuse,
  type Seed,
  type Text,
  type ViewerEvents,
} from '@longtable/kit';
import { z } from 'zod';
import type { SpyEvent } from './events.ts';
import { CAST_NAMES, type CharacterSpec, casts, characterFile, shortened } from './files/cast.ts';
import { type Reading, readFile } from './files/read-file.ts';
import {
  lounge,
  makeRows,
  SCENARIO_NAMES,
  type ScenarioFile,
  scenarioFile,
  scenarioReasons,
  scenarios,
} from './files/scenarios.ts';
import { defaultConfig, type MatchConfig, matchConfig } from './rules/config.ts';
import { blankSide } from './rules/knowledge/knowledge.ts';
import { draftOf, finishDraft } from './rules/match/draft-state.ts';
import { turnOf } from './rules/match/people.ts';
import { makeOffer } from './rules/preparation.ts';
import { initialProgress, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** The inputs of a match. */
export interface MatchFiles {
  readonly config: MatchConfig;
  readonly scenario: ScenarioFile;
  readonly characters: readonly CharacterSpec[];
  /** Gadgets to leave out, for programs that cannot handle them. */
  readonly excludedGadgets?: readonly string[];
}

/** Sets up a match. Refuses an invalid file with the reasons. */
export function setup(options: Options, seed: Seed): Outcome<State, ViewerEvents<SpyEvent>> {
  const files = filesOf(options);
  if ('refused' in files) return files;
  const begun = newMatch(files, seed);
  if (begun.refused) return begun;
  const events = unusedKeys(options);
  const factor = clockFactor(options);
  const { config, ...rest } = begun.state;
  // In the schema's order: computers hash the state as JSON, so a new and a stored state must have the same text.
  const state = factor === undefined ? begun.state : { config, clockFactor: factor, ...rest };
  const tellings = ([0, 1, 'spectator', 'open'] as const).map(
    (to) => ({ kind: 'telling', to, begins: true, events }) as const,
  );
  return { state, events: events.length > 0 ? tellings : [] };
}

/** Settings of the match lengths. In shorter matches the casino closes after the last round. */
const MATCHES: Readonly<Record<MatchName, { readonly config: Partial<MatchConfig>; readonly scenario: ScenarioFile }>> =
  {
    blitz: { config: { roundLimit: 3, maxNumberOfNPCs: 4, closes: true }, scenario: lounge },
    quick: { config: { roundLimit: 5, maxNumberOfNPCs: 6, closes: true }, scenario: lounge },
    evening: { config: { roundLimit: 7, closes: true }, scenario: scenarios.small },
    full: { config: {}, scenario: scenarios.medium },
  };

/** Returns the uploaded files, or the built-in ones, or a refusal if a file is invalid. */
export function filesOf(options: Options): MatchFiles | { refused: Refusal } {
  const match = MATCHES[options.length ?? 'full'];
  const config = readOr(matchConfig, options.match_file, { ...defaultConfig, ...match.config });
  const standard = options.scenario ? scenarios[options.scenario] : match.scenario;
  const scenario = readOr(scenarioFile, options.scenario_file, standard);
  const characters = readOr(characterFile, options.characters_file, [...casts[options.cast ?? 'regulars']]);
  if (config.problems) return refuseFile('match_file', config.reasons);
  if (scenario.problems) return refuseFile('scenario_file', scenario.reasons);
  if (characters.problems) return refuseFile('characters_file', characters.reasons);
  const roundLimit = options['janitor-round'];
  const files = {
    config: { ...config.value, ...(roundLimit !== undefined && { roundLimit }) },
    scenario: scenario.value,
    characters: characters.value,
  };
  const reasons = scenarioReasons(files.scenario, guestsOf(files));
  return reasons.length > 0 ? refuseFile('scenario_file', reasons) : files;
}

/** Returns an event per file with keys that have no effect, including the reconnect limit. */
function unusedKeys({ match_file, scenario_file }: Options): SpyEvent[] {
  const unknownKeys = (text: string | undefined, known: readonly string[]) =>
    Object.keys((JSON.parse(text ?? '{}') ?? {}) as object).filter((key) => !known.includes(key));
  const used = Object.keys(defaultConfig).filter((key) => key !== 'reconnectLimit');
  const unknown = [
    { file: 'match', keys: unknownKeys(match_file, used) },
    { file: 'scenario', keys: unknownKeys(scenario_file, ['scenario']) },
  ] as const;
  return unknown
    .filter(({ keys }) => keys.length > 0)
    .map(({ file, keys }) => ({ kind: 'unused-keys', audience: 'all', file, keys: keys.slice(0, 10) }));
}

/**
 * Returns the maximum number of guests: limited by the configuration, and by the characters left after the minimum of
 * four agents.
 */
function guestsOf({ config, characters }: MatchFiles): number {
  return Math.min(config.maxNumberOfNPCs, characters.length - 4);
}

/** Creates a match from its files and makes the first offers. */
export function newMatch(
  { config, scenario, characters, excludedGadgets }: MatchFiles,
  seed: Seed,
): Outcome<State, SpyEvent> {
  const state: State = {
    config,
    ...(excludedGadgets && { excludedGadgets: [...excludedGadgets] }),
    cast: characters.map(shortened),
    phase: 'draft',
    random: RNG.seeded(seed).state,
    board: { rows: makeRows(scenario), safes: [], tables: [], cocktails: [], fog: [], lying: [] },
    sides: [blankSide({ ready: false }), blankSide({ ready: false })],
    people: [],
    cat: null,
    janitor: null,
    round: 0,
    order: [],
    active: null,
    ...initialProgress(),
  };
  const draft = draftOf(state);
  makeOffer(draft, 0);
  makeOffer(draft, 1);
  return finishDraft(draft);
}

function readOr<T>(schema: Parameters<typeof readFile<T>>[0], text: string | undefined, standard: T): Reading<T> {
  return text === undefined ? { value: standard } : readFile(schema, text);
}

function refuseFile(option: keyof typeof texts.files.invalidFiles, reasons: readonly Text[]): { refused: Refusal } {
  const { invalidFiles } = texts.files;
  return refuse('file', invalidFiles[option]({ reasons: reasons.slice(0, 5) }), option);
}

/** Match lengths, the shortest first. */
const LENGTHS = ['blitz', 'quick', 'evening', 'full'] as const;
export type MatchName = (typeof LENGTHS)[number];

/** Units of time that replace a second of the document's clock. */
const TIME_SCALES = ['seconds', 'minutes', 'hours'] as const;

/** Maximum size of each file, in bytes. */
const MATCH_BYTES = 20_000;
const SCENARIO_BYTES = 50_000;
const CHARACTERS_BYTES = 50_000;

/** Options of `/play spy`. Uploaded files have the original's formats. */
export const optionsSchema = z.object({
  length: z.enum(LENGTHS).optional().register(optionWords, {
    about: texts.options.lengthAbout,
    name: texts.options.length,
    default: 'full',
    labels: texts.options.lengths,
    buttons: texts.options.lengthButtons,
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
  'time-scale': z.enum(TIME_SCALES).optional().register(optionWords, {
    about: texts.options.timeScaleAbout,
    labels: texts.options.timeScales,
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
function clockFactor({ match_file, 'time-scale': scale }: Options): number | undefined {
  return match_file === undefined && scale === undefined ? undefined : MS[scale ?? 'seconds'] / 1000;
}

/** The line that is played for a player who runs out of time. */
export const MISSED = 'strike';

/**
 * Returns the document's clock if the options have a match file or a time scale, otherwise no clock. The scale multiplies
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

/**
 * Returns the public phase: the phase of the match, the round once the janitor is there, and the seats that must
 * decide. The active agent stays secret.
 */
export function publicPhase(state: State): string {
  return [state.phase, ...(state.janitor ? [state.round] : []), ...turnOf(state)].join(' ');
}
