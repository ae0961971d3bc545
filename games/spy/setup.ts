import { type Outcome, type Refusal, RNG, refuse, type Seed, type Text, type ViewerEvents } from '@longtable/kit';
import type { SpyEvent } from './events.ts';
import { casts } from './files/cast.ts';
import { type CharacterSpec, characterFile, shortened } from './files/characters.ts';
import { type Reading, readFile } from './files/read-file.ts';
import { lounge, makeRows, type ScenarioFile, scenarioFile, scenarioReasons, scenarios } from './files/scenarios.ts';
import { clockFactor, type MatchName, type Options } from './options.ts';
import { defaultConfig, type MatchConfig, matchConfig } from './rules/config.ts';
import { blankSide } from './rules/knowledge/knowledge.ts';
import { draftOf, finishDraft } from './rules/match/draft-state.ts';
import { makeOffer } from './rules/preparation.ts';
import { initialProgress, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** The inputs of a match. */
export interface MatchFiles {
  readonly config: MatchConfig;
  readonly scenario: ScenarioFile;
  readonly characters: readonly CharacterSpec[];
  /** Gadgets to leave out, for programs that cannot handle them. */
  readonly withheld?: readonly string[];
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
  const match = MATCHES[options.match ?? 'full'];
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
  const found = [
    { file: 'match', keys: unknownKeys(match_file, used) },
    { file: 'scenario', keys: unknownKeys(scenario_file, ['scenario']) },
  ] as const;
  return found
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
export function newMatch({ config, scenario, characters, withheld }: MatchFiles, seed: Seed): Outcome<State, SpyEvent> {
  const state: State = {
    config,
    ...(withheld && { withheld: [...withheld] }),
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
