import type { Field } from '@longtable/kit';
import type { MatchConfig } from '../rules/config.ts';
import { texts } from './texts.ts';

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
