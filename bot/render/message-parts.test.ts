import type { Picture } from '@longtable/kit/picture';
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
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

  test('keeps its texts and pictures without controls', () => {
    const url = 'https://cdn.example/1/2/board.png?ex=1&is=2';
    const gallery = {
      type: ComponentType.MediaGallery as const,
      items: [{ media: { url }, description: 'D', spoiler: false }],
    };
    const [frame] = message({ title: 'T', cards: [card('C')], rows: [buttons(2)] }).components;
    const whole = { ...frame, components: [...partsOf({ components: [frame] } as Drawn), gallery] };
    const [bare] = withoutControls([whole, buttons(1)] as never) as { components?: unknown[] }[];
    expect(withoutControls([whole, buttons(1)] as never)).toHaveLength(1);
    expect(bare?.components).toEqual([
      { type: TextDisplay, content: 'T' },
      { type: MediaGallery, items: [{ media: { url: 'attachment://board.png' }, description: 'D' }] },
    ]);
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
