import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

const PORT = { address: 'tcp://longtable.example:4000' };
const PROGRAM = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };

async function begin(occupants: readonly SeatOccupant[], programs: typeof PORT | undefined = PORT) {
  const bot = await openFeatureBot([noughtsWithComputers], { programs });
  const { id } = (
    await open(bot.context, {
      ...{ game: noughtsWithComputers, occupants, location: { ...locationIn('c'), message: 'm' } },
    })
  ).table;
  const press = (act: Id<'program'>['act'], who = 'ada') =>
    bot.user(who).press({ kind: 'program', table: id, act }, { isPrivate: true });
  const read = async () => (await findTable(bot.context, id)).table;
  const redrawn = () => expect.poll(() => bot.rest.sent.some((one) => one.id === 'm')).toBe(true);
  return { bot, id, press, read, redrawn };
}

describe('a program', () => {
  test.each([
    ['self', 'You’ve taken over your program’s seat.'],
    ['computer', 'The computer has taken over your program’s seat.'],
    ['resign', 'Your program resigned.'],
  ] as const)('answers “%s” with what was done and shows it on the board', async (act, text) => {
    const { press, redrawn } = await begin([PROGRAM, person('bo')]);
    expect((await press(act)).text).toBe(text);
    await redrawn();
  });

  test('can be replaced, taken over and resigned while programs are closed', async () => {
    for (const act of ['show', 'self', 'computer', 'resign'] as const) {
      const { press } = await begin([PROGRAM, person('bo')], undefined);
      expect((await press(act)).refused).toBeUndefined();
    }
  });

  test('gets a seat with the name of its owner, who is remembered', async () => {
    const { bot, press, read, redrawn } = await begin([person('bo'), { kind: 'invited', id: 'ada' }]);
    await press('seat');
    expect((await read()).seats[1]).toMatchObject({ kind: 'program', owner: { id: 'ada', name: 'Ada' } });
    expect(await readPerson(bot.context, 'ada')).toMatchObject({ programs: true });
    await redrawn();
  });

  test('has no page once the game is over, and no seat for others', async () => {
    const { bot, id, press } = await begin([PROGRAM, person('bo')]);
    expect((await press('show')).text).toMatch(/hasn’t connected yet\.$/);
    for (const act of ['show', 'secret', 'self', 'computer', 'resign'] as const)
      expect((await press(act, 'eve')).refused).toBe('notYourTable');
    await resign(bot.context, id, 'bo');
    expect((await press('show')).refused).toBe('notYourTable');
  });

  test('is offered to a player of a waiting table and to an invited user', async () => {
    const { press } = await begin([person('ada'), { kind: 'invited', id: 'bo' }]);
    expect((await press('show')).text).toMatch(/^This table is waiting for players\./);
    expect((await press('show', 'bo')).text).toMatch(/^You’re invited to this table\./);
  });
});
