import { expandShortcut, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, ownAt, type Role, stage } from '../testing/stage.ts';
import { shortcuts } from './shortcuts.ts';

const HALL = ['........', '........', '.....@..', '$.......'];
const offered = (state: State) => shortcuts.choices(state, 0, '');
const played = (state: State, shortcut: string) => expandShortcut(spy, state, 0, shortcut);

/** Returns a match with a guest two steps away and an enemy who acts after this agent. */
function hall(agent: Partial<Role> = {}, extra: Role[] = []): State {
  const roles: Role[] = [{ at: 'A1', ...agent }, { at: 'D1', faction: 'NPC' }, ...extra, { at: 'H4', faction: 1 }];
  return stage(HALL, roles, { order: [roles.length - 1], config: { spySuccessChance: 1 } }).state;
}

describe('a walk and an action in one press', () => {
  test('walks to a person, spies and ends the turn', () => {
    const state = hall();
    const [first] = offered(state);
    expect(first).toMatchObject({ line: '>spy D1', final: true, emphasis: 'usual' });
    expect(first && read(first.label, readerFor(0))).toBe('2 steps, then spy on Agent B (100%, new secret: +13 IP)');
    expect(first && read(first.label, readerFor(0, 'de'))).toBe(
      '2 Schritte, dann Agent B ausspionieren (100\u00a0%, Geheimnis: +13 IP)',
    );
    expect(played(state, '>spy D1')).toEqual({ lines: ['walk D1', 'spy D1'] });
  });

  test('drops the remaining steps and mentions that, unless another action is left', () => {
    const quick = hall({ bp: 3 });
    expect(offered(quick).map(({ label }) => read(label, readerFor(0)))[0]).toContain(', end turn');
    expect(played(quick, '>spy D1').lines).toEqual(['walk D1', 'spy D1', 'retire']);
    const spry = hall({ bp: 3, ap: 2 });
    expect(offered(spry).map(({ label }) => read(label, readerFor(0)))[0]).not.toContain('end turn');
    expect(played(spry, '>spy D1').lines).toEqual(['walk D1', 'spy D1']);
  });

  test('opens a safe, but never walks without purpose or to bad odds', () => {
    const state = hall({ at: 'C3', bp: 2 });
    expect(offered(state).map(({ line }) => line)).toEqual(['>spy D1', '>on walk D1']);
    state.sides[0].combinations = [1];
    expect(offered(state)[0]).toMatchObject({ line: '>open A4' });
    expect(played(state, '>open A4').lines.slice(0, 2)).toEqual(['walk A4', 'open A4']);
    expect(offered(hall({ ap: 0 }))).toEqual([]);
    expect(offered(hall({ bp: 0 }))).toEqual([]);
  });

  test('stops when something happens on the way', () => {
    const state = hall({ bp: 2 });
    state.board.lying = [1, 2].map((y) => ({ at: { x: 1, y: y - 1 }, item: { gadget: 'BOWLER_BLADE', usages: null } }));
    const { lines, stopped } = played(state, '>spy D1');
    expect(lines).toEqual(['walk D1']);
    expect(stopped && say(stopped, 'en')).toBe('Stopped, because something happened on the way.');
  });

  test('ends the turn after a long walk, unless a good action is in reach then', () => {
    const state = stage(HALL, [ownAt('H1', { bp: 2, carries: ['ROCKET_PEN'] }), enemyAt('A1')], { order: [1] }).state;
    state.sides[0].combinations = [1];
    expect(offered(state).map(({ line }) => line)).toContain('>walk A4');
    expect(played(state, '>walk A4').lines).toEqual(['walk A4', 'retire']);
    expect(
      played({ ...state, people: state.people.map((person) => ({ ...person, bp: 6 })) }, '>walk A4').lines,
    ).toEqual(['walk A4']);
  });
});
