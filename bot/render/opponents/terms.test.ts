import { expect, test } from 'vitest';
import { runa } from '../../../games/runa/index.ts';
import { loaded, person, place, testContext } from '../../../tests/context.ts';
import { openTable } from '../../host/actions/open.ts';
import { headOf } from '../status.ts';

test('a run by other rules than usual is called after them', async () => {
  const context = await testContext([runa]);
  const opened = async (channel: string, options: object) =>
    loaded(await openTable(context, { game: runa, options, sitters: [person('ada')], place: place(channel) }));
  const [usual, harder] = [await opened('a', {}), await opened('b', { ascension: 3, week: 47, expansion: true })];
  expect(headOf(usual, 'en')).toMatch(/^\*\*Runa’s Strive\*\* · /);
  expect(headOf(harder, 'en')).toContain('**Runa’s Strive · Ascension 3 · Weekly rules · Expansion**');
  expect(headOf(harder, 'de')).toContain('**Runa’s Strive · Aufstieg 3 · Wochenregeln · Erweiterung**');
});
