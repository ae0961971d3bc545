import { type AnyGame, RNG } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { follow, locationIn, open, testContext } from '../../tests/context.ts';
import { isPrivate, onTurn } from '../host/table/table.ts';
import { drawBoard } from './board.ts';
import { drawPanel } from './panel.ts';

const MOVES = 30;

/** Returns the names of all lists in random games, including those of the first submenu in each position. */
async function namesIn(game: AnyGame): Promise<Set<string>> {
  const random = RNG.seeded(7);
  const context = { ...(await testContext([game])), newSeed: () => random.below(2 ** 31) };
  const occupants = ['Ada', 'Bo'].slice(0, game.seats.max).map((id) => ({ kind: 'person' as const, id, name: id }));
  const begin = () => open(context, { game, occupants, location: locationIn(`${random.below(2 ** 31)}`) });
  const names = new Set<string>();
  let loaded = await begin();
  for (let move = 0; move < MOVES; move++) {
    const [seat] = onTurn(loaded);
    if (seat === undefined) {
      loaded = await begin();
      continue;
    }
    const { state } = loaded.table;
    const step = game.choices(state, seat, '').find(({ final, input }) => !final && !input);
    for (const partial of ['', ...(step ? [step.line] : [])]) {
      const opened = { partial, page: 0 };
      const drawn = isPrivate(loaded)
        ? drawPanel(loaded, seat, { language: 'en', display: 'plain' }, { opened })
        : drawBoard(loaded, opened);
      for (const [, name = ''] of JSON.stringify(drawn).matchAll(/"placeholder":"([^"]*)"/g)) names.add(name);
    }
    loaded = follow(loaded, seat, randomLine(game, state, seat, random) ?? '', true);
  }
  return names;
}

test.each(builtInGames.map((game) => [game.id, game] as const))('names every list of %s', async (_, game) => {
  const names = await namesIn(game);
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => name.startsWith('Choose…'))).toEqual([]);
});
