import type { Draft, State } from '../state.ts';
import { classNames } from './cards.ts';
import { becomeClass, heal, isHealed, offerLoot, shufflePiles, takeLoot, upgradeDie } from './journey.ts';
import { type Command, placesOf } from './lines.ts';
import { chooseCard, chooseTarget, rollOwn } from './turn.ts';

/** Performs a legal command: changes the draft's state and adds its events. */
export function perform(draft: Draft, command: Command): void {
  const { phase } = draft.state;
  const places = placesOf(command);
  const [first = 0, second = 0] = places;
  switch (phase.kind) {
    case 'class':
      becomeClass(draft, classNames(draft.state)[first]!);
      break;
    case 'seeds':
      shufflePiles(draft, [first + 1, second + 1]);
      break;
    case 'card':
      chooseCard(draft, first);
      break;
    case 'target':
      chooseTarget(draft, phase.card, first);
      break;
    case 'dice':
      rollOwn(draft, phase.card, phase.target, first + 1);
      break;
    case 'reward':
      if (first === 0) offerLoot(draft);
      else upgradeDie(draft);
      break;
    case 'loot':
      takeLoot(draft, phase.offer, places);
      break;
    case 'heal':
      heal(draft, places);
      break;
    default:
      throw new Error('A run that is over takes no command.');
  }
}

/** Whether menus omit a legal command because it discards more cards than Runa needs to heal fully. */
export function isRedundant(state: State, command: Command): boolean {
  if (state.phase.kind !== 'heal' || command.verb !== 'choose') return false;
  const { length } = command.numbers;
  return length > 1 && isHealed(state, length - 1);
}
