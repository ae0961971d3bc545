import type { Seat } from '../../kit/game.ts';
import { type Reader, read } from '../../kit/reader.ts';
import type { Text } from '../../kit/text.ts';
import { type Duel, type DuelSeat, own } from '../state.ts';
import { dangerSentence } from '../words/danger.ts';
import { victimLabel } from './labels.ts';
import { readPartial } from './partials.ts';

type Question = (duel: Duel, reader: Reader, ...numbers: number[]) => Text;

/** The question above each menu; `#` stands for a number. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  '': () => ({ en: 'What will you do?', de: 'Was machst du?' }),
  'attack # with ': (duel, reader, target) => {
    const victim = read(victimLabel(duel, target!), reader);
    return { en: `Which creature attacks ${victim}?`, de: `Welche Kreatur greift ${victim} an?` };
  },
  'sacrifice ': (duel) => {
    const { life } = own(duel);
    return {
      en: `Which card will you sacrifice? Your life: ${life} → ${life + 1}.`,
      de: `Welche Karte opferst du? Dein Leben: ${life} → ${life + 1}.`,
    };
  },
};

const ACT: Text = { en: 'Attack or play a card…', de: 'Angreifen oder Karte spielen …' };

/** What a list of attacks and cards is called, where they find no room as buttons. */
export function listName(_duel: Duel, _seat: Seat, partial: string): Text | undefined {
  return partial === '' ? ACT : undefined;
}

/** The question above a menu; in danger, the danger is what is to be answered. */
export function ask(duel: Duel, seat: Seat, partial: string, reader: Reader): string {
  const { pattern, numbers } = readPartial(partial);
  if (!Object.hasOwn(QUESTIONS, pattern)) return '';
  const danger = partial === '' ? dangerSentence(duel, seat as DuelSeat, reader) : undefined;
  return danger ?? read(QUESTIONS[pattern]!(duel, reader, ...numbers), reader);
}
