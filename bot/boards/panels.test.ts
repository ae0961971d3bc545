import { setImmediate } from 'node:timers/promises';
import { guess } from '@longtable/kit/testing/games/guess';
import { REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open, person, recordingLog, testContext } from '../../tests/context.ts';
import { propose } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { joinTable } from '../host/actions/seats.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { textOnly } from '../messages/messages.ts';
import { NO_EMOJIS } from '../render/emojis.ts';
import { type Drawn, message } from '../render/message.ts';
import { drawPanel } from '../render/panel.ts';
import { Panels } from './panels.ts';
import { RateLimiter } from './queue.ts';

const SETTINGS = { language: 'en', display: 'plain' } as const;
const LIFE_MS = 14.5 * 60 * 1000;
let context: Context;
let log: ReturnType<typeof recordingLog>;
let panels: Panels;
let acquired: string[];
let limiter: RateLimiter;
let begun: LoadedTable;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  log = recordingLog();
  context = await testContext(undefined, log);
  acquired = [];
  limiter = new RateLimiter(new REST(), 0);
  const { acquire } = limiter;
  limiter.acquire = (where) => {
    acquired.push(where);
    return acquire.call(limiter, where);
  };
  panels = new Panels(context, textOnly(NO_EMOJIS), limiter);
  begun = await open(context);
});
afterEach(() => void vi.useRealTimers());

interface Shown {
  readonly at?: LoadedTable;
  readonly user?: string;
  readonly seat?: number;
  readonly message?: string;
  readonly isFailing?: boolean;
  readonly settings?: object;
  /** The open menu. */
  readonly opened?: { readonly partial: string; readonly page: number };
}

/** Opens a panel, by default ada's. Returns its edits, and whether it was deleted. */
function panel({ at = begun, user = 'ada', seat = 0, message: id = 'panel', isFailing, settings, opened }: Shown = {}) {
  const seen = { edits: [] as Drawn[], removed: 0 };
  const view = {
    ...{ person: user, loaded: at, seat, settings: { ...SETTINGS, ...settings }, ...(opened && { opened }) },
    send: async () => ({
      message: id,
      edit: async (drawn: Drawn) => {
        seen.edits.push(drawn);
        if (isFailing) throw new Error('expired');
      },
      remove: async () => {
        seen.removed++;
      },
    }),
  };
  const page = message({ title: 'Page' });
  return { seen, show: () => panels.show(view), showPage: (until = false) => panels.showPage(view, page, until) };
}

const move = (user: string, line: string) => playLine(context, begun.table.id, { person: user }, line);
/** Returns a table with the next revision. */
const next = (at: LoadedTable, changes: Partial<LoadedTable['table']> = {}): LoadedTable => ({
  ...at,
  table: { ...at.table, revision: at.table.revision + 1, ...changes },
});

test('updates the panels of all players, each after its own wait', async () => {
  const [ada, bo] = [panel(), panel({ user: 'bo', seat: 1, message: 'other' })];
  await ada.show();
  await bo.show();
  const moved = await move('ada', 'a1');
  await panels.refresh(moved);
  expect(ada.seen.edits).toEqual([drawPanel(moved, 0, SETTINGS)]);
  expect(bo.seen.edits).toEqual([drawPanel(moved, 1, SETTINGS)]);
  const { id } = begun.table;
  expect(acquired).toEqual([`${id}|ada`, `${id}|bo`]);
});

test('combines the changes that arrive while a panel waits', async () => {
  const ada = panel();
  await ada.show();
  const states = [await move('ada', 'a1'), await move('bo', 'b1'), await move('ada', 'c1')];
  await Promise.all(states.map((state) => panels.refresh(state)));
  expect(ada.seen.edits).toEqual([drawPanel(states[2]!, 0, SETTINGS)]);
  await panels.refresh(states[1]!);
  expect(ada.seen.edits).toHaveLength(1);
  expect(acquired).toHaveLength(1);
});

test('follows a panel for 14.5 minutes', async () => {
  const ada = panel();
  const { id } = begun.table;
  await ada.show();
  const until = Date.now() + LIFE_MS;
  vi.setSystemTime(until - 1);
  expect([panels.isOpen(id, 'ada'), panels.isLive(id, 'ada'), panels.isOpen(id, 'bo')]).toEqual([true, true, false]);
  vi.setSystemTime(until);
  expect(panels.isOpen(id, 'ada')).toBe(false);
  await panels.refresh(await move('ada', 'a1'));
  expect(ada.seen.edits).toEqual([]);
});

test('deletes the panel before if the new one is another message and its token is valid', async () => {
  const removedAfter = async (ms: number, id: string) => {
    const old = panel();
    await old.show();
    vi.setSystemTime(Date.now() + ms);
    await panel({ message: id }).show();
    await setImmediate();
    return old.seen.removed;
  };
  expect(await removedAfter(LIFE_MS - 1, 'another')).toBe(1);
  expect(await removedAfter(0, 'panel')).toBe(0);
  expect(await removedAfter(LIFE_MS, 'another')).toBe(0);
});

test('forgets a panel that cannot be edited', async () => {
  const ada = panel({ isFailing: true });
  await ada.show();
  await panels.refresh(await move('ada', 'a1'));
  expect([panels.isOpen(begun.table.id, 'ada'), ada.seen.edits.length]).toEqual([false, 1]);
  expect(log.lines.at(-1)).toMatchObject({ level: 'info', message: 'Could not update a panel' });
});

/** Opens a table that waits for bo, shows ada's panel and lets bo join. */
async function started(game: LoadedTable['game'], occupants = [person('ada'), { kind: 'open' as const }]) {
  const at = { ...begun.table.location, channel: 'd', message: null };
  const waiting = await open(context, { game, occupants, location: at });
  const ada = panel({ at: waiting });
  await ada.show();
  const joined = await joinTable(context, waiting.table.id, 'bo', 'bo');
  return { waiting, ada, joined };
}

test('removes the panel of a waiting table when the public board has the controls', async () => {
  const { waiting, ada, joined } = await started(begun.game);
  expect(joined.table.status).toBe('playing');
  expect(panels.inUseUntil(joined, 'ada')).toBeUndefined();
  await panels.refresh(joined);
  expect([ada.seen, panels.isOpen(waiting.table.id, 'ada')]).toEqual([{ edits: [], removed: 1 }, false]);
});

test('shows the new seat in the panel of a waiting table with secrets when it starts', async () => {
  const { ada, joined } = await started(guess);
  const swapped = { ...joined, table: { ...joined.table, seats: joined.table.seats.toReversed() } };
  expect(panels.inUseUntil(swapped, 'ada')).toBeDefined();
  await panels.refresh(swapped);
  expect(ada.seen).toEqual({ edits: [drawPanel(swapped, 1, SETTINGS)], removed: 0 });
  const later = next(swapped, { status: 'paused' });
  await panels.refresh(later);
  expect(ada.seen.edits.at(-1)).toEqual(drawPanel(later, 1, SETTINGS));
});

test('redraws a user’s panels in another display, but no pages and no panels of others', async () => {
  const other = await open(context, { location: { ...begun.table.location, channel: 'd', message: null } });
  const [ada, same, bo, page] = [
    panel(),
    panel({ at: other, settings: { display: 'sentences' } }),
    panel({ user: 'bo', seat: 1 }),
    panel({ at: await open(context, { location: { ...begun.table.location, channel: 'e', message: null } }) }),
  ];
  for (const one of [ada, same, bo]) await one.show();
  await page.show();
  await page.showPage();
  const offered = await propose(context, begun.table.id, 'bo', 'pause');
  await panels.redisplay('ada', 'sentences');
  const drawn = drawPanel(offered, 0, { ...SETTINGS, display: 'sentences' }, { meanwhile: undefined });
  expect([ada, same, bo, page].map(({ seen }) => seen.edits)).toEqual([[drawn], [], [], []]);
  await panels.refresh(offered);
  expect(ada.seen.edits).toHaveLength(1);
});

test('keeps a menu open during its turn and closes it afterwards', async () => {
  // A menu without choices, which differs from a closed one.
  const opened = { partial: 'nowhere', page: 0 };
  const ada = panel({ opened });
  await ada.show();
  const offered = await propose(context, begun.table.id, 'bo', 'pause');
  await panels.refresh(offered);
  await move('ada', 'a1');
  const moved = await move('bo', 'b1');
  await panels.refresh(moved);
  expect(ada.seen.edits).toEqual([drawPanel(offered, 0, SETTINGS, { opened }), drawPanel(moved, 0, SETTINGS)]);
  expect(ada.seen.edits[0]).not.toEqual(drawPanel(offered, 0, SETTINGS));
});

describe('a page', () => {
  const isLive = () => panels.isLive(begun.table.id, 'ada');

  test('stays until its user acts, then the panel is restored or the separate page deleted', async () => {
    const ada = panel();
    await ada.show();
    await ada.showPage();
    await panels.refresh(await propose(context, begun.table.id, 'bo', 'pause'));
    expect([isLive(), ada.seen.edits]).toEqual([false, []]);
    const moved = await move('ada', 'a1');
    await panels.refresh(moved);
    expect([isLive(), ada.seen]).toEqual([true, { edits: [drawPanel(moved, 0, SETTINGS)], removed: 0 }]);
    const beside = panel({ at: moved, message: 'beside' });
    await beside.showPage();
    await panels.refresh(moved);
    expect(panels.isBeside(begun.table.id, 'ada', 'beside')).toBe(true);
    await move('bo', 'b1');
    await panels.refresh(await move('ada', 'c1'));
    expect([isLive(), ada.seen.removed, beside.seen.removed]).toEqual([false, 1, 1]);
  });

  test.each([
    ['is replaced by the panel when its user’s turn comes, if it is only of use until then', true],
    ['stays when its user’s turn comes', false],
  ])('%s', async (_, isUntilTurn) => {
    const moved = await move('ada', 'a1');
    const ada = panel({ at: moved });
    await ada.show();
    await ada.showPage(isUntilTurn);
    await panels.refresh(next(moved));
    expect(ada.seen.edits).toEqual([]);
    await panels.refresh(next(await move('bo', 'b1')));
    expect(ada.seen.edits).toHaveLength(isUntilTurn ? 1 : 0);
  });
});
