import type { Text } from '@longtable/kit';
import type { Command } from '../rules/command.ts';
import { type Fault, sharesFault } from '../rules/faults.ts';
import type { Side } from '../state.ts';
import { gadgetNoun } from './descriptions.ts';
import { texts } from './texts.ts';

/** Returns the error message of a fault. For an assignment of all gadgets it names the gadget at fault. */
export function faultText(fault: Fault, side: Side, command: Command): Text {
  const name = command.kind === 'assign-all' ? sharesFault(side, command.shares)?.gadget : undefined;
  if (name === undefined) return texts.faults[fault];
  const gadget = gadgetNoun(name);
  const { unassigned, givenTwice } = texts.gadgetFaults;
  return fault === 'left-over' ? unassigned({ gadget }) : givenTwice({ gadget });
}
