import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { loaded, noughtsWithComputers, open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeServer } from '../../host/settings/server.ts';

const { computers: _, ...guessForPeople } = guess;

const named = (id: string, name: string) => ({ kind: 'person' as const, id, name });

async function finished(game: object = noughtsWithComputers) {
  const bot = await openFeatureBot([noughtsWithComputers, guessForPeople]);
  const { id } = (await open(bot.context, { game: game as never, sitters: [named('ada', 'Ada'), named('bo', 'Bo')] }))
    .table;
  if (game === noughtsWithComputers) {
    loaded(await playLine(bot.context, id, { person: 'ada' }, 'a1'));
    loaded(await playLine(bot.context, id, { person: 'bo' }, 'b2'));
  }
  return {
    bot,
    id,
    press: (act: 'show' | 'try', move = 0, where = {}) =>
      bot.user('eve', where).press({ kind: 'analysis', act, table: id, move }),
  };
}

test('needs a finished game with computers in a channel that the user can see', async () => {
  const { bot, id, press } = await finished();
  expect((await press('show')).refused).toBe('notOver');
  loaded(await resign(bot.context, id, 'bo'));
  expect((await press('show', 0, { guild: 'h', channel: 'x' })).refused).toBe('notFromHere');
  const other = await finished(guessForPeople);
  loaded(await resign(other.bot.context, other.id, 'bo'));
  expect((await other.press('show')).refused).toBe('noAdvice');
});

test('opens an unrated game from a move, in the seat that made it, with a note', async () => {
  const { bot, id, press } = await finished();
  loaded(await resign(bot.context, id, 'bo'));
  expect((await press('try', 2, { channel: 'd' })).refused).toBe('rulesChanged');
  const opened = await press('try', 1, { channel: 'd' });
  expect(opened.refused).toBeUndefined();
  expect(opened.text).toContain('You’re playing Bo’s side. This is practice, so it doesn’t count.');
  const { table } = await bot.tableIn('d');
  expect(table.seats).toMatchObject([{ kind: 'computer' }, { kind: 'person', id: 'eve' }]);
  expect(table.log.moveCount).toBe(1);
  expect(table.terms).toMatchObject({ unrated: true, name: expect.stringContaining('2') });
  await changeServer(bot.context, 'g', () => ({ withheld: ['noughts'] }));
  expect((await press('try', 1, { channel: 'e' })).refused).toBe('gameWithheld');
});

test('does not name the own side', async () => {
  const { bot, id } = await finished();
  loaded(await resign(bot.context, id, 'bo'));
  const own = await bot.user('bo', { channel: 'd' }).press({ kind: 'analysis', act: 'try', table: id, move: 1 });
  expect(own.text).not.toContain('Bo’s side');
  expect(own.text).toContain('doesn’t count');
});

test('shows no side if no table could be opened', async () => {
  const { bot, id, press } = await finished();
  loaded(await resign(bot.context, id, 'bo'));
  await changeServer(bot.context, 'g', () => ({ tableRoles: ['r1'] }));
  const refused = await press('try', 1, { channel: 'd' });
  expect(refused.refused).toBe('needsRole');
  expect(refused.text).not.toContain('doesn’t count');
});

test('is refused if the log of the game is damaged', async () => {
  const { bot, id, press } = await finished();
  loaded(await resign(bot.context, id, 'bo'));
  const { storage } = bot.context;
  const tables = storage.store(tableKind);
  const record = (await tables.get(id))!;
  await storage.transact({ writes: [tables.put(id, { ...record, log: { ...record.log, recentMoves: [] } })] });
  for (const act of ['show', 'try'] as const) expect((await press(act, 1)).refused).toBe('logDamaged');
});

test('shows the progress in private and then the result', async () => {
  const { bot, id, press } = await finished();
  loaded(await resign(bot.context, id, 'bo'));
  const shown = await press('show');
  expect(shown.messages.map(({ isEdit }) => isEdit)).toEqual([false, true]);
  expect(shown.messages[0]?.isPrivate).toBe(true);
  expect(shown.messages[0]?.text).toContain('0%');
  expect(shown.messages[1]?.text).not.toContain('0%');
});
