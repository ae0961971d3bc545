import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { invitationsOf } from '../commit/table-lists.ts';
import { migrate } from './migrations.ts';

test('an invitation of an older Longtable comes onto the list of its guest, beside newer ones', async () => {
  const context = await testContext();
  const { id } = (await open(context, { sitters: [person('ada'), { kind: 'invited', id: 'cy' }] })).table;
  await context.storage.commit(context.invitations.put('cy', { tables: ['newer'] }));
  await migrate(context);
  expect(await invitationsOf(context, 'cy')).toEqual(['newer', id]);
});
