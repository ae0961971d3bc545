import { describe, expect, test } from 'vitest';
import { runa } from '../index.ts';
import type { State } from '../state.ts';
import { card, names, type PositionSketch, stage } from '../testing/stage.ts';
import { playLines } from './testing/play-lines.ts';

const accepts = (state: State, line: string) => runa.play(state, 0, line).refused === undefined;
const nearlyWon: PositionSketch = { hand: ['Slash(1)', 'Reflect(1)'], monsters: [{ name: 'Rat', hp: 1 }] };
const pool = [
  ...['Swing(1)', 'Thrust(1)', 'Pierce(1)', 'Parry(1)', 'Focus(1)', 'Water(1)', 'Ice(1)', 'Fire(1)', 'Lightning(1)'],
];

describe('the reward', () => {
  test('is cards or the next die', () => {
    const { state, printed } = playLines(stage({ ...nearlyWon, runa: { fp: 4 } }), '1', '1', '2');
    expect(printed).toContain('Runa upgrades her die to a d6');
    expect([state.runa.die, state.runa.fp]).toEqual([6, 4]);
  });

  test.each([
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 12],
  ])('d%i becomes d%i', (die, next) => {
    expect(playLines(stage({ ...nearlyWon, runa: { die } }), '1', '1', '2').state.runa.die).toBe(next);
  });

  test('is loot directly with a d12', () => {
    const { state } = playLines(stage({ ...nearlyWon, runa: { die: 12 }, pool: pool.map(card) }), '1', '1');
    expect(state.phase).toEqual({ kind: 'loot', offer: [card('Swing(1)'), card('Thrust(1)')] });
  });
});

describe('loot', () => {
  test('comes from the front of the pool and discards the rest', () => {
    const { state, printed } = playLines(stage({ ...nearlyWon, pool: pool.map(card) }), '1', '1', '1', '2');
    expect(printed.slice(-2)).toEqual(['Runa gets Thrust(1)', 'Runa enters Stage 2 of Level 1']);
    expect(names(state.runa.hand)).toEqual(['Slash(1)', 'Reflect(1)', 'Thrust(1)']);
    expect(names(state.pool)).toEqual(pool.slice(2));
  });

  test.each([2, 3])('for stage %i is two cards in the chosen order', (number) => {
    const table = stage({ ...nearlyWon, stage: number, pool: pool.map(card) });
    const won = playLines(table, '1', '1', '1').state;
    expect(won.phase).toEqual({ kind: 'loot', offer: pool.slice(0, 4).map(card) });
    for (const line of ['4', '4,4', '4,5', '4,2,1', '0,1', '']) expect(accepts(won, line), line).toBe(false);
    expect(names(playLines(won, '4,2').state.runa.hand)).toEqual(['Slash(1)', 'Reflect(1)', 'Parry(1)', 'Thrust(1)']);
  });

  test('is two of three cards when the pool runs short', () => {
    const won = playLines(stage({ ...nearlyWon, stage: 3, pool: pool.slice(6).map(card) }), '1', '1', '1').state;
    expect(won.phase).toEqual({ kind: 'loot', offer: pool.slice(6).map(card) });
    expect(accepts(won, '3,1')).toBe(true);
    expect(accepts(won, '4,1')).toBe(false);
  });
});

describe('healing', () => {
  const resting = (hp: number, ...hand: string[]) => stage({ phase: { kind: 'heal' }, hand, runa: { hp } });

  test('gives ten for a card, up to fifty', () => {
    const { state, printed } = playLines(resting(19, 'Slash(1)', 'Reflect(1)', 'Ice(1)', 'Fire(1)'), '3,1');
    expect(printed[0]).toBe('Runa gains 20 health');
    expect([state.runa.hp, ...names(state.runa.hand)]).toEqual([39, 'Reflect(1)', 'Fire(1)']);
    expect(playLines(resting(45, 'Slash(1)', 'Reflect(1)', 'Ice(1)'), '1,2').printed[0]).toBe('Runa gains 5 health');
  });

  test('can be declined silently', () => {
    const { state, printed } = playLines(resting(19, 'Slash(1)', 'Reflect(1)'), 'none');
    expect(printed).toEqual(['Runa enters Stage 2 of Level 1']);
    expect(state.runa.hp).toBe(19);
  });

  test('leaves at least one card', () => {
    for (const line of ['1,2', '2,1', '3', '0', '1,1', '01', '']) {
      expect(accepts(resting(19, 'Slash(1)', 'Reflect(1)'), line), line).toBe(false);
    }
    expect(accepts(resting(19, 'Slash(1)', 'Reflect(1)', 'Ice(1)'), '3,2,1')).toBe(false);
  });

  test('is skipped with full health or one card', () => {
    expect(playLines(stage(nearlyWon), '1', '1', '2').state.stage).toBe(2);
    const alone = stage({
      hand: ['Slash(1)'],
      monsters: [{ name: 'Rat', hp: 1 }],
      runa: { hp: 9 },
    });
    expect(playLines(alone, '1', '1', '2').state.stage).toBe(2);
    expect(playLines(stage({ ...nearlyWon, runa: { hp: 49 } }), '1', '1', '2').state.phase.kind).toBe('heal');
  });

  test('supports hands of more than nine cards', () => {
    const hand = [...pool, 'Slash(1)', 'Reflect(1)', 'Slash(2)', 'Reflect(2)'];
    const { state } = playLines(resting(9, ...hand), '12,10,1');
    expect(names(state.runa.hand)).toEqual(hand.filter((_, index) => ![11, 9, 0].includes(index)));
    const more = runa.choices(resting(9, ...hand), 0, '1,2,3,10');
    expect(more.map((choice) => [choice.line.slice(-5), choice.final]).slice(-3)).toEqual([
      ['10,11', true],
      ['10,12', true],
      ['10,13', true],
    ]);
  });
});

describe('bosses', () => {
  const boss = (level: 1 | 2): PositionSketch => ({
    ...nearlyWon,
    level,
    stage: 4,
    monsters: [{ name: level === 1 ? 'Spider King' : 'Mega Saurus', hp: 1 }],
  });

  test('give the class cards of level 2, a rest and new seeds after the first', () => {
    const { state, printed } = playLines(stage({ ...boss(1), runa: { hp: 12 } }), '1', '1');
    expect(printed.slice(-3)).toEqual(['Spider King dies', 'Runa gets Slash(2)', 'Runa gets Reflect(2)']);
    expect(state.phase.kind).toBe('heal');
    const rested = playLines(state, '2,1');
    expect([rested.state.phase.kind, rested.state.level]).toEqual(['seeds', 2]);
    const next = playLines(rested.state, '7,25');
    expect(next.printed).toEqual(['Runa enters Stage 1 of Level 2']);
    expect(next.state.monsters[0]?.name).toBe('Dark Elf');
    expect(next.state.pool.every(({ level, name }) => level === 2 && name !== 'Slash' && name !== 'Reflect')).toBe(
      true,
    );
  });

  test('end the run after the second', () => {
    const { state, printed } = playLines(stage(boss(2)), '1', '1');
    expect(printed.slice(-2)).toEqual(['Mega Saurus dies', 'Runa won!']);
    expect(runa.result(state)?.winners).toEqual([0]);
  });
});

describe('rooms', () => {
  test('hold one, two, two monsters and the boss', () => {
    let state = playLines(stage({ phase: { kind: 'seeds' } }), '1,1').state;
    const monsters: string[][] = [];
    for (let stage = 1; stage <= 4; stage++) {
      monsters.push(state.monsters.map(({ name }) => name));
      if (stage === 4) break;
      state = { ...state, monsters: state.monsters.slice(0, 1).map((monster) => ({ ...monster, hp: 1, block: 0 })) };
      state = { ...state, runa: { ...state.runa, hp: 50, hand: [card('Slash(1)')], die: 4 } };
      state = playLines(state, '1', '1', '2').state;
    }
    expect(monsters).toEqual([['Gorgon'], ['Rat', 'Mushroomlin'], ['Frog', 'Skeleton'], ['Spider King']]);
  });
});

test('counts rooms, rounds, monsters, damage and healing in the summary', () => {
  const hand = ['Slash(1)', 'Reflect(1)', 'Ice(1)'];
  const start = stage({ hand, runa: { hp: 40 }, monsters: [{ name: 'Spider', hp: 8 }], queue: ['Rat', 'Frog'] });
  const { story } = playLines(start, '1', '1', '1', '4', '2', '3').state;
  expect(story).toEqual({ seeds: [], slain: ['Spider'], rooms: 1, rounds: 2, dealt: 5 + 8, taken: 10, healed: 10 });
  const seeded = playLines(stage({ phase: { kind: 'seeds' } }), '61,86').state.story;
  expect(seeded).toMatchObject({ seeds: [[61, 86]], rooms: 0, rounds: 1 });
});
