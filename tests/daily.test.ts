import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dungeon } from '../games/dungeon/index.ts';
import type { Person } from './person.ts';
import { isEphemeral, whispered } from './played.ts';
import { openStage, type Stage } from './stage.ts';

const clock = { at: Date.parse('2026-11-15T23:00:00Z') };
let stage: Stage;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  stage = await openStage([dungeon], 'memory:', { now: () => clock.at });
  ada = await stage.person('Ada');
  bo = await stage.person('Bo');
});
afterAll(() => stage.close());

const last = (person: Person, channel: string) => person.messages(channel).at(-1) as APIMessage;
const board = async (person: Person) => {
  await person.command('lounge', 'daily', { subcommand: 'leaderboard' });
  return (await person.until(() => last(person, 'lounge').content.includes('of the day') && last(person, 'lounge')))
    .content;
};

/** Begins somebody's try in a channel, with a hero, in their private panel; gives the card that everybody sees. */
async function begin(person: Person, room: string): Promise<APIMessage> {
  await person.command(room, 'daily', { subcommand: 'play' });
  const card = last(person, room);
  await person.click(card, 'Your turn');
  const panel = await person.until(() => whispered(person, room));
  await person.choose(panel, 'Choose a hero…', ['Jon Snow']);
  await person.until(() => /Round 0, goal [1-9][0-9]* rounds/.test(person.now(panel)?.content ?? ''));
  await person.click(panel, 'Wait');
  return card;
}

test('the dungeon of the day: one try each, a board, and a new one at midnight', async () => {
  expect(await board(ada)).toContain('Nobody here has played it yet');
  const card = await begin(ada, 'table');
  expect(card.content).toContain('**Dungeon · 2026-11-15**');

  await ada.command('second-table', 'daily', { subcommand: 'play' });
  expect(last(ada, 'second-table').content).toContain('You’ve already started today’s daily in <#');
  await bo.command('table', 'watch');
  await bo.until(() => whispered(bo, 'table')?.content.startsWith('That would spoil today’s daily.'));
  expect(bo.now(card)?.content).toContain('Ada is playing today’s daily.');
  expect(bo.now(card)?.content).not.toContain('```');

  await ada.command('table', 'resign');
  await ada.click(whispered(ada, 'table'), 'Resign');
  await ada.until(() => ada.now(card)?.content.includes('#1 of 1'));
  expect(ada.now(card)?.content).not.toContain('```');
  await ada.click(card, 'Share');
  const shared = await bo.until(() => bo.messages('table').findLast((message) => !isEphemeral(message)));
  expect(shared.content).toContain('**Jon Snow: round 1, 0 experience');
  const picture = await bo.until(() => bo.messages('table').flatMap(({ attachments }) => attachments)[0]);
  expect(picture.description).toContain('Jon Snow: round 1');
  await bo.click(card, 'Replay');
  await bo.until(() => whispered(bo, 'table').content.startsWith('That would spoil today’s daily.'));
  await ada.command('second-table', 'daily', { subcommand: 'play' });
  expect(last(ada, 'second-table').content).toContain('You’ve already played today’s daily');
  expect(await board(bo)).toContain(`1. <@${ada.user.id}> · Jon Snow: round 1, 0 experience`);

  clock.at += 60 * 60 * 1000;
  expect(await board(bo)).toContain(`Yesterday’s best: <@${ada.user.id}>`);
  await bo.click(card, 'Replay');
  await bo.until(() => whispered(bo, 'table').content.includes('```'));
  const next = await begin(ada, 'second-table');
  expect(next.content).toContain('**Dungeon · 2026-11-16**');
  await ada.command('second-table', 'resign');
  await ada.click(whispered(ada, 'second-table'), 'Resign');
  await ada.until(() => ada.now(next)?.content.includes('#1 of 1 · 2-day streak'));
});

test('somebody else’s try leads to one’s own', async () => {
  const card = bo.messages('second-table').find(({ content }) => content.includes('2026-11-16')) as APIMessage;
  await bo.click(card, 'Play today’s daily');
  const own = await bo.until(() => bo.messages('second-table').findLast(({ content }) => content.includes('Bo')));
  expect(own.content).toContain('Bo is playing today’s daily.');
});

test('a run for one is drawn as its player wants it', async () => {
  await bo.command('lounge', 'display', { options: { style: 'colour' } });
  await bo.command('lounge', 'play', { subcommand: 'dungeon', options: { hero: 'Bronn' } });
  const run = await bo.until(() => bo.messages('lounge').find(({ content }) => content.startsWith('**Dungeon**')));
  expect(run.content).toContain('```ansi');
  expect(run.content).toContain('\u001b[1;32m@\u001b[0m');
});
