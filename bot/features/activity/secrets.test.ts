import { duel } from '@longtable/duel';
import { scramble as scrambleDuel } from '@longtable/duel/testing/scramble';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import { scramble as scrambleFarmland } from '@longtable/farmland/testing/scramble';
import { type AnyGame, languagesOf, RNG, type Scramble, type Viewer } from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { runa } from '@longtable/runa';
import { scramble as scrambleRuna } from '@longtable/runa/testing/scramble';
import { spy } from '@longtable/spy';
import { scramble as scrambleSpy } from '@longtable/spy/testing/scramble';
import { beforeAll, expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { choicesFor, groundsOf, viewOf } from './view.ts';

const POSITIONS = 40;
const STEPS = 120;

let loaded: LoadedTable;
beforeAll(async () => {
  loaded = await open(await testContext());
});

const GAMES: readonly (readonly [AnyGame, Scramble | undefined])[] = [
  [duel, scrambleDuel],
  [dungeon, undefined],
  [farmland, scrambleFarmland],
  [runa, scrambleRuna],
  [spy, scrambleSpy],
];

test.each(GAMES.map(([game, scramble]) => [game.id, game, scramble] as const))(
  'sends no secrets of %s',
  (_, game, scramble) => {
    const random = RNG.seeded(1);
    for (const { state, events, table } of randomPositions(game, {
      positions: POSITIONS,
      steps: STEPS,
      options: [{}],
    })) {
      const seats = Array.from(
        { length: table.seats },
        (_, seat) => ({ kind: 'person', id: `p${seat}`, name: `P${seat}` }) as const,
      );
      const story = { list: [...events], newestTurn: events.length, newestPress: events.length, sinceOwnTurn: [] };
      const at = (other: unknown): LoadedTable => ({
        ...loaded,
        game,
        table: { ...loaded.table, seats, state: other, events: story, turns: seats.map(() => ({ count: 1 })) },
      });
      const viewers: Viewer[] = ['spectator', ...seats.keys()];
      for (const viewer of viewers) {
        const language = random.pick(languagesOf(game));
        const read = (other: unknown) => {
          const reader = readerAt(at(other), viewer, language);
          const { choices } = choicesFor(at(other), reader);
          return { ...viewOf(at(other), reader), choices, grounds: groundsOf(at(other), reader) };
        };
        const view = read(state);
        expect(view.choices.length > 0).toBe(view.mayAct);
        if (viewer === 'spectator') expect(view).toMatchObject({ seat: null, choices: [], mayAct: false });
        if (!scramble || game.result(state)) continue;
        const hidden = scramble(structuredClone(state) as never, viewer, RNG.seeded(random.below(1e9)));
        expect(JSON.stringify(read(hidden))).toBe(JSON.stringify(view));
      }
    }
  },
);
