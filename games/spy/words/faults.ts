import { eachLanguage, type Text } from '@longtable/kit';
import type { Command } from '../rules/command.ts';
import { type Fault, sharesFault } from '../rules/faults.ts';
import type { Side } from '../state.ts';
import { theGadget } from './descriptions.ts';
import { texts } from './texts.ts';

/** Faults that are found before the line is parsed. */
type TurnFault = 'over' | 'not-your-turn';

/** Returns the error message of a fault. For an assignment of all gadgets it names the gadget at fault. */
export function faultText(fault: Fault, side: Side, command: Command): Text {
  const gadget = command.kind === 'assign-all' ? sharesFault(side, command.shares)?.gadget : undefined;
  if (gadget === undefined) return FAULTS[fault];
  return fault === 'left-over' ? leftOver(gadget) : givenTwice(gadget);
}

function leftOver(gadget: string): Text {
  return texts.faults.nobodyCarriesYetGiveEveryGadget({
    gadget: eachLanguage((language) => theGadget(gadget, language)),
  });
}

function givenTwice(gadget: string): Text {
  return texts.faults.youGaveToTwoAgentsButTheresOnly({
    gadget: eachLanguage((language) => theGadget(gadget, language)),
  });
}

/** Error messages by fault. */
export const FAULTS: Readonly<Record<TurnFault | Fault, Text>> = {
  over: texts.faults.thisMatchIsOver,
  'not-your-turn': texts.faults.itsNotYourTurnWaitUntilOneOfYour,
  'not-offered': texts.faults.youreNotBeingOfferedThatPickOne,
  'not-equipped': texts.faults.someOfYourGadgetsArentAssigned,
  'not-yours': texts.faults.thatDoesntAssignAnythingGiveOne,
  'left-over': texts.faults.oneGadgetIsntAssignedYetGive,
  'given-twice': texts.faults.youGaveOneGadgetToTwoAgentsTake,
  unknown: texts.faults.thatIsntAMoveSayWhatYourAgent,
  'no-field': texts.faults.theresNoSuchFieldOnThisMapChoose,
  'no-way': texts.faults.yourAgentCantGetThereOrIsAlready,
  'no-bp': texts.faults.noStepsLeftActOrEndYourTurnWith,
  'no-ap': texts.faults.noActionsLeftWalkOrEndYourTurn,
  fog: texts.faults.nobodyCanActInFogStepOutOfItOr,
  'no-gadget': texts.faults.yourAgentIsntCarryingThatGadget,
  'no-talent': texts.faults.yourAgentDoesntHaveTheTalentFor,
  'no-cocktail': texts.faults.yourAgentIsntHoldingACocktail,
  'hands-full': texts.faults.yourAgentIsAlreadyHoldingA,
  'no-chips': texts.faults.yourAgentHasNoChipsLeftChoose,
  'too-far': texts.faults.thatsOutOfReachMoveCloserOr,
  target: texts.faults.thatDoesntWorkOnThisFieldChoose,
  stake: texts.faults.betAtLeast1ChipButNoMoreThanYou,
};
