import { expect, test } from 'vitest';
import type { HeroName } from '../rules/heroes.ts';
import { newRun } from '../setup.ts';
import type { Trap } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { ask } from './ask.ts';

test.each([
  ['Jon Snow', {}, "Your move · Avenger's Shield: ready"],
  ['Jon Snow', { remaining: 2 }, "Your move · Avenger's Shield: ready in 2"],
  ['Melisandre', { mana: 29 }, 'Your move · Blizzard: needs 30 mana'],
  ['Bronn', { energy: 40 }, 'Your move · Fan of Knives: needs 50 energy'],
  ['Ygritte', { arrows: 0 }, 'Your move · Shoot: no arrows left'],
  ['Ygritte', {}, 'Your move · Shoot: nobody in range'],
] as const)('%s with %j: %s', (name: HeroName, figures, en) => {
  expect(ask({ ...newRun([], 1), room: stage('@.......s', name, figures) })).toMatchObject({ en });
});

test('a hidden trap is nobody in range', () => {
  const room = stage('@..Q', 'Ygritte');
  expect(ask({ ...newRun([], 1), room })).toMatchObject({ de: 'Dein Zug · Shoot: bereit' });
  (room.enemies[0] as Trap).visible = false;
  expect(ask({ ...newRun([], 1), room })).toMatchObject({ de: 'Dein Zug · Shoot: niemand in Reichweite' });
});

test.each([
  [['@s', '@k'], 0, 'Choose your hero for 2 levels.'],
  [['@s'], 0, 'Choose your hero for this level.'],
  [['@s'], 75, 'Choose a seasoned hero for this level.'],
])('%j after %i experience: %s', (levels, prior, en) => {
  expect(ask(newRun(levels, 1, prior))).toMatchObject({ en });
});
