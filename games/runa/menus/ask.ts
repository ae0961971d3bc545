import { eachLanguage, type Reader, say, type Text } from '@longtable/kit';
import { cardHealth, monstersIn } from '../rules/journey.ts';
import { cardAt, MAX_HEALTH, monsterAt, type State } from '../state.ts';
import { killingRoll } from '../words/forecast.ts';
import { abilityName, dieName } from '../words/names.ts';
import { texts } from '../words/texts.ts';

export function ask(state: State, _seat: number, partial: string, { language }: Reader): string {
  return say(question(state, partial), language);
}

/**
 * Returns the name of the list that holds the cards if they do not fit as buttons, or undefined if no card is asked
 * for.
 */
export function listName({ phase }: State): Text | undefined {
  return phase.kind === 'card' ? texts.ask.play : undefined;
}

function question(state: State, partial: string): Text {
  const { phase, runa, stage } = state;
  switch (phase.kind) {
    case 'class':
      return texts.ask.chooseRunasClass;
    case 'seeds':
      return texts.ask.whichSeedsShouldShuffleTheCards;
    case 'card':
      return texts.ask.chooseACardToPlay;
    case 'target': {
      const card = cardAt(state, phase.card);
      return texts.ask.chooseATarget({ ability: eachLanguage((language) => abilityName(card, language)) });
    }
    case 'dice':
      return rollQuestion(state, phase.card, phase.target);
    case 'reward':
      return texts.ask.roomClearedChooseAReward;
    case 'loot':
      return lootQuestion(monstersIn(stage), partial);
    case 'heal':
      return texts.ask.runaHasOfHealthDiscardCardsTo({
        hp: runa.hp,
        maxHealth: MAX_HEALTH,
        cardHealth: cardHealth(state),
      });
    default:
      return '';
  }
}

function rollQuestion(state: State, index: number, target: number): Text {
  const { die } = state.runa;
  const [card, monster] = [cardAt(state, index), monsterAt(state, target)];
  return texts.ask.rollAFor({
    die: eachLanguage((language) => dieName(die, language)),
    ability: eachLanguage((language) => abilityName(card, language)),
    killingRoll: eachLanguage((language) => killingRoll(state, card, monster, language)),
  });
}

function lootQuestion(wanted: number, partial: string): Text {
  if (wanted === 1) return texts.ask.chooseACardToKeep;
  return partial === '' ? texts.ask.chooseTwoCardsToKeep : texts.ask.andTheSecondOne;
}
