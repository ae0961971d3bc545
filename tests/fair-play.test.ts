import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLog } from '../bot/host/table/log.ts';
import { guess } from './guess.ts';
import type { Person } from './person.ts';
import { isEphemeral, labelsOn } from './played.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  stage = await openStage([guess]);
  ada = await stage.person('Ada');
  bo = await stage.person('Bo');
});
afterAll(() => stage.close());

const whispered = (person: Person, room: string) => person.messages(room).findLast(isEphemeral)?.content ?? '';

/** A table of Ada and Bo in a room; gives its id. */
async function begin(room: string, options = {}): Promise<string> {
  await ada.command(room, 'play', { subcommand: 'guess', options: { opponent: bo.user.id, ...options } });
  const board = ada.messages(room).at(-1) as APIMessage;
  await bo.click(board, 'Accept');
  const { context } = stage.longtable.bot;
  const { channel_id } = board;
  return (await context.places.get(channel_id))?.table ?? '';
}

test('in a rated game between people nobody is helped', async () => {
  await begin('table');
  await ada.command('table', 'hint');
  await ada.until(() => whispered(ada, 'table').startsWith('Rated games are played without hints.'));
});

test('where all agreed on help a hint is a move', async () => {
  await begin('second-table', { hints: true });
  await ada.command('second-table', 'hint');
  const wanted = '**2**\nThe lowest number that is left.\n-# pick 2';
  await ada.until(() => whispered(ada, 'second-table') === wanted);
  const hint = ada.messages('second-table').findLast(isEphemeral) as APIMessage;
  expect(labelsOn(hint)).toEqual(['Play it', 'Back']);
});

test('a typed move forgives case and blanks, and the log has the right spelling', async () => {
  const id = await begin('lounge');
  await ada.command('lounge', 'move', { options: { move: '  PICK   7 ' } });
  await bo.command('lounge', 'move', { options: { move: 'pick3' } });
  const { context } = stage.longtable.bot;
  const table = await context.tables.get(id);
  expect((await readLog(context, table!)).map(({ line }) => line)).toEqual(['pick 7', 'pick 3']);
});
