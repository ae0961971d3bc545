import { expect, test } from 'vitest';
import { beforeCommits, codeOf, open, testContext } from '../../../tests/context.ts';
import { planLine } from '../../features/plans/change.ts';
import { playLine } from '../actions/move.ts';
import { resign } from '../actions/resign.ts';

test('commits under the locks of everything it writes, taken in a fixed order', async () => {
  const guards: (readonly string[])[] = [];
  const context = beforeCommits(await testContext(), (locks) => guards.push(locks));
  const { id } = (await open(context)).table;
  expect(guards).toEqual([['channel:c', 'guild:g', 'player:ada', 'player:bo']]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(guards[1]).toEqual([`table:${id}`]);
  await planLine(context, id, 'ada', { line: 'a2' });
  expect(guards[2]).toEqual([`table:${id}`]);
  await resign(context, id, 'bo');
  expect(guards[3]).toEqual([`table:${id}`, 'guild:g', 'player:ada', 'player:bo', 'scope:g']);
});

test('calls listeners of a table after every stored change', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  let heard = 0;
  const stop = context.changes.listen(id, () => heard++);
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(await codeOf(playLine(context, id, { person: 'ada' }, 'a2'))).toBe('notYourTurn');
  expect(heard).toBe(1);
  stop();
  await playLine(context, id, { person: 'bo' }, 'b1');
  expect(heard).toBe(1);
});
