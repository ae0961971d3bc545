import { describe, expect, test } from 'vitest';
import { JavaRandom } from '../../kit/random.ts';
import { begin, follow, randomLine } from '../../kit/testing/wander.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../files/scenario.ts';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { type Role, stage } from '../testing/stage.ts';
import { view } from './view.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };

const roles: Role[] = [
  { at: 'A1', ip: 13, carries: ['POISON_PILLS', 'JETPACK'], has: ['CLAMMY_CLOTHES'] },
  { at: 'B2', faction: 1, ip: 99, hp: 7, carries: ['NUGGET'], cocktail: { poisonedBy: [0] } },
  { at: 'C1', faction: 'NPC', cocktail: { poisonedBy: [1] } },
];

function scene(): State {
  const { state } = stage(['...#^', '.._@$', '.=.=.'], roles, { cat: at('E3') });
  state.board.cocktails = [
    { at: at('B3'), cocktail: { poisonedBy: [1] } },
    { at: at('D3'), cocktail: { poisonedBy: [0] } },
  ];
  state.sides[0].notes = [{ person: 1, note: 'enemy' }];
  state.sides[0].failures = [{ person: 2, times: 1 }];
  state.sides[0].combinations = [1];
  return state;
}

describe('the board', () => {
  test('of a player shows their own agents in capitals, and what the side knows', () => {
    expect(view(scene(), 0).board).toEqual([
      '   ABCDE',
      ' 1 A.c#^',
      ' 2 .b_@1',
      ' 3 .Y.+&',
      'Round 1/10 > a Agent A',
      'A Agent A',
      '  HP100 IP13 C10 BP2 AP1 wet',
      '  POISON_PILLS 5 JETPACK',
      'Codes 1 Opened -',
      'Secrets of -',
      'b!+Agent B         c?YAgent C',
    ]);
  });

  test('of a spectator shows what everybody may see', () => {
    expect(view(scene(), 'spectator').board).toEqual([
      '   ABCDE',
      ' 1 a.c#^',
      ' 2 .b_@1',
      ' 3 .Y.Y&',
      'Round 1/10 > a Agent A',
      'a  Agent A         b YAgent B',
      'c YAgent C',
    ]);
  });
});

test('the largest board fits a message and a phone', () => {
  const row = (kinds: string[]) => Array.from({ length: MAX_COLUMNS }, (_, x) => kinds[x % kinds.length]);
  const scenario = Array.from({ length: MAX_ROWS }, (_, y) =>
    row(y % 9 === 0 ? ['SAFE', 'BAR_SEAT', 'FREE'] : ['FREE']),
  );
  const options = { scenario_file: JSON.stringify({ scenario }) };
  const random = JavaRandom.seeded(1);
  let position = begin(spy, { options, seed: 1, seats: 2 });
  for (let lines = 0; lines < 60; lines++) {
    const [seat = 0] = spy.turn(position.state as State);
    position = follow(spy, position, seat, randomLine(spy, position.state, seat, random) ?? '');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { board } = view(position.state as State, viewer);
      expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(38);
      expect(board.join('\n').length).toBeLessThanOrEqual(1500);
    }
  }
  expect((position.state as State).phase).toBe('rounds');
});
