import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import type { Box, Icon, Item, Picture } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { loaded, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { findTable } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { drawBoard } from '../board.ts';
import { endCard } from './card.ts';
import { drawEndCard } from './end-card.ts';

const MINUTE = 60_000;
const ada = { kind: 'person' as const, id: 'ada', name: 'Ada' };
const bo = { kind: 'person' as const, id: 'bo', name: 'Bo' };

function wordsIn(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'group' ? wordsIn(item.items) : item.kind === 'text' ? [item.text] : [],
  );
}
const wordsOf = ({ items }: Picture) => wordsIn(items);

/** Returns a finished table that took some minutes. */
const after = ({ table, game }: LoadedTable, minutes: number, more: Partial<LoadedTable['table']>): LoadedTable => ({
  game,
  table: {
    ...table,
    status: 'over',
    ending: { by: 'game' },
    times: { ...table.times, movedAt: table.times.startedAt + minutes * MINUTE },
    ...more,
  },
});

test('shows winner, length, duration and rating changes', async () => {
  const context = await testContext([duel]);
  const { table } = await open(context, { game: duel, sitters: [ada, bo] });
  await playLine(context, table.id, { person: 'ada' }, 'finish');
  const at = loaded(await findTable(context, table.id));
  const state = { ...(at.table.state as object), winner: 0, round: 13 };
  const seats = [ada, bo].map((sitter, seat) => ({
    ...sitter,
    rated: { before: 1500, after: seat === 0 ? 1512 : 1488 },
  }));
  const over = after(at, 23.4, { state, seats, log: { ...at.table.log, moveCount: 52 } });
  expect(wordsOf(drawEndCard(over, 'en'))).toEqual(
    expect.arrayContaining([
      'Ada wins!',
      'Card Duel',
      '52 moves',
      '23\u00a0minutes',
      '14',
      'Rounds',
      '+12',
      'Ada:\u00a01512',
      '−12',
    ]),
  );
  expect(wordsOf(drawEndCard(over, 'de'))).toEqual(expect.arrayContaining(['Ada gewinnt!', '52 Züge', 'Runden']));
  expect(drawEndCard(over, 'de').height).toBeLessThanOrEqual(480);
});

test('is at most 480 pixels high with two lines of ending and two rows of facts', () => {
  const fact = { icon: 'trophy', value: '+12', words: 'Maximiliane Hofer: 1512' };
  const card = endCard({
    head: 'Maximiliane Hofer gewinnt!',
    title: 'Farmland',
    ending: 'Maximiliane Hofer gewinnt: Bartholomäus hat keine Karten mehr, die er ziehen könnte.',
    players: [0, 1].map((seat) => ({ seat, name: 'Maximiliane Hofer', icon: 'torch' })),
    winners: [0],
    isDraw: false,
    score: { icon: 'hearts', of: [8000, 0] },
    facts: [fact, fact, fact, fact, fact, fact],
  });
  expect(card.height).toBeLessThanOrEqual(480);
});

test('shows a lost run with a skull, and facts with their own icons', async () => {
  const context = await testContext([dungeon]);
  const { table, game } = await open(context, { game: dungeon, sitters: [ada] });
  const begun = dungeon.play(table.state as never, 0, '1');
  if (begun.refused) throw new Error(begun.refused.code);
  const { room, ...rest } = begun.state as { room: { hero: object } };
  const state = { ...rest, room: { ...room, hero: { ...room.hero, health: 0 } }, rounds: 57 };
  const card = drawEndCard(after({ table, game }, 5, { state }), 'en');
  expect(wordsOf(card)).toContain('Game over');
  const icons = card.items.flatMap((item) => (item.kind === 'icon' ? [item.icon] : []));
  expect(icons).toEqual(expect.arrayContaining(['death-skull', 'cycle']));
  expect(icons).not.toContain('crossed-swords');
});

test('shows score, rank and streak of a daily, as a picture on picture boards only', async () => {
  const context = await testContext([dungeon]);
  const { table, game } = await open(context, { game: dungeon, sitters: [ada] });
  const rank = { place: 2, of: 17, streak: 4 };
  const over = after({ table, game }, 5, { features: { daily: { day: '2026-11-16', rank } } });
  expect(wordsOf(drawEndCard(over, 'en'))).toEqual(
    expect.arrayContaining(['Dungeon · Daily, 16\u00a0Nov', '#2', 'of 17\u00a0today', '4', 'days in a row']),
  );
  expect(wordsOf(drawEndCard(over, 'de'))).toContain('Dungeon · Tagesspiel, 16.\u00a0Nov.');
  expect(drawBoard(over).sketch).toBeUndefined();
  const pictured = { game, table: { ...over.table, location: { ...table.location, display: 'picture' as const } } };
  expect(drawBoard(pictured).sketch?.description).toContain('#2 of 17');
});

test('shows the winner’s portrait and the score between both players, and a draw without a winner', async () => {
  const context = await testContext([duel]);
  const { table, game } = await open(context, { game: duel, sitters: [ada, bo] });
  const { sides } = table.state as { sides: { life: number }[] };
  const state = {
    ...(table.state as object),
    winner: 0,
    sides: sides.map((side, seat) => ({ ...side, life: seat === 0 ? 17 : 0 })),
  };
  const won = drawEndCard(after({ table, game }, 1, { state }), 'en');
  const portraits = won.items.filter((item) => item.kind === 'medallion').map(({ icon }) => icon);
  expect(portraits).toEqual([0, 0, 1].map((seat) => duel.face.portrait?.(state as never, seat)));
  const scores = won.items.filter((item) => item.kind === 'text' && ['17', '0'].includes(item.text)) as Box[];
  const heart = won.items.find((item) => item.kind === 'icon' && item.icon === 'hearts') as Icon;
  expect(scores.map(({ x }) => x < heart.x)).toEqual([true, false]);

  const drawn = drawEndCard(after({ table, game }, 1, { ending: { by: 'draw' } }), 'en');
  expect(wordsOf(drawn)).toEqual(expect.arrayContaining(['It’s a draw!', '½']));
  expect(drawn.items.some((item) => item.kind === 'icon' && item.icon === 'laurels')).toBe(false);
  expect(drawn.height).toBeLessThanOrEqual(480);
});
