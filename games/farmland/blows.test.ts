import { storyLines } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { blowsOf } from './blows.ts';
import { type Field, parseField } from './fields.ts';
import { farmland } from './index.ts';
import { stage, unit } from './testing/stage.ts';

function blowsAfter(pieces: Parameters<typeof stage>[0], ...lines: readonly string[]) {
  let state = stage(pieces);
  return lines.flatMap((line) => {
    const outcome = farmland.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    const reader = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'] } as const;
    return storyLines(farmland, outcome.events, reader).flatMap(({ blows }) => blows ?? []);
  });
}

test('shows an attack at both fields and the damage at the player’s line', () => {
  const fight = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/300', { team: 1 }),
  };
  expect(blowsAfter(fight, 'D2 move D3')).toEqual([
    { actor: 'D2', target: 'D3', icon: SIGNS.deadly },
    { target: playerPlace(1), number: -600 },
  ]);
});

test('shows an attack that fails against a blocking unit', () => {
  const wall = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/1300', { team: 1, blocks: true }),
  };
  expect(blowsAfter(wall, 'D2 move D3')).toEqual([
    { actor: 'D2', target: 'D3', icon: SIGNS.defence },
    { target: playerPlace(0), number: -300 },
  ]);
});

test('shows the damage of an attack on a King at the King', () => {
  const attack = { D6: unit('Goat Farmer 1000/1000') };
  expect(blowsAfter(attack, 'D6 move D7')).toEqual([{ actor: 'D6', target: 'D7', number: -1000 }]);
});

test('shows an attacker on its field before it moved, and none that was placed by the same move', () => {
  const goat = unit('Goat Farmer 1000/1000');
  const target = unit('Seed Farmer 400/300', { team: 1 });
  const [d2, d3, d4] = ['D2', 'D3', 'D4'].map((name) => parseField(name)!) as [Field, Field, Field];
  const attack = { kind: 'attacked', by: goat, target, from: d3, to: d4, falls: ['defender'], advances: true } as const;
  const moved = { kind: 'moved', piece: goat, from: d2, to: d3 } as const;
  const placed = { kind: 'placed', seat: 0, field: d2, placings: [] } as const;
  expect(blowsOf(attack, [moved, attack])[0]?.actor).toBe('D2');
  expect(blowsOf(attack, [placed, moved, attack])[0]?.actor).toBeUndefined();
});

test('shows placed, moved, united, blocking and revealed pieces without a number', () => {
  const units = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/300', { moved: true }),
    F2: unit('Pig Farmer 1200/800', { up: false }),
  };
  expect(blowsAfter(units, 'place 1 E2')).toEqual([{ target: 'E2' }]);
  expect(blowsAfter(units, 'D2 move C2')).toEqual([{ actor: 'D2', target: 'C2' }]);
  expect(blowsAfter(units, 'D2 move D3')).toEqual([{ actor: 'D2', target: 'D3' }]);
  expect(blowsAfter(units, 'D2 block')).toEqual([{ target: 'D2' }]);
  expect(blowsAfter(units, 'F2 flip')).toEqual([{ target: 'F2' }]);
});

test('shows a unit that was placed and moved twice by the same events where it stands after them', () => {
  const [d2, d3, d4] = ['D2', 'D3', 'D4'].map((name) => parseField(name)!) as [Field, Field, Field];
  const piece = unit('Goat Farmer 1000/1000');
  const placed = { kind: 'placed', seat: 0, field: d2, placings: [] } as const;
  const moved = { kind: 'moved', piece, from: d2, to: d3 } as const;
  const again = { kind: 'moved', piece, from: d3, to: d4 } as const;
  const events = [placed, moved, again];
  expect(events.flatMap((event) => blowsOf(event, events))).toEqual([
    { target: 'D4' },
    { actor: 'D2', target: 'D4' },
    { actor: 'D3', target: 'D4' },
  ]);
});
