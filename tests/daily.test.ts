import { duel } from '@longtable/duel';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelsOn, lastEphemeral, newestBoard } from './game-helpers.ts';
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

test('starts a daily in a panel, in German, while the channel has a table', async () => {
  const cleo = await testBot.join('Cleo');
  await cleo.configure({ do: 'language', language: 'de' });
  await bo.command('table', 'play', { subcommand: 'dungeon', options: { hero: 'Bronn' } });
  await bo.until(() => newestBoard(bo, 'table')?.content.includes('Bronn'));
  await cleo.command('table', 'daily');
  const list = await cleo.until(
    () => labelsOn(lastEphemeral(cleo, 'table')).includes('Spielen') && lastEphemeral(cleo, 'table'),
  );
  await cleo.click(list, 'Spielen');
  const panel = await cleo.until(() => components(lastEphemeral(cleo, 'table')).find(({ options }) => options));
  expect(cleo.channels.filter(({ type }) => type === 11)).toEqual([]);
  expect(JSON.stringify(panel.options)).toMatch(/"Ziel: \d+ Runden\. /);
});

test('plays the daily duel in a private panel against the computer of the weekday', async () => {
  const list = await openDailies(bo, 'lounge');
  expect(list.content).toContain('**Card Duel**\n-# Computer (Beginner) · 15–30 min');
  await bo.click(list, 'Play');
  const panel = await bo.until(
    () => labelsOn(lastEphemeral(bo, 'lounge')).includes('End turn') && lastEphemeral(bo, 'lounge'),
  );
  expect(panel.content).toContain('Card Duel · Daily, 16\u00a0Nov');
  expect(panel.id).toBe(list.id);
  await bo.click(panel, 'End turn');
  await bo.until(() => bo.latest(panel)?.content.includes('turn 2') || labelsOn(bo.latest(panel)).includes('End turn'));
  await bo.command('lounge', 'resign');
  await bo.click(lastEphemeral(bo, 'lounge'), 'Resign');
  await bo.until(() => /Round \d+, \d+ life against \d+/.test(lastEphemeral(bo, 'lounge').content));
});

test('draws a solo run with its player’s display settings', async () => {
  await bo.command('lounge', 'display', { options: { style: 'sentences' } });
  await bo.command('lounge', 'play', { subcommand: 'dungeon', options: { hero: 'Bronn' } });
  const run = await bo.until(() => bo.messages('lounge').find(({ content }) => content.startsWith('**Dungeon** · Bo')));
  expect(run.content).not.toContain('```');
  expect(run.content).toContain('Bronn: ');
});
