import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import type { AnyDesign } from '@longtable/kit';
import type { Item, Picture } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { drawCurve } from './analysis/curve.ts';
import { boardDraftOf, listDraftOf } from './editor/boards.ts';
import { designKindsOf, type OpenDraft } from './editor/drafts.ts';
import { boardPicture, listPicture } from './editor/panel.ts';
import { NO_EMBLEM } from './pictures/index.ts';
import { drawRatingHistories } from './ratings/stats.ts';
import { drawStandings } from './tournaments/picture.ts';
import type { Tournament } from './tournaments/record.ts';

/** Returns an item with its position, its size and its colours on a line, without texts and names. */
function lineOf(item: Item, depth = 0): string[] {
  const { kind, ...rest } = item as Item & { items?: readonly Item[] };
  const shown = Object.entries(rest).flatMap(([key, value]) => {
    if (['text', 'name', 'items', 'rows', 'parts', 'set'].includes(key)) return [];
    return [`${key} ${typeof value === 'number' ? Math.round(10 * value) / 10 : JSON.stringify(value)}`];
  });
  const inner = item.kind === 'group' ? item.items.flatMap((one) => lineOf(one, depth + 1)) : [];
  return [`${'  '.repeat(depth)}${kind} ${shown.join(' ')}`, ...inner];
}

const golden = ({ width, height, items }: Picture, shown = items) =>
  [`${width}×${height}`, ...shown.flatMap((item) => lineOf(item))].join('\n');

/** Returns a draft of the first starting point of a design, with the cursor at these indexes. */
function draftOf(game: string, design: string, at: { x?: number; y?: number; entry?: number }): OpenDraft {
  const kind = designKindsOf([duel, dungeon]).find((one) => one.game.id === game && one.design.id === design)!;
  const { doc } = (kind.design as AnyDesign).starts[0]!;
  const cursor = { x: 0, y: 0, sheet: 0, entry: 0, group: 0, brush: 0, painting: false, ...at };
  return { ...kind, id: 'draft', draft: { doc, at: cursor, past: [] } } as unknown as OpenDraft;
}

const ANALYSIS = {
  winChances: [
    { move: 0, outlook: [0.4, 0.3, 0.3] },
    { move: 6, outlook: [1, 0, 0] },
    { move: 12, outlook: [0.75, 0.2, 0.05] },
  ],
  turningPoints: [{ move: 6, seat: 1, played: 'a1', better: 'b2', gain: 0.4 }],
};

test.each([[['Ada', 'Bo']], [['Ada', 'Bo', 'Cleo']]])('draws the win chances of %j as before', (names) => {
  const picture = drawCurve(ANALYSIS, { title: '', subtitle: '', names, seat: 0 });
  expect(golden(picture)).toMatchSnapshot();
});

test('draws ratings and results against opponents as before', () => {
  const against = [{ name: 'Bo', won: 3, drawn: 1, lost: 0 }];
  const histories = [
    { title: 'Noughts', emblem: NO_EMBLEM, ratings: [1500, 1612, 1588], against },
    { title: 'Guess', emblem: NO_EMBLEM, ratings: [1500], against: [] },
  ];
  expect(golden(drawRatingHistories(histories, 'en'))).toMatchSnapshot();
});

test.each(['knockout', 'swiss'] as const)('draws a tournament (%s) as before', (format) => {
  const pairings = [
    { seats: [0, 3], points: [1, 0] },
    { seats: [1, 2], points: [0.5, 0.5] },
  ];
  const tournament = {
    ...{ game: 'noughts', language: 'en', format, status: 'playing' },
    entrants: ['Ada', 'Bo', 'Cleo', 'Dora'].map((name) => ({ name })),
    rounds: [{ until: 0, pairings }],
  } as unknown as Tournament;
  expect(golden(drawStandings(tournament, '', ''))).toMatchSnapshot();
});

test('places the cards of a list, with frames around the selected one and those with faults, as before', () => {
  const draft = listDraftOf(draftOf('duel', 'deck', { entry: 4 }))!;
  const picture = listPicture(draft, [{ reason: 'x', sheet: 0, entry: 2 }], 'en')!;
  const frames = picture.items.map((item) =>
    item.kind === 'group' ? { ...item, items: item.items.filter(({ kind }) => kind === 'rect').slice(0, 3) } : item,
  );
  expect(golden(picture, frames)).toMatchSnapshot();
});

test('places the fields of a board around the cursor, with names of columns and rows, as before', () => {
  const draft = boardDraftOf(draftOf('dungeon', 'levels', { x: 3, y: 2 }))!;
  const picture = boardPicture(draft, [{ reason: 'x', sheet: 0, at: { x: 1, y: 1 } }])!;
  const shown = picture.items.map((item) => (item.kind === 'group' ? { ...item, items: item.items.slice(-3) } : item));
  expect(golden(picture, shown)).toMatchSnapshot();
});
