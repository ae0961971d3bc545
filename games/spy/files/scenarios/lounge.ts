import { fieldIn } from '../../rules/fields.ts';
import type { ScenarioFile } from '../scenario.ts';

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

/** Rows of a board with one letter per field (see fields.ts). */
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
