import { z } from 'zod';
import { PROPERTY_NAMES } from '../rules/properties.ts';
import { texts } from '../words/texts.ts';

const { checks } = texts.files;

/**
 * Schema of a name that fits a line (`give TECHNICOLOUR_PRISM to …`), a button and a code block. Zero-width joiners are
 * allowed for scripts that need them.
 */
export const characterName = z
  .string()
  .min(3)
  .max(32)
  .regex(/^(?:[^\p{C}`]|[\u200c\u200d])+$/u, checks.plainText.en)
  .refine((text) => text === text.trim(), checks.trimmed.en);

export const characterSpec = z.object({
  name: characterName,
  description: z.string().max(10_000).optional(),
  gender: z.enum(['MALE', 'FEMALE', 'DIVERSE']).optional(),
  features: z
    .array(z.enum(PROPERTY_NAMES))
    .max(PROPERTY_NAMES.length)
    .refine((features) => new Set(features).size === features.length, checks.uniqueTalents.en),
});

export type CharacterSpec = z.infer<typeof characterSpec>;

/** Schema of a character file in the original's format. */
export const characterFile = z.array(characterSpec).min(10).max(64).check(checkUniqueNames);

/** Schema of a character file for the server, with longer names and more characters. */
export const looseCharacterFile = z
  .array(characterSpec.extend({ name: z.string().min(1).max(1000) }))
  .min(10)
  .max(1000)
  .check(checkUniqueNames);

/** Maximum number of characters of a description that are shown. */
const MAX_SHOWN_DESCRIPTION = 200;

/** Returns a character with its description cut to `MAX_SHOWN_DESCRIPTION` characters, to keep the state small. */
export function shortened(character: CharacterSpec): CharacterSpec {
  const letters = [...(character.description ?? '')];
  if (letters.length <= MAX_SHOWN_DESCRIPTION) return character;
  return { ...character, description: `${letters.slice(0, MAX_SHOWN_DESCRIPTION - 1).join('')}…` };
}

function checkUniqueNames({ value, issues }: z.core.ParsePayload<readonly { readonly name: string }[]>): void {
  value.forEach(({ name }, index) => {
    if (value.findIndex((other) => other.name === name) === index) return;
    issues.push({ code: 'custom', path: [index, 'name'], message: `"${name}" ${checks.uniqueName.en}`, input: value });
  });
}
