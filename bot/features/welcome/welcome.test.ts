import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { makeId } from '../../../tests/ids.ts';
import { textOf } from '../../render/message.ts';
import { FEATURES } from '../index.ts';
import { drawWelcome } from './index.ts';

const added: AnyGame[] = [1, 2, 3].map((number) => ({ ...noughts, id: `added-${number}`, title: `Added ${number}` }));

const shownWith = async (games: readonly AnyGame[]) => {
  const card = textOf(await drawWelcome(undefined, { games, features: FEATURES, language: 'en' }));
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
  const card = await drawWelcome(undefined, { games: [...builtInGames, ...added], features: FEATURES, language: 'en' });
  expect(JSON.stringify(card).match(/"value":"learn/g)).toHaveLength(8);
});

describe('the card', () => {
  const { minutes: _, ...timeless } = noughts;
  const solo = (id: string, minutes?: number): AnyGame => ({
    ...{ ...timeless, id, title: id, seats: { min: 1, max: 1 } },
    ...(minutes && { minutes: { min: 1, max: minutes } }),
  });
  const draw = async (games: readonly AnyGame[], more = {}) => {
    const card = await drawWelcome(undefined, { games, features: FEATURES, language: 'en', ...more });
    return { card, text: textOf(card), json: JSON.stringify(card) };
  };

  test('starts with the shortest solo game', async () => {
    const { json } = await draw([solo('long', 20), solo('short', 5), solo('unknown'), noughts]);
    expect(json).toMatch(/"label":"[^"]*short[^"]*"/);
    for (const other of ['long', 'unknown', 'Noughts']) expect(json).not.toMatch(`"label":"Play ${other}`);
    expect(json).toContain(makeId({ kind: 'start', game: 'short', how: 'computer' }));
    expect(json).toContain(makeId({ kind: 'start', game: 'long', how: 'open' }));
    expect((await draw([noughts])).json).not.toContain('computer');
  });

  test('tells the number of people and the minutes of a game', async () => {
    const facts = async (game: AnyGame) => /-# (.*)/.exec((await draw([game])).text)?.[1];
    expect(await facts(noughts)).toBe('2 players · 1–3 min');
    expect(await facts(noughtsWithComputers)).toMatch(/^1 or 2 players/);
    expect(await facts(solo('solo'))).toBe('1 player');
  });

  test('has lessons and dailies if there are any, and mentions other games only if some are missing', async () => {
    const { lesson: __, ...plain } = noughts;
    const kinds = async (games: readonly AnyGame[]) => {
      const { json } = await draw(games);
      return ['lessons', 'dailies', 'preference|pictures'].filter((kind) => json.includes(`"custom_id":"${kind}`));
    };
    expect(await kinds([plain])).toEqual(['preference|pictures']);
    expect(await kinds([plain, noughts])).toEqual(['lessons', 'preference|pictures']);
    expect((await draw([plain, noughts])).json.match(/"value":"learn/g)).toHaveLength(1);
    expect(await kinds([plain, dungeon])).toContain('dailies');
    const five = Array.from({ length: 5 }, (_, at) => solo(`game-${at}`));
    expect((await draw(five)).text).not.toContain('/play');
    expect((await draw([...five, plain])).text).toContain('/play');
  });

  test('can start with another action, and end with further components', async () => {
    const first = [{ kind: 'inbox', page: 0 }, 'My tables', 2];
    const below = [{ type: 10, content: 'For admins' }];
    const { json, text } = await draw([solo('short', 5)], { first, below });
    expect(json).toContain('My tables');
    expect(json).not.toContain(makeId({ kind: 'start', game: 'short', how: 'computer' }));
    expect(text).toMatch(/For admins$/);
  });

  test('finds opponents on a server only', async () => {
    expect((await draw([noughts])).json).not.toContain('"custom_id":"opponent');
    expect((await draw([noughts], { isOnServer: true })).json).toContain('"custom_id":"opponent');
  });

  test('has the banner and an emblem per game with pictures', async () => {
    const pictures = { painter: { paint: async () => Buffer.alloc(1) } };
    const card = await drawWelcome(pictures as never, { games: [noughts], features: FEATURES, language: 'en' });
    expect(card.files?.map(({ name }) => name)).toEqual(['longtable.png', 'noughts.png']);
    const json = JSON.stringify(card.components);
    for (const name of ['longtable.png', 'noughts.png']) expect(json).toContain(`attachment://${name}`);
    expect((await draw([noughts])).card).not.toHaveProperty('files');
  });
});
