import { RNG } from '@longtable/kit';

/** What a modifier can change, as the document has it: health in percent, cards and focus in numbers. */
const DOCUMENT = {
  monsterHealth: 100,
  bossHealth: 100,
  /** What monsters have when Runa enters. */
  monsterFocus: 0,
  monsterBlock: 0,
  runaHealth: 50,
  runaFocus: 1,
  /** The number of upgrades that her die has had. */
  runaDie: 0,
  /** What a discarded card heals. */
  cardHealth: 10,
  /** How many more cards are offered than twice as many as she can take. */
  offer: 0,
  /** The class cards that she gets for the second level. */
  classCards: 2,
} as const;
type Traits = Readonly<Record<keyof typeof DOCUMENT, number>>;

/** What makes a run harder, in the order of ascension: a step has its own modifier and all before it. */
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

/** What makes up for it in a week. */
const EASIER = {
  brittle: { monsterHealth: -15 },
  honed: { runaDie: 1 },
  inspired: { runaFocus: 1 },
  nourished: { cardHealth: 5 },
} as const satisfies Record<string, Partial<Traits>>;

/** Every modifier and what it adds. */
const MODIFIERS: Readonly<Record<Modifier, Partial<Traits>>> = { ...HARDER, ...EASIER };
export type Modifier = keyof typeof HARDER | keyof typeof EASIER;
export const MODIFIER_NAMES = Object.keys(MODIFIERS) as [Modifier, ...Modifier[]];

const STEPS = Object.keys(HARDER) as Modifier[];
const BOONS = Object.keys(EASIER) as Modifier[];

/** The highest step of ascension. */
export const MAX_ASCENSION = STEPS.length;

/** The modifiers of a step of ascension. */
export function ascension(step: number): readonly Modifier[] {
  return STEPS.slice(0, step);
}

/** How many modifiers of a week make it harder. */
const BANES = 3;
/** Weeks that follow each other have nothing in common. */
const APART = 7_368_787;

/** The rules of a calendar week, the same for everybody: one modifier that helps and some that do not. */
export function weekly(week: number): readonly Modifier[] {
  const random = RNG.seeded(week * APART);
  const [boon] = random.shuffle(BOONS);
  return [boon!, ...random.shuffle(STEPS).slice(0, BANES)];
}

/** What holds in a run with these modifiers, which add up. */
export function traitsOf({ modifiers = [] }: { readonly modifiers?: readonly Modifier[] | undefined }): Traits {
  const traits: Record<keyof Traits, number> = { ...DOCUMENT };
  for (const modifier of modifiers)
    for (const [trait, more] of Object.entries(MODIFIERS[modifier])) traits[trait as keyof Traits] += more;
  return traits;
}
