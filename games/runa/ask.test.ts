import { read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { ask } from './choices.ts';
import { runa } from './index.ts';
import type { State } from './state.ts';
import { card, stage } from './testing/stage.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const asked = (state: State, partial = '') => ask(state, 0, partial, READER);
const offered = (state: State, partial = '', seat = 0) => runa.choices(state, seat, partial);
const OFFER = ['Fire(1)', 'Lightning(1)', 'Pierce(1)'].map(card);

test.each<[State, RegExp]>([
  [stage({ phase: { kind: 'class' } }), /class|warrior/i],
  [stage({ phase: { kind: 'seeds' } }), /seed/i],
  [stage({ phase: { kind: 'card' } }), /card/i],
  [stage({ hand: ['Fire(1)'], phase: { kind: 'target', card: 0 } }), /Fire\(1\)/],
  [stage({ phase: { kind: 'reward' } }), /\?|\./],
  [stage({ phase: { kind: 'heal' }, runa: { hp: 25 } }), /25.*50/],
])('asks for each decision in its own words: %#', (state, expected) => {
  expect(asked(state)).toMatch(expected);
});

test('asks for one card of loot or two, and then for the second', () => {
  const [one, two] = [1, 3].map((level) => stage({ stage: level, phase: { kind: 'loot', offer: OFFER } })) as [
    State,
    State,
  ];
  const questions = [asked(one), asked(two), asked(two, '1')];
  expect(new Set(questions).size).toBe(3);
  expect(offered(one).map(({ several, under, final }) => [several, under, final])).toEqual(
    Array(3).fill([undefined, undefined, true]),
  );
  expect(offered(two)[0]).toMatchObject({ several: { min: 2, max: 2, join: ',' }, final: false });
  expect(offered(two)[0]?.under).toBeDefined();
  expect(offered(two, '1').map(({ several, under, final }) => [several, under, final])).toEqual(
    Array(2).fill([undefined, undefined, true]),
  );
});

describe('choices', () => {
  test('exist only for the player, and continue only lines of several steps', () => {
    const state = stage({ hand: ['Slash(1)'], monsters: [{ name: 'Rat' }] });
    expect([offered(state).length, offered(state, '', 1), offered(state, '1')]).toEqual([1, [], []]);
  });

  test('of discards are costly, together or one by one, and named differently after the first', () => {
    const weak = stage({
      phase: { kind: 'heal' },
      hand: ['Slash(1)', 'Water(1)', 'Focus(1)', 'Parry(1)'],
      runa: { hp: 5 },
    });
    const [keep, first] = offered(weak);
    const [confirm, second] = offered(weak, '1');
    expect([keep?.emphasis, first?.emphasis, confirm?.emphasis, second?.emphasis]).toEqual([
      ...[undefined, 'costly', 'costly', 'costly'],
    ]);
    expect([first?.several, second?.several]).toEqual([{ min: 1, max: 3, join: ',' }, undefined]);
    expect(read(first?.under ?? '', READER)).not.toBe(read(second?.under ?? '', READER));
    expect([confirm?.under, confirm?.final, confirm?.line]).toEqual([undefined, true, '1']);
  });
});
