import { v2Message } from '@longtable/playground/limits/messages';
import { ButtonStyle, ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, type Drawn, message, type Row, restBody, textOf, withoutControls } from './message.ts';
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
