import type { Picture } from '@longtable/kit/picture';
import { v2Message } from '@longtable/playground/limits/messages';
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  type Drawn,
  heightOf,
  inPlace,
  LINE_OF_BUTTONS,
  message,
  type Row,
  restBody,
  restFiles,
  roomBelow,
  roomBeside,
  textOf,
  withoutControls,
} from './message.ts';
import { button, row } from './page.ts';

const lines = fc.array(fc.string({ minLength: 1, maxLength: 900 }), { maxLength: 12 });
const details = fc.array(fc.string({ minLength: 1, maxLength: 100 }), { maxLength: 4 });
const widths = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 });

/** Returns rows of buttons with unique ids. */
function rowsOf(counts: readonly number[]): Row[] {
  return counts.map((count, r) =>
    row(Array.from({ length: count }, (_, c) => button(`${r}.${c}`, 'Press', ButtonStyle.Primary))),
  );
}

function cardsOf(texts: readonly string[]): Card[] {
  return texts.map((content, index) => ({
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: button(`card${index}`, 'Play', ButtonStyle.Primary),
  }));
}

const rowsIn = ({ components: [frame] }: Drawn) =>
  frame?.type === ComponentType.Container
    ? frame.components.filter(({ type }) => type === ComponentType.ActionRow)
    : [];

test('keeps every message within Discord’s limits', () => {
  fc.assert(
    fc.property(lines, lines, details, widths, (story, end, texts, counts) => {
      const rows = rowsOf(counts);
      const cards = cardsOf(texts);
      const drawn = message({ title: 'Title', story, board: 'board', end, cards, rows, accent: 0xff8800 });
      const text = textOf(drawn);
      expect(v2Message.safeParse(restBody(drawn)).error?.message).toBeUndefined();
      expect(text.startsWith('Title') && text.includes('board')).toBe(true);
      expect(rowsIn(drawn)).toEqual(rows.slice(0, rowsIn(drawn).length));
      const rest = { ...drawn, components: withoutControls(drawn.components) };
      expect(text).toBe([textOf(rest), ...texts].join('\n'));
      expect(rowsIn(rest)).toEqual([]);
    }),
  );
});

test('keeps the newest story lines and the first end lines of an oversized message', () => {
  const long = (name: string) => Array.from({ length: 9 }, (_, index) => `${name}${index} ${'x'.repeat(600)}`);
  const drawn = textOf(message({ title: 'Title', story: long('story'), board: 'board', end: ['asked'] }));
  expect(drawn).toMatch(/^Title\nstory3[\s\S]*story8 x+\nboard\nasked$/);
  expect(textOf(message({ title: 'Title', board: 'board', end: long('end') }))).toMatch(/board\nend0[\s\S]*end5 x+$/);
});

const { ActionRow, Container, File, MediaGallery, TextDisplay } = ComponentType;
const file = (name: string, description?: string) => ({
  ...{ attachment: Buffer.from(name), name },
  ...(description && { description }),
});

const buttons = (count: number, label = 'Press', icon?: string): Row =>
  row(Array.from({ length: count }, (_, n) => button(`b${n}`, label, ButtonStyle.Primary, icon)));

const select = (placeholder: string): Row =>
  row([{ type: ComponentType.StringSelect, custom_id: 's', placeholder, options: [{ label: 'x', value: 'x' }] }]);

const card = (content: string) => ({
  type: ComponentType.Section as const,
  components: [{ type: ComponentType.TextDisplay as const, content }],
  accessory: button('card', 'Play', ButtonStyle.Primary),
});

const partsOf = ({ components: [frame] }: Drawn) => (frame?.type === Container ? frame.components : []);
const typesOf = (drawn: Drawn) => partsOf(drawn).map(({ type }) => type);

describe('a message', () => {
  test('has its parts in reading order, and mentions no users', () => {
    const drawn = message({ title: 'T', story: ['S'], board: 'B', end: ['E'], cards: [card('C')], rows: [buttons(1)] });
    expect(typesOf(drawn)).toEqual([TextDisplay, TextDisplay, TextDisplay, ComponentType.Section, ActionRow]);
    expect(textOf(drawn)).toBe('T\nS\nB\nE\nC');
    expect(drawn).toMatchObject({ flags: MessageFlags.IsComponentsV2, allowedMentions: { parse: [], users: [] } });
    expect([drawn.files, drawn.sketch]).toEqual([undefined, undefined]);
  });

  test('shows a GIF above the buttons, and offers other files below them', () => {
    const drawnWith = (name: string) => message({ title: 'T', rows: [buttons(1)], file: file(name) });
    expect(typesOf(drawnWith('film.gif'))).toEqual([TextDisplay, MediaGallery, ActionRow]);
    expect(typesOf(drawnWith('log.txt'))).toEqual([TextDisplay, ActionRow, File]);
    expect(drawnWith('log.txt').files).toMatchObject([{ name: 'log.txt' }]);
    expect(partsOf(drawnWith('log.txt')).at(-1)).toMatchObject({ file: { url: 'attachment://log.txt' } });
  });

  test('places a picture instead of the board, or after the title', () => {
    const sketch = { of: 'x', picture: {} as Picture, description: 'D' };
    expect(message({ title: 'T', board: 'B', sketch }).sketch).toEqual({ ...sketch, at: 1, inPlace: true });
    expect(message({ title: 'T', sketch }).sketch).toEqual({ ...sketch, at: 1, inPlace: false });
    expect(message({ board: 'B', sketch }).sketch).toEqual({ ...sketch, at: 0, inPlace: true });
  });
});

describe('a sent message', () => {
  test('names its files, and has no attachments without any', () => {
    const drawn = { ...message({ title: 'T' }), files: [file('a.png', 'A'), file('b.png')] };
    expect(restBody(drawn)).toMatchObject({
      allowed_mentions: { parse: [], users: [] },
      attachments: [
        { id: '0', filename: 'a.png', description: 'A' },
        { id: '1', filename: 'b.png' },
      ],
    });
    expect(restFiles(drawn)).toEqual([
      { name: 'a.png', data: Buffer.from('a.png') },
      { name: 'b.png', data: Buffer.from('b.png') },
    ]);
    expect(restBody(message({ title: 'T' }))).not.toHaveProperty('attachments');
    expect(restFiles(message({ title: 'T' }))).toEqual([]);
  });

  test('replaces content and attachments of an earlier one', () => {
    const edit = inPlace(message({ title: 'T' }));
    expect([edit.content, edit.attachments]).toEqual([null, []]);
    expect(edit.attachments).not.toBe(edit.attachments);
  });
});

describe('the height of', () => {
  test.each([
    ['nothing', {}, 0],
    ['a line', { title: 'x'.repeat(33) }, 22],
    ['a wrapped line', { title: `${'x'.repeat(30)} yyyyyy` }, 44],
    ['two lines in one text', { end: ['a\nb'] }, 44],
    ['a small line', { end: [`-# ${'x'.repeat(36)}`] }, 18],
    ['a quoted line', { story: ['> x'] }, 22],
    ['a board of three lines', { board: '```\na\nb\nc\n```' }, 3 * 16 + 14],
    ['a board of sentences', { board: 'a\nb' }, 44],
    ['a short card', { cards: [card('-# x')] }, 46],
    ['a long card', { cards: [card('-# aaaaaaaaaaaaaa bbbbbbbbbbbbbb cccccccccccccc')] }, 3 * 18 + 8],
    ['a row of buttons', { rows: [buttons(3)] }, LINE_OF_BUTTONS],
    ['a row of buttons on two lines', { rows: [buttons(5)] }, LINE_OF_BUTTONS + 44],
    ['a row with icons', { rows: [buttons(4, 'Press', 'trophy')] }, LINE_OF_BUTTONS + 44],
    ['a select menu', { rows: [select('x'.repeat(24))] }, 18 + 34],
    ['a select menu with a long name', { rows: [select('aaaaaaaaaaaaaaaa bbbbbbbbbbbb')] }, 2 * 18 + 34],
  ])('%s', (_, parts, height) => {
    expect(heightOf(parts)).toBe(height);
  });

  test('the rest of the screen depends on whether title and story are above it', () => {
    expect([roomBeside({}), roomBeside({ title: 'x' })]).toEqual([584, 562]);
    expect([roomBelow({}), roomBelow({ board: 'a' }), roomBelow({ board: 'a', end: ['b'] })]).toEqual([610, 588, 566]);
  });
});
