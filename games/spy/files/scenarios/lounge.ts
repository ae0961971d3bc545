import { fieldIn } from '../../rules/fields.ts';
import type { ScenarioFile } from '../scenario.ts';

/** The casino of a quick match: small enough to be seen at a glance on a phone. */
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

/** A board as it is drawn, one letter a field (see fields.ts). */
export type Drawing = readonly string[];

/** The scenario file of a drawing. */
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
