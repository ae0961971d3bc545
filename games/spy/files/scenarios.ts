import type { Text, Translation } from '@longtable/kit';
import { z } from 'zod';
import { FIELD_NAMES, type FieldName, fieldIn, fields, type Point, ring } from '../rules/grid.ts';
import { texts } from '../words/texts.ts';

/** Maximum width of a board in the editor, in fields. */
export const PAINTED_COLUMNS = 36;
/** Maximum height of a board in the editor, in fields. */
export const PAINTED_ROWS = 30;

/** Number of fields needed for agents, cat and janitor, in addition to those for guests. */
const FIGURES = 10;

/** Maximum number of columns and rows whose fields can be named: `ZZ99`. */
const NAMED_COLUMNS = 702;
const NAMED_ROWS = 99;

/** Schema of a scenario file in the original's format. Rows may differ in length. */
export const scenarioFile = scenarioWithin(NAMED_COLUMNS, NAMED_ROWS);

/** Schema of a scenario file in the editor. */
export const paintedScenarioFile = scenarioWithin(PAINTED_COLUMNS, PAINTED_ROWS);

function scenarioWithin(columns: number, rows: number) {
  return z.object({
    scenario: z
      .array(z.array(z.enum(FIELD_NAMES)).max(columns))
      .min(1)
      .max(rows),
  });
}

export type ScenarioFile = z.infer<typeof scenarioFile>;

/** Returns the problems of a board that is too small for this many guests, empty if it is large enough. */
export function roomProblems(file: ScenarioFile, guests: number): string[] {
  return roomFaults(file, guests).map(({ path, reason }) => `${path}: ${reason.en}`);
}

/** Returns the reasons why a well-formed scenario cannot be played with this many guests, empty if it can. */
export function scenarioReasons(file: ScenarioFile, guests: number): Text[] {
  return scenarioFaults(file, guests).map(({ path, reason }) => texts.files.at({ path, reason }));
}

interface ScenarioFault {
  readonly path: string;
  /** The field at fault, if there is one. */
  readonly at?: Point;
  readonly reason: Translation;
}

function roomFaults({ scenario }: ScenarioFile, guests: number): ScenarioFault[] {
  const accessible = scenario.flat().filter((field) => fields[field].accessible).length;
  const needed = guests + FIGURES;
  if (accessible >= needed) return [];
  return [{ path: 'scenario', reason: texts.files.tooSmall({ guests, needed, accessible }) }];
}

/** Returns the faults of a scenario with their paths and, if possible, the fields at fault. */
export function scenarioFaults({ scenario }: ScenarioFile, guests: number): ScenarioFault[] {
  const places = scenario.flatMap((row, y) => row.map((field, x) => ({ x, y, field })));
  const safes = places.filter(({ field }) => field === 'SAFE');
  const hasSeat = places.some(({ field }) => field === 'BAR_SEAT');
  const shut = safes.filter((safe) => !ring(safe, 1).some((near) => isAccessible(scenario, near)));
  const path = 'scenario';
  return [
    ...roomFaults({ scenario }, guests),
    ...(safes.length === 0 ? [{ path, reason: texts.files.noSafe }] : []),
    ...(hasSeat ? [] : [{ path, reason: texts.files.noSeat }]),
    ...shut.map(({ x, y }) => ({ path: `scenario[${y}][${x}]`, at: { x, y }, reason: texts.files.shutSafe })),
  ];
}

function isAccessible(scenario: readonly (readonly FieldName[])[], { x, y }: Point): boolean {
  const field = scenario[y]?.[x];
  return field !== undefined && fields[field].accessible;
}

/** Returns a scenario's rows with one letter per field. */
export function makeRows({ scenario }: ScenarioFile): string[] {
  return scenario.map((row) => row.map((field) => fields[field].glyph).join(''));
}

/** A small casino with short ways. */
const small: Drawing = [
  '#############',
  '#^....=_..^.#',
  '#.....=_....#',
  '#.@.......$.#',
  '#.....#.....#',
  '#_...###...@#',
  '#.....#.....#',
  '#.$.......=.#',
  '#....@....=_#',
  '#$........^.#',
  '#############',
];

/** A medium casino: a bar, a gaming room and two offices around a hall. */
const medium: Drawing = [
  '####################',
  '#..=_.....#..$....^#',
  '#..=_..@..#........#',
  '#.........#....@...#',
  '#^........#........#',
  '#.....@......##.####',
  '####.####....#.....#',
  '#.......#....#.$...#',
  '#.$.....^..........#',
  '#..........=.#...._#',
  '#...@...#.._=#.....#',
  '#_......#..=.#..@..#',
  '###.#####..........#',
  '#.........##.##.####',
  '#..@...^...#.......#',
  '#......_...#....$..#',
  '#.$....=.......@...#',
  '####################',
];

/** A large casino: long ways, many tables and a long chain of safes. */
export const large: Drawing = [
  '##########################',
  '#....=_....#....^....#..$#',
  '#.@..=_....#.........#...#',
  '#..........#...@.........#',
  '#.....@.......@......#.@.#',
  '#^.........#.........#...#',
  '####.###.###..$......##.##',
  '#.......#..#.........#...#',
  '#..$....#..####.######.._#',
  '#.......#............#..=#',
  '#.@......................#',
  '#.......#..^#=_=.....#..^#',
  '####.####...#_=_..@..#...#',
  '#...........#=_=.....#.$.#',
  '#..@........#........#...#',
  '#......@.............##.##',
  '#_.........##.####.....@.#',
  '#=....$....#.....#.......#',
  '#=_........#..$..#..^....#',
  '#......^.....@......._=..#',
  '#..........#.....#...._..#',
  '##########################',
];

/** A roof terrace with an open view, except for the pool house in the middle. */
const rooftop: Drawing = [
  '################',
  '#..=_......_=..#',
  '#..=_......_=..#',
  '#..............#',
  '#.@..######..@.#',
  '#....#....#....#',
  '#^...#.$......^#',
  '#....#....#....#',
  '#.@..######..@.#',
  '#..............#',
  '#$....._=......#',
  '#......_=...$..#',
  '#..^...........#',
  '################',
];

/** A paddle steamer: long and narrow, with cabins between two decks. */
const riverboat: Drawing = [
  '########################',
  '#..^....=_=....#...$...#',
  '#.......=_=....#.......#',
  '#.@............#..@....#',
  '#......##.####.##.###.##',
  '#..$...#.....#.........#',
  '#......#..@..#...=_=..^#',
  '####.###.....###._..._.#',
  '#......................#',
  '#.@..._=...$......@..$.#',
  '#.^..._=...............#',
  '########################',
];

/** A museum: small rooms and many doors. */
const museum: Drawing = [
  '######################',
  '#.$...#...@..#....$..#',
  '#.....#......#.......#',
  '#.^..................#',
  '###.####.##.####.#####',
  '#.....#......#.......#',
  '#.=_..#..##..#..@....#',
  '#.=_.....##......_=..#',
  '#.....#..##..#...._=.#',
  '###.####.##.####.#####',
  '#....................#',
  '#.....#......#...^...#',
  '#.@...#.._=..#.......#',
  '#...$.#.._=..#..$..@.#',
  '######################',
];

export const scenarios = {
  small: readDrawing(small),
  medium: readDrawing(medium),
  large: readDrawing(large),
  rooftop: readDrawing(rooftop),
  riverboat: readDrawing(riverboat),
  museum: readDrawing(museum),
} as const satisfies Record<string, ScenarioFile>;

type ScenarioName = keyof typeof scenarios;

export const SCENARIO_NAMES = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]];

/** The casino of a quick match, small enough for a phone. */
export const lounge = readDrawing([
  '.._=_....^.',
  '$.........@',
  '....##.....',
  '.@..#......',
  '....#..._=.',
  '.........._',
  '^.....@....',
  '.....##..$.',
  '._=_.......',
]);

/** Rows of a board with one letter per field (see grid.ts). */
export type Drawing = readonly string[];

/** Returns the scenario file of a drawing. Throws if a letter is not a field. */
export function readDrawing(drawing: Drawing): ScenarioFile {
  return {
    scenario: drawing.map((row, y) =>
      [...row].map((glyph, x) => {
        const field = fieldIn(glyph, 0);
        if (!field) throw new Error(`"${glyph}" at ${x}, ${y} is no field.`);
        return field;
      }),
    ),
  };
}
