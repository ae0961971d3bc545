import { z } from 'zod';
import { PROPERTY_NAMES } from '../rules/properties.ts';

/** A name that fits a line (`give TECHNICOLOUR_PRISM to …`), a button and a code block. */
export const characterName = z
  .string()
  .max(32)
  .regex(/^[^\p{C}\p{Extended_Pictographic}`]+$/u, 'must be plain text on one line')
  .refine((text) => text === text.trim(), 'must not begin or end with a space')
  .refine((text) => (text.match(/\p{L}/gu) ?? []).length >= 3, 'must have at least 3 letters');

/** One character of a character file. */
export const characterSpec = z.object({
  name: characterName,
  description: z.string().max(200).optional(),
  gender: z.enum(['MALE', 'FEMALE', 'DIVERSE']).optional(),
  features: z
    .array(z.enum(PROPERTY_NAMES))
    .refine((features) => new Set(features).size === features.length, 'must not name a property twice'),
});

/** A character as a file describes it. */
export type CharacterSpec = z.infer<typeof characterSpec>;

/** A character file in the original's format. */
export const characterFile = z.array(characterSpec).min(10).max(64).check(namesOnce);

/** The same as other servers take it: names and descriptions of any length, and as many as there are. */
export const looseCharacterFile = z
  .array(characterSpec.extend({ name: z.string().min(1), description: z.string().optional() }))
  .min(10)
  .check(namesOnce);

function namesOnce({ value, issues }: z.core.ParsePayload<readonly { readonly name: string }[]>): void {
  value.forEach(({ name }, index) => {
    if (value.findIndex((other) => other.name === name) === index) return;
    issues.push({ code: 'custom', path: [index, 'name'], message: `"${name}" is in the file already`, input: value });
  });
}
