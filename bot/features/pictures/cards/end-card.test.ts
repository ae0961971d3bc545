import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import type { Box, Icon, Item, Label, Picture } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../../tests/context.ts';
import type { LoadedTable } from '../../../host/feature.ts';
import { FEATURES } from '../../index.ts';
import { fitLabel } from '../canvas/fit.ts';
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
  features: FEATURES,
  game,
  table: {
    ...table,
    status: 'over',
    ending: { by: 'game' },
    times: { ...table.times, movedAt: table.times.startedAt + minutes * MINUTE },
    ...more,
  },
});

test.each([
  'The Hound cleared the level in 155 rounds (111 over the goal)',
  'Der Hund hat das Level in 155 Runden geschafft (111 über dem Ziel)',
  'Le molosse a terminé le niveau en 155 tours (111 tours de plus que l’objectif)',
])('shows a long result as a whole headline: %s', (head) => {
  const end = { title: '', ending: '', players: [], winners: [], isDraw: false, facts: [], language: 'en' } as const;
  const label = endCard({ ...end, head }).items.find((item) => item.kind === 'text' && item.text === head) as Label;
  expect(fitLabel(label).isCut).toBe(false);
});

test('shows the result of a lost run as the headline, a skull, and facts that it does not name', async () => {
  const context = await testContext([dungeon]);
  const { table, game } = await open(context, { game: dungeon, occupants: [ada] });
  const begun = dungeon.play(table.state as never, 0, '1');
  if (begun.refused) throw new Error(begun.refused.code);
  const { room, ...rest } = begun.state as { room: { hero: object } };
  const state = { ...rest, room: { ...room, hero: { ...room.hero, health: 0 } }, level: 11, endless: 1, rounds: 57 };
  const card = drawEndCard(after({ features: FEATURES, table, game }, 5, { state }), 'en');
  expect(wordsOf(card)).toEqual(
    expect.arrayContaining(['Ada · Dungeon', expect.stringMatching(/ died at depth 11$/), 'Round 57, 0 experience']),
  );
  expect(wordsOf(card)).toContain('Levels cleared');
  expect(wordsOf(card)).not.toContain('Rounds');
  const icons = card.items.flatMap((item) => (item.kind === 'icon' ? [item.icon] : []));
  expect(icons).toContain('death-skull');
  expect(icons).not.toContain('crossed-swords');
});

test('shows the own result of a person who lost against a computer, without laurels', async () => {
  const context = await testContext([duel]);
  const { table, game } = await open(context, { game: duel, occupants: [ada, bo] });
  const seats = [ada, { kind: 'computer' as const, level: 'casual' }];
  const state = { ...(table.state as object), winner: 1, round: 8 };
  const draw = (more: Partial<LoadedTable['table']>) => {
    const card = drawEndCard(after({ features: FEATURES, table, game }, 1, { seats, state, ...more }), 'en');
    expect(card.items.some((item) => item.kind === 'icon' && item.icon === 'laurels')).toBe(false);
    return wordsOf(card).slice(0, 3);
  };
  expect(draw({})).toEqual(['Card Duel', 'Ada lost', 'The computer beats Ada with 30 life left.']);
  expect(draw({ ending: { by: 'resigning', seat: 0 } })).toEqual(['Card Duel', 'Ada lost', 'Ada resigned.']);
  expect(draw({ features: { daily: { day: '2026-11-16' } }, terms: { ...table.terms, hidden: true } })).toEqual([
    ...['Card Duel · Daily, 16\u00a0Nov', 'Lost in round 9', 'Opponent at 30 life'],
  ]);
});

test.each([
  ['en', 'Bo wins!', 'Ada has no life points left.', 'Ada resigned.'],
  ['de', 'Bo gewinnt!', 'Ada hat keine Lebenspunkte mehr.', 'Ada hat aufgegeben.'],
  ['es', '¡Gana Bo!', 'Ada se ha quedado sin puntos de vida.', 'Ada se ha rendido.'],
  ['fr', 'Bo gagne\u00a0!', 'Ada n’a plus de points de vie.', 'Ada a abandonné.'],
] as const)('names the winner only in the headline in %s', async (language, head, lost, resigned) => {
  const context = await testContext([farmland]);
  const { table, game } = await open(context, { game: farmland, occupants: [ada, bo] });
  const { teams } = table.state as { teams: object[] };
  const state = { ...(table.state as object), winner: 1, teams: [{ ...teams[0], lp: 0 }, teams[1]] };
  const lines = (more: object) =>
    wordsOf(drawEndCard(after({ features: FEATURES, table, game }, 1, { state, ...more }), language)).slice(1, 3);
  expect(lines({})).toEqual([head, lost]);
  expect(lines({ ending: { by: 'resigning', seat: 0 } })).toEqual([head, resigned]);
});

test('shows the winner’s portrait and the score between both players, and a draw without a winner', async () => {
  const context = await testContext([duel]);
  const { table, game } = await open(context, { game: duel, occupants: [ada, bo] });
  const { sides } = table.state as { sides: { life: number }[] };
  const state = {
    ...(table.state as object),
    winner: 0,
    sides: sides.map((side, seat) => ({ ...side, life: seat === 0 ? 17 : 0 })),
  };
  const won = drawEndCard(after({ features: FEATURES, table, game }, 1, { state }), 'en');
  const portraits = won.items.filter((item) => item.kind === 'medallion').map(({ icon }) => icon);
  expect(portraits).toEqual([0, 0, 1].map((seat) => duel.presentation.portrait?.(state as never, seat)));
  const scores = won.items.filter((item) => item.kind === 'text' && ['17', '0'].includes(item.text)) as Box[];
  const heart = won.items.find((item) => item.kind === 'icon' && item.icon === 'hearts') as Icon;
  expect(scores.map(({ x }) => x < heart.x)).toEqual([true, false]);

  const drawn = drawEndCard(after({ features: FEATURES, table, game }, 1, { ending: { by: 'draw' } }), 'en');
  expect(wordsOf(drawn)).toEqual(expect.arrayContaining(['It’s a draw!', '½']));
  expect(drawn.items.some((item) => item.kind === 'icon' && item.icon === 'laurels')).toBe(false);
  expect(drawn.height).toBeLessThanOrEqual(480);
});
