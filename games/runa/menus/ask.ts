import { joinTexts, type Reader, say, type Text } from '@longtable/kit';
import { cardHealth, monstersIn } from '../rules/journey.ts';
import { cardAt, MAX_HEALTH, monsterAt, type State } from '../state.ts';
import { killingRoll } from '../words/forecast.ts';
import { abilityText } from '../words/names.ts';
import { texts } from '../words/texts.ts';

export function ask(state: State, _seat: number, partial: string, { language }: Reader): string {
  return say(question(state, partial), language);
}

/**
 * Returns the name of the list that holds the cards if they do not fit as buttons, or undefined if no card is asked
 * for.
 */
export function listName({ phase }: State): Text | undefined {
  return phase.kind === 'card' ? texts.menus.playCard : undefined;
}

function question(state: State, partial: string): Text {
  const { phase, runa, stage } = state;
  switch (phase.kind) {
    case 'class':
      return texts.questions.class;
    case 'seeds':
      return texts.questions.seeds;
    case 'card':
      return texts.questions.card;
    case 'target':
      return texts.questions.target({ card: abilityText(cardAt(state, phase.card)) });
    case 'dice':
      return rollQuestion(state, phase.card, phase.target);
    case 'reward':
      return texts.questions.reward;
    case 'loot':
      return lootQuestion(monstersIn(stage), partial);
    case 'heal':
      return texts.questions.heal({ hp: runa.hp, max: MAX_HEALTH, health: cardHealth(state) });
    default:
      return '';
  }
}

function rollQuestion(state: State, index: number, target: number): Text {
  const [card, monster] = [cardAt(state, index), monsterAt(state, target)];
  const die = texts.die({ sides: state.runa.die });
  return joinTexts([texts.questions.roll({ die, card: abilityText(card) }), killingRoll(state, card, monster)]);
}

function lootQuestion(wanted: number, partial: string): Text {
  if (wanted === 1) return texts.questions.oneCard;
  return partial === '' ? texts.questions.twoCards : texts.questions.secondCard;
}
