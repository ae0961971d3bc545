import { type AnyGame, type Design, type Document, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
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
  options: (first: Document, other: Document) => ({ one: text(first), two: text(other) }),
  perSeat: { option: 'seats' },
};
const [deck, map] = [design('deck', { second }), design('map')];
const game = {
  ...noughts,
  options: z.object({ one: file(), two: file() }),
  designs: [deck, map],
} as unknown as AnyGame;

let context: Context;
beforeEach(async () => {
  context = await testContext([game]);
});

async function draft(content: string, kind = deck, owner = 'ada'): Promise<string> {
  const begun = await beginDraft(
    context,
    owner,
    { game, design: kind },
    { name: content, doc: { boards: [[content]] } },
  );
  return 'id' in begun ? begun.id : '';
}

test('plays with a draft of the user or with a shared one, without faults', async () => {
  const [own, faulty, large] = [await draft('abc'), await draft('a!'), await draft('abcdef')];
  expect(await designOptions(context, 'ada', 'g', own)).toEqual({ one: 'abc' });
  expect(await codeOf(designOptions(context, 'bo', 'g', own))).toBe('sharedGone');
  for (const id of [faulty, large]) expect(await codeOf(designOptions(context, 'ada', 'g', id))).toBe('stillFaulty');
  const shared = await shareDraft(context, 'ada', own, 'g');
  expect(await designOptions(context, 'bo', 'g', 'id' in shared ? shared.id : '')).toEqual({ one: 'abc' });
});

test('lets two designs of the same kind compete', async () => {
  const [one, two, plain] = [await draft('abc'), await draft('de'), await draft('m', map)];
  const pair = (...ids: [string, string]) => pairOptions(context, 'ada', 'g', ids);
  expect(await pair(one, two)).toEqual({ one: 'abc', two: 'de' });
  expect(await codeOf(pair(one, plain))).toBe('unlikeDesigns');
  expect(await codeOf(pair(plain, plain))).toBe('unlikeDesigns');
  expect([await codeOf(pair('none', two)), await codeOf(pair(one, 'none'))]).toEqual(['sharedGone', 'sharedGone']);
});

test('refuses two designs whose files together are too large', async () => {
  const wide = { ...second, options: (first: Document, other: Document) => ({ one: text(first) + text(other) }) };
  const joined = design('deck', { second: wide });
  context = await testContext([{ ...game, designs: [joined] } as AnyGame]);
  const [one, two] = [await draft('abc', joined), await draft('def', joined)];
  expect(await codeOf(pairOptions(context, 'ada', 'g', [one, two]))).toBe('designsTooLarge');
});

test('reads the design of a seat: a built-in one by its name, another one with its text', async () => {
  const chooser = { person: 'ada', guild: 'g', game };
  expect(await readSeatDesign(context, chooser, 'standard')).toEqual({ name: 'standard' });
  expect(await readSeatDesign(context, chooser, await draft('abc'))).toEqual({ name: 'abc', text: 'abc' });
  expect(await codeOf(readSeatDesign(context, chooser, await draft('m', map)))).toBe('unlikeDesigns');
  expect(await codeOf(readSeatDesign(context, chooser, 'none'))).toBe('sharedGone');
});
