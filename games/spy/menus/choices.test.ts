import { type Choice, type Language, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { type Role, stage } from '../testing/stage.ts';
import { talentsInBrief } from './action-labels.ts';
import { choices } from './turn.ts';

const HALL = ['........', '..@.....', '........', '.....$..'];
const lines = (roles: readonly Role[], partial: string) =>
  choices(stage(HALL, roles).state, 0, partial).map(({ line }) => line);

const labelOf = ({ label }: Choice, language: Language = 'en') =>
  read(label, { viewer: 0, language, names: ['Ada', 'Bo'] });

test('states the same roulette odds for a person’s talents as on the button', () => {
  const has = ['JINX', 'TRADECRAFT'] as const;
  const offered = choices(stage(HALL, [{ at: 'B1', has: [...has] }]).state, 0, '');
  expect(offered.map((choice) => labelOf(choice))).toContain('Roulette at C2: bet 5 (58%)');
  expect(say(talentsInBrief(has), 'en')).toBe('wins 58% at roulette, second try on failure');
});

test('names the gadgets of the draft in full on their buttons', () => {
  const begun = spy.setup({}, 3, 2);
  if (begun.refused) throw new Error('The match was refused.');
  const [side, other] = begun.state.sides;
  const offer = { agents: [], gadgets: ['ROCKET_PEN', 'MAGNETIC_WATCH', 'GAS_GLOSS'] };
  const state = { ...begun.state, sides: [{ ...side, offer }, other] as typeof begun.state.sides };
  const labels = choices(state, 0, '').map((choice) => labelOf(choice, 'de'));
  expect(labels.slice(0, 3)).toEqual([
    'Raketenwerfer-Füllfederhalter',
    'Magnetfeld-Armbanduhr',
    'Gaspatronen-Lippenstift',
  ]);
});

test('calls an agent by the surname whose first name a player has', () => {
  const begun = spy.setup({ cast: 'regulars' }, 3, 2);
  if (begun.refused) throw new Error('The match was refused.');
  const state = { ...begun.state, sides: begun.state.sides.map((side) => ({ ...side })) as typeof begun.state.sides };
  state.sides[0].offer = { agents: [0, 2, 4], gadgets: [] };
  const labels = choices(state, 0, '').map((choice) =>
    read(choice.label, { viewer: 0, language: 'en', names: ['adele', 'Big Carla'] }),
  );
  expect(labels.slice(0, 3)).toEqual(['Quill', 'Marchetti', 'Esra']);
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
    const roles: Role[] = [
      { at: 'C3', hp: 30, has: ['OBSERVATION'] },
      { at: 'D4', faction: 'NPC' },
      { at: 'H4', faction: 1 },
    ];
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

  test('has one list per kind of action', () => {
    const roles: Role[] = [
      { at: 'B2', has: ['OBSERVATION'], carries: ['ROCKET_PEN'] },
      ...['A1', 'B1', 'C1', 'D4'].map((at) => ({ at, faction: 'NPC' as const })),
    ];
    const listed = choices(stage(HALL, roles).state, 0, '').flatMap(({ under, line }) =>
      under ? [`${read(under, { viewer: 0, language: 'en', names: [] })} ${line}`] : [],
    );
    const starts = (head: string) =>
      listed.filter((entry) => entry.startsWith(head)).map((entry) => entry.slice(head.length + 1));
    expect(starts('People…').every((line) => /^(?:spy|observe|pour) /.test(line))).toBe(true);
    expect(starts('Gadgets…').every((line) => line.startsWith('use '))).toBe(true);
    expect(starts('Gamble…').every((line) => line.startsWith('gamble '))).toBe(true);
    expect(starts('Walk…').every((line) => /^(?:walk|step)/.test(line))).toBe(true);
    expect([...new Set(listed.map((entry) => entry.split('…')[0]))]).toEqual(['People', 'Gamble', 'Gadgets', 'Walk']);
  });

  test('lists every use of a gadget, or only the gadgets if the list is too long', () => {
    const armed: Role = { at: 'A1', carries: ['BOWLER_BLADE', 'ROCKET_PEN'] };
    const crowd = (many: number): Role[] =>
      Array.from({ length: many }, (_, x) => ({ at: `${'ABCDEFGH'[x % 8]}${4 - Math.floor(x / 8)}`, faction: 1 }));
    const uses = (roles: Role[], partial = '') =>
      choices(stage(Array(4).fill('........'), roles).state, 0, partial)
        .map(({ line }) => line)
        .filter((line) => line.startsWith('use'));
    expect(uses([armed, ...crowd(1)])).toEqual(['use BOWLER_BLADE A4', 'use ROCKET_PEN A4', 'use ROCKET_PEN ']);
    const loaded = {
      ...armed,
      carries: ['BOWLER_BLADE', 'MOLEDIE', 'LASER_COMPACT', 'ROCKET_PEN', 'FOG_TIN', 'JETPACK', 'GRAPPLE'],
    };
    const many = [loaded, ...crowd(9).map((role) => ({ ...role, cocktail: { poisonedBy: [] } }))];
    expect(uses(many).length).toBeLessThanOrEqual(25);
    expect(uses(many)).toContain('use BOWLER_BLADE');
    expect(uses(many, 'use BOWLER_BLADE')).toContain('use BOWLER_BLADE A3');
  });

  test('shows the odds of spying, pouring and hitting', () => {
    const roles: Role[] = [
      { at: 'B1', has: ['TRADECRAFT'], cocktail: { poisonedBy: [] }, carries: ['BOWLER_BLADE'] },
      { at: 'C1', faction: 'NPC' },
    ];
    const { state } = stage(HALL, roles, {
      config: { spySuccessChance: 0.5, bowlerBladeHitChance: 0.5, cocktailDodgeChance: 0.3 },
    });
    state.sides[0].notes = [{ person: 1, note: 'guest' }];
    expect(choices(state, 0, '').map((choice) => labelOf(choice))).toEqual(
      expect.arrayContaining([
        'Spy on Agent B (75%, new secret: +13 IP)',
        'Pour cocktail over Agent B (70%)',
        'Bowler blade: Agent B (75%, 100 damage)',
      ]),
    );
    const drink = (health: object) =>
      choices(stage(HALL, [{ at: 'B1', cocktail: { poisonedBy: [] }, ...health }]).state, 0, '').find(
        ({ line }) => line === 'drink',
      );
    expect(drink({ hp: 90 })).toHaveProperty('under');
    expect(drink({ hp: 40 })).toMatchObject({ line: 'drink', emphasis: 'usual' });
  });

  test('shows steps as arrows, with a sign for people and items', () => {
    const { state } = stage(HALL, [{ at: 'B2' }, { at: 'B1', faction: 1 }], { cat: parsePoint('A3') ?? null });
    state.board.lying = [{ at: { x: 2, y: 2 }, item: { gadget: 'BOWLER_BLADE', usages: null } }];
    const steps = choices(state, 0, 'step');
    expect(steps.map((choice) => labelOf(choice))).toEqual([
      '↖ A1',
      '↑ B1 ⇄',
      '↗ C1',
      '← A2',
      '↙ A3 ⇄',
      '↓ B3',
      '↘ C3 *',
    ]);
    expect(steps.map(({ at }) => `${at?.row}${at?.column}`)).toEqual(['00', '01', '02', '10', '20', '21', '22']);
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

  test('offers no continuation of a walk to a safe or an item that is gone, but of one to a field', () => {
    const continued = (line: string, isGone: boolean) => {
      const hall = ['..........', '..........', '.........$'];
      const { state } = stage(hall, [{ at: 'A1', bp: 2, ap: 1 }], {});
      state.sides[0].combinations = [1];
      state.board.lying = [{ at: { x: 8, y: 0 }, item: { gadget: 'BOWLER_BLADE', usages: null } }];
      const outcome = spy.play(state, 0, line);
      if (outcome.refused) throw new Error(outcome.refused.code);
      const [side, other] = outcome.state.sides;
      const sides = [isGone ? { ...side, opened: [1] } : side, other] as typeof state.sides;
      const board = { ...outcome.state.board, lying: isGone ? [] : outcome.state.board.lying };
      const people = outcome.state.people.map((person) => ({ ...person, bp: 2 }));
      return choices({ ...outcome.state, sides, board, people, active: 0 }, 0, '')
        .map((choice) => labelOf(choice))
        .filter((label) => label.startsWith('Continue'));
    };
    expect(continued('walk J3', false)).toEqual(['Continue: to safe 1 (6 steps)']);
    expect(continued('walk I1', false)).toEqual(['Continue: pick up the bowler blade at I1 (6 steps)']);
    expect([continued('walk J3', true), continued('walk I1', true)]).toEqual([[], []]);
    expect(continued('walk H1', true)).toEqual(['Continue: H1 (5 steps)']);
  });

  test('counts the steps of a walk that swaps with a person in the way', () => {
    const guest = { at: 'B1', faction: 'NPC' } as const;
    const { state } = stage(['.......', '.#####.', '.......'], [{ at: 'A1' }, guest], { cat: { x: 4, y: 0 } });
    state.people[0]!.items = [{ gadget: 'DIAMOND_COLLAR', usages: null }];
    const labels = choices(state, 0, 'walk').map((choice) => labelOf(choice));
    expect(labels).toContain('To the cat (4 steps)');
  });

  test('returns no choices for invalid lines, other seats and impossible actions', () => {
    const partials = [
      'use',
      'use ',
      'use GRAPPLE',
      'step C',
      'step A1',
      'gamble A1',
      'drink',
      'retire',
      'fly',
      'use ROCKET_PEN Z',
      'walk Z',
    ];
    for (const partial of partials) expect(lines([shooter], partial), partial).toEqual([]);
    expect(choices(stage(HALL, [shooter]).state, 1, '')).toEqual([]);
  });
});

test('shows the use of a drink in full health and known secrets, and hides guests without secrets', () => {
  const roles: Role[] = [{ at: 'B1' }, { at: 'A1', faction: 'NPC' }, { at: 'C1', faction: 'NPC' }];
  const { state } = stage(HALL, roles);
  const secrets = { ...state.sides[0], secrets: [1] };
  const labels = (side: typeof secrets) =>
    choices({ ...state, sides: [side, state.sides[1]] }, 0, '').map((choice) => labelOf(choice));
  expect(labels(secrets)).toContainEqual(
    expect.stringMatching(/^Spy on Agent B \(\d+%, secret known, maybe a combination\)$/),
  );
  expect(labels({ ...secrets, combinations: [1] }).join()).not.toContain('Spy on Agent B');
  const drinker = { ...state.people[0]!, cocktail: { poisonedBy: [] } };
  const thirsty = (hp: number) => ({ ...state, people: [{ ...drinker, hp }, ...state.people.slice(1)] });
  const drinks = (hp: number) =>
    choices(thirsty(hp), 0, '').flatMap((choice) => (choice.line === 'drink' ? labelOf(choice) : []));
  expect([drinks(100), drinks(50)]).toEqual([['Drink (breaks ties)'], ['Drink (+30 life)']]);
});

test('warns at odds below 5% that a person is almost certainly an enemy', () => {
  const { state } = stage(HALL, [{ at: 'B1' }, { at: 'A1', faction: 1 }, { at: 'C1', faction: 'NPC' }], {
    config: { maxNumberOfNPCs: 1 },
  });
  state.sides[0].failures = [{ person: 1, probability: 0.001 }];
  const labels = choices(state, 0, '').map((choice) => labelOf(choice));
  expect(labels).toContain('Spy on Agent B (0%, almost certainly an enemy)');
});

test('offers no step to an agent without a field to step to', () => {
  const lines = (drawing: string[]) => choices(stage(drawing, [{ at: 'B2' }]).state, 0, '').map(({ line }) => line);
  expect(lines(['###', '#.#', '###'])).not.toContain('step');
  expect(lines(['###', '#..', '###'])).toContain('step');
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
