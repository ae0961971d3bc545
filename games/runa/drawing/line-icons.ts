import type { Seat } from '../../kit/game.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { classNames } from '../rules/cards.ts';
import { nextDie } from '../rules/journey.ts';
import type { State } from '../state.ts';
import { ABILITIES, CLASSES, dieIcon, MONSTERS } from './icons.ts';

/** The icon of a line: of the class, the monster, the reward, or the card that was named last. */
export function iconOf(state: State, _seat: Seat, line: string): string | undefined {
  const { phase, runa, monsters } = state;
  if (line === 'none') return SIGNS.hand;
  const place = Number(/^(?:>|.*,)?(\d+)(?: \d+(?: on)?)?$/.exec(line)?.[1]) - 1;
  switch (phase.kind) {
    case 'class': {
      const name = classNames(state)[place];
      return name && CLASSES[name];
    }
    case 'target':
      return monsters[place] && MONSTERS[monsters[place].name];
    case 'reward':
      return [SIGNS.pile, dieIcon(nextDie(state) ?? runa.die)][place];
    case 'loot':
      return iconOfCard(phase.offer[place]);
    case 'card':
    case 'heal':
      return iconOfCard(runa.hand[place]);
    default:
      return undefined;
  }
}

function iconOfCard(card: State['runa']['hand'][number] | undefined): string | undefined {
  return card && ABILITIES[card.name];
}
