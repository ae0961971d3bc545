import type { Seat } from '../../kit/game.ts';
import { type Reader, read } from '../../kit/reader.ts';
import type { Text } from '../../kit/text.ts';
import { type Duel, type DuelSeat, own } from '../state.ts';
import { dangerSentence } from '../words/danger.ts';
import { cardFigures } from '../words/names.ts';
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
  'set ': () => ({ en: 'Which creature will you set?', de: 'Welche Kreatur legst du?' }),
  'set # to ': (duel, { language }, number) => {
    const card = own(duel).hand[number! - 1];
    const creature = card ? cardFigures(card, language) : '';
    return { en: `Where will you set ${creature}?`, de: `Wohin legst du ${creature}?` };
  },
  'cast # take ': () => ({ en: 'Which creature will you take?', de: 'Welche Kreatur nimmst du?' }),
  'sacrifice ': () => ({ en: 'Which card will you sacrifice for 1 life?', de: 'Welche Karte opferst du für 1 Leben?' }),
};

/** The question above a menu; the first one comes with the danger. */
export function ask(duel: Duel, seat: Seat, partial: string, reader: Reader): string {
  const { pattern, numbers } = readPartial(partial);
  if (!Object.hasOwn(QUESTIONS, pattern)) return '';
  const question = read(QUESTIONS[pattern]!(duel, reader, ...numbers), reader);
  const danger = partial === '' ? dangerSentence(duel, seat as DuelSeat, reader) : undefined;
  return danger === undefined ? question : `${danger} ${question}`;
}
