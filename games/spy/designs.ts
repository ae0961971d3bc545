import {
  type BoardRenderer,
  column,
  type Entry,
  type EntryRenderer,
  type Fault,
  type ListedDesign,
  type Lists,
  type PaintedDesign,
  say,
  type Text,
  withValues,
} from '@longtable/kit';
import { z } from 'zod';
import { FIELD_MARKS, safeMark } from './drawing/grid.ts';
import { CELL, floorIn, safe } from './drawing/picture/floor.ts';
import { agentCard, CARD } from './drawing/picture/preparation.ts';
import { type CharacterSpec, casts, characterName, characterSpec } from './files/cast.ts';
import { readFile, reasonOf, writeCharacters, writeMatch, writeScenario } from './files/read-file.ts';
import {
  makeRows,
  PAINTED_COLUMNS,
  PAINTED_ROWS,
  paintedScenarioFile,
  SCENARIO_NAMES,
  type ScenarioFile,
  scenarioFaults,
  scenarios,
} from './files/scenarios.ts';
import { CONFIG_FIELDS, defaultConfig, type MatchConfig, matchValues } from './rules/config.ts';
import { FIELD_NAMES, fieldIn, fields } from './rules/grid.ts';
import { PROPERTY_NAMES, type PropertyName, properties } from './rules/properties.ts';
import { texts } from './words/texts.ts';

/** Maximum number of safes whose marks have at most two characters. */
const MAX_NUMBERED_SAFES = 99;

/** Draws a scenario in the editor, without people. */
const scenarioRenderer: BoardRenderer = {
  cell: CELL,
  draw(board, window) {
    const safes = board.flatMap((row, y) =>
      Array.from(row, (_, x) => ({ x, y })).filter(({ x }) => fieldIn(row, x) === 'SAFE'),
    );
    return [
      ...floorIn(board, window),
      ...safes.flatMap(({ x, y }, at) => safe(at + 1, 'closed', (x - window.x) * CELL, (y - window.y) * CELL)),
    ];
  },
};

/** Draws a character in the editor as a card of the draft. */
const characterRenderer: EntryRenderer = {
  ...CARD,
  draw: ({ name, features }, at, language) =>
    agentCard(0, 0, { name: String(name), features: features as readonly PropertyName[] }, at, language),
};

/** Maximum nesting depth of a value under an unknown key. */
const MAX_DEPTH = 32;

/** Schema of a value under an unknown key. */
const unknownValue = z
  .unknown()
  .refine((value) => isShallow(value, MAX_DEPTH), texts.files.checks.shallow.en)
  .meta({ bounds: `at most ${MAX_DEPTH} levels, within the size of the file` });

const MAX_REASONS = 3;

export const scenario: PaintedDesign = {
  id: 'scenario',
  kind: 'painted',
  name: texts.designs.scenario,
  about: texts.designs.scenarioAbout,
  files: [{ option: 'scenario_file', ending: '.scenario' }],
  board: { name: texts.designs.casino, max: 1 },
  columns: PAINTED_COLUMNS,
  rows: PAINTED_ROWS,
  brushes: FIELD_NAMES.map((name) => ({ sign: fields[name].glyph, name: fields[name].title })),
  fill: fields.FREE.glyph,
  cells: scenarioMarks,
  renderer: scenarioRenderer,
  starts: [
    ...['medium' as const, ...SCENARIO_NAMES.filter((id) => id !== 'medium')].map((id) => ({
      id,
      name: texts.casinos[id],
      doc: scenarioDoc(scenarios[id]),
    })),
  ],
  read([text]) {
    const file = readFile(paintedScenarioFile, text);
    return file.problems ? invalidFile(file.reasons) : { doc: scenarioDoc(file.value) };
  },
  write: (doc) => [writeScenario(toFile(doc))],
  faults: (doc) =>
    scenarioFaults(toFile(doc), defaultConfig.maxNumberOfNPCs).map(
      ({ at, reason }): Fault => ({ reason, ...(at && { at }) }),
    ),
};

function scenarioDoc(file: ScenarioFile) {
  return { boards: [makeRows(file)] };
}

function toFile({ boards: [rows = []] }: { readonly boards: readonly (readonly string[])[] }): ScenarioFile {
  return { scenario: rows.map((row) => Array.from(row, (_, x) => fieldIn(row, x) ?? 'FREE')) };
}

/** Returns the text marks of a casino as in play. The first `MAX_NUMBERED_SAFES` safes are numbered row by row. */
function scenarioMarks(board: readonly string[]): string[][] {
  let safes = 0;
  return board.map((row) =>
    Array.from(row, (sign, x) => {
      const isNumbered = fieldIn(row, x) === 'SAFE' && ++safes <= MAX_NUMBERED_SAFES;
      return isNumbered ? safeMark(safes) : (FIELD_MARKS[sign] ?? sign);
    }),
  );
}

/** Whether a value is nested at most `most` levels deep. Values nested too deeply cannot be serialised again. */
function isShallow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((one) => isShallow(one, most - 1));
}

/** Returns an entry with the unknown keys of its file as JSON in `rest`. */
function withRest(entry: Entry, rest: Readonly<Record<string, unknown>>): Entry {
  return Object.keys(rest).length === 0 ? entry : { ...entry, rest: JSON.stringify(rest) };
}

/** Returns the unknown keys of an entry's file, or an empty object if there are none. */
function restOf({ rest }: Entry): Readonly<Record<string, unknown>> {
  return typeof rest === 'string' ? JSON.parse(rest) : {};
}

/** Returns the error message of an invalid file, with the first few reasons. */
function invalidFile(reasons: readonly Text[]): { readonly problem: Text } {
  return { problem: texts.files.invalidFile({ reasons: reasons.slice(0, MAX_REASONS) }) };
}

/** Schema of a match file in the editor, with unknown keys. */
export const draftedMatch = matchValues.catchall(unknownValue);

export const match: ListedDesign = {
  id: 'match',
  kind: 'listed',
  name: texts.designs.match,
  about: texts.designs.matchAbout,
  files: [{ option: 'match_file', ending: '.match' }],
  lists: [
    {
      id: 'match',
      name: texts.designs.values,
      max: 1,
      fields: CONFIG_FIELDS,
      line: (_, language) => say(texts.designs.theMatch, language),
    },
  ],
  starts: [{ id: 'usual', name: texts.designs.standardMatch, doc: matchDoc(defaultConfig) }],
  read([text]) {
    const file = readFile(draftedMatch, text);
    return file.problems ? invalidFile(file.reasons) : { doc: matchDoc(file.value) };
  },
  write: ({ lists }) => [writeMatch(toConfig(lists.match?.[0]), restOf(lists.match?.[0] ?? {}))],
  faults({ lists }) {
    const { minChipsRoulette, maxChipsRoulette } = toConfig(lists.match?.[0]);
    if (minChipsRoulette <= maxChipsRoulette) return [];
    const reason = texts.files.chipRange({ least: minChipsRoulette, most: maxChipsRoulette });
    return [{ reason, entry: 0 }];
  },
};

function matchDoc(file: MatchConfig) {
  const { plagueMask, closes: _, ...numbers } = matchValues.parse(file);
  const rest = Object.entries(file).filter(([key]) => !(key in defaultConfig));
  return { lists: { match: [withRest({ ...numbers, plagueMask: String(plagueMask) }, Object.fromEntries(rest))] } };
}

function toConfig({ rest: _, ...entry }: Entry = {}): MatchConfig {
  return { ...defaultConfig, ...(entry as Partial<MatchConfig>), plagueMask: entry.plagueMask === 'true' };
}

const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 64;
const MAX_NAME_LENGTH = 32;
const MAX_LINE_WIDTH = 27;
/** Maximum length of a description in a form. A description in a file may be longer. */
const MAX_DESCRIPTION_LENGTH = 4000;

/** Schema of a character file in the editor: at most `MAX_CHARACTERS`, with unknown keys. */
export const draftedCharacters = z.array(characterSpec.catchall(unknownValue)).max(MAX_CHARACTERS);

export const characters: ListedDesign = {
  id: 'characters',
  kind: 'listed',
  name: texts.designs.characters,
  about: texts.designs.charactersAbout,
  files: [{ option: 'characters_file', ending: '.json' }],
  lists: [
    {
      id: 'characters',
      name: texts.designs.characters,
      max: MAX_CHARACTERS,
      newEntry: { name: 'New Character', features: [] },
      fields: [
        { id: 'name', kind: 'text', name: 'Name', min: 3, max: MAX_NAME_LENGTH, problemOf: wrongName },
        {
          id: 'description',
          kind: 'text',
          name: texts.designs.description,
          min: 0,
          max: MAX_DESCRIPTION_LENGTH,
          optional: true,
        },
        {
          id: 'gender',
          kind: 'choice',
          name: texts.designs.gender,
          optional: true,
          options: [
            { value: 'FEMALE', name: texts.descriptions.genders.FEMALE },
            { value: 'MALE', name: texts.descriptions.genders.MALE },
            { value: 'DIVERSE', name: texts.descriptions.genders.DIVERSE },
          ],
        },
        {
          id: 'features',
          kind: 'many',
          name: texts.designs.talents,
          options: PROPERTY_NAMES.map((value) => ({
            value,
            name: properties[value].title,
            about: properties[value].about,
          })),
        },
      ],
      renderer: characterRenderer,
      line: ({ name, features = [] }) =>
        `${column(String(name), MAX_LINE_WIDTH)} ${[...(features as string[])].length || ''}`.trimEnd(),
    },
  ],
  starts: [
    { id: 'cast', name: texts.casts.regulars, doc: charactersDoc(casts.regulars) },
    { id: 'train', name: texts.casts.train, doc: charactersDoc(casts.train) },
    { id: 'film', name: texts.casts.film, doc: charactersDoc(casts.film) },
  ],
  read([text]) {
    const file = readFile(draftedCharacters, text);
    return file.problems ? invalidFile(file.reasons) : { doc: charactersDoc(file.value) };
  },
  write: ({ lists }) => [writeCharacters(toCharacters(lists))],
  faults({ lists }) {
    const names = toCharacters(lists).map(({ name }) => name);
    const missing = MIN_CHARACTERS - names.length;
    const few: Fault[] =
      missing > 0 ? [{ reason: texts.files.tooFewCharacters({ least: MIN_CHARACTERS, count: names.length }) }] : [];
    const twice = names.flatMap((name, entry): Fault[] =>
      names.indexOf(name) < entry ? [{ entry, reason: texts.files.nameTaken }] : [],
    );
    return [...few, ...twice];
  },
};

function wrongName(name: string) {
  const issue = characterName.safeParse(name).error?.issues[0];
  return issue && reasonOf(issue);
}

function charactersDoc(file: readonly CharacterSpec[]) {
  return {
    lists: {
      characters: file.map(({ name, description, gender, features, ...rest }) =>
        withRest(withValues({}, { name, description, gender, features }), rest),
      ),
    },
  };
}

function toCharacters({ characters = [] }: Lists): CharacterSpec[] {
  return characters.map(({ name, description, gender, features, ...entry }) => ({
    name: String(name),
    ...(description !== undefined && { description: String(description) }),
    ...(gender !== undefined && { gender: gender as NonNullable<CharacterSpec['gender']> }),
    features: [...(features as CharacterSpec['features'])],
    ...restOf(entry),
  }));
}
