import { farmland } from '@longtable/farmland';
import type { AnyGame, Page } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { defaultConfig } from '@longtable/spy/rules/config';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { textOf } from '../../render/message.ts';
import { drawWaiting } from '../../render/waiting.ts';
import { fileWords, invitationPages, splitLines } from './index.ts';

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

const UNITS = 'Strong;Farmer;8000;0\nWeak;Farmer;0;8000';
const FILES: readonly { game: AnyGame; options: object; files: Record<string, string>; shows: string }[] = [
  {
    game: farmland,
    options: { units: UNITS, deck1: '40\n0', deck2: '0\n40' },
    files: { units: 'giants.units', deck1: 'a.deck', deck2: 'b.deck' },
    shows: 'Strong;Farmer;8000;0',
  },
  {
    game: spy,
    options: { match_file: JSON.stringify({ ...defaultConfig, catIp: 777 }) },
    files: { match_file: 'rich-cat.match' },
    shows: 'A JSON file with',
  },
];

async function waiting(game: AnyGame, asked: object) {
  const occupants: SeatOccupant[] = [person('ada'), { kind: 'invited', id: 'bo' }];
  return open(await testContext([game]), { game, occupants, ...asked });
}

test.each(FILES)('shows the uploaded files of $game.id before anyone accepts, and rates nothing', async (one) => {
  const { game, options, files, shows } = one;
  const table = await waiting(game, { options, files });
  expect(table.table.terms.unrated).toBe(true);
  const drawn = drawWaiting(table);
  expect(textOf(drawn)).toContain('Unrated, with custom content');
  for (const name of Object.values(files)) expect(textOf(drawn)).toContain(`**${name}**`);
  expect(JSON.stringify(drawn.components)).toContain('"label":"Details"');
  const pages = invitationPages(table, 'en');
  expect(pages[0]?.text).toContain('Unrated, with custom content');
  expect(pages[1]?.title).toBe(Object.values(files)[0]);
  expect([...(pages[1]?.lines ?? []), pages[1]?.text].join('\n')).toContain(shows);
});

test('shows the values of an uploaded match file as the game reads them', async () => {
  const options = { match_file: JSON.stringify({ ...defaultConfig, catIp: 777 }) };
  const lines = invitationPages(await waiting(spy, { options }), 'en').flatMap((page) => page.lines);
  expect(lines).toContainEqual(expect.stringMatching(/^IP for the collar +777$/));
});
