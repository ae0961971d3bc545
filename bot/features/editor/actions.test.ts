import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import type { AnyDesign } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { beginDraft, type DesignKind, designKindsOf, readDraft, readDraftList } from './drafts.ts';

const KINDS = designKindsOf([duel, dungeon]);
const kindOf = (id: string) => KINDS.find(({ design }) => design.id === id) as DesignKind;
const docOf = ({ design }: DesignKind) => design.starts[0]?.doc as never;

async function drafted(kind: DesignKind, doc: object = docOf(kind), name = 'My own one') {
  const bot = await openFeatureBot([duel, dungeon]);
  const begun = await beginDraft(bot.context, 'ada', kind, { name, doc: doc as never });
  const id = begun.id;
  const press = (action: Id<'design'>['action'], use = {}, where = {}) =>
    bot.user('ada', where).press({ kind: 'design', draft: id, action }, { isPrivate: true, ...use });
  const submit = (action: Id<'design'>['action'], fields: Record<string, string>) =>
    bot.user('ada').submit({ kind: 'design', draft: id, action }, fields, { isPrivate: true });
  const read = async () => {
    const found = await readDraft(bot.context, 'ada', id);
    return found.draft;
  };
  return { bot, id, press, submit, read };
}
const DECK = kindOf('deck');
const LEVELS = kindOf('levels');
const board = (...rows: string[]) => ({ boards: [rows] });

describe('a painted draft', () => {
  const boardOf = ({ doc }: { doc: object }) => ('boards' in doc ? (doc.boards as string[][]) : []);

  test('is filled up to a field, or the cursor only goes there', async () => {
    const { submit, press, read } = await drafted(LEVELS, board('....', '....'));
    const titles = [(await press('goto')).form?.title, (await press('fill')).form?.title];
    expect(titles[0]).not.toBe(titles[1]);
    expect((await press('goto')).form?.components).toMatchObject([{ component: { max_length: 4, required: true } }]);
    await submit('goto', { typed: 'b1' });
    expect((await read()).at).toMatchObject({ x: 1, y: 0 });
    expect(boardOf(await read())).toEqual([['....', '....']]);
    const [sign = ''] = LEVELS.design.kind === 'painted' ? LEVELS.design.brushes.map((one) => one.sign) : [];
    await submit('fill', { typed: 'c2' });
    expect((await read()).at).toMatchObject({ x: 2, y: 1 });
    expect(boardOf(await read())[0]?.map((row) => row.slice(1, 3))).toEqual([sign.repeat(2), sign.repeat(2)]);
  });

  test('has several boards, which are added, turned and resized', async () => {
    const { press, read } = await drafted(LEVELS, board('...', '...'));
    await press('shape', { values: ['newBoard'] });
    expect(boardOf(await read())).toHaveLength(2);
    const sheets = async (action: 'before' | 'after') => {
      await press(action);
      return (await read()).at.sheet;
    };
    const { sheet } = (await read()).at;
    expect(await sheets('after')).toBe(1 - sheet);
    expect(await sheets('before')).toBe(sheet);
    await press('shape', { values: ['dropBoard'] });
    expect(boardOf(await read())).toHaveLength(1);
  });

  test('shows its whole board in private, and its size in the menu', async () => {
    const { press } = await drafted(LEVELS, board('...', '...'));
    const whole = await press('map');
    expect(whole.messages).toMatchObject([{ isPrivate: true }]);
    expect(whole.text).toContain('```\n...\n...\n```');
    expect((await press('more')).text).toContain('3 × 2');
  });
});

describe('a list', () => {
  const entries = ({ doc }: { doc: object }) =>
    'lists' in doc ? (Object.values(doc.lists as Record<string, { name: string }[]>)[0] ?? []) : [];

  test('gets the values of a form, and names the rejected ones', async () => {
    const { submit, read } = await drafted(DECK);
    const renamed = await submit('form', { name: 'Wolf' });
    expect(entries(await read())[0]?.name).toBe('Wolf');
    const wrong = await submit('form', { name: 'x'.repeat(200) });
    expect(entries(await read())[0]?.name).toBe('Wolf');
    expect(wrong.text.split('\n').length).toBeGreaterThan(renamed.text.split('\n').length);
    expect(wrong.text).toContain('Wolf');
  });

  test('gets new and copied entries', async () => {
    const { press, read } = await drafted(DECK);
    const [first] = entries(await read());
    await press('copy');
    expect(entries(await read()).filter(({ name }) => name === first?.name)).toHaveLength(2);
    await press('add');
    expect(entries(await read()).filter(({ name }) => name === first?.name)).toHaveLength(2);
  });
});

describe('more actions', () => {
  test('explain the editor in three paragraphs', async () => {
    const { press } = await drafted(DECK);
    const help = await press('help');
    expect(help.messages).toMatchObject([{ isPrivate: true }]);
    expect(help.text.split('\n').length).toBeGreaterThanOrEqual(3);
  });

  test('know whether the draft is shared here', async () => {
    const { press } = await drafted(DECK);
    const labels = async (guild: string | null = 'g') => (await press('more', {}, { guild })).labels;
    expect(await labels()).toContain('Share with this server');
    await press('share');
    expect(await labels()).toContain('Share this version');
    expect(await labels('h')).toContain('Share with this server');
    expect((await labels(null)).some((label) => label.startsWith('Share'))).toBe(false);
  });

  test('say that a name is too short and that a draft was deleted', async () => {
    const { press, submit } = await drafted(DECK);
    expect((await submit('rename', { typed: 'short' })).text).not.toBe('');
    expect((await press('sure')).text).toMatch(/deleted/i);
  });

  test('ask for a name with the current one', async () => {
    const { press } = await drafted(DECK);
    expect((await press('rename')).form?.components).toMatchObject([
      { component: { value: 'My own one', required: true } },
    ]);
  });
});

describe('the files of a draft', () => {
  const [ending = ''] = DECK.design.files.map((one) => one.ending);

  test.each([
    ['Äpfel  & Birnen!', 'apfel-birnen'],
    ['??????', 'design'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('of “%s” are named %s', async (name, file) => {
    const { press } = await drafted(DECK, docOf(DECK), name);
    expect((await press('file')).messages[0]?.files[0]).toBe(`${file}${ending}`);
  });

  const upload = async (text: string) => {
    const { bot } = await drafted(DECK);
    const answer = await bot.user('bo').command('design deck', { file: { file: 'Their deck.json', text } });
    return { answer, drafts: (await readDraftList(bot.context, 'bo')).drafts };
  };

  test('can be uploaded as a new draft with the name of the file', async () => {
    const [text = ''] = (DECK.design as AnyDesign).write(docOf(DECK));
    const { answer, drafts } = await upload(text);
    expect(answer.refused).toBeUndefined();
    expect(drafts).toMatchObject([{ name: 'Their deck', game: 'duel', design: 'deck' }]);
  });

  test('are refused if they are too large or unreadable', async () => {
    const large = await upload('x'.repeat(200_000));
    expect([large.answer.refused, large.drafts]).toEqual(['tooLarge', []]);
    const broken = await upload('nonsense');
    expect([broken.answer.refused, broken.drafts]).toEqual(['unfit', []]);
  });
});
