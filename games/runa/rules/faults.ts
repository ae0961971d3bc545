import type { State } from '../state.ts';
import { classNames } from './cards.ts';
import { monstersIn } from './journey.ts';
import { type Command, MAX_SEED } from './lines.ts';

/** Reason why a command is not possible now. */
export type Fault =
  | 'cannot-skip'
  | 'one-number-only'
  | 'no-such-class'
  | 'two-seeds-needed'
  | 'seed-out-of-range'
  | 'no-such-card'
  | 'no-such-monster'
  | 'roll-out-of-range'
  | 'no-such-reward'
  | 'wrong-number-of-cards'
  | 'card-twice'
  | 'must-keep-a-card';

/** Returns the first fault of a command, or undefined if it can be performed. */
export function faultOf(state: State, command: Command): Fault | undefined {
  const { phase, runa, monsters, stage } = state;
  if (command.verb === 'keep') return phase.kind === 'heal' ? undefined : 'cannot-skip';
  const { numbers } = command;
  switch (phase.kind) {
    case 'class':
      return faultOfOne(numbers, classNames(state).length, 'no-such-class');
    case 'seeds':
      if (numbers.length !== 2) return 'two-seeds-needed';
      return isWithin(numbers, MAX_SEED) ? undefined : 'seed-out-of-range';
    case 'card':
      return faultOfOne(numbers, runa.hand.length, 'no-such-card');
    case 'target':
      return faultOfOne(numbers, monsters.length, 'no-such-monster');
    case 'dice':
      return faultOfOne(numbers, runa.die, 'roll-out-of-range');
    case 'reward':
      return faultOfOne(numbers, 2, 'no-such-reward');
    case 'loot':
      if (monstersIn(stage) === 1) return faultOfOne(numbers, phase.offer.length, 'no-such-card');
      return numbers.length === 2 ? faultOfCards(numbers, phase.offer.length) : 'wrong-number-of-cards';
    case 'heal':
      return (
        faultOfCards(numbers, runa.hand.length) ?? (numbers.length < runa.hand.length ? undefined : 'must-keep-a-card')
      );
    default:
      return undefined;
  }
}

/** Returns the fault of card numbers that are out of range or repeated, or undefined if they are valid. */
export function faultOfCards(numbers: readonly number[], cards: number): Fault | undefined {
  if (!isWithin(numbers, cards)) return 'no-such-card';
  return new Set(numbers).size < numbers.length ? 'card-twice' : undefined;
}

function faultOfOne(numbers: readonly number[], max: number, otherwise: Fault): Fault | undefined {
  if (numbers.length > 1) return 'one-number-only';
  return isWithin(numbers, max) ? undefined : otherwise;
}

function isWithin(numbers: readonly number[], max: number): boolean {
  return numbers.every((number) => number >= 1 && number <= max);
}
