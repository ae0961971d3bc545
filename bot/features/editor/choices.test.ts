import { type AnyGame, type Design, type Document, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, testContext } from '../../../tests/context.ts';
import { beginDraft } from './drafts.ts';
import { designOptions, pairOptions, readSeatDesign } from './options.ts';
import { shareDraft } from './sharing.ts';

const file = () => z.string().optional().register(optionWords, { about: 'File', fileBytes: 5 });
const text = (doc: Document) => ('boards' in doc ? (doc.boards[0]?.join('') ?? '') : '');
const design = (id: string, more: object = {}) =>
  ({
    ...{ kind: 'painted', id, name: id, files: [{ option: 'one' }], starts: [{ id: 'standard', name: 'S', doc: {} }] },
    write: (doc: Document) => [text(doc)],
    faults: (doc: Document) => (text(doc).includes('!') ? [{ reason: 'bad' }] : []),
    ...more,
  }) as unknown as Design;
const second = {
  options: (first: Document, other: Document) =>
    text(first) === 'wide' ? { one: `${text(first)}${text(other)}` } : { one: text(first), two: text(other) },
  perSeat: { option: 'seats' },
};
const [deck, map] = [design('deck', { second }), design('map')];
const options = z.object({ one: file(), two: file() });
const game = { ...noughts, options, designs: [deck, map] } as unknown as AnyGame;

test('plays with own drafts and shared designs without faults, two of one kind, and one per seat', async () => {
  const context = await testContext([game]);
  const draft = async (content: string, kind = deck) =>
    (await beginDraft(context, 'ada', { game, design: kind }, { name: content, doc: { boards: [[content]] } })).id;
  const [own, other, plain, wide] = [await draft('abc'), await draft('de'), await draft('m', map), await draft('wide')];
  expect(await designOptions(context, 'ada', 'g', own)).toEqual({ one: 'abc' });
  expect(await codeOf(designOptions(context, 'bo', 'g', own))).toBe('sharedGone');
  for (const content of ['a!', 'abcdef'])
    expect(await codeOf(designOptions(context, 'ada', 'g', await draft(content)))).toBe('stillFaulty');
  const shared = await shareDraft(context, 'ada', own, 'g');
  expect(await designOptions(context, 'bo', 'g', shared.id)).toEqual({ one: 'abc' });

  const pair = (...ids: [string, string]) => pairOptions(context, 'ada', 'g', ids);
  expect(await pair(own, other)).toEqual({ one: 'abc', two: 'de' });
  for (const [one, two, code] of [
    [own, plain, 'unlikeDesigns'],
    [plain, plain, 'unlikeDesigns'],
    ['none', other, 'sharedGone'],
    [own, 'none', 'sharedGone'],
    [wide, other, 'designsTooLarge'],
  ] as const)
    expect(await codeOf(pair(one, two))).toBe(code);

  const seat = (id: string) => readSeatDesign(context, { person: 'ada', guild: 'g', game }, id);
  expect(await seat('standard')).toEqual({ name: 'standard' });
  expect(await seat(own)).toEqual({ name: 'abc', text: 'abc' });
  expect([await codeOf(seat(plain)), await codeOf(seat('none'))]).toEqual(['unlikeDesigns', 'sharedGone']);
});
