import { describe, expect, test } from 'vitest';
import { limitsFor, maxConnections } from './admission.ts';
import type { AnyGame } from './game.ts';
import { findGame, isFilePath, loadGames, namesIn } from './load.ts';

const game = (id: string) => ({ id }) as AnyGame;

describe('games', () => {
  test('are added to the built-in ones in the order of their names', async () => {
    const load = async (address: string) => [game(`${address}-1`), game(`${address}-2`)];
    const { games, errors } = await loadGames([game('own')], ['a', 'b'], '/', load);
    expect(games.map(({ id }) => id)).toEqual(['own', 'a-1', 'a-2', 'b-1', 'b-2']);
    expect(errors).toEqual([]);
  });

  test('that cannot be loaded are named, and the others are loaded', async () => {
    const load = async (address: string) => {
      if (address === 'bad') throw new Error('it is broken');
      return [game(address === 'same' ? 'own' : address)];
    };
    const { games, errors } = await loadGames([game('own')], ['bad', 'same', './none.js', 'good'], '/nowhere', load);
    expect(games.map(({ id }) => id)).toEqual(['own', 'good']);
    expect(errors).toEqual([
      '"bad" could not be loaded: it is broken.',
      '"same" could not be loaded: there is already a game called "own".',
      '"./none.js" could not be loaded: there is no file /nowhere/none.js.',
    ]);
  });

  test('are loaded from a file by its address', async () => {
    const addresses: string[] = [];
    const load = async (address: string) => {
      addresses.push(address);
      return [];
    };
    await loadGames([], ['./load.ts'], import.meta.dirname, load);
    expect(addresses).toEqual([new URL('./load.ts', import.meta.url).href]);
  });

  test('are found by id or file', async () => {
    expect((await findGame('duel', [], '/')).id).toBe('duel');
    await expect(findGame('chess', [], '/')).rejects.toThrow('Which game? One of: runa, farmland, duel, dungeon, spy');
    await expect(findGame('./none.ts', [], '/nowhere')).rejects.toThrow('there is no file /nowhere/none.ts');
  });

  test.each([
    ['./a', true],
    ['/a', true],
    ['C:\\a', true],
    ['a.ts', true],
    ['a.mjs', true],
    ['@longtable/duel', false],
    ['a.json', false],
    ['duel', false],
  ])('%s is a file: %s', (name, isFile) => expect(isFilePath(name)).toBe(isFile));

  test('are listed with commas', () => {
    expect(namesIn(' a, ,b ,')).toEqual(['a', 'b']);
    expect(namesIn()).toEqual([]);
  });
});

test('a server reserves a fifth of its connections for strangers, half of each for one address', () => {
  expect(limitsFor(250)).toEqual({
    clients: 200,
    clientsPerAddress: 100,
    strangers: 50,
    strangersPerAddress: 25,
    silentMs: 10_000,
  });
  expect(limitsFor(6)).toMatchObject({ clients: 4, clientsPerAddress: 2, strangers: 2, strangersPerAddress: 1 });
  expect([maxConnections(999), maxConnections(1_000), maxConnections(1_004)]).toEqual([249, 250, 250]);
});
