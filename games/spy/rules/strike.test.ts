import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import type { State } from '../state.ts';
import { stage } from '../testing/stage.ts';

const HALL = ['.....', '.....'];

function played(state: State, seat: number, ...lines: string[]): State {
  return lines.reduce((now, line) => {
    const outcome = spy.play(now, seat, line);
    if (outcome.refused) throw new Error(`"${line}" is refused: ${outcome.refused.code}`);
    return outcome.state;
  }, state);
}

function begun(): State {
  const outcome = spy.setup({ scenario: 'small' }, 1, 2);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
}

describe('a missed turn', () => {
  test('is a strike and skips the active agent', () => {
    const { state } = stage(HALL, [{ at: 'A1' }, { at: 'C1', faction: 1 }], { order: [1] });
    const struck = played(state, 0, 'strike');
    expect(struck.sides[0].strikes).toBe(1);
    expect(struck.active).toBe(1);
    expect(struck.people[0]).toMatchObject({ bp: 0, ap: 0, at: { x: 0, y: 0 } });
  });

  test('is reset by any move', () => {
    const { state } = stage(HALL, [{ at: 'A1' }, { at: 'C1' }], { order: [1] });
    expect(played(state, 0, 'strike').sides[0].strikes).toBe(1);
    expect(played(state, 0, 'strike', 'step D1').sides[0].strikes).toBe(0);
  });

  test('chooses randomly in the draft and the equipment', () => {
    const drafted = played(begun(), 0, 'strike', 'choose');
    expect(drafted.sides[0].agents.length + drafted.sides[0].gadgets.length).toBe(8);
    const equipped = played(played(drafted, 1, 'choose'), 0, 'strike');
    expect(equipped.sides[0].ready).toBe(true);
    expect(equipped.sides[0].given).not.toContain(null);
  });

  test('loses the match after too many in a row', () => {
    const { state } = stage(HALL, [{ at: 'A1' }, { at: 'C1' }, { at: 'E1', faction: 1 }], {
      order: [1],
      config: { strikeMaximum: 2 },
    });
    const lost = played(state, 0, 'strike', 'strike');
    expect(lost.ending).toEqual({ winner: 1, reason: 'VICTORY_BY_KICK' });
    expect(spy.result(lost)).toEqual({ winners: [1] });
    expect(played(begun(), 0, 'strike', 'strike', 'strike').phase).toBe('over');
  });
});
