import { type AnyGame, type Page } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { fileWords, splitLines } from './index.ts';

test('summarises JSON files and shows the lines of others', () => {
  expect(fileWords('[{"name":"Vera"},{"name":"Percy"}]', 'en')).toEqual({
    lines: [],
    text: 'A JSON file with 2 entries: Vera, Percy.',
  });
  expect(fileWords('[{"name":"Vera"},{"name":7},null]', 'en').text).toBe('A JSON file with 3 entries: Vera.');
  const settings = fileWords('{"a":1,"b":{"c":2}}', 'de');
  expect(settings).toEqual({ lines: [], text: expect.stringContaining('mit 2 Einstellungen.') });
  expect(fileWords('##\n#@', 'en')).toEqual({ lines: ['##', '#@'] });
  for (const text of ['12', 'null', '"word"']) expect(fileWords(text, 'en')).toEqual({ lines: [text] });
});

test('wraps long lines of a file and keeps empty ones', () => {
  expect(fileWords(`${'x'.repeat(150)}\r\n\nend`, 'en').lines).toEqual([
    'x'.repeat(72),
    'x'.repeat(72),
    'x'.repeat(6),
    '',
    'end',
  ]);
});

test('keeps indented lines on the same page as their entry', () => {
  const entries = Array.from({ length: 20 }, (_, at) => [`${at}: Rat`, ' health 40', ' vision 4']).flat();
  const sheets = splitLines(entries);
  expect(sheets.map(([first]) => first)).toEqual(['0: Rat', '13: Rat']);
  expect(sheets.flat()).toEqual(entries);
  const long = (length: number) => [...Array<string>(length).fill('##'), ...Array<string>(60).fill(' ##')];
  expect(splitLines(long(21))[0]).toHaveLength(20);
  expect(splitLines(long(20))[0]).toHaveLength(40);
});

async function lookAt(changes: object, { isOpen = false, ...request }: { isOpen?: boolean; options?: object } = {}) {
  const game = { ...noughts, ...changes } as AnyGame;
  const bot = await openFeatureBot([game]);
  const occupants = isOpen ? [person('ada'), { kind: 'open' as const }] : [person('ada'), person('bo')];
  const { id } = (await open(bot.context, { game, occupants, ...request })).table;
  return async (page = 0, who = 'eve') => {
    const answer = await bot.user(who).press({ kind: 'look', table: id, page }, { isPrivate: true });
    const [{ marked = [] } = {}] = answer.messages;
    return { ...answer, marked };
  };
}

describe('the reference pages of a table', () => {
  const pages =
    (...list: Page[]) =>
    (): Page[] =>
      list;
  const presentation = (list: () => Page[]) => ({ presentation: { ...noughts.presentation, pages: list } });

  test('have buttons for the others, and mark the open one', async () => {
    const look = await lookAt(
      presentation(pages({ title: 'One', lines: ['a'] }, { title: 'Two', lines: [], text: 'words' })),
    );
    expect(await look(0)).toMatchObject({
      text: '**One**\n```\na\n```',
      labels: ['One', 'Two'],
      marked: ['One'],
      ids: [{ page: 0 }, { page: 1 }],
    });
    expect(await look(1)).toMatchObject({ text: '**Two**\nwords', marked: ['Two'] });
    expect(await look(9)).toMatchObject({ text: '**One**\n```\na\n```', marked: ['One'] });
  });

  test('are split and numbered if they are long, with the text on the last part', async () => {
    const look = await lookAt(presentation(pages({ title: 'One', lines: Array(90).fill('a'), text: 'words' })));
    expect((await look()).labels).toEqual(['One', 'One (2)', 'One (3)']);
    expect([await look(0), await look(1), await look(2)].map(({ text }) => text.includes('words'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('are drawn for the seat of the reader', async () => {
    const seen: AnyGame['presentation']['pages'] = (_, { viewer }) => [{ title: `Seen by ${viewer}`, lines: [] }];
    const look = await lookAt({ presentation: { ...noughts.presentation, pages: seen } });
    expect([(await look()).text, (await look(0, 'bo')).text]).toEqual(['**Seen by spectator**', '**Seen by 1**']);
    expect(
      (await (await lookAt({ presentation: { ...noughts.presentation, pages: seen } }, { isOpen: true }))(1)).text,
    ).toBe('**Seen by spectator**');
  });
});

describe('the rules of a game', () => {
  test('have a button per page, mark the open one, and lead back to the table', async () => {
    const rules = ['First', 'Second'].map((title) => ({ title, text: `${title} text` }));
    const game = { ...noughts, rules };
    const bot = await openFeatureBot([game]);
    const { id } = (await open(bot.context, { game })).table;
    const first = await bot.user('ada').press({ kind: 'rules', table: id });
    expect(first.text).toBe('## Noughts and Crosses: First\nFirst text');
    expect(first.messages[0]?.marked).toEqual(['First']);
    expect(first.ids).toMatchObject([
      { kind: 'rulesPage', game: 'noughts', page: 0, table: id },
      { kind: 'rulesPage', game: 'noughts', page: 1, table: id },
      { kind: 'panel' },
    ]);
    const page = (number: number, table?: string) =>
      bot.user('ada').press({ kind: 'rulesPage', game: 'noughts', page: number, table });
    expect(await page(1)).toMatchObject({ text: '## Noughts and Crosses: Second\nSecond text' });
    expect((await page(1)).ids.map(({ kind }) => kind)).toEqual(['rulesPage', 'rulesPage']);
    expect((await page(1)).messages[0]?.marked).toEqual(['Second']);
    expect((await page(7, id)).text).toBe(first.text);
    const eve = bot.user('eve', { channel: 'elsewhere', guild: 'h' });
    const elsewhere = await eve.press({ kind: 'rulesPage', game: 'noughts', page: 0, table: id });
    expect([elsewhere.text, elsewhere.ids.map(({ kind }) => kind)]).toEqual([first.text, ['rulesPage', 'rulesPage']]);
  });

  test('have no buttons if there is one page', async () => {
    const bot = await openFeatureBot();
    const answer = await bot.user('ada').press({ kind: 'rulesPage', game: 'noughts', page: 0, table: undefined });
    expect(answer.labels).toEqual([]);
  });
});
