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
  NIMBLENESS: {
    title: texts.properties.nimbleness,
    about: texts.properties.text3StepsPerRound,
    brief: texts.properties.text3Steps,
  },
  SLUGGISHNESS: {
    title: texts.properties.sluggishness,
    about: texts.properties.only1StepPerRound,
    brief: texts.properties.text1Step,
  },
  PONDEROUSNESS: {
    title: texts.properties.ponderousness,
    about: texts.properties.losesARandomStepOrActionEach,
    brief: texts.properties.text1StepOrAction,
  },
  SPRYNESS: {
    title: texts.properties.spryness,
    about: texts.properties.text2ActionsPerRound,
    brief: texts.properties.text2Actions,
  },
  AGILITY: {
    title: texts.properties.agility,
    about: texts.properties.gainsARandomExtraStepOrAction,
    brief: texts.properties.text1StepOrAction2,
  },
  LUCKY_DEVIL: {
    title: texts.properties.luckyDevil,
    about: texts.properties.winsAtRoulette23TimesIn37,
    brief: texts.properties.roulette62,
  },
  JINX: {
    title: texts.properties.jinx,
    about: texts.properties.winsAtRouletteOnly13TimesIn37,
    brief: texts.properties.roulette35,
  },
  CLAMMY_CLOTHES: {
    title: texts.properties.clammyClothes,
    about: texts.properties.allChancesAreHalvedUntilA,
    brief: texts.properties.halfChances,
  },
  CONSTANT_CLAMMY_CLOTHES: {
    title: texts.properties.constantlyClammyClothes,
    about: texts.properties.chancesAreAlwaysHalved,
    brief: texts.properties.halfChances,
  },
  ROBUST_STOMACH: {
    title: texts.properties.robustStomach,
    about: texts.properties.cocktailsHealDoublePoisonDoes,
    brief: texts.properties.drinksHealDouble,
  },
  TOUGHNESS: {
    title: texts.properties.toughness,
    about: texts.properties.takesHalfDamageExceptFromPoison,
    brief: texts.properties.halfDamage,
  },
  BABYSITTER: {
    title: texts.properties.babysitter,
    about: texts.properties.mayWardOffAttacksOnTeammatesNext,
    brief: texts.properties.protectsTeammates,
  },
  HONEY_TRAP: {
    title: texts.properties.honeyTrap,
    about: texts.properties.attacksOnThemMayHitSomeoneElse,
    brief: texts.properties.divertsAttacks,
  },
  BANG_AND_BURN: {
    title: texts.properties.bangAndBurn,
    about: texts.properties.canWreckARouletteTableNextToThem,
    brief: texts.properties.wrecksRoulette,
  },
  FLAPS_AND_SEALS: {
    title: texts.properties.flapsAndSeals,
    about: texts.properties.opensSafesFromTwoFieldsAway,
    brief: texts.properties.opensSafesFromAfar,
  },
  TRADECRAFT: {
    title: texts.properties.tradecraft,
    about: texts.properties.getsASecondTryWhenATestFails,
    brief: texts.properties.secondTry,
  },
  OBSERVATION: {
    title: texts.properties.observation,
    about: texts.properties.canFindOutWhetherSomeoneInSight,
    brief: texts.properties.spotsEnemies,
  },
} as const satisfies Record<string, Property>;

export type PropertyName = keyof typeof properties;

export const PROPERTY_NAMES = Object.keys(properties) as [PropertyName, ...PropertyName[]];

/** The properties that a carried moledie disables. */
export const MOLEDIE_SILENCES: readonly PropertyName[] = ['TRADECRAFT', 'FLAPS_AND_SEALS', 'OBSERVATION'];
