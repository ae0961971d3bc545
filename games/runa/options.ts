import { optionWords } from '@longtable/kit';
import { z } from 'zod';
import { ascension, MAX_ASCENSION, type Modifier, weekly } from './rules/modifiers.ts';
import { MAX_SEED, type SeedPair } from './rules/seeds.ts';

/** Maximum length of the shuffle seeds: four numbers with commas and spaces. */
const MAX_SEEDS = 100;

export const optionsSchema = z.object({
  dice: z
    .enum(['bot', 'own'])
    .optional()
    .register(optionWords, {
      about: { en: 'Who rolls Runa’s die (default: the bot)', de: 'Wer für Runa würfelt (ohne Angabe: der Bot)' },
      labels: {
        bot: { en: 'The bot rolls', de: 'Der Bot würfelt' },
        own: { en: 'I roll my own die', de: 'Ich würfle selbst' },
      },
    }),
  seeds: z
    .string()
    .max(MAX_SEEDS)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Shuffle seeds: 61,86 or 61,86,7,25, or “own” to type them as you go (default: random)',
        de: 'Seeds zum Mischen: 61,86 oder 61,86,7,25, oder „own“ zum Eintippen (ohne Angabe: zufällig)',
      },
    }),
  ascension: z
    .int()
    .min(1)
    .max(MAX_ASCENSION)
    .optional()
    .register(optionWords, {
      about: {
        en: `Ascension level (1 to ${MAX_ASCENSION}, each harder than the last)`,
        de: `Stufe des Aufstiegs (1 bis ${MAX_ASCENSION}, jede schwerer)`,
      },
      name: { en: 'Ascension', de: 'Aufstieg' },
    }),
  week: z
    .int()
    .min(1)
    .max(53)
    .optional()
    .register(optionWords, {
      about: {
        en: 'This week’s rules: three that make it harder and one that helps',
        de: 'Die Regeln dieser Woche: drei machen es schwerer, eine hilft',
      },
      name: { en: 'Weekly rules', de: 'Wochenregeln' },
      current: 'week',
    }),
  expansion: z
    .boolean()
    .optional()
    .register(optionWords, {
      about: {
        en: 'More classes, cards and monsters',
        de: 'Mehr Klassen, Karten und Monster',
      },
      name: { en: 'Expansion', de: 'Erweiterung' },
    }),
});
export type Options = z.infer<typeof optionsSchema>;

/** Returns the modifiers of the options without duplicates. */
export function modifiersOf({ ascension: step, week }: Pick<Options, 'ascension' | 'week'>): Modifier[] {
  return [...new Set([...ascension(step ?? 0), ...(week === undefined ? [] : weekly(week))])];
}

/**
 * Parses the option `seeds`: `own` to type them during the run, or pairs for the first levels. Returns undefined for
 * invalid texts.
 */
export function parseSeeds(text: string | undefined): 'own' | SeedPair[] | undefined {
  if (text === undefined) return [];
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0]?.toLowerCase() === 'own') return 'own';
  const seeds = parts.map((part) => (/^[0-9]+$/.test(part) ? Number(part) : Number.NaN));
  if (!seeds.every((seed) => seed >= 1 && seed <= MAX_SEED)) return undefined;
  const [cards1, monsters1, cards2, monsters2] = seeds as [number, number, number, number];
  if (seeds.length === 2) return [[cards1, monsters1]];
  if (seeds.length !== 4) return undefined;
  return [
    [cards1, monsters1],
    [cards2, monsters2],
  ];
}
