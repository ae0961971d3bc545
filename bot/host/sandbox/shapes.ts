import { z } from 'zod';

const text = z.union([z.string(), z.object({ en: z.string(), de: z.string() })]);
/** Text, or the mark of a function. */
const words = z.union([text, z.looseObject({})]);
const seats = z.array(z.int().min(0));
const lines = z.array(z.string());
const refused = z.object({ refused: z.object({ code: z.string(), sentence: text }) });
const outcome = z.union([
  z.object({ state: z.unknown(), events: z.array(z.object({ kind: z.string() })), refused: z.undefined().optional() }),
  refused,
]);
const choices = z.array(z.object({ line: z.string(), label: words, final: z.boolean() }));
const score = z.object({ points: z.array(z.number()), words: text });

/** Results of the functions that the host calls for every table. */
const SHAPES = new Map<string, z.ZodType>(
  Object.entries({
    setup: outcome,
    play: outcome,
    turn: seats,
    choices,
    result: z.object({ winners: seats, places: z.array(seats).optional() }).optional(),
    'secrets.phase': z.string(),
    tally: z.array(z.object({ label: text, value: z.number() })),
    'face.view': z.object({ board: lines, sentences: lines, coloured: lines.optional() }),
    'face.story': lines,
    'face.ending': z.string(),
    'face.ask': z.string(),
    'shortcuts.choices': choices,
    'daily.score': score,
    'solo.score': score,
  }),
);

/** Returns the schema of what a function returns, if its shape is checked. */
export function shapeOf(path: readonly string[]): z.ZodType | undefined {
  return SHAPES.get(path.join('.'));
}
