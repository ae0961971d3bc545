import { z } from 'zod';
import type { Text } from '../../kit/text.ts';
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
export function scenarioProblems(file: ScenarioFile, guests: number): string[] {
  return scenarioFaults(file, guests).map(({ path, en }) => `${path}: ${en}`);
}

/** The same for people, in their language. */
export function scenarioReasons(file: ScenarioFile, guests: number): Text[] {
  return scenarioFaults(file, guests).map(({ path, en, de }) => ({ en: `\`${path}\` ${en}`, de: `\`${path}\` ${de}` }));
}

function scenarioFaults({ scenario }: ScenarioFile, guests: number): { path: string; en: string; de: string }[] {
  const places = scenario.flatMap((row, y) => row.map((field, x) => ({ x, y, field })));
  const accessible = places.filter(({ field }) => fields[field].accessible).length;
  const safes = places.filter(({ field }) => field === 'SAFE');
  const needed = guests + FIGURES;
  const path = 'scenario';
  const shut = safes.filter((safe) => !ring(safe, 1).some((near) => isAccessible(scenario, near)));
  return [
    ...(accessible < needed
      ? [
          {
            path,
            en: `needs ${needed} accessible fields for ${guests} guests, has ${accessible}`,
            de: `braucht für ${guests} Gäste ${needed} begehbare Felder, hat aber ${accessible}`,
          },
        ]
      : []),
    ...(safes.length === 0 ? [{ path, en: 'needs at least one SAFE', de: 'braucht mindestens ein SAFE' }] : []),
    ...(places.some(({ field }) => field === 'BAR_SEAT')
      ? []
      : [{ path, en: 'needs at least one BAR_SEAT', de: 'braucht mindestens ein BAR_SEAT' }]),
    ...shut.map(({ x, y }) => ({
      path: `scenario[${y}][${x}]`,
      en: 'the SAFE has no accessible neighbour',
      de: 'neben diesem SAFE kann niemand stehen',
    })),
  ];
}

function isAccessible(scenario: readonly (readonly FieldName[])[], { x, y }: Point): boolean {
  const field = scenario[y]?.[x];
  return field !== undefined && fields[field].accessible;
}

/** A scenario's rows with one letter a field, as a state keeps them. */
export function makeRows({ scenario }: ScenarioFile): string[] {
  return scenario.map((row) => row.map((field) => fields[field].glyph).join(''));
}
