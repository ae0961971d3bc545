import { RNG } from '@longtable/kit';

/**
 * Values that modifiers can change, as in the document. The health of monsters and bosses is in percent of their normal
 * health.
 */
const DOCUMENT = {
  monsterHealth: 100,
  bossHealth: 100,
  /** Focus of monsters at the start of a fight. */
  monsterFocus: 0,
  monsterBlock: 0,
  runaHealth: 50,
  runaFocus: 1,
  /** Number of upgrades of the die at the start. */
  runaDie: 0,
  /** Health per discarded card. */
  cardHealth: 10,
  /** Number of cards offered in addition to twice as many as Runa can take. */
  offer: 0,
  /** Number of class cards for the second level. */
  classCards: 2,
} as const;
type Traits = Readonly<Record<keyof typeof DOCUMENT, number>>;

/** Modifiers that make a run harder, in the order of ascension. A step includes all previous ones. */
const HARDER = {
  tough: { monsterHealth: 4 },
  weary: { runaHealth: -3 },
  scarce: { cardHealth: -1 },
  crowned: { bossHealth: 8 },
  wary: { monsterBlock: 2 },
  looted: { offer: -1 },
  hardened: { monsterHealth: 4 },
  spent: { cardHealth: -1 },
  frail: { runaHealth: -4 },
  forgotten: { classCards: -1 },
  ironclad: { bossHealth: 10 },
  eager: { monsterFocus: 1 },
} as const satisfies Record<string, Partial<Traits>>;

/** Modifiers that make a run easier. */
const EASIER = {
  brittle: { monsterHealth: -15 },
  honed: { runaDie: 1 },
  inspired: { runaFocus: 1 },
  nourished: { cardHealth: 5 },
} as const satisfies Record<string, Partial<Traits>>;

/** Values that each modifier adds. */
const MODIFIERS: Readonly<Record<Modifier, Partial<Traits>>> = { ...HARDER, ...EASIER };
export type Modifier = keyof typeof HARDER | keyof typeof EASIER;
export const MODIFIER_NAMES = Object.keys(MODIFIERS) as [Modifier, ...Modifier[]];

const STEPS = Object.keys(HARDER) as Modifier[];
const BOONS = Object.keys(EASIER) as Modifier[];

/** Highest step of ascension. */
export const MAX_ASCENSION = STEPS.length;

export function ascension(step: number): readonly Modifier[] {
  return STEPS.slice(0, step);
}

/** Number of harder modifiers of a week. */
const BANES = 3;
/** Difference between the RNG seeds of consecutive weeks, so that their modifiers are unrelated. */
const APART = 7_368_787;

/** Returns the modifiers of a calendar week: one easier and some harder. */
export function weekly(week: number): readonly Modifier[] {
  const random = RNG.seeded(week * APART);
  const [boon] = random.shuffle(BOONS);
  return [boon!, ...random.shuffle(STEPS).slice(0, BANES)];
}

/** Returns the document's values plus those of all modifiers. */
export function traitsOf({ modifiers = [] }: { readonly modifiers?: readonly Modifier[] | undefined }): Traits {
  const traits: Record<keyof Traits, number> = { ...DOCUMENT };
  for (const modifier of modifiers)
    for (const [trait, more] of Object.entries(MODIFIERS[modifier])) traits[trait as keyof Traits] += more;
  return traits;
}
