import { z } from 'zod';
import { FIELD_NAMES, type FieldName, fields } from '../rules/fields.ts';
import { type Point, ring } from '../rules/grid.ts';

/** The widest and highest board that can be drawn with its names for a phone. */
export const MAX_COLUMNS = 36;
export const MAX_ROWS = 30;

/** Agents, cat and janitor, who need a field besides the guests. */
const FIGURES = 10;

/** A scenario file in the original's format. Rows may differ in length. */
export const scenarioFile = z.object({
  scenario: z
    .array(z.array(z.enum(FIELD_NAMES)).max(MAX_COLUMNS))
    .min(1)
    .max(MAX_ROWS),
});

export type ScenarioFile = z.infer<typeof scenarioFile>;

/** What keeps a well-formed scenario from being played with this many guests, each with the path it is about. */
export function scenarioProblems({ scenario }: ScenarioFile, guests: number): string[] {
  const places = scenario.flatMap((row, y) => row.map((field, x) => ({ x, y, field })));
  const accessible = places.filter(({ field }) => fields[field].accessible);
  const safes = places.filter(({ field }) => field === 'SAFE');
  const problems: string[] = [];
  if (accessible.length < guests + FIGURES) {
    problems.push(
      `scenario: needs ${guests + FIGURES} accessible fields for ${guests} guests, has ${accessible.length}`,
    );
  }
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
