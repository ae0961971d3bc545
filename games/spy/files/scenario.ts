import { z } from 'zod';
import { FIELD_NAMES, type FieldName, fields } from '../rules/fields.ts';
import { type Point, ring } from '../rules/grid.ts';

/** The widest and highest board that can be drawn with its names for a phone. */
export const MAX_COLUMNS = 36;
export const MAX_ROWS = 30;

/** Agents, cat and janitor, who need a field besides the guests. */
const FIGURES = 10;

/** The widest and highest board whose fields have names. */
const NAMED_COLUMNS = 702;
const NAMED_ROWS = 99;

/** A scenario file in the original's format. Rows may differ in length. */
export const scenarioFile = scenarioWithin(MAX_COLUMNS, MAX_ROWS);

/** The same for those who draw it themselves. */
export const looseScenarioFile = scenarioWithin(NAMED_COLUMNS, NAMED_ROWS);

function scenarioWithin(columns: number, rows: number) {
  return z.object({
    scenario: z
      .array(z.array(z.enum(FIELD_NAMES)).max(columns))
      .min(1)
      .max(rows),
  });
}

export type ScenarioFile = z.infer<typeof scenarioFile>;

/** What keeps everybody from finding a place on a board with this many guests. */
export function roomProblems({ scenario }: ScenarioFile, guests: number): string[] {
  const accessible = scenario.flat().filter((field) => fields[field].accessible).length;
  const needed = guests + FIGURES;
  if (accessible >= needed) return [];
  return [`scenario: needs ${needed} accessible fields for ${guests} guests, has ${accessible}`];
}

/** What keeps a well-formed scenario from being played with this many guests, each with the path it is about. */
export function scenarioProblems({ scenario }: ScenarioFile, guests: number): string[] {
  const places = scenario.flatMap((row, y) => row.map((field, x) => ({ x, y, field })));
  const safes = places.filter(({ field }) => field === 'SAFE');
  const problems = roomProblems({ scenario }, guests);
  if (safes.length === 0) problems.push('scenario: needs at least one SAFE');
  if (!places.some(({ field }) => field === 'BAR_SEAT')) problems.push('scenario: needs at least one BAR_SEAT');
  for (const { x, y } of safes) {
    const open = ring({ x, y }, 1).some((near) => isAccessible(scenario, near));
    if (!open) problems.push(`scenario[${y}][${x}]: the SAFE has no accessible neighbour`);
  }
  return problems;
}

function isAccessible(scenario: readonly (readonly FieldName[])[], { x, y }: Point): boolean {
  const field = scenario[y]?.[x];
  return field !== undefined && fields[field].accessible;
}

/** A scenario's rows with one letter a field, as a state keeps them. */
export function makeRows({ scenario }: ScenarioFile): string[] {
  return scenario.map((row) => row.map((field) => fields[field].glyph).join(''));
}
