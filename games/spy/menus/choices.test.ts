import { type Choice, expandShortcut, isShortcut, type Language, read, type Seat } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { enemyAt, guestAt, ownAt, type Role, stage } from '../testing/stage.ts';
import { upTo } from './action-labels.ts';
import { shortcuts } from './shortcuts.ts';
import { choices } from './turn.ts';

const HALL = ['........', '..@.....', '........', '.....$..'];
const lines = (roles: readonly Role[], partial: string) =>
  choices(stage(HALL, roles).state, 0, partial).map(({ line }) => line);

const labelOf = ({ label }: Choice, language: Language = 'en') =>
  read(label, { viewer: 0, language, names: ['Ada', 'Bo'] });

test('leads the carrier of the collar to the cat before anything else', () => {
  const bearer: Role = { at: 'B1', carries: ['DIAMOND_COLLAR'] };
  const offered = (cat: string) => {
    const { state } = stage(HALL, [bearer], { cat: parsePoint(cat) ?? null });
    return [...shortcuts.choices(state, 0, ''), ...choices(state, 0, '')].filter(
      ({ emphasis }) => emphasis === 'usual',
    );
  };
  expect(offered('H4').map((choice) => labelOf(choice))[0]).toMatch(/^To the cat \(\d steps/);
  expect(offered('B2').map(({ line }) => line)).toContain('use DIAMOND_COLLAR B2');
});

describe('the menu', () => {
  const shooter: Role = { at: 'B1', carries: ['ROCKET_PEN', 'POCKET_LITTER'] };

  test('starts with actions and their odds, a walk, and the end of the turn', () => {
    const begun = choices(stage(HALL, [shooter]).state, 0, '');
    expect(begun.map(({ line }) => line)).toEqual([
      ...['gamble C2 5', 'gamble C2', 'use ROCKET_PEN ', 'walk ', 'step', 'retire'],
    ]);
    const [roulette] = begun;
    expect(roulette && labelOf(roulette)).toBe('Roulette at C2: bet 5 (49%)');
    expect(roulette && labelOf(roulette, 'de')).toBe('Roulette auf C2: 5 setzen (49\u00a0%)');
    expect(lines([{ ...shooter, ap: 0 }], '')).toEqual(['walk ', 'step', 'retire']);
    expect(lines([{ ...shooter, bp: 0 }], '')).toEqual(['gamble C2 5', 'gamble C2', 'use ROCKET_PEN ', 'retire']);
  });

  test('puts the best action first and highlights what is usually right', () => {
    const roles: Role[] = [ownAt('C3', { hp: 30, has: ['OBSERVATION'] }), guestAt('D4'), enemyAt('H4')];
    const { state } = stage(['........', '..@.....', '.=......', '........'], roles);
    state.board.cocktails = [{ at: { x: 1, y: 2 }, cocktail: { poisonedBy: [] } }];
    const tones = (now: typeof state) =>
      choices(now, 0, '')
        .filter(({ under, line }) => !under && !line.startsWith('walk'))
        .map(({ line, emphasis }) => `${line} ${emphasis}`);
    expect(tones(state)).toEqual(['spy D4 usual', 'take B3 usual', 'retire aside']);
    const [side, other] = state.sides;
    const repeating = (lastAction: string): typeof state => ({ ...state, sides: [{ ...side, lastAction }, other] });
    expect(tones(repeating('take'))).toEqual(['take B3 usual', 'spy D4 usual', 'retire aside']);
    for (const other of ['gamble', 'open']) expect(tones(repeating(other)), other).toEqual(tones(state));
    const well = { ...state, people: state.people.map((person) => ({ ...person, hp: 100 })) };
    expect(choices(well, 0, '').find(({ line }) => line === 'take B3')).not.toHaveProperty('tone', 'usual');
  });

  test('offers a drink as usual to an agent who is hurt', () => {
    const drink = (health: object) =>
      choices(stage(HALL, [{ at: 'B1', cocktail: { poisonedBy: [] }, ...health }]).state, 0, '').find(
        ({ line }) => line === 'drink',
      );
    expect(drink({ hp: 90 })).toHaveProperty('under');
    expect(drink({ hp: 40 })).toMatchObject({ line: 'drink', emphasis: 'usual' });
  });

  test('offers the hairdryer to an agent whose clothes can dry, not to one whose clothes stay wet', () => {
    const dry = (...has: Role['has'] & object) => lines([{ at: 'B1', carries: ['HAIRDRYER'], has }], '');
    expect(dry('CLAMMY_CLOTHES')).toContain('use HAIRDRYER B1');
    expect(dry('CONSTANT_CLAMMY_CLOTHES', 'CLAMMY_CLOTHES').join()).not.toContain('HAIRDRYER');
  });

  test('asks for a column first if any field is possible', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `use ROCKET_PEN ${name}`);
    expect(lines([shooter], 'use ROCKET_PEN ')).toEqual(columns);
    expect(lines([shooter], 'use ROCKET_PEN C')).toEqual([1, 2, 3, 4].map((row) => `use ROCKET_PEN C${row}`));
  });

  test('asks for a stake, with its odds', () => {
    expect(lines([shooter], 'gamble C2')).toEqual(['gamble C2 1', 'gamble C2 5', 'gamble C2 10', 'gamble C2 ']);
  });

  test('omits actions that are bound to fail, but the rules accept them', () => {
    const observer = stage(HALL, [{ at: 'E4', has: ['OBSERVATION'] }, { at: 'D4' }, { at: 'G4', faction: 1 }]).state;
    const seen = choices(observer, 0, '').map(({ line }) => line);
    expect(seen).toContain('observe G4');
    expect(seen).not.toContain('observe D4');
    const { state } = stage(HALL, [{ at: 'E4' }, { at: 'D4' }]);
    expect(choices(state, 0, '').map(({ line }) => line)).not.toContain('spy D4');
    expect(choices(state, 0, '').map(({ line }) => line)).not.toContain('open F4');
    for (const line of ['spy D4', 'open F4']) {
      expect(spy.acceptsUnlisted?.(state, 0, line), line).toBe(true);
      expect(spy.play(state, 0, line).refused, line).toBeUndefined();
    }
    const guest = stage(HALL, [{ at: 'E4' }, { at: 'D4', faction: 'NPC' }]).state;
    expect(choices(guest, 0, '').map(({ line }) => line)).toContain('spy D4');
    const late = { ...guest, janitor: { x: 0, y: 0 } };
    expect(choices(late, 0, '').map(({ line }) => line)).not.toContain('spy D4');
    state.sides[0].combinations = [1];
    const opening = choices(state, 0, '').find(({ line }) => line === 'open F4');
    expect(opening?.final).toBe(true);
    expect(opening && [labelOf(opening), labelOf(opening, 'de')]).toEqual(['Open safe 1', 'Tresor 1 öffnen']);
  });

  test('offers walks to important places and to any other field', () => {
    const { state } = stage(HALL, [{ at: 'A1' }, { at: 'D1', faction: 'NPC' }]);
    state.sides[0].combinations = [1];
    expect(choices(state, 0, 'walk').map((choice) => labelOf(choice))).toEqual([
      'To safe 1 (4 steps)',
      'To Agent B (2 steps)',
      'To the roulette table at C2 (1 step)',
      'Another field…',
    ]);
    expect(choices(state, 0, 'walk ').length).toBe(8);
    expect(choices(state, 0, 'walk H').map(({ line }) => line)).toEqual(['walk H1', 'walk H2', 'walk H3', 'walk H4']);
  });
});

test.each([
  ['en', /^The most points \(IP\) win\. Your agents spy on guests, .* Pick 1 of 8 \(2 to 4 agents\)\.$/],
  ['de', /^Die meisten Punkte \(IP\) gewinnen\. Deine Agenten spionieren .* Wahl 1 von 8 \(2 bis 4 Agenten\)\.$/],
  ['fr', /^Le plus de points \(PR\) gagne\. Tes agents espionnent .* Choix 1 sur 8 \(2 à 4 agents\)\.$/],
  ['es', /^Gana quien reúna más puntos \(PI\)\. Tus agentes espían .* Elección 1 de 8 \(de 2 a 4 agentes\)\.$/],
] as const)('says the goal before the first pick, and not again, in %s', (language, first) => {
  const begun = spy.setup({}, 1, 2);
  if (begun.refused) throw new Error('The match was refused.');
  const asked = ({ state }: typeof begun) =>
    spy.presentation.ask?.(state, 0, '', { viewer: 0, language, names: [] }) ?? '';
  expect(asked(begun)).toMatch(first);
  const next = spy.play(begun.state, 0, spy.choices(begun.state, 0, '')[0]?.line ?? '');
  expect(next.refused ? undefined : asked(next).split('. ')).toHaveLength(1);
});

test.each([1, 2, 7, 9, 10, 11, 19, 20, 32, 99, 100, 101, 250, 1000])(
  'matches exactly the numbers from 1 to %i',
  (limit) => {
    const pattern = new RegExp(`^(?:${upTo(limit)})$`);
    for (let n = 0; n <= 2 * limit + 20; n++) expect(pattern.test(String(n)), String(n)).toBe(n >= 1 && n <= limit);
    expect(pattern.test(`0${limit}`)).toBe(false);
  },
);

type State = Parameters<typeof spy.play>[0];

/** Returns the line of the first highlighted button, or of the first button. */
function firstButton(state: State, seat: Seat): string {
  const offered = shortcuts.choices(state, seat, '');
  const own = choices(state, seat, '').filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const buttons = [...offered, ...own].filter(({ final, under }) => final && !under);
  const usual = buttons.find(({ emphasis = 'usual' }) => emphasis === 'usual') ?? buttons[0];
  if (!usual) throw new Error('The menu has no button.');
  return usual.line;
}

/** Plays a quick match in which both players press the first button, and returns their numbers of presses. */
function pressesInMatch(seed: number): number[] {
  const begun = spy.setup(spy.options.parse({ length: 'quick' }), seed, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  let { state } = begun;
  const presses = [0, 0];
  for (let [seat] = spy.turn(state); seat !== undefined; [seat] = spy.turn(state)) {
    const line = firstButton(state, seat);
    presses[seat] = (presses[seat] ?? 0) + 1;
    for (const each of isShortcut(line) ? expandShortcut(spy, state, seat, line).lines : [line]) {
      const outcome = spy.play(state, seat, each);
      if (outcome.refused) throw new Error(`${each}: ${outcome.refused.code}`);
      state = outcome.state;
    }
  }
  return presses;
}

test('needs fewer than 30 presses per player for a quick match by the first buttons', () => {
  const presses = [1, 2, 3, 4, 5, 6].flatMap(pressesInMatch);
  expect(Math.max(...presses)).toBeLessThan(30);
});
