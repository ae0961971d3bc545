import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person, refusalOf } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { admitProgram } from './seat.ts';

const PORT = { address: 'tcp://longtable.example:4000' };
const PROGRAM = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
const INVITED = { kind: 'invited' as const, id: 'bo' };
const SECRET = /`([\w-]+\.[\w-]+)`/;

async function begin(occupants: readonly SeatOccupant[], isClosed = false) {
  const bot = await openFeatureBot([noughtsWithComputers], { programs: isClosed ? undefined : PORT });
  const location = { ...locationIn('c'), message: 'm' };
  const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants, location })).table;
  const press = (act: Id<'program'>['act'], who = 'ada') =>
    bot.user(who).press({ kind: 'program', table: id, act }, { isPrivate: true });
  const read = async () => (await findTable(bot.context, id)).table;
  const redrawn = () => expect.poll(() => bot.rest.sent.some((one) => one.id === 'm')).toBe(true);
  const secret = async () => SECRET.exec((await press('secret')).text)?.[1] ?? '';
  return { bot, id, press, read, redrawn, secret };
}

describe('while programs are closed', () => {
  test.each([
    ['seat', [person('ada'), { kind: 'open' }]],
    ['secret', [PROGRAM, person('bo')]],
  ] as const)('refuses “%s” and leaves the seats as they are', async (act, occupants) => {
    const { press, read } = await begin(occupants, true);
    const before = (await read()).seats;
    const { text } = await press(act);
    expect(text).toContain('Programs can’t connect at the moment. The operator of this bot can turn this on.');
    expect(SECRET.exec(text)).toBeNull();
    expect((await read()).seats).toEqual(before);
  });

  test('a program can be replaced, taken over and resigned', async () => {
    for (const act of ['show', 'self', 'computer', 'resign'] as const) {
      const { press } = await begin([PROGRAM, person('bo')], true);
      expect((await press(act)).refused).toBeUndefined();
    }
  });
});

test('seats a program in the name of its owner, who is remembered, and sends secret and address in private', async () => {
  const { bot, press, read, redrawn } = await begin([person('bo'), { kind: 'invited', id: 'ada' }]);
  const answer = await press('seat');
  expect(answer.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
  expect(answer.text).toContain(PORT.address);
  expect(answer.labels).toEqual(['New secret', 'Play in its seat', 'Let the computer play', 'Resign']);
  expect((await read()).seats[1]).toMatchObject(PROGRAM);
  expect(await readPerson(bot.context, 'ada')).toMatchObject({ programs: true });
  expect(await admitProgram(bot.context, { secret: SECRET.exec(answer.text)?.[1] ?? '' })).toMatchObject({ seat: 1 });
  await redrawn();
});

test('invalidates the secret by a new one', async () => {
  const { bot, secret } = await begin([PROGRAM, person('bo')]);
  const [first, second] = [await secret(), await secret()];
  expect(await refusalOf(admitProgram(bot.context, { secret: first }))).toMatchObject({
    sentence: { en: expect.stringContaining('No seat matches this secret. A secret works once') },
  });
  expect(await admitProgram(bot.context, { secret: second })).toMatchObject({ seat: 0 });
});

test('offers a seat to a player of an open table and to an invited user, and refuses others', async () => {
  const { id, press } = await begin([person('ada'), INVITED]);
  const [own, invited] = [await press('show'), await press('show', 'bo')];
  expect([own.labels, own.text]).toEqual([['Add a program'], expect.stringMatching(/^This table is waiting for/)]);
  expect(invited.text).toMatch(/^You’re invited to this table\./);
  expect(invited.ids).toEqual([{ kind: 'program', table: id, act: 'seat' }]);
  expect((await press('show', 'eve')).refused).toBe('notYourTable');
  expect((await (await begin([person('ada'), person('bo')])).press('show')).refused).toBe('noProgram');
});

test('shows the owner the actions for a seated program, and whether it has connected, until the end', async () => {
  const { bot, id, press, secret } = await begin([PROGRAM, { kind: 'open' }]);
  const acts = async () => (await press('show')).ids.map((one) => 'act' in one && one.act);
  expect(await acts()).toEqual(['secret', 'self', 'computer']);
  expect((await press('resign')).refused).toBe('notStarted');
  expect((await press('show')).text).toMatch(/hasn’t connected yet\.$/);
  await admitProgram(bot.context, { secret: await secret() });
  expect((await press('show')).text).toBe('**the program** is playing for you in **Noughts and Crosses**.');
  await bot.user('bo').press({ kind: 'join', table: id });
  expect(await acts()).toEqual(['secret', 'self', 'computer', 'resign']);
  for (const act of ['show', 'secret', 'self', 'computer', 'resign'] as const)
    expect((await press(act, 'eve')).refused).toBe('notYourTable');
  await resign(bot.context, id, 'bo');
  expect((await press('show')).refused).toBe('notYourTable');
});

test.each([
  ['self', 'You’ve taken over your program’s seat.', { seats: [{ kind: 'person', id: 'ada' }, {}] }],
  [
    ...(['computer', 'The computer has taken over your program’s seat.'] as const),
    { seats: [{ kind: 'computer', level: 'master' }, {}] },
  ],
  ['resign', 'Your program resigned.', { status: 'over', ending: { seat: 0 } }],
] as const)('answers “%s” with what was done and shows it on the board', async (act, text, changed) => {
  const { press, read, redrawn } = await begin([PROGRAM, person('bo')]);
  expect((await press(act)).text).toBe(text);
  expect(await read()).toMatchObject(changed);
  await redrawn();
  if (act === 'self') expect((await press(act)).text).toContain('You have no program at this table.');
});

test('marks the tables of a user whose program takes part or has played', async () => {
  const bot = await openFeatureBot(undefined, { programs: PORT });
  const played = async (channel: string, options: object) => {
    const given = { opponent: { user: `bo-${channel}` }, ...options };
    await bot.user('ada', { channel }).command('play noughts', given);
    return (await bot.tableIn(channel)).table.terms.programs;
  };
  expect([await played('c', {}), await played('d', { program: true }), await played('e', {})]).toEqual([
    ...[undefined, true, true],
  ]);
  expect(await readPerson(bot.context, 'ada')).toMatchObject({ programs: true });
});
