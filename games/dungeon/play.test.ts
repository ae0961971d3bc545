import { describe, expect, test } from 'vitest';
import { newRun, setup } from './options.ts';
import { play, playWith } from './play.ts';
import { levelCount, phase, type State } from './state.ts';
import { stage } from './testing/stage.ts';

/** Returns the state after some lines. Every draw is 0 by default. */
function played(start: State, lines: readonly string[], draw = (_max: number) => 0) {
  let state = start;
  const kinds: string[] = [];
  for (const line of lines) {
    const outcome = playWith(state, line, draw);
    if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
    state = outcome.state;
    kinds.push(...outcome.events.map(({ kind }) => kind));
  }
  return { state, kinds };
}

const most = (max: number) => max;

describe('a run', () => {
  test('can start with one level, and a hero with the experience of the previous ones', () => {
    const outcome = setup({ level: 3, hero: 'Jon Snow' }, 1);
    if (outcome.refused) throw new Error(outcome.refused.code);
    expect(outcome.state).toMatchObject({
      level: 1,
      ahead: [],
      prior: 200,
      room: { hero: { level: 3, experience: 50 } },
    });
    expect(setup({ level: 1 }, 1)).toMatchObject({ state: { prior: 0, ahead: [1] } });
    expect(setup({ level: 2, levels: '@k\n\n@s' }, 1)).toMatchObject({ state: { prior: 50, ahead: ['@s'] } });
    expect(setup({ level: 11 }, 1)).toMatchObject({ refused: { code: 'no-such-level' } });
  });

  test('can descend endlessly', () => {
    const outcome = setup({ endless: true, hero: 'Maren' }, 1);
    if (outcome.refused) throw new Error(outcome.refused.code);
    const { state } = outcome;
    expect(outcome.events).toEqual([{ kind: 'level', level: 1 }]);
    const [soldier] = stage('@s', 'Bronn').enemies;
    const nearly = { ...state, room: { ...stage('@s', 'Bronn'), enemies: [{ ...soldier!, health: 1 }] } };
    expect(playWith(nearly, 'd', most)).toMatchObject({ state: { level: 2, endless: state.endless, ahead: [] } });
    expect(setup({ endless: true, level: 2 }, 1)).toMatchObject({ refused: { code: 'level-of-endless' } });
    expect(setup({ endless: true, levels: '@s' }, 1)).toMatchObject({ state: { ahead: ['@s'] } });
  });

  test('can use heroes and enemies of a file, which other runs do not have', () => {
    const units = 'monster r Rat: health 4, attack 6, defense 1, vision 4, experience 15';
    const mina = 'Rogue Mina: health 200, attack 30, defense 3, cost 25';
    expect(setup({ units: `${units}\n${mina}`, levels: '@r' }, 1)).toMatchObject({ state: { ahead: ['@r'] } });
    expect(setup({ levels: '@r' }, 1)).toMatchObject({ refused: { code: 'unknown-char' } });
    expect(setup({ units: 'r', levels: '@r' }, 1)).toMatchObject({ refused: { code: 'unit-line', file: 'units' } });
    expect(setup({ units, hero: 'Vesna' }, 1)).toMatchObject({ refused: { code: 'no-such-hero' } });
    const begun = setup({ units: mina }, 1);
    if (begun.refused) throw new Error(begun.refused.code);
    expect(play(begun.state, 0, '8')).toMatchObject({ state: { room: { hero: { name: 'Mina' } } } });
    expect(play(begun.state, 0, '9')).toMatchObject({
      refused: { code: 'choose-a-hero', sentence: { en: expect.stringContaining('from 1 to 8') } },
    });
    expect(play(newRun([1], 1), 0, '8')).toMatchObject({
      refused: { code: 'choose-a-hero', sentence: { en: expect.stringContaining('from 1 to 7') } },
    });
  });

  test('reads levels from several files in the order of their names', () => {
    expect(setup({ levels: '@s\n\n@k\n' }, 1)).toMatchObject({ state: { ahead: ['@s', '@k'] } });
    const named = ['level10.txt', 'level9.txt'].map((name) => ({ name, text: name === 'level9.txt' ? '@k' : '@q' }));
    expect(setup({ levels: named }, 1)).toMatchObject({ state: { ahead: ['@k', '@q'] } });
    const [first, ...others] = named;
    expect(setup({ levels: [...others, { ...first!, name: 'end.txt' }] }, 1)).toMatchObject({
      state: { ahead: ['@k', '@q'] },
    });
    expect(setup({ levels: '@.' }, 1)).toMatchObject({ refused: { code: 'no-enemies' } });
    const large = `@s${'.'.repeat(20_000)}`;
    expect(setup({ levels: ['a', 'b'].map((name) => ({ name, text: large })) }, 1)).toMatchObject({
      refused: { code: 'too-much' },
    });
  });

  test('continues to the next level with the hero’s full state and ends in victory', () => {
    const start = newRun(['.@B', '...\n@.B'], 1);
    const { state, kinds } = played(start, ['5', 'e'], most);
    expect(kinds).toEqual(['level', 'cast', 'strike', 'killed', 'level-up', 'level-up', 'cleared', 'level']);
    expect(state).toMatchObject({ level: 2, rounds: 1, ahead: [] });
    expect(state.room).toMatchObject({
      hero: { x: 0, y: 1, level: 3, experience: 100, energy: 100 },
      enemies: [{ health: 1 }],
    });
    expect(levelCount(state)).toBe(2);
    const end = played(state, ['d', 'd'], most);
    expect(end.kinds.slice(-2)).toEqual(['cleared', 'victory']);
    expect(phase(end.state)).toBe('won');
    expect(playWith(end.state, 'q', most)).toMatchObject({ refused: { code: 'over' } });
  });

  test.each(['', 'x', 'W', 'ww', 'w ', 'walk', 'walk q', 'rest '])('rejects %j without using a round', (line) => {
    const { state } = played(newRun(['@......s'], 1), ['1']);
    expect(
      playWith(state, line, () => {
        throw new Error('drawn');
      }),
    ).toMatchObject({ refused: { code: 'unknown-move' } });
  });

  test('rejects a second hero and another seat', () => {
    const { state } = played(newRun(['@......s'], 1), ['1']);
    expect(play(state, 0, '2')).toMatchObject({ refused: { code: 'hero-chosen' } });
    expect(play(state, 1, 'q')).toMatchObject({ refused: { code: 'not-your-run' } });
    expect(play(state, 0, 'q').refused).toBeUndefined();
  });

  test.each(['0', '8', 'w', '1 ', '01'])('rejects %j as a hero', (line) => {
    expect(play(newRun(['@s'], 1), 0, line)).toMatchObject({ refused: { code: 'choose-a-hero' } });
  });
});

test.each([
  // A knight who sees the hero draws no number for his step.
  ['a step that drew nothing', '@..k', 'w', true],
  ['a step while somebody wanders', '@......s', 'd', false],
  ['an effect', '@k', 'd', false],
])('decides whether undoing is allowed after %s: %s', (_, level, line, undoable) => {
  const outcome = setup({ hero: 'Jon Snow', levels: level }, 1);
  if (outcome.refused) throw new Error(outcome.refused.code);
  expect('undoable' in play(outcome.state, 0, line)).toBe(undoable);
});

test('does not allow undoing a revealed trap or a new level', () => {
  const begun = setup({ hero: 'Jon Snow', levels: '@...Q' }, 1);
  if (begun.refused) throw new Error(begun.refused.code);
  let { state } = begun;
  const taken: boolean[] = [];
  for (let round = 0; round < 12; round++) {
    const outcome = play(state, 0, 'q');
    if (outcome.refused) throw new Error(outcome.refused.code);
    taken.push('undoable' in outcome);
    state = outcome.state;
  }
  // Visible for three rounds, then hidden for eight; it reappears in the twelfth.
  expect(taken).toEqual([...Array(11).fill(true), false]);
  expect('undoable' in play(newRun(['@s'], 1), 0, '1')).toBe(false);
});
