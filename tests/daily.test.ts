import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dungeon } from '../games/dungeon/index.ts';
import type { Person } from './person.ts';
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
  await person.command('lounge', 'daily', { subcommand: 'board' });
  return (await person.until(() => last(person, 'lounge').content.includes('of the day') && last(person, 'lounge')))
    .content;
};

test('the dungeon of the day: one try each, a board, and a new one at midnight', async () => {
  expect(await board(ada)).toContain('Nobody here has tried it yet');
  await ada.command('table', 'daily', { subcommand: 'play' });
  const run = last(ada, 'table');
  expect(run.content).toContain('**Dungeon · 2026-11-15**');
  await ada.choose(run, 'Choose a seasoned hero for this level.', ['Jon Snow']);
  await ada.until(() => /Round 0, goal [1-9][0-9]* rounds/.test(ada.now(run)?.content ?? ''));
  await ada.click(run, 'Wait');

  await ada.command('second-table', 'daily', { subcommand: 'play' });
  expect(last(ada, 'second-table').content).toContain('Your try of today goes on in <#');
  await ada.command('table', 'resign');
  await ada.click(last(ada, 'table'), 'Give up');
  await ada.until(() => (ada.now(run)?.content ?? '').includes('Ada gave up'));
  await ada.command('second-table', 'daily', { subcommand: 'play' });
  expect(last(ada, 'second-table').content).toContain('You have had your try today');
  expect(await board(bo)).toContain(`1. <@${ada.user.id}> · Jon Snow in round 1, 0 experience`);

  clock.at += 60 * 60 * 1000;
  expect(await board(bo)).toContain(`Best yesterday: <@${ada.user.id}>`);
  await ada.command('second-table', 'daily', { subcommand: 'play' });
  expect(last(ada, 'second-table').content).toContain('**Dungeon · 2026-11-16**');
});

test('a run for one is drawn as its player wants it', async () => {
  await bo.command('lounge', 'display', { options: { how: 'colour' } });
  await bo.command('lounge', 'play', { subcommand: 'dungeon', options: { hero: 'Bronn' } });
  const run = await bo.until(() => bo.messages('lounge').find(({ content }) => content.startsWith('**Dungeon**')));
  expect(run.content).toContain('```ansi');
  expect(run.content).toContain('\u001b[1;32m@\u001b[0m');
});
