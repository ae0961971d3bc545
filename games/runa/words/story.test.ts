import { storyTexts } from '@longtable/kit';
import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { card } from '../testing/stage.ts';

test('contracts articles and agrees in number in French and Spanish', () => {
  const cast = { kind: 'uses', who: 'Runa', ability: card('Ice(1)') } as const;
  const told = (language: 'fr' | 'es', who: 'Dark Elf' | 'Bear', damage: number, left: number) =>
    runa.presentation.story([cast, { kind: 'takes', who, damage, sort: 'mag', left }], {
      viewer: 0,
      language,
      names: ['Ada'],
    })[0];
  expect(told('fr', 'Dark Elf', 1, 33)).toMatchObject({
    text: 'Runa lance Glace(1) et inflige 1 dégât à l’Elfe noir (reste 33 PV).',
  });
  expect(told('fr', 'Bear', 8, 1)).toMatchObject({
    text: 'Runa lance Glace(1) et inflige 8 dégâts à l’Ours (reste 1 PV).',
  });
  expect(told('es', 'Bear', 8, 1)).toMatchObject({ text: 'Runa lanza Hielo(1) y hace 8 de daño al Oso (le queda 1).' });
});

test('tells several rounds in order', () => {
  const slash = { kind: 'uses', who: 'Runa', ability: card('Slash(1)') } as const;
  const events = [
    slash,
    { kind: 'rolls', roll: 4 } as const,
    { kind: 'takes', who: 'Rat', damage: 8, sort: 'phy', left: 6 } as const,
    slash,
    { kind: 'rolls', roll: 2 } as const,
    { kind: 'takes', who: 'Rat', damage: 6, sort: 'phy', left: 0 } as const,
  ];
  expect(storyTexts(runa, events, { viewer: 0, language: 'en', names: ['Ada'] })).toEqual([
    'Runa plays Slash(1), rolls 4 and hits the Rat for 8 (6 left).',
    'Runa plays Slash(1), rolls 2 and kills the Rat with 6 damage.',
  ]);
});
