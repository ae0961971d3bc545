import type { Reader } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { monstersIn } from '../rules/journey.ts';
import { cardAt, HP_MAX, monsterAt, type State } from '../state.ts';
import { deadlyRoll } from '../words/forecast.ts';
import { abilityName, dieName, theMonster } from '../words/names.ts';

/** The question that Runa's choices answer. */
export function ask(state: State, _seat: number, partial: string, { language }: Reader): string {
  return say(question(state, partial), language);
}

function question(state: State, partial: string): Text {
  const { phase, runa, stage } = state;
  switch (phase.kind) {
    case 'class':
      return { en: 'What shall Runa be?', de: 'Was soll Runa sein?' };
    case 'seeds':
      return { en: 'Which seeds shall shuffle cards and monsters?', de: 'Welche Seeds mischen Karten und Monster?' };
    case 'card':
      return { en: 'Which card does Runa play?', de: 'Welche Karte spielt Runa?' };
    case 'target': {
      const card = cardAt(state, phase.card);
      return { en: `${abilityName(card, 'en')}: at whom?`, de: `${abilityName(card, 'de')}: gegen wen?` };
    }
    case 'dice':
      return rollQuestion(state, phase.card, phase.target);
    case 'reward':
      return { en: 'The room is won. What is her reward?', de: 'Der Raum ist gewonnen. Was ist ihre Belohnung?' };
    case 'loot':
      return lootQuestion(monstersIn(stage), partial);
    case 'heal':
      return {
        en: `She has ${runa.hp} of ${HP_MAX} health. Which cards does she give up for 10 each?`,
        de: `Sie hat ${runa.hp} von ${HP_MAX} Leben. Welche Karten gibt sie für je 10 her?`,
      };
    default:
      return '';
  }
}

function rollQuestion(state: State, index: number, target: number): Text {
  const { die } = state.runa;
  const [card, monster] = [cardAt(state, index), monsterAt(state, target)];
  const deadly = deadlyRoll(state, card, monster);
  const asked = {
    en: `Roll a ${dieName(die, 'en')} for ${abilityName(card, 'en')}.`,
    de: `Wirf einen ${dieName(die, 'de')} für ${abilityName(card, 'de')}.`,
  };
  if (deadly === 0) return asked;
  return {
    en: `${asked.en} From ${deadly} on ${theMonster(monster.name, 'en')} dies.`,
    de: `${asked.de} Ab ${deadly} stirbt ${theMonster(monster.name, 'de')}.`,
  };
}

function lootQuestion(wanted: number, partial: string): Text {
  if (wanted === 1) return { en: 'Which card is her loot?', de: 'Welche Karte ist ihre Beute?' };
  return partial === ''
    ? { en: 'Which two cards are her loot?', de: 'Welche zwei Karten sind ihre Beute?' }
    : { en: 'And which other one?', de: 'Und welche andere?' };
}
