import { expect, test } from 'vitest';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { ask } from './ask.ts';

const ADA = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;

test.each([
  ['', 'Bo threatens 12 damage: you would have 18 life left. What next?'],
  ['attack 0 with ', 'Who attacks Bo?'],
  ['attack 4 with ', 'Who attacks Dreadsub (4)?'],
  ['set ', 'Which creature do you set?'],
  ['set 1 to ', 'Where do you set Limpet 0/4 S?'],
  ['cast 6 take ', 'Which creature changes sides?'],
  ['sacrifice ', 'Which card do you sacrifice for 1 life?'],
])('"%s" is asked about', (partial, question) => {
  expect(ask(midgame, 0, partial, ADA)).toBe(question);
});

test('what kills is called danger, and without danger nothing is said', () => {
  const army = { 1: fighter('Dreadsub') };
  expect(ask(stage({ life: 7 }, { field: army }), 0, '', { ...ADA, language: 'de' })).toBe(
    'Gefahr: Bo droht mit 7 Schaden, und du hast 7 Leben. Was nun?',
  );
  expect(ask(stage({ field: { 1: fighter('Breaker') } }, { field: army }), 0, '', ADA)).toBe('What next?');
});
