import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';
import { texts } from './texts.ts';

/** Reasons for a refusal that do not depend on the command. */
type Untimely = 'over' | 'not-your-turn' | 'unknown-line';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<Untimely | Fault, Text>> = {
  over: texts.faults.thisGameIsOver,
  'not-your-turn': texts.faults.itsNotYourTurnWaitForYour,
  'unknown-line': texts.faults.thatIsntAValidMoveTypeOneLikeD1,
  'empty-field': texts.faults.theresNoUnitOnThatFieldChooseOne,
  'not-yours': texts.faults.thatUnitIsntYoursChooseOneOfYour,
  'already-moved': texts.faults.itHasAlreadyMovedThisTurnChoose,
  'too-far': texts.faults.thatsTooFarMoveOneFieldUpDown,
  'own-king': texts.faults.yourOwnKingIsThereChooseAnother,
  'king-attacks': texts.faults.yourKingCantAttackChooseAField,
  'king-blocks': texts.faults.yourKingCantBlockChooseAUnit,
  'already-up': texts.faults.itsAlreadyFaceUpChooseAFaceDown,
  'placed-already': texts.faults.youveAlreadyPlacedThisTurnYouCan,
  'far-from-king': texts.faults.youCanOnlyPlaceNextToYourKing,
  'held-by-rival': texts.faults.anEnemyIsOnThatFieldChooseAFree,
  'card-twice': texts.faults.youNamedTheSameCardTwiceNameEach,
  'no-such-card': texts.faults.theresNoCardWithThatNumberInYour,
  'must-discard': texts.faults.yourHandIsFullChooseACardTo,
  'must-not-discard': texts.faults.youHaveFewerThanFiveCardsSoYou,
  'turn-begun': texts.faults.youveAlreadyStartedThisTurn,
};
