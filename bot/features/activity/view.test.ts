import { duel } from '@longtable/duel';
import { scramble as scrambleDuel } from '@longtable/duel/testing/scramble';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import { scramble as scrambleFarmland } from '@longtable/farmland/testing/scramble';
import {
  type AnyGame,
  type Choice,
  expandShortcut,
  isShortcut,
  languagesOf,
  RNG,
  type Scramble,
  type Seat,
  type StoryLine,
  type Viewer,
} from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { runa } from '@longtable/runa';
import { scramble as scrambleRuna } from '@longtable/runa/testing/scramble';
import { spy } from '@longtable/spy';
import { scramble as scrambleSpy } from '@longtable/spy/testing/scramble';
import { beforeAll, expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { GameBusyError, settled } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { CLOSED } from '../../render/status.ts';
import { planView } from '../plans/index.ts';
import type { Options } from './messages.ts';
import { optionsOf } from './options.ts';
import { adviceOf } from './page/selection.ts';
import { WorkBudget } from './session.ts';
import { choicesFor, groundsOf, viewOf } from './view.ts';

const POSITIONS = 40;
const STEPS = 120;

/** Maximum number of taps of a player in a quick match of Spy. */
const MAX_SPY_TAPS = 30;

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
  async (_, game, scramble) => {
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
        const read = async (other: unknown) => {
          const reader = readerAt(at(other), viewer, language);
          const { choices } = await choicesFor(at(other), reader);
          return { ...viewOf(at(other), reader), choices, grounds: groundsOf(at(other), reader) };
        };
        const view = await read(state);
        expect(view.choices.length > 0).toBe(view.mayAct);
        if (viewer === 'spectator') expect(view).toMatchObject({ seat: null, choices: [], mayAct: false });
        if (!scramble || game.result(state)) continue;
        const hidden = scramble(structuredClone(state) as never, viewer, RNG.seeded(random.below(1e9)));
        expect(JSON.stringify(await read(hidden))).toBe(JSON.stringify(view));
      }
    }
  },
);

/** Returns the table of a game between a person and a computer, or the person twice. */
function tableOf(game: AnyGame, state: unknown): LoadedTable {
  const [person, computer] = [
    { kind: 'person', id: 'a', name: 'A' } as const,
    { kind: 'computer', level: 'casual' } as const,
  ];
  return { ...loaded, game, table: { ...loaded.table, seats: [person, computer], state, turns: [{ count: 1 }] } };
}

test('needs few taps for a quick match of Spy by what it advises', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const game = spy as AnyGame;
    const begun = game.setup(game.options.parse({ length: 'quick' }), seed, 2);
    let state = 'state' in begun ? begun.state : undefined;
    let taps = 0;
    for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
      const at = tableOf(game, state);
      const { choices } = await choicesFor(at, readerAt(at, seat, 'en'));
      const untouched = choices.filter(({ final, things }) => final && !things);
      const { line } =
        choices.find((choice) => choice.line === 'auto') ??
        adviceOf(choices) ??
        untouched.find(({ emphasis }) => emphasis === 'usual') ??
        untouched[0]!;
      if (seat === 0) taps++;
      for (const each of isShortcut(line) ? expandShortcut(game, state, seat, line).lines : [line]) {
        const outcome = game.play(state, seat, each);
        state = 'state' in outcome ? outcome.state : expect.unreachable(each);
      }
    }
    expect(taps).toBeLessThanOrEqual(MAX_SPY_TAPS);
  }
});

test('tells what harms the reader, and of the rest what fits, in order', () => {
  const lines: readonly StoryLine[] = [
    { text: 'You lose 11 life.', weight: 'harm' },
    { text: `Bo moves ${'far '.repeat(25)}away.`, weight: 'others' },
    { text: 'You gain 1 life.', weight: 'own' },
  ];
  const game: AnyGame = { ...duel, presentation: { ...(duel as AnyGame).presentation, story: () => lines } };
  const begun = game.setup(game.options.parse({}), 3, 2);
  const at = tableOf(game, 'state' in begun ? begun.state : expect.unreachable());
  const { news } = viewOf(at, readerAt(at, 0, 'en'));
  expect(news.map(({ text }) => text)).toEqual(['You lose 11 life.', 'You gain 1 life.']);
});

test('lets others go on after each 10 ms while it makes a long list of choices', async () => {
  // The clock counts calls of the game, so that the test does not depend on the machine.
  let [now, turnedAt, longest] = [0, 0, 0];
  const choices: AnyGame['choices'] = (...of) => {
    now += 1;
    return (farmland as AnyGame).choices(...of);
  };
  const game: AnyGame = { ...farmland, choices };
  const begun = game.setup(game.options.parse({}), 3, 2);
  const at = tableOf(game, 'state' in begun ? begun.state : expect.unreachable());
  const reader = readerAt(at, game.turn(at.table.state)[0]!, 'en');
  const whole = await choicesFor(at, reader);
  expect(now).toBeGreaterThan(50);
  turnedAt = now;
  const turns = setInterval(() => {
    longest = Math.max(longest, now - turnedAt);
    turnedAt = now;
  });
  const sliced = await new WorkBudget(() => now).runInSlices((pause) => choicesFor(at, reader, { acts: [] }, pause));
  clearInterval(turns);
  expect(sliced).toEqual(whole);
  expect(Math.max(longest, now - turnedAt)).toBeLessThan(13);
});

test('reaches every move that can be planned by the menus of the plan', () => {
  const game = farmland as AnyGame;
  const positions = randomPositions(game, { positions: 4, steps: 60, options: [{}] });
  const counts = positions.map(({ state }) => {
    const at = { ...loaded, game, table: { ...loaded.table, state } };
    const choices = planView(at, 'ada', 'en', CLOSED).continuation?.choices ?? (() => []);
    const linesAfter = (partial: string): string[] =>
      choices(partial).flatMap(({ line, final }) => (final ? [line] : linesAfter(line)));
    const menus: Options['of'][] = ['plan'];
    const planned: string[] = [];
    for (const menu of menus) {
      for (const { act } of optionsOf(at, 'ada', menu, 'en').groups.flatMap(({ buttons }) => buttons)) {
        if (act.startsWith('plan|')) menus.push(act as Options['of']);
        if (act.startsWith('planned|')) planned.push(act.split('|')[2]!);
      }
    }
    expect(planned.sort()).toEqual(linesAfter('').sort());
    return planned.length;
  });
  expect(Math.max(...counts)).toBeGreaterThan(120);
});

test('asks a busy game about all choices of a step before it waits', async () => {
  const known = new Set<string>();
  const asked = new Set<string>();
  const answer = (partial: string): Choice[] =>
    partial === ''
      ? Array.from({ length: 50 }, (_, at) => ({
          line: `from ${at} `,
          label: `${at}`,
          final: false,
          things: [`${at}`],
        }))
      : [{ line: `${partial}to`, label: 'to', final: true, things: ['to'] }];
  const choices = (_: unknown, __: Seat, partial: string) => {
    if (known.has(partial)) return answer(partial);
    asked.add(partial);
    const ready = Promise.resolve().then(() => {
      for (const each of asked) known.add(each);
    });
    throw new GameBusyError('Wide', ready);
  };
  const at = { ...loaded, game: { ...loaded.game, choices } as AnyGame };
  let tries = 0;
  const sent = await settled(() => {
    tries++;
    return choicesFor(at, readerAt(at, 0, 'en'));
  });
  expect([sent.choices.length, tries]).toEqual([50, 3]);
});

test('lists each line of the log once in a game with secret moves', () => {
  const event = (to: number, actor: string) => ({
    ...{ kind: 'telling', to, begins: false },
    events: [{ kind: 'retired', actor, audience: 'all' }],
  });
  const list = [event(0, 'Ines'), event(1, 'Ines'), event(0, 'Ugo'), event(1, 'Ugo')];
  const begun = spy.setup(spy.options.parse({}), 1, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  const seats = ['a', 'b'].map((id) => ({ kind: 'person', id, name: id }) as const);
  const at = {
    ...{ ...loaded, game: spy },
    table: {
      ...{ ...loaded.table, seats, state: begun.state, turns: seats.map(() => ({ count: 1 })) },
      events: { list, newestTurn: 4, newestPress: 4, sinceOwnTurn: [1, 1] },
    },
  } as unknown as LoadedTable;
  const { lines, fresh } = viewOf(at, readerAt(at, 0, 'en'));
  expect([lines.map(({ text }) => text), fresh]).toEqual([['Ines waits.', 'Ugo waits.'], 1]);
});
