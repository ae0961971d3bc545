import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { textOf } from '../../render/message.ts';
import { drawWelcome } from './welcome.ts';

const added: AnyGame[] = [1, 2, 3].map((number) => ({ ...noughts, id: `added-${number}`, title: `Added ${number}` }));

const shownWith = async (games: readonly AnyGame[]) => {
  const card = textOf(await drawWelcome(undefined, { games, language: 'en' }));
  return games.flatMap(({ title }) => (card.includes(`**${title}**`) ? [title] : []));
};

test.each([
  [1, ['Runa’s Strive', 'Crown of Farmland', 'Card Duel', 'Dungeon', 'Added 1']],
  [3, ['Runa’s Strive', 'Crown of Farmland', 'Card Duel', 'Added 2', 'Added 3']],
])('shows the newest of %i added games on the card', async (count, titles) => {
  expect(await shownWith([...builtInGames, ...added.slice(0, count)])).toEqual(titles);
});

test('shows all built-in games without added ones, and every lesson', async () => {
  expect(await shownWith(builtInGames)).toHaveLength(5);
  const card = await drawWelcome(undefined, { games: [...builtInGames, ...added], language: 'en' });
  expect(JSON.stringify(card).match(/"value":"learn/g)).toHaveLength(8);
});

test('offers a game with a friend only if a game has several seats', async () => {
  const solo = { ...noughts, id: 'solo', seats: { min: 1, max: 1 } };
  const labels = async (games: readonly AnyGame[]) =>
    JSON.stringify(await drawWelcome(undefined, { games, language: 'en', isOnServer: true }));
  for (const label of ['Play with a friend', 'Find an opponent']) {
    expect(await labels([solo])).not.toContain(label);
    expect(await labels([solo, noughts])).toContain(label);
  }
});
