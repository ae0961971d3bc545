import { expect, test } from 'vitest';
import { say } from '../../kit/text.ts';
import { midgame } from '../testing/stage.ts';
import { ask } from './ask.ts';

test.each([
  ['', 'You have 15 mana. What next?'],
  ['attack ', 'What do you attack?'],
  ['attack 0 with ', 'Who attacks Player 2?'],
  ['attack 4 with ', 'Who attacks Dreadsub 7/7?'],
  ['set ', 'Which creature do you set?'],
  ['set 1 to ', 'Where do you set Limpet 0/4 S?'],
  ['cast 6 take ', 'Which creature changes sides?'],
  ['cast 6 take 2 to ', 'Where shall it stand?'],
  ['sacrifice ', 'Which card do you give up for 1 life?'],
])('"%s" is asked about', (partial, question) => {
  expect(say(ask(midgame, 0, partial), 'en')).toBe(question);
});
