import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import { type APIMessage, ButtonStyle, Routes } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tournament, tournamentKind } from '../bot/features/tournaments/record.ts';
import { isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const DAY = 24 * 60 * 60 * 1000;
const HALL = 'second-table';
const folder = temporaryFolder();

let now = Date.UTC(2026, 0, 1);
let testBot: TestBot;
let people: Record<string, TestUser>;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess, auction], `sqlite:${folder.path}/tournaments.sqlite`, {
    now: () => now,
  });
  const all = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => testBot.join(name)));
  for (const person of all) await person.configure({ do: 'language', language: 'en-GB' });
  people = Object.fromEntries(all.map((person) => [person.user.global_name, person]));
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

const ada = () => people.Ada as TestUser;
const waitForPost = (words: string) =>
  ada().until(() =>
    ada()
      .messages(HALL)
      .find(({ content }) => content.includes(words)),
  );
const readTournament = async (): Promise<Tournament> => {
  const tournaments = testBot.longtable.bot.context.storage.store(tournamentKind);
  const [id] = await Array.fromAsync(tournaments.ids());
  return (await tournaments.get(id as string)) as Tournament;
};
/** Returns the players of the first pairing in a round, in seat order, and their thread. */
async function firstPairing(round: number): Promise<{ first: TestUser; second: TestUser; thread: string }> {
  const { entrants, rounds } = await readTournament();
  const { seats = [], message } = rounds[round]?.pairings[0] ?? {};
  const [first, second] = seats.map((entrant) => people[entrants[entrant]?.name ?? ''] as TestUser);
  return { first: first as TestUser, second: second as TestUser, thread: message as string };
}

test('opens a tournament, lets users join with one click and starts it', async () => {
  const options = { game: 'noughts', format: 'robin', days: 3, clock: DAY };
  await ada().command(HALL, 'tournament', { subcommand: 'create', options });
  const board = await waitForPost('**Tournament: Noughts and Crosses** · round robin');
  expect(board.content).toContain(
    'Each round lasts up to **3 days**. If a game isn’t finished by then, the player to move loses.',
  );
  expect(board.content).toContain('Sonneborn-Berger');
  expect(board.content).toContain('At least **3** players');
  const opened = lastEphemeral(ada(), HALL);
  expect(opened.content).toContain('Do you want to play too?');
  await ada().click(opened, 'Join');
  expect(ada().latest(opened)?.content).toBe('You’ve joined the tournament.');
  await people.Bo?.click(board, 'Join');
  await ada().until(() => ada().latest(board)?.content.includes('Players (2)'));
  const start = components(ada().latest(board) as APIMessage).find(({ label }) => label === 'Start');
  expect(start).toMatchObject({ style: ButtonStyle.Secondary });
  await ada().click(board, 'Start');
  expect(lastEphemeral(ada(), HALL).content).toContain('This tournament needs at least 3 players');
  await people.Cleo?.click(board, 'Join');
  await people.Bo?.click(board, 'Join');
  expect(lastEphemeral(people.Bo as TestUser, HALL).content).toContain('You’re already in this tournament');
  await ada().until(() => ada().latest(board)?.content.includes('Players (3): Ada, Bo and Cleo'));
  await people.Bo?.command('lounge', 'tournament', { subcommand: 'start' });
  expect(lastEphemeral(people.Bo as TestUser, 'lounge').content).toContain(
    'Only the organizer or a server admin can start this tournament',
  );
  await ada().click(board, 'Start');
  const question = lastEphemeral(ada(), HALL);
  expect(question.content).toBe('**Start with 3 players?**\nAda, Bo and Cleo\nround robin · 3 rounds');
  await ada().click(question, 'Not yet');
  expect(ada().latest(board)?.content).toContain('Players (3)');
  await ada().click(board, 'Start');
  await ada().click(lastEphemeral(ada(), HALL), 'Start');
  await ada().until(() => ada().latest(board)?.content.includes('**Round 1 of 3** · ends <t:'));
  // Each reply replaces the previous one.
  await ada().until(() => ada().messages(HALL).filter(isEphemeral).length === 1);
});

test('ignores tournament buttons outside of the server', async () => {
  const bo = people.Bo as TestUser;
  const { id } = await bo.openDm();
  const tournaments = testBot.longtable.bot.context.storage.store(tournamentKind);
  const [tournament] = await Array.fromAsync(tournaments.ids());
  const press = { type: 2, style: 1, label: 'press', custom_id: `tournament|withdraw|${tournament}` };
  const body = { content: 'x', components: [{ type: 1, components: [press] }] };
  await testBot.longtable.bot.client.rest.post(Routes.channelMessages(id), { body });
  await bo.click(await bo.until(() => bo.messages(id).find((one) => labelsOn(one).includes('press'))), 'press');
  await bo.until(() => bo.messages(id).some(({ content }) => content.includes('I can’t find that tournament here.')));
  expect((await readTournament()).entrants.every(({ out }) => !out)).toBe(true);
});

test('plays a game in its thread across a restart and adds the result to the standings', async () => {
  const { first, second, thread } = await firstPairing(0);
  const board = await first.until(() => first.messages(thread).find((message) => labelsOn(message).includes('a1')));
  const ping = await first.until(() => first.messages(thread).find(({ content }) => content.includes('has started.')));
  expect([ping.mentions.length, labelsOn(ping)]).toEqual([2, []]);
  expect(board.content).toContain('**Noughts and Crosses · Tournament, round 1**');
  await first.click(board, 'a1');
  await testBot.restartBot();
  await second.until(() => second.online);
  await second.command(thread, 'resign');
  await second.click(lastEphemeral(second, thread), 'Resign');
  await testBot.longtable.runDue();
  const standings = await waitForPost('**Round 2 of 3**');
  expect(standings.content).toMatch(new RegExp(`^ 1 ${first.user.global_name} .* 1$`, 'm'));
  await second.click(board, 'Back to the tournament');
  expect(lastEphemeral(second, thread).content).toContain('**Round 1**');
  await ada().command(HALL, 'tournament', { subcommand: 'standings' });
  const all = lastEphemeral(ada(), HALL).content;
  expect(all).toContain('**Round 1**');
  expect(all).toMatch(/\[Go to tournament\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)$/);
  expect(all).toContain(`${first.user.global_name} – ${second.user.global_name} · 1 : 0 · <#${thread}>`);
});

test('decides overdue games by the clock, forfeits withdrawals and announces the end once', async () => {
  const { first, second, thread } = await firstPairing(1);
  now += 3 * DAY;
  await testBot.longtable.runDue();
  await waitForPost('**Round 3 of 3**');
  await first.until(() => first.messages(thread).some(({ content }) => /time/i.test(content)));
  expect((await readTournament()).rounds[1]?.pairings[0]?.points).toEqual([0, 1]);
  const last = await firstPairing(2);
  await last.first.configure({ do: 'language', language: 'de' });
  await last.first.command(HALL, 'tournament', { subcommand: 'withdraw' });
  expect(lastEphemeral(last.first, HALL).content).toBe('Du hast dich aus dem Turnier zurückgezogen.');
  await testBot.restartBot();
  await testBot.longtable.runDue();
  const end = await waitForPost('wins the tournament with');
  expect(end.content).toMatch(
    /🏆 \*\*\w+ wins the tournament with [\d½]+ points?\.\*\* Second: \w+ \([\d½]+\)\. Third: \w+ \([\d½]+\)\./,
  );
  expect(end.content).toMatch(/\w+ withdrew\./);
  expect(labelsOn(end as APIMessage)).toEqual(['All standings']);
  const endPosts = () =>
    ada()
      .messages(HALL)
      .filter(({ mentions }) => mentions.length > 0);
  await ada().until(() => endPosts().length === 1);
  await testBot.longtable.runDue();
  expect(endPosts()).toHaveLength(1);
  expect(second.user.id).not.toBe(first.user.id);
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
