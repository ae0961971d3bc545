import { describe, expect, test } from 'vitest';
import { userSettingsKind } from '../../../storage/records/person.ts';
import { noughtsWithComputers, open, person, refusalOf } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { findTable } from '../../host/table/find.ts';
import { admitProgram } from './seat.ts';

const programs = { address: 'tcp://longtable.example:4000' };
const OPEN = { occupants: [person('ada'), { kind: 'open' as const }] };
const SECRET = /`([\w-]+\.[\w-]+)`/;
const ACTS = ['seat', 'secret'] as const;

test.each(ACTS)('refuses the action “%s” while programs are closed, and leaves the seats as they are', async (act) => {
  const { user, context } = await openFeatureBot();
  const occupants = [{ kind: 'program' as const, owner: { id: 'ada' } }, person('bo')];
  const { table } = await open(context, act === 'seat' ? OPEN : { occupants });
  const answer = await user('ada').press({ kind: 'program', table: table.id, act });
  expect(answer.text).toContain('Programs can’t connect at the moment. The operator of this bot can turn this on.');
  expect(answer.text).not.toMatch(SECRET);
  expect((await findTable(context, table.id)).table.seats).toEqual(table.seats);
});

describe('while programs can connect', () => {
  test('seats a program and sends its secret and the address in private', async () => {
    const { user, context } = await openFeatureBot([noughtsWithComputers], { programs });
    const { table } = await open(context, { ...OPEN, game: noughtsWithComputers });
    const answer = await user('ada').press({ kind: 'program', table: table.id, act: 'seat' });
    expect(answer.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(answer.text).toContain(programs.address);
    expect(await admitProgram(context, { secret: SECRET.exec(answer.text)?.[1] ?? '' })).toMatchObject({ seat: 1 });
    expect(answer.labels).toEqual(['New secret', 'Play in its seat', 'Let the computer play', 'Resign']);
  });

  test('invalidates the secret by a new one', async () => {
    const { user, context } = await openFeatureBot(undefined, { programs });
    const { table } = await open(context, { occupants: [{ kind: 'program', owner: { id: 'ada' } }, person('bo')] });
    const secret = async () =>
      SECRET.exec((await user('ada').press({ kind: 'program', table: table.id, act: 'secret' })).text)?.[1] ?? '';
    const [first, second] = [await secret(), await secret()];
    expect(await refusalOf(admitProgram(context, { secret: first }))).toMatchObject({
      sentence: { en: expect.stringContaining('No seat matches this secret. A secret works once') },
    });
    expect(await admitProgram(context, { secret: second })).toMatchObject({ seat: 0 });
  });

  test('offers a seat to a player of an open table and to an invited user, and refuses others', async () => {
    const { user, context } = await openFeatureBot(undefined, { programs });
    const waiting = await open(context, { occupants: [person('ada'), { kind: 'invited', id: 'bo' }] });
    const show = (who: string, table: string) => user(who).press({ kind: 'program', table, act: 'show' });
    expect((await show('ada', waiting.table.id)).labels).toEqual(['Add a program']);
    expect((await show('bo', waiting.table.id)).ids).toEqual([
      { kind: 'program', table: waiting.table.id, act: 'seat' },
    ]);
    expect((await show('bo', waiting.table.id)).text).not.toBe((await show('ada', waiting.table.id)).text);
    expect((await show('eve', waiting.table.id)).refused).toBe('notYourTable');
    const playing = await open(context, { location: { ...waiting.table.location, channel: 'd' } });
    expect((await show('ada', playing.table.id)).refused).toBe('noProgram');
  });

  test('shows the actions for a seated program, and whether it has connected', async () => {
    const { user, context } = await openFeatureBot([noughtsWithComputers], { programs });
    const occupants = [{ kind: 'program' as const, owner: { id: 'ada' } }, { kind: 'open' as const }];
    const { id } = (await open(context, { game: noughtsWithComputers, occupants })).table;
    const press = (act: 'show' | 'secret', who = 'ada') => user(who).press({ kind: 'program', table: id, act });
    const acts = async () => (await press('show')).ids.map((one) => 'act' in one && one.act);
    expect(await acts()).toEqual(['secret', 'self', 'computer']);
    const before = (await press('show')).text;
    await admitProgram(context, { secret: SECRET.exec((await press('secret')).text)?.[1] ?? '' });
    expect((await press('show')).text).not.toBe(before);
    await user('bo').press({ kind: 'join', table: id });
    expect(await acts()).toEqual(['secret', 'self', 'computer', 'resign']);
    expect((await press('secret', 'bo')).refused).toBeDefined();
    await user('ada').press({ kind: 'program', table: id, act: 'resign' });
    expect((await press('show')).refused).toBeDefined();
  });

  test('lets the owner take over, replace and resign a program, and not before the start', async () => {
    const { user, context } = await openFeatureBot([noughtsWithComputers], { programs });
    const at = async (channel: string, other: object) => {
      const occupants = [{ kind: 'program' as const, owner: { id: 'ada' } }, other as never];
      const location = { guild: 'g', channel, message: null, language: 'en' as const };
      return (await open(context, { game: noughtsWithComputers, occupants, location })).table.id;
    };
    const act = (table: string, what: 'self' | 'computer' | 'resign') =>
      user('ada').press({ kind: 'program', table, act: what });
    const seatsOf = async (id: string) => (await findTable(context, id)).table.seats;
    const taken = await at('c', person('bo'));
    expect((await act(taken, 'self')).refused).toBeUndefined();
    expect((await seatsOf(taken))[0]).toMatchObject({ kind: 'person', id: 'ada' });
    expect((await act(taken, 'self')).text).toContain('You have no program at this table.');
    const replaced = await at('d', person('bo'));
    await act(replaced, 'computer');
    expect((await seatsOf(replaced))[0]).toEqual({ kind: 'computer', level: 'master' });
    const waiting = await at('e', { kind: 'open' });
    expect((await act(waiting, 'resign')).refused).toBe('notStarted');
    const resigned = await at('f', person('bo'));
    await act(resigned, 'resign');
    expect((await findTable(context, resigned)).table).toMatchObject({ status: 'over', ending: { seat: 0 } });
  });

  test('marks the tables of a user whose program takes part or has played', async () => {
    const { user, context, tableIn } = await openFeatureBot(undefined, { programs });
    const played = async (channel: string, options: object) => {
      await user('ada', { channel }).command('play noughts', { opponent: { user: `bo-${channel}` }, ...options });
      return (await tableIn(channel)).table.terms.programs;
    };
    expect(await played('c', {})).toBeUndefined();
    expect(await played('d', { program: true })).toBe(true);
    expect(await played('e', {})).toBe(true);
    expect(await context.storage.store(userSettingsKind).get('ada')).toMatchObject({ programs: true });
  });
});
