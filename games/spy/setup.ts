import { type Seed, seeded } from '../kit/chance.ts';
import { type Outcome, type Refusal, refuse } from '../kit/game.ts';
import type { SpyEvent } from './events.ts';
import { cast } from './files/cast.ts';
import { type CharacterSpec, characterFile } from './files/characters.ts';
import { type Reading, readFile } from './files/read-file.ts';
import { makeRows, type ScenarioFile, scenarioFile, scenarioProblems } from './files/scenario.ts';
import { scenarios } from './files/scenarios/index.ts';
import type { SpyOptions } from './options.ts';
import { defaultConfig, type MatchConfig, matchConfig } from './rules/config.ts';
import { blankSide } from './rules/knowledge/knowledge.ts';
import { beginMatch, endMatch } from './rules/match/match.ts';
import { makeOffer } from './rules/preparation/draft.ts';
import type { State } from './state.ts';

/** What a match is made of. */
export interface MatchFiles {
  readonly config: MatchConfig;
  readonly scenario: ScenarioFile;
  readonly characters: readonly CharacterSpec[];
}

/** A new match; a file that does not fit is refused with the path of what is wrong in it. */
export function setup(options: SpyOptions, seed: Seed): Outcome<State, SpyEvent> {
  const config = readOr(matchConfig, options.match_file, defaultConfig);
  const scenario = readOr(scenarioFile, options.scenario_file, scenarios[options.scenario ?? 'medium']);
  const characters = readOr(characterFile, options.characters_file, [...cast]);
  if (config.problems) return refuseFile('match_file', config.problems);
  if (scenario.problems) return refuseFile('scenario_file', scenario.problems);
  if (characters.problems) return refuseFile('characters_file', characters.problems);
  const rounds = options.rounds === undefined ? {} : { roundLimit: options.rounds };
  const files = {
    config: { ...config.value, ...rounds },
    scenario: scenario.value,
    characters: characters.value,
  };
  const problems = scenarioProblems(files.scenario, guestsOf(files));
  return problems.length > 0 ? refuseFile('scenario_file', problems) : beginDraft(files, seed);
}

/** The most guests there can be: with four agents in all, the fewest, everybody else may be one. */
function guestsOf({ config, characters }: MatchFiles): number {
  return Math.min(config.maxNumberOfNPCs, characters.length - 4);
}

/** A match from its files, with the first offers of the draft. */
export function beginDraft({ config, scenario, characters }: MatchFiles, seed: Seed): Outcome<State, SpyEvent> {
  const state: State = {
    config,
    cast: [...characters],
    phase: 'draft',
    random: seeded(seed).state,
    board: { rows: makeRows(scenario), safes: [], tables: [], cocktails: [], fog: [], lying: [] },
    sides: [blankSide({ ready: false }), blankSide({ ready: false })],
    people: [],
    cat: null,
    janitor: null,
    round: 0,
    order: [],
    active: null,
    marks: { healing: [], drying: [] },
    collarTaken: false,
    courier: null,
    ending: null,
  };
  const match = beginMatch(state);
  makeOffer(match, 0);
  makeOffer(match, 1);
  return endMatch(match);
}

function readOr<T>(schema: Parameters<typeof readFile<T>>[0], text: string | undefined, standard: T): Reading<T> {
  return text === undefined ? { value: standard } : readFile(schema, text);
}

function refuseFile(option: string, problems: readonly string[]): { refused: Refusal } {
  const list = problems.slice(0, 5).join('; ');
  return refuse('file', {
    en: `The file of ${option} does not fit: ${list}.`,
    de: `Die Datei von ${option} passt nicht: ${list}.`,
  });
}
