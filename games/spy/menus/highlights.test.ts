import { expandShortcut, isShortcut, RNG, read, type Seat } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { parseLine } from '../rules/lines.ts';
import { isFoggy } from '../rules/match/board.ts';
import { activePerson, personAt } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { guestAt, ownAt, type Role, stage } from '../testing/stage.ts';
import { shortcuts } from './shortcuts.ts';
import { choices } from './turn.ts';

/** Returns the choices of a menu as a panel shows them: shortcuts, then the choices that they do not replace. */
function menuOf(state: State, seat: Seat) {
  const offered = shortcuts.choices(state, seat, '');
  const own = choices(state, seat, '').filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const all = [...offered, ...own];
  const sizes = Map.groupBy(all, ({ under }) => (under ? read(under, readerFor(0)) : ''));
  return all.map((choice) => ({
    ...choice,
    text: read(choice.label, readerFor(seat)),
    isButton: !choice.under || sizes.get(read(choice.under, readerFor(0)))?.length === 1,
  }));
}

type Entry = ReturnType<typeof menuOf>[number];

function highlighted(menu: readonly Entry[]): Entry[] {
  return menu.filter(({ isButton, final, emphasis = 'usual' }) => isButton && final && emphasis === 'usual');
}

function play(state: State, seat: Seat, line: string): { state: State; stopped: boolean } {
  const { lines, stopped = undefined } = isShortcut(line) ? expandShortcut(spy, state, seat, line) : { lines: [line] };
  let now = state;
  for (const each of lines) {
    const outcome = spy.play(now, seat, each);
    if (outcome.refused) throw new Error(`${each}: ${outcome.refused.code}`);
    now = outcome.state;
  }
  return { state: now, stopped: stopped !== undefined };
}

/** Checks the first highlighted button of a position. */
function check(state: State, seat: Seat): void {
  const menu = menuOf(state, seat);
  const [first] = highlighted(menu);
  if (!first) return;
  const visibleState = knownTo(state, seat === 1 ? 1 : 0);
  const command = parseLine(first.line.replace(/^>(?:on )?/, ''));
  const isLast = state.config.closes && state.round === state.config.roundLimit;
  const scores = menu.some(
    ({ text }) => /(?:5[1-9]|[6-9]\d|100)%(?:, new secret: \+\d+ IP)?\)/.test(text) && /roulette|Spy on/i.test(text),
  );
  if (isLast && scores) expect(command?.kind, first.text).toBe('action');
  if (command?.kind === 'action' && command.verb === 'gamble')
    expect(Number(/(\d+)%/.exec(first.text)?.[1]), first.text).toBeGreaterThanOrEqual(50);
  expect(first.text).not.toContain('secret known');
  if (command?.kind === 'use' && !['HAIRDRYER', 'DIAMOND_COLLAR'].includes(command.gadget)) expect.fail(first.text);
  if (command?.kind === 'walk' && first.text.includes('bar seat'))
    expect(personAt(visibleState, command.to), first.text).toBeUndefined();
  const played = play(state, seat, first.line);
  const before = activePerson(state);
  const after = activePerson(played.state);
  const isSameTurn = after?.id === before?.id && played.state.round === state.round;
  if (/end turn/i.test(first.text) && !played.stopped) expect(isSameTurn, first.text).toBe(false);
  if (first.text.startsWith('Out of the fog') && after && isSameTurn)
    expect(isFoggy(played.state.board, after.at), first.text).toBe(false);
}

describe('the first highlighted button', () => {
  test.each([1, 2, 3, 4, 5, 6])('does what it says and is no waste in match %i of random moves', (seed) => {
    const begun = spy.setup(spy.options.parse({ length: 'quick' }), seed, 2);
    if (begun.refused) throw new Error(begun.refused.code);
    const random = RNG.seeded(seed);
    let { state } = begun;
    for (let [seat] = spy.turn(state); seat !== undefined; [seat] = spy.turn(state)) {
      if (state.phase === 'rounds') check(state, seat);
      const final = menuOf(state, seat).filter((choice) => choice.final);
      ({ state } = play(state, seat, random.pick(final).line));
    }
  });

  const HALL = ['........', '..@.....', '._......', '........'];
  const firstOf = (roles: readonly Role[], change: Partial<State> = {}) =>
    highlighted(menuOf(stage(HALL, roles, change).state, 0))[0]?.text;

  test('is not a gadget that gains nothing, alone in its list', () => {
    const roles: Role[] = [ownAt('G1', { ip: 50, bp: 0, carries: ['MIRROR_OF_WILDERNESS'] }), guestAt('H1')];
    const menu = menuOf(stage(HALL, roles).state, 0);
    expect(menu.find(({ line }) => line.startsWith('use'))).toMatchObject({ isButton: true, emphasis: 'aside' });
  });

  test('does not end the turn while an action without steps is worth an attempt', () => {
    const stranger: Role = { at: 'H1', faction: 1 };
    const menu = menuOf(stage(HALL, [{ at: 'G1', bp: 0, has: ['CLAMMY_CLOTHES'] }, stranger]).state, 0);
    expect(menu.map(({ text }) => text)).toEqual([expect.stringContaining('Spy on Agent B (38%'), 'End turn']);
    expect(highlighted(menu)).toEqual([]);
    expect(firstOf([{ at: 'G1', bp: 0 }])).toBe('End turn');
  });

  test('does not end the turn after a walk with a use for several actions', () => {
    const stranger: Role = { at: 'H4', faction: 1 };
    expect(firstOf([{ at: 'A4', ap: 3, carries: ['BOWLER_BLADE'] }, stranger])).toBe('To Agent B (6 steps)');
    expect(firstOf([{ at: 'A4', ap: 1, carries: ['BOWLER_BLADE'] }, stranger])).toBe('To Agent B (6 steps), end turn');
  });

  test('is no walk to a seat in use or for an unhurt agent', () => {
    const guest: Role = { at: 'B3', faction: 'NPC' };
    expect(firstOf([{ at: 'F1', hp: 10, ap: 0 }])).toContain('bar seat');
    expect(firstOf([{ at: 'F1', hp: 10, ap: 0 }, guest])).not.toContain('bar seat');
    expect(firstOf([{ at: 'F1', ap: 0 }])).not.toContain('bar seat');
  });

  test('is a walk that ends this turn outside fog, wherever it leads', () => {
    const walking = (column: number, bp: number) => {
      const { state } = stage(HALL, [ownAt('A4', { ap: 0, bp }), guestAt('H4')]);
      const fog = [0, 1, 2, 3].map((y) => ({ at: { x: column, y }, until: 9 }));
      const menu = menuOf({ ...state, board: { ...state.board, fog } }, 0);
      return highlighted(menu).some(({ text }) => text.startsWith('To Agent B'));
    };
    expect([walking(2, 2), walking(2, 3), walking(3, 2), walking(3, 3)]).toEqual([false, true, true, false]);
    expect([walking(6, 2), walking(6, 6)]).toEqual([true, false]);
  });

  test('scores instead of walking in the last round', () => {
    const { state } = stage(HALL, [{ at: 'F1' }, { at: 'H1', faction: 'NPC' }, { at: 'H4', faction: 1 }]);
    const last: State = { ...state, round: 5, config: { ...state.config, roundLimit: 5, closes: true } };
    expect(highlighted(menuOf(last, 0))[0]?.text).toContain('then spy on Agent B');
    expect(menuOf(last, 0).filter(({ line, isButton }) => isButton && line.includes('walk'))).toEqual([]);
  });
});
