import type { Seat } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { across, type Duel, enemy, inSlot, own } from '../state.ts';
import { cardFigures, figures } from './labels.ts';
import { readPartial } from './partials.ts';

type Question = (duel: Duel, ...numbers: number[]) => Text;

/** The question above each menu; `#` stands for a number. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  '': (duel) => ({
    en: `You have ${own(duel).mana} mana. What next?`,
    de: `Du hast ${own(duel).mana} Mana. Was nun?`,
  }),
  'attack ': () => ({ en: 'What do you attack?', de: 'Was greifst du an?' }),
  'attack # with ': (duel, target) => {
    const { en, de } = victim(duel, target!);
    return { en: `Who attacks ${en}?`, de: `Wer greift ${de} an?` };
  },
  'set ': () => ({ en: 'Which creature do you set?', de: 'Welche Kreatur legst du?' }),
  'set # to ': (duel, card) => ({
    en: `Where do you set ${inHand(duel, card!)}?`,
    de: `Wohin legst du ${inHand(duel, card!)}?`,
  }),
  'cast # take ': () => ({ en: 'Which creature changes sides?', de: 'Welche Kreatur wechselt die Seite?' }),
  'cast # take # to ': () => ({ en: 'Where shall it stand?', de: 'Wo soll sie stehen?' }),
  'sacrifice ': () => ({ en: 'Which card do you give up for 1 life?', de: 'Welche Karte gibst du für 1 Leben her?' }),
};

/** The question that the choices after a partial answer. */
export function ask(duel: Duel, _seat: Seat, partial: string): Text {
  const { pattern, numbers } = readPartial(partial);
  return Object.hasOwn(QUESTIONS, pattern) ? QUESTIONS[pattern]!(duel, ...numbers) : '';
}

function victim(duel: Duel, target: number): { en: string; de: string } {
  const creature = inSlot(enemy(duel), target);
  const number = across(duel.current) + 1;
  const name = creature && figures(creature);
  return { en: name ?? `Player ${number}`, de: name ?? `Spieler ${number}` };
}

function inHand(duel: Duel, number: number): string {
  const card = own(duel).hand[number - 1];
  return card ? cardFigures(card) : '';
}
