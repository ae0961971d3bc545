import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { stage } from '../testing/stage.ts';

const reader = (language: 'en' | 'de') => ({ viewer: 0, language, names: ['Ada'] });
const board = (state: Parameters<typeof runa.presentation.view>[0], language: 'en' | 'de' = 'en') =>
  runa.presentation.view(state, reader(language)).board;

const RULE = '─'.repeat(36);

const fight = stage({
  stage: 2,
  hand: ['Slash(1)', 'Reflect(1)', 'Lightning(1)', 'Thrust(1)'],
  runa: { hp: 18, die: 6 },
  monsters: [
    { name: 'Spider', hp: 5, block: 7 },
    { name: 'Gorgon', hp: 3, next: 1, pending: 1 },
  ],
});

test('shows what each monster is about to do, and the total damage', () => {
  expect(board(fight)).toEqual([
    'Level 1, room 2 of 4         Paladin',
    RULE,
    'Spider       █████░░░░░░░░░     5/15',
    ' next Bite(1): 10 damage',
    ' blocks 7',
    '',
    'Gorgon       ████░░░░░░░░░░     3/13',
    ' next Fire(1): 14 magic damage',
    ' if its focus breaks: Focus(1)',
    ' fire element',
    RULE,
    'Runa         ██████░░░░░░░░    18/50',
    ' focus 1 of 6, die d6',
    '',
    'Danger: 24 damage would kill Runa',
  ]);
  expect(runa.presentation.view(fight, reader('de')).sentences).toEqual([
    '24 Schaden wären tödlich für Runa. Sie hat 18 Leben.',
    'Level 1, Raum 2 von 4. Runa, die Paladinin, hat 18 von 50 Leben, 1 Fokus und einen W6.',
    'Die Spinne hat 5 von 15 Leben und 0 Fokus. Dein nächster Angriff macht 7 weniger Schaden. Gleich: Biss(1), 10 Schaden.',
    'Die Gorgone (Feuer) hat 3 von 13 Leben und 0 Fokus. Gleich: Feuer(1), 14 Magieschaden. Wenn der Fokus bricht: Fokus(1).',
    'Runas Karten: Hieb(1), Spiegel(1), Blitz(1) und Stich(1).',
  ]);
});

test('explains all special rules above the choice of a class', () => {
  const asked = (options: Parameters<typeof runa.setup>[0]) => {
    const outcome = runa.setup(options, 1, 1);
    if (outcome.refused) throw new Error(outcome.refused.code);
    return runa.presentation.ask?.(outcome.state, 0, '', { viewer: 0, language: 'en', names: ['Ada'] });
  };
  expect(asked({})).toBe('Choose Runa’s class.');
  expect(asked({ ascension: 2 })).toBe(
    'Monsters have 4% more life. Runa starts with 3 less life. Choose Runa’s class.',
  );
  expect(asked({ ascension: 12 })).toContain('Bosses have 10% more life. Monsters start with 1 more focus.');
});
