import { noughts } from '@longtable/kit/testing/games/noughts';
import { type Playground, startPlayground, type TestUser } from '@longtable/playground';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import type { OutcomeListener } from '../bot/interactions/feature.ts';
import { type Longtable, startLongtable } from '../bot/longtable.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { campaign } from './campaigns/twins.ts';
import { recordingLog } from './context.ts';
import { isEphemeral, startNoughts } from './game-helpers.ts';
import { temporaryFolder } from './test-bot.ts';

test('plays every typed move once in two processes that are restarted in turn', async () => {
  const { moves, ...rest } = await campaign(12);
  expect(moves).toBeGreaterThan(6);
  expect(rest).toMatchObject({ lost: 0, doubled: 0, unanswered: 0 });
});

describe('two processes that receive the same press', () => {
  const folder = temporaryFolder();
  let playground: Playground;
  let twins: { longtable: Longtable; storage: Storage }[];
  let people: readonly [TestUser, TestUser];
  let outcomes: string[];

  beforeAll(async () => {
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
    twins = await Promise.all([startProcess(), startProcess()]);
    people = [playground.user('Ada'), playground.user('Bo')];
  });
  afterAll(async () => {
    for (const person of people) person.leave();
    await Promise.all(twins.map(({ longtable }) => longtable.close()));
    await playground.close();
    await Promise.all(twins.map(({ storage }) => storage.close()));
    folder.remove();
  });

  async function startProcess() {
    const { token, apiUrl } = playground;
    const storage = await openStorage(`sqlite:${folder.path}/twins.sqlite`);
    const commands = await loadCommands(new URL('../commands/', import.meta.url));
    const onInteraction = (...[, outcome]: Parameters<OutcomeListener>) => void outcomes.push(outcome);
    const limits = { pingDelayMs: 0, editsApart: 0 };
    const parts = {
      features: FEATURES,
      token,
      apiUrl,
      storage,
      games: [noughts],
      commands,
      limits,
      log: recordingLog(),
      onInteraction,
    };
    const longtable = await startLongtable(parts);
    await longtable.registered;
    return { longtable, storage };
  }

  test('play it once and reply once', async () => {
    const [ada, bo] = people;
    outcomes = [];
    const board = await startNoughts(ada, bo, 'table');
    await expect.poll(() => outcomes.length).toBe(4);
    outcomes = [];
    await ada.click(board, 'a1');
    await expect.poll(() => outcomes.toSorted()).toEqual(['answered', 'elsewhere']);
    expect(ada.latest(board)?.content).toContain('takes a1');
    const controls = /invited/;
    expect(ada.messages('table').filter((one) => isEphemeral(one) && !controls.test(one.content))).toEqual([]);
  });
});
