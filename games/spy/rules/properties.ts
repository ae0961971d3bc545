import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

/** Texts about a property. The rules check properties by name. */
interface Property {
  readonly title: Text;
  readonly about: Text;
  /** A short form for menus. */
  readonly brief: Text;
}

/** The properties by their names in files. Players know them as talents. */
export const properties = {
  NIMBLENESS: texts.talents.nimbleness,
  SLUGGISHNESS: texts.talents.sluggishness,
  PONDEROUSNESS: texts.talents.ponderousness,
  SPRYNESS: texts.talents.spryness,
  AGILITY: texts.talents.agility,
  LUCKY_DEVIL: texts.talents.luckyDevil,
  JINX: texts.talents.jinx,
  CLAMMY_CLOTHES: texts.talents.clammyClothes,
  CONSTANT_CLAMMY_CLOTHES: texts.talents.constantlyClammyClothes,
  ROBUST_STOMACH: texts.talents.robustStomach,
  TOUGHNESS: texts.talents.toughness,
  BABYSITTER: texts.talents.babysitter,
  HONEY_TRAP: texts.talents.honeyTrap,
  BANG_AND_BURN: texts.talents.bangAndBurn,
  FLAPS_AND_SEALS: texts.talents.flapsAndSeals,
  TRADECRAFT: texts.talents.tradecraft,
  OBSERVATION: texts.talents.observation,
} as const satisfies Record<string, Property>;

export type PropertyName = keyof typeof properties;

export const PROPERTY_NAMES = Object.keys(properties) as [PropertyName, ...PropertyName[]];

/** The properties that a carried moledie disables. */
export const MOLEDIE_SILENCES: readonly PropertyName[] = ['TRADECRAFT', 'FLAPS_AND_SEALS', 'OBSERVATION'];

/** Movement and action points of a turn. */
interface Points {
  bp: number;
  ap: number;
}

/**
 * Returns the points of a round. `coin` decides whether ponderousness and agility change the movement or the action
 * points.
 */
export function pointsOf(properties: readonly PropertyName[], coin: () => boolean): Points {
  const points = { bp: 2, ap: 1 };
  if (properties.includes('NIMBLENESS')) points.bp = 3;
  if (properties.includes('SLUGGISHNESS')) points.bp = 1;
  if (properties.includes('SPRYNESS')) points.ap = 2;
  if (properties.includes('PONDEROUSNESS')) points[coin() ? 'bp' : 'ap'] -= 1;
  if (properties.includes('AGILITY')) points[coin() ? 'bp' : 'ap'] += 1;
  return { bp: Math.max(0, points.bp), ap: Math.max(0, points.ap) };
}
