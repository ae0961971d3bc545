import { expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

test('downloads and deletes the data of a server for its admins, with a question and entries in the log', async () => {
  const bot = await openFeatureBot();
  await changeServer(bot.context, 'g', () => ({ log: 'log', tables: 9 }));
  await changeServer(bot.context, 'h', () => ({ tables: 8 }));
  const { id } = (await open(bot.context, { occupants: [person('1'), person('2')] })).table;
  const own = (await open(bot.context, { occupants: [person('9'), person('2')], location: locationIn('own') })).table;
  const press = (act: 'download' | 'delete' | 'sure' | 'keep', isManager = true) =>
    bot.user('9', { isManager }).press({ kind: 'serverData', act });
  expect((await press('download', false)).refused).toBe('notManager');
  expect((await press('sure', false)).refused).toBe('notManager');
  expect((await press('download')).messages.flatMap(({ files }) => files)).toEqual(['longtable-server.json']);
  const asked = await press('delete');
  expect([asked.text, asked.labels]).toEqual([
    expect.stringMatching(/^Delete everything stored about this server/),
    ['Delete server data', 'Cancel'],
  ]);
  expect((await press('keep')).text).toContain('nothing was deleted');
  expect(await readServer(bot.context, 'g')).toMatchObject({ tables: 9 });
  await press('sure');
  expect([await readServer(bot.context, 'g'), await readServer(bot.context, 'h')]).toEqual([{}, { tables: 8 }]);
  // An admin cannot escape a defeat in this way.
  expect((await findTable(bot.context, id)).table).toMatchObject({ status: 'over', ending: { by: 'manager' } });
  expect((await findTable(bot.context, own.id)).table).toMatchObject({
    status: 'over',
    ending: { by: 'resigning', seat: 0 },
  });
  expect(bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text)).toEqual([
    '<@9> downloaded everything stored about this server.',
    '<@9> deleted everything stored about this server.',
  ]);
});
