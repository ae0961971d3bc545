import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';
import { texts } from './texts.ts';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<'over' | 'not-your-turn' | 'unknown' | Fault, Text>> = {
  over: texts.faults.thisDuelIsOver,
  'not-your-turn': texts.faults.itsNotYourTurnWaitForYour,
  unknown: texts.faults.thatIsntAMoveTypeOneLikeAttack0,
  'no-attacker': texts.faults.youHaveNoCreatureInThatSlot,
  asleep: texts.faults.thatCreatureIsStillAsleepItCan,
  attacked: texts.faults.thatCreatureHasAlreadyAttacked,
  'no-target': texts.faults.yourOpponentHasNoCreatureInThat,
  'target-asleep': texts.faults.thatCreatureIsAsleepAndCantBe,
  shielded: texts.faults.yourOpponentHasShieldsDestroyAll,
  'no-card': texts.faults.youDontHaveThatManyCardsCheckThe,
  'is-spell': texts.faults.thatCardIsASpellCastItOrChooseA,
  'is-creature': texts.faults.thatCardIsACreatureSetItOrChoose,
  'slot-taken': texts.faults.thatSlotIsTakenChooseAFreeOne,
  'needs-target': texts.faults.traitorNeedsACreatureToTakeAndA,
  'not-traitor': texts.faults.onlyTraitorTakesACreatureCast,
  'not-enough-mana': texts.faults.youDontHaveEnoughManaForThatCard,
};
