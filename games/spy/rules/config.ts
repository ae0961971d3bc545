import type { Field } from '@longtable/kit';
import { z } from 'zod';
import { texts } from '../words/texts.ts';

const whole = z.int().min(0).max(1_000_000);
const probability = z.number().min(0).max(1);
/** Time in seconds, at most eleven days. -1 and 0 mean no limit. */
const seconds = z.int().min(-1).max(1_000_000);

/** Schema of the values of a match configuration. The last keys are our own; they are optional or have defaults. */
export const matchValues = z.object({
  moledieRange: whole,
  bowlerBladeRange: whole,
  bowlerBladeHitChance: probability,
  bowlerBladeDamage: whole,
  laserCompactHitChance: probability,
  rocketPenDamage: whole,
  gasGlossDamage: whole,
  mothballPouchRange: whole,
  mothballPouchDamage: whole,
  fogTinRange: whole,
  grappleRange: whole,
  grappleHitChance: probability,
  wiretapWithEarplugsFailChance: probability,
  mirrorSwapChance: probability,
  cocktailDodgeChance: probability,
  cocktailHp: whole,
  spySuccessChance: probability,
  babysitterSuccessChance: probability,
  honeyTrapSuccessChance: probability,
  observationSuccessChance: probability,
  chipsToIpFactor: whole,
  secretToIpFactor: whole,
  minChipsRoulette: whole,
  maxChipsRoulette: whole,
  /** Bounded, so that every match ends within days. */
  roundLimit: z.int().min(1).max(1000),
  turnPhaseLimit: seconds,
  catIp: whole,
  strikeMaximum: whole,
  pauseLimit: seconds,
  reconnectLimit: seconds,
  maxNumberOfNPCs: z.int().min(0).max(8).default(8),
  npcCombinationChance: probability.default(0.5),
  plagueMask: z.boolean().default(false),
  /** Our own key for quick matches: the janitor removes everyone after the last round. */
  closes: z.literal(true).optional(),
});

/** Schema of a match configuration in the original's format, with the check across values. */
export const matchConfig = matchValues.refine(
  ({ minChipsRoulette, maxChipsRoulette }) => minChipsRoulette <= maxChipsRoulette,
  { path: ['minChipsRoulette'], message: texts.files.checks.fewerChips.en },
);

export type MatchConfig = z.infer<typeof matchConfig>;

/** The values of the original's example file. */
export const defaultConfig: MatchConfig = {
  moledieRange: 11,
  bowlerBladeRange: 20,
  bowlerBladeHitChance: 0.716,
  bowlerBladeDamage: 100,
  laserCompactHitChance: 0.816,
  rocketPenDamage: 200,
  gasGlossDamage: 30,
  mothballPouchRange: 10,
  mothballPouchDamage: 78,
  fogTinRange: 13,
  grappleRange: 54,
  grappleHitChance: 0.914,
  wiretapWithEarplugsFailChance: 0.176,
  mirrorSwapChance: 0.538,
  cocktailDodgeChance: 0.208,
  cocktailHp: 30,
  spySuccessChance: 0.754,
  babysitterSuccessChance: 0.247,
  honeyTrapSuccessChance: 0.287,
  observationSuccessChance: 0.758,
  chipsToIpFactor: 10,
  secretToIpFactor: 13,
  minChipsRoulette: 7,
  maxChipsRoulette: 32,
  roundLimit: 10,
  turnPhaseLimit: 30,
  catIp: 33,
  strikeMaximum: 3,
  pauseLimit: 120,
  reconnectLimit: 60,
  maxNumberOfNPCs: 8,
  npcCombinationChance: 0.5,
  plagueMask: false,
};

type Key = keyof MatchConfig;
type ValueKind = 'amount' | 'chance' | 'seconds' | 'rounds' | 'guests' | 'flag';

const { groups, values, no, yes, noLimit } = texts.configuration;

/** Keys of a match file by topic. */
const GROUPS: Readonly<Record<keyof typeof groups, Readonly<Partial<Record<Key, ValueKind>>>>> = {
  time: {
    roundLimit: 'rounds',
    turnPhaseLimit: 'seconds',
    strikeMaximum: 'amount',
    pauseLimit: 'seconds',
    reconnectLimit: 'seconds',
  },
  points: {
    chipsToIpFactor: 'amount',
    secretToIpFactor: 'amount',
    catIp: 'amount',
  },
  chances: {
    spySuccessChance: 'chance',
    observationSuccessChance: 'chance',
    babysitterSuccessChance: 'chance',
    honeyTrapSuccessChance: 'chance',
  },
  casino: {
    minChipsRoulette: 'amount',
    maxChipsRoulette: 'amount',
    cocktailHp: 'amount',
    cocktailDodgeChance: 'chance',
  },
  attacks: {
    bowlerBladeRange: 'amount',
    bowlerBladeHitChance: 'chance',
    bowlerBladeDamage: 'amount',
    rocketPenDamage: 'amount',
    gasGlossDamage: 'amount',
  },
  throws: {
    moledieRange: 'amount',
    mothballPouchRange: 'amount',
    mothballPouchDamage: 'amount',
    fogTinRange: 'amount',
  },
  rest: {
    grappleRange: 'amount',
    grappleHitChance: 'chance',
    laserCompactHitChance: 'chance',
    wiretapWithEarplugsFailChance: 'chance',
    mirrorSwapChance: 'chance',
  },
  guests: {
    maxNumberOfNPCs: 'guests',
    npcCombinationChance: 'chance',
    plagueMask: 'flag',
  },
};

const MAX_VALUE = 1_000_000;
const YES_OR_NO = [
  { value: 'false', name: no },
  { value: 'true', name: yes },
];

const KINDS = {
  amount: { kind: 'number', min: 0, max: MAX_VALUE },
  chance: { kind: 'number', min: 0, max: 1, percent: true },
  seconds: { kind: 'number', min: -1, max: MAX_VALUE, minLabel: noLimit },
  rounds: { kind: 'number', min: 1, max: 1000 },
  guests: { kind: 'number', min: 0, max: 8 },
  flag: { kind: 'choice', options: YES_OR_NO },
} as const;

/** The fields of the match configuration editor, grouped by topic. */
export const CONFIG_FIELDS: readonly Field[] = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((topic) =>
  (Object.entries(GROUPS[topic]) as [keyof typeof values, ValueKind][]).map(
    ([id, kind]): Field => ({ id, name: values[id], group: groups[topic], ...KINDS[kind] }),
  ),
);
