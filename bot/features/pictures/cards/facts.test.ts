import { LANGUAGES } from '@longtable/kit';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../../games/index.ts';
import { fitLabel } from '../canvas/fit.ts';
import { factsCard } from './facts.ts';

test.each(builtInGames.map((game) => [game.id, game] as const))('shows daily scores of %s uncut', (_, game) => {
  const states = randomPositions(game, { positions: 12, steps: 120, options: [{}] }).map(({ state }) => state);
  for (const language of LANGUAGES) {
    const facts = states.map((state) => ({
      ...{ icon: 'trophy', value: game.title },
      words: game.daily?.score(state).words ?? '',
    }));
    const labels = [...itemsOf(factsCard('', facts, language, { isTall: true }))].flatMap(({ item }) => labelsOf(item));
    expect(labels.filter((label) => fitLabel(label).isCut).map(({ text }) => text)).toEqual([]);
  }
});

test('breaks between a number and a long word', () => {
  const fact = { icon: 'trophy', value: '#2', words: 'sur 14 aujourd’hui' };
  const texts = factsCard('', [fact], 'en').items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts).toContain('sur 14 aujourd’hui');
});

test('keeps numbers with their words, and marks below the icon', () => {
  const fact = { icon: 'trophy', value: 'Dungeon', words: 'Died at depth 11 in round 681', mark: { text: '#2' } };
  const texts = factsCard('', [fact], 'en', { isTall: true }).items.flatMap((item) =>
    item.kind === 'text' ? [item.text] : [],
  );
  expect(texts).toEqual(expect.arrayContaining(['#2', 'Died at depth 11\u00a0in round\u00a0681']));
});
