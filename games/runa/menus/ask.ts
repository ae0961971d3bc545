import { type Reader, say, type Text } from '@longtable/kit';
import { cardHealth, monstersIn } from '../rules/journey.ts';
import { cardAt, MAX_HEALTH, monsterAt, type State } from '../state.ts';
import { killingRoll } from '../words/forecast.ts';
import { abilityName, dieName } from '../words/names.ts';

export function ask(state: State, _seat: number, partial: string, { language }: Reader): string {
  return say(question(state, partial), language);
}

const PLAY: Text = { en: 'Play a card…', de: 'Karte spielen …' };

/** Returns the name of the list of cards, if they do not fit as buttons. */
export function listName({ phase }: State): Text | undefined {
  return phase.kind === 'card' ? PLAY : undefined;
}

function question(state: State, partial: string): Text {
  const { phase, runa, stage } = state;
  switch (phase.kind) {
    case 'class':
      return { en: 'Choose Runa’s class.', de: 'Wähle Runas Klasse.' };
    case 'seeds':
      return {
        en: 'Which seeds should shuffle the cards and monsters?',
        de: 'Mit welchen Seeds sollen Karten und Monster gemischt werden?',
      };
    case 'card':
      return { en: 'Choose a card to play.', de: 'Wähle eine Karte.' };
    case 'target': {
      const card = cardAt(state, phase.card);
      return { en: `${abilityName(card, 'en')}: choose a target.`, de: `${abilityName(card, 'de')}: Wähle ein Ziel.` };
    }
    case 'dice':
      return rollQuestion(state, phase.card, phase.target);
    case 'reward':
      return { en: 'Room cleared. Choose a reward.', de: 'Raum geschafft. Wähle eine Belohnung.' };
    case 'loot':
      return lootQuestion(monstersIn(stage), partial);
    case 'heal':
      return {
        en: `Runa has ${runa.hp} of ${MAX_HEALTH} health. Discard cards to heal ${cardHealth(state)} each, or keep them all.`,
        de: `Runa hat ${runa.hp} von ${MAX_HEALTH} Leben. Wirf Karten für je ${cardHealth(state)} Leben ab, oder behalte alle.`,
      };
    default:
      return '';
  }
}

function rollQuestion(state: State, index: number, target: number): Text {
  const { die } = state.runa;
  const [card, monster] = [cardAt(state, index), monsterAt(state, target)];
  return {
    en: `Roll a ${dieName(die, 'en')} for ${abilityName(card, 'en')}.${killingRoll(state, card, monster, 'en')}`,
    de: `Wirf einen ${dieName(die, 'de')} für ${abilityName(card, 'de')}.${killingRoll(state, card, monster, 'de')}`,
  };
}

function lootQuestion(wanted: number, partial: string): Text {
  if (wanted === 1) return { en: 'Choose a card to keep.', de: 'Wähle eine Karte aus der Beute.' };
  return partial === ''
    ? { en: 'Choose two cards to keep.', de: 'Wähle zwei Karten aus der Beute.' }
    : { en: 'And the second one?', de: 'Und die zweite?' };
}
