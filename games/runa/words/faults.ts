import type { Text } from '../../kit/text.ts';
import { CLASS_NAMES } from '../rules/cards.ts';
import { monstersIn } from '../rules/journey.ts';
import { SEED_MAX } from '../rules/seeds.ts';
import type { State } from '../state.ts';

/** What a line must be that answers the question of this moment, for one that does not. */
export function whatToDo({ phase, runa, monsters, stage }: State): Text {
  const oneOf = (most: number, en: string, de: string): Text => ({
    en: `${en}: a number from 1 to ${most}.`,
    de: `${de}: eine Zahl von 1 bis ${most}.`,
  });
  switch (phase.kind) {
    case 'class':
      return oneOf(CLASS_NAMES.length, 'Choose Runa’s class', 'Wähle Runas Klasse');
    case 'seeds':
      return {
        en: `Type two seeds from 1 to ${SEED_MAX}, such as 61,86.`,
        de: `Tippe zwei Seeds von 1 bis ${SEED_MAX}, zum Beispiel 61,86.`,
      };
    case 'card':
      return oneOf(runa.hand.length, 'Choose a card to play', 'Wähle eine Karte zum Ausspielen');
    case 'target':
      return oneOf(monsters.length, 'Choose a target', 'Wähle ein Ziel');
    case 'dice':
      return oneOf(runa.die, 'Roll your die', 'Wirf deinen Würfel');
    case 'reward':
      return oneOf(2, 'Choose cards or a bigger die', 'Wähle Karten oder einen größeren Würfel');
    case 'loot':
      return monstersIn(stage) === 1
        ? oneOf(phase.offer.length, 'Pick a card', 'Wähle eine Karte')
        : { en: 'Pick two different cards, such as 2,1.', de: 'Wähle zwei verschiedene Karten, zum Beispiel 2,1.' };
    case 'heal':
      return {
        en: 'Name the cards to discard, such as 2,1, and keep at least one; or keep them all.',
        de: 'Nenne die Karten zum Abwerfen, zum Beispiel 2,1, und behalte mindestens eine; oder behalte alle.',
      };
    default:
      return { en: 'This run is over.', de: 'Dieser Lauf ist vorbei.' };
  }
}
