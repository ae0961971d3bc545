import { type Outcome, optionWords, RNG, refuse, type Seed } from '@longtable/kit';
import { z } from 'zod';
import { DICE } from './rules/cards.ts';
import { MAX_SEED, type SeedPair } from './rules/lines.ts';
import { ascension, MAX_ASCENSION, type Modifier, traitsOf, weekly } from './rules/modifiers.ts';
import type { RunaEvent, State } from './state.ts';
import { texts } from './words/texts.ts';

/** Maximum length of the shuffle seeds: four numbers with commas and spaces. */
const MAX_SEEDS = 100;

export const optionsSchema = z.object({
  dice: z
    .enum(['bot', 'own'])
    .optional()
    .register(optionWords, {
      about: texts.options.dice,
      labels: {
        bot: texts.options.botRolls,
        own: texts.options.ownRolls,
      },
    }),
  seeds: z.string().max(MAX_SEEDS).optional().register(optionWords, {
    about: texts.options.seeds,
  }),
  ascension: z
    .int()
    .min(1)
    .max(MAX_ASCENSION)
    .optional()
    .register(optionWords, {
      about: texts.options.ascensionAbout({ max: MAX_ASCENSION }),
      name: texts.options.ascension,
    }),
  week: z
    .int()
    .min(1)
    .max(53)
    .optional()
    .register(optionWords, {
      ...texts.options.week,
      current: 'week',
    }),
  expansion: z.boolean().optional().register(optionWords, texts.options.expansion),
});
export type Options = z.infer<typeof optionsSchema>;

/** Returns the modifiers of the options without duplicates. */
function modifiersOf({ ascension: step, week }: Pick<Options, 'ascension' | 'week'>): Modifier[] {
  return [...new Set([...ascension(step ?? 0), ...(week === undefined ? [] : weekly(week))])];
}

/**
 * Parses the option `seeds`: `own` to type them during the run, or pairs for the first levels (none if the option is
 * absent). Returns undefined for invalid texts.
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

/** Sets up a new run, or refuses invalid seeds. */
export function setup(
  { dice = 'bot', seeds: text, expansion, ...rules }: Options,
  seed: Seed,
): Outcome<State, RunaEvent> {
  const seeds = parseSeeds(text);
  if (!seeds) {
    return refuse('invalid-seeds', texts.badSeeds({ max: MAX_SEED }));
  }
  const modifiers = modifiersOf(rules);
  const traits = traitsOf({ modifiers });
  const state: State = {
    phase: { kind: 'class' },
    class: null,
    level: 1,
    stage: 1,
    runa: {
      hp: traits.runaHealth,
      fp: traits.runaFocus,
      die: DICE[traits.runaDie]!,
      hand: [],
      pending: 0,
      parry: 0,
      reflect: 0,
    },
    monsters: [],
    pool: [],
    queue: [],
    dice,
    ...(expansion && { expansion: true }),
    ...(modifiers.length > 0 && { modifiers }),
    seeds,
    random: RNG.seeded(seed).state,
    story: { seeds: [], slain: [], rooms: 0, rounds: 0, dealt: 0, taken: 0, healed: 0 },
  };
  return { state, events: [] };
}
