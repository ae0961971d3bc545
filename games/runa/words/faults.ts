import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';
import { MAX_SEED } from '../rules/seeds.ts';
import { texts } from './texts.ts';

/** Reasons to refuse a line before its command is checked. */
type Untimely = 'over' | 'not-your-turn' | 'not-a-number';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<Untimely | Fault, Text>> = {
  over: texts.faults.thisRunIsOver,
  'not-your-turn': texts.faults.thisIsASoloRunStartYourOwnWith,
  'not-a-number': texts.faults.typeANumberFromTheMenuSuchAs1Or,
  'cannot-skip': texts.faults.youCantSkipThisOneChoose,
  'one-number-only': texts.faults.youCanOnlyChooseOneHereTypeA,
  'no-such-class': texts.faults.theresNoSuchClassType1ForWarrior,
  'two-seeds-needed': texts.faults.youNeedTwoSeedsOneForTheCardsAnd,
  'seed-out-of-range': texts.faults.seedsGoFrom1ToChooseTwoInThat({ maxSeed: MAX_SEED }),
  'no-such-card': texts.faults.theresNoCardWithThatNumberChoose,
  'no-such-monster': texts.faults.theresNoMonsterWithThatNumber,
  'roll-out-of-range': texts.faults.runasDieDoesntHaveThatNumberType,
  'no-such-reward': texts.faults.thereAreTwoRewardsType1ForNew,
  'wrong-number-of-cards': texts.faults.chooseExactlyTwoCardsSuchAs21,
  'card-twice': texts.faults.youChoseTheSameCardTwiceChoose,
  'must-keep-a-card': texts.faults.runaHasToKeepAtLeastOneCard,
};
