import { duel } from '@longtable/duel';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelsOn, lastEphemeral } from './game-helpers.ts';
import { shortDungeon } from './games/short-dungeon.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const clock = { at: Date.parse('2026-11-15T23:00:00Z') };
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([shortDungeon, duel], 'memory:', { now: () => clock.at });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(() => testBot.close());

/** Returns the user's private list of today's dailies. */
async function openDailies(person: TestUser, room: string): Promise<APIMessage> {
  await person.command(room, 'daily');
  return person.until(
    () => lastEphemeral(person, room)?.content.includes('Today’s dailies') && lastEphemeral(person, room),
  );
}

/** Returns the leaderboard of the dungeon. */
async function readLeaderboard(person: TestUser): Promise<string> {
  const list = await openDailies(person, 'lounge');
  await person.choose(list, 'Leaderboard for…', ['Dungeon']);
  return person.until(() => {
    const { content = '' } = person.latest(list) ?? {};
    return content.includes('Dungeon · Daily,') && content;
  });
}

/** Starts the user's daily dungeon in a channel and returns its panel. */
async function startDungeon(person: TestUser, room: string): Promise<APIMessage> {
  await person.click(await openDailies(person, room), 'Play');
  const panel = await person.until(
    () =>
      components(lastEphemeral(person, room)).some(({ placeholder }) => placeholder === 'Choose a hero…') &&
      lastEphemeral(person, room),
  );
  await person.choose(panel, 'Choose a hero…', ['Jon Snow']);
  await person.until(() => /Round 0[\s\S]*goal [1-9][0-9]* rounds/i.test(person.latest(panel)?.content ?? ''));
  expect(labelsOn(person.latest(panel))).not.toContain('Hint');
  return panel;
}

test('allows one attempt per user at the daily dungeon, ranks them and changes at midnight', async () => {
  expect(await readLeaderboard(ada)).toContain('Nobody here has finished it yet');
  const panel = await startDungeon(ada, 'table');
  expect(ada.latest(panel)?.content).toContain('**Dungeon · Daily, 15\u00a0Nov**');
  expect(bo.messages('table').filter(({ content }) => content.includes('Daily'))).toEqual([]);

  const begun = await openDailies(ada, 'second-table');
  expect(begun.content).toContain('0 of 3 played');
  expect(labelsOn(begun)).toEqual(['Your turn', 'Play', 'Solve']);

  await ada.click(panel, 'Wait');
  await ada.until(() => ada.latest(panel)?.content.includes('#1 of 1'));
  await ada.click(panel, 'Share');
  const shared = await bo.until(() => bo.messages('table').find(({ attachments }) => attachments.length > 0));
  expect(shared.attachments[0]?.description).toContain('played Jon Snow');
  await ada.click(shared, 'Today’s daily');
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('You’ve already played this daily'));
  const played = await openDailies(ada, 'second-table');
  expect(played.content).toContain('1 of 3 played');
  expect(labelsOn(played)).toEqual(['Leaderboard', 'Play', 'Solve']);
  expect(await readLeaderboard(bo)).toContain(`1. <@${ada.user.id}> · played Jon Snow`);

  clock.at += 60 * 60 * 1000;
  expect(await readLeaderboard(bo)).toContain(`Yesterday’s best: <@${ada.user.id}>`);
  await bo.click(lastEphemeral(bo, 'lounge'), 'Replay yesterday’s best');
  await bo.until(() => lastEphemeral(bo, 'lounge').content.includes('```'));
  const next = await startDungeon(ada, 'second-table');
  expect(ada.latest(next)?.content).toContain('**Dungeon · Daily, 16\u00a0Nov**');
  await ada.command('second-table', 'resign');
  expect(lastEphemeral(ada, 'second-table').content).toContain(
    '**Resign this daily?** Your only attempt at it will be gone.',
  );
  await ada.click(lastEphemeral(ada, 'second-table'), 'Resign');
  await ada.until(() => lastEphemeral(ada, 'second-table').content.includes('Resigned · 2-day streak'));
  expect(lastEphemeral(ada, 'second-table').content).not.toContain('#1');
  expect(await readLeaderboard(bo)).toContain('Nobody here has finished it yet.');
});

test('offers the daily from another player’s shared result', async () => {
  const shared = bo.messages('table').find(({ attachments }) => attachments.length > 0) as APIMessage;
  await bo.click(shared, 'Today’s daily');
  await bo.until(() => lastEphemeral(bo, 'table').content.includes('Daily, 16\u00a0Nov'));
});
