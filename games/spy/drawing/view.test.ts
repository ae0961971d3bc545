import { RNG } from '@longtable/kit';
import { positionAfter, randomLine, startPosition } from '@longtable/kit/testing/random-play';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { newItem } from '../rules/preparation.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { type Role, stage } from '../testing/stage.ts';
import { pages } from './pages.ts';
import { view } from './view.ts';

const RULE = '─'.repeat(36);

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
  state.sides[0].failures = [{ person: 2, probability: 0.5 }];
  state.sides[0].combinations = [1];
  return state;
}

describe('the board', () => {
  test('shows a player’s own agents in capitals, the active agent, and the casino around them', () => {
    expect(view(scene(), readerFor(0)).board).toEqual([
      'Round 1 of 10             113 : ? IP',
      'Open safe 1 (E2)       10 chips, wet',
      '── A  B  C  D  E ───────────────────',
      ' 1 AA<.  ac ██ ^^',
      ' 2 .  ab!_  () $1',
      ' 3 .  =Y .  =+ &&',
      '─ =+ poisoned  () roulette  $1 safe',
      'AA< Agent A A1 ████████████ 100 life',
      '',
      'Enemies: ab! Agent B',
      'Unknown: ac Agent C',
      '',
      '=Y cocktail  ^^ fire  ██ wall',
      '&& cat  _ seat',
    ]);
  });

  test('says whose chips are in the header if there is room', () => {
    const state = scene();
    state.cast[0] = { name: 'Mina Vo', features: [] };
    expect(view(state, readerFor(0)).board[1]).toBe('Open safe 1 (E2) Mina: 10 chips, wet');
    expect(view(state, readerFor(0, 'de')).board[1]).toBe('Tresor 1 öffnen (E2)  10 Chips, nass');
  });

  test('leaves out the outer walls, so that a whole row fits', () => {
    const { state } = stage(['#'.repeat(13), `#${'.'.repeat(11)}#`, '#'.repeat(13)], [{ at: 'C2' }]);
    expect(view(state, readerFor('spectator')).board.slice(1, 4)).toEqual([
      '── B  C  D  E  F  G  H  I  J  K  L ─',
      ' 2 .  aa .  .  .  .  .  .  .  .  .',
      RULE,
    ]);
  });

  test('shows the reader’s notes unless the faction is known', () => {
    const notes = [
      { about: '1', mark: 'guest' },
      { about: '2', mark: 'enemy' },
    ];
    const reader = { ...readerFor(0), notes };
    const { board, sentences } = view(scene(), reader);
    expect(board[3]).toBe(' 1 AA<.  ac!██ ^^');
    expect(board.slice(-5, -3)).toEqual(['Enemies: ab! Agent B', 'Enemy?: ac! Agent C']);
    expect(sentences).toContain('Agent C is at C1, with a cocktail, revealed nothing, your note: Enemy?.');
    const others = pages(scene(), reader).find(({ title }) => title === 'Everyone else');
    expect(others?.noteTargets?.things.map(({ name }) => name)).toEqual(['Agent B', 'Agent C']);
    expect(others?.lines).toEqual(['ab Agent B          + enemy', 'ac Agent C          Y Enemy?']);
  });

  test('explains only the marks on it', () => {
    const { board } = view(stage(['.', '.'], [{ at: 'A1' }]).state, readerFor(0, 'de'));
    expect(board.slice(5)).toEqual([RULE, 'AA< Agent A1 █████████████ 100 Leben']);
  });

  test('says that it shows a part of a larger casino, and in which directions it continues', () => {
    const hall = Array(12).fill('.'.repeat(20));
    const { state } = stage(hall, [{ at: 'J12' }]);
    const { board } = view(state, readerFor('spectator'));
    expect(board[1]).toBe('── A  B  C  D  E  F  G  H  I  J  K ─');
    expect(view(state, readerFor(0)).board.slice(11, 13)).toEqual([
      '12 .  .  .  .  .  AA<.  .  .  .  .',
      '─ More of the casino: ← ↑ → ────────',
    ]);
    expect(board).toContain('─ More of the casino: → ↓ ──────────');
  });

  test('names the field of the cat that is outside the map, and of the cat to which the collar must be brought', () => {
    const hall = Array(12).fill('.'.repeat(20));
    const places = { cat: at('R12') };
    const { state } = stage(hall, [{ at: 'B2' }], places);
    expect(view(state, readerFor(0)).board).toContain('─ More: → ↓ · cat: R12→↓ ───────────');
    const carried = stage(hall, [{ at: 'B2', carries: ['DIAMOND_COLLAR'] }], places).state;
    const german = view(carried, readerFor(0, 'de')).board;
    expect(german[1]).toBe('Agent: Halsband zur Katze (R12)');
    expect(german).toContain('─ Mehr: → ↓ · Katze: R12→↓ ─────────');
    expect(view(carried, readerFor(0, 'fr')).board[1]).toBe('Agent\u00a0: collier au chat (R12)');
    expect(view(carried, readerFor(0, 'fr')).board).toContain('─ Le reste\u00a0: → ↓ · chat\u00a0: R12→↓ ────');
    const lost = stage(hall, [{ at: 'B2' }], places).state;
    lost.board.lying = [{ at: at('D4'), item: newItem('DIAMOND_COLLAR') }];
    expect(view(lost, readerFor(0)).board[1]).toBe('Collar at D4 (cat: R12)     10 chips');
  });

  test('names the people and animals of the map that stand in fog, which their marks cover', () => {
    const roles: Role[] = [{ at: 'B2' }, { at: 'C2', faction: 'UNKNOWN' }, { at: 'E1', faction: 'UNKNOWN' }];
    const { state } = stage(['.....', '.....', '.....'], roles, { cat: at('A3') });
    state.board.fog = ['A1', 'B1', 'B2', 'C2', 'A3'].map((field) => ({ at: at(field), until: 9 }));
    const { board } = view(state, readerFor(0));
    expect(board.slice(3, 6)).toEqual([' 1 ~~ ~~ .  .  ac', ' 2 .  AA<ab .  .', ' 3 && .  .  .  .']);
    expect(board.join('\n')).toContain('~~ fog (in it: AA ab &&)');
    state.board.fog = [{ at: at('C2'), until: 9 }];
    expect(view(state, readerFor('spectator', 'de')).board.join('\n')).toContain('~~ Nebel (darin: ab)');
  });

  test('lists everyone, own agents with their fields, and an arrow to those outside the map', () => {
    const hall = Array(12).fill('.'.repeat(20));
    const { state } = stage(hall, [{ at: 'B2' }, { at: 'T3', hp: 1 }, { at: 'C12' }, { at: 'S12', faction: 1 }]);
    state.cast[1] = { name: 'Esra Demir', features: [] };
    const { board } = view(state, readerFor(0));
    expect(board).toEqual(
      expect.arrayContaining([
        'ED  Esra     T3→ █░░░░░░░░░   1 life',
        'AC  Agent C C12↓ ██████████ 100 life',
        'Elsewhere: ad→↓ Agent D',
      ]),
    );
  });

  test('gives every own agent a bar of the same length with a number', () => {
    const roles = [{ at: 'A1' }, { at: 'B1', hp: 35 }, { at: 'C1' }, {}];
    const { board } = view(stage(['...'], roles).state, readerFor(0));
    expect(board.slice(4)).toEqual([
      RULE,
      'AA< Agent A A1 ████████████ 100 life',
      'AB  Agent B B1 █████░░░░░░░  35 life',
      'AC  Agent C C1 ████████████ 100 life',
      'AD  Agent D    out',
    ]);
  });

  test('keeps all rows of the map, with up to two lines more for the names of people', () => {
    const own = ['A1', 'A2', 'A3', 'A4'].map((at) => ({ at }));
    const others = ['B1', 'J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'K1', 'K2'].map((at, index) => ({
      at,
      faction: index % 2 === 0 ? ('NPC' as const) : (1 as const),
    }));
    const { state } = stage(Array(9).fill('.._@^=.$#..'), [...own, ...others]);
    state.cast = 'ABCDEFGHIJKLMN'.split('').map((letter) => ({ name: `${letter}ranziska Vo`, features: [] }));
    state.board.fog = [{ at: at('F5'), until: 9 }];
    state.board.lying = [{ at: at('G5'), item: newItem('NUGGET') }];
    state.cat = at('G4');
    state.sides[0].notes = others.map(({ faction }, index) => ({
      person: index + 4,
      note: faction === 'NPC' ? 'guest' : 'enemy',
    }));
    const { board } = view(state, readerFor(0));
    expect(board).toHaveLength(22);
    expect(board[11]).toMatch(/^ 9 /);
    expect(board.slice(17)).toEqual([
      'Enemies: fv! Franziska,',
      'hv! Hranziska, jv! Jranziska,',
      'lv! Lranziska, nv! Nranziska',
      'Guests: ev+ Eranziska,',
      'gv+ Granziska, iv+ kv+ mv+',
    ]);
  });

  test('names everyone and explains no field in their list, even if furniture and walls stay without a name', () => {
    const own = ['A1', 'A2', 'A3', 'A4'].map((at) => ({ at }));
    const others = ['B1', 'J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8'].map((at) => ({
      at,
      faction: 'UNKNOWN' as const,
    }));
    const { state } = stage(Array(9).fill('.._@^=.$#..'), [...own, ...others]);
    const names = 'Alma Adele Bruno Greta Boris Carla Esra Ines Jasper Leopold Silas Ugo Zelda'.split(' ');
    state.cast = names.map((name) => ({ name: `${name} Vo`, features: [] }));
    state.board.lying = [{ at: at('G5'), item: newItem('NUGGET') }];
    state.board.cocktails = [{ at: at('F6'), cocktail: { poisonedBy: [] } }];
    state.cat = at('G4');
    const { board } = view(state, readerFor(0, 'de'));
    expect(board.slice(-4)).toEqual([
      'Unbekannt: bo Boris, cv Carla,',
      'ev Esra, iv Ines, jv Jasper,',
      'lv Leopold, sv Silas, uv Ugo,',
      'zv Zelda',
    ]);
  });

  test('lists people elsewhere apart, with a comma after each name, so that it does not seem to belong to the next sign', () => {
    const own = ['A1', 'A2', 'A3', 'A4'].map((at) => ({ at }));
    const others = ['B5', 'C5', 'T6', 'S12', 'T12', 'R9', 'Q9', 'P9', 'O9', 'T2'].map((at) => ({
      at,
      faction: 'UNKNOWN' as const,
    }));
    const { state } = stage(Array(12).fill('.'.repeat(20)), [...own, ...others]);
    const names = 'Alma Adele Percy Ugo Bruno Ines Dorian Greta Vera Leopold Olga Silas Xenia Zelda'.split(' ');
    state.cast = names.map((name) => ({ name: `${name} Vo`, features: [] }));
    expect(view(state, readerFor(0)).board.slice(-3)).toEqual([
      'Unknown: bv Bruno, iv Ines',
      'Elsewhere: dv→ Dorian, gv→↓ Greta,',
      'lv→ Leopold, ov→ sv→ vv→↓ xv→ zv→',
    ]);
  });

  test('names everyone beside four own agents', () => {
    const own = ['F5', 'A1', 'K1', 'K9'].map((at) => ({ at }));
    const others = ['B1', 'C3', 'D5', 'J3', 'J4', 'J5', 'J6', 'J7'].map((at) => ({ at, faction: 'UNKNOWN' as const }));
    const { state } = stage(Array(12).fill('.._@^=.$#..'), [...own, ...others]);
    const names = 'Alma Adele Bruno Leopold Xenia Greta Ines Jasper Percy Tilda Vera Yusuf'.split(' ');
    state.cast = names.map((name) => ({ name: `${name} Vo`, features: [] }));
    state.board.cocktails = [{ at: at('F6'), cocktail: { poisonedBy: [] } }];
    const { board } = view(state, readerFor(0, 'de'));
    expect(board).toHaveLength(20);
    const key = board.join(' ');
    expect(names.slice(5).filter((name) => !key.includes(` ${name}`))).toEqual([]);
    expect(board.filter((line) => /^[ \d]\d /.test(line))).toHaveLength(8);
  });

  test('shows the carrier of the collar in the goal and on the map, and the full name of the active agent', () => {
    const { state } = stage(['......'], [{ at: 'A1' }, { at: 'C1', carries: ['DIAMOND_COLLAR'] }], { cat: at('F1') });
    state.cast[1] = { name: 'Dorian Pike', features: [] };
    expect(view(state, readerFor(0)).board[1]).toBe('Dorian: collar to the cat (F1)');
    expect(view(state, readerFor(0)).board).toContain(' 1 AA<.  DP°.  .  &&');
    const name = 'Maximiliane Ottilie von Hohenstein';
    state.cast[0] = { name: name.slice(0, 32), features: [] };
    state.cast[1] = { name: 'Maximiliane Pike', features: [] };
    expect(view(state, readerFor(0)).board.join('\n')).toContain(name.slice(0, 32));
  });

  test('omits the surname of a long name, but no values', () => {
    const state = scene();
    state.cast[0] = { name: 'Percy Wainwright', features: [] };
    expect(view(state, readerFor(0)).board).toContain('PW< Percy A1 ██████████████ 100 life');
  });

  test('shows no round limit once the janitor has come', () => {
    const state = { ...scene(), round: 12, janitor: at('E2') };
    expect(view(state, readerFor(0)).board[0]).toBe('Round 12, with janitor    113 : ? IP');
    expect(view(state, readerFor(0)).sentences.join(' ')).not.toContain(' of 10');
    expect(view(state, readerFor('spectator', 'de')).board[0]).toBe('Runde 12, mit Hausmeister');
  });

  test('shows a spectator only public facts, and no active agent', () => {
    expect(view(scene(), readerFor('spectator', 'de')).board).toEqual([
      'Runde 1 von 10',
      '── A  B  C  D  E ───────────────────',
      ' 1 aa .  ac ██ ^^',
      ' 2 .  ab _  () $1',
      ' 3 .  =Y .  =Y &&',
      '─ () Roulette  =Y Cocktail  && Katze',
      'Leute: aa Agent A, ab Agent B,',
      'ac Agent C',
      '',
      '$1 Tresor  ^^ Kamin  ██ Wand  _ Sitz',
    ]);
  });

  test('shows the running casino and both teams to a reader who may see everything', () => {
    const { board } = view(scene(), { ...readerFor('spectator'), open: true, live: true });
    expect(board.slice(0, 3)).toEqual(['Round 1 of 10', '── A  B  C  D  E ───────────────────', ' 1 aa<.  ac ██ ^^']);
    expect(board).toEqual(
      expect.arrayContaining(['Bo                            199 IP', 'ab Agent B   █░░░', ' ab Nugget']),
    );
    expect(board.join('\n').match(/Agent B/g)).toHaveLength(1);
  });

  test('shows teams and statistics of an abandoned match', () => {
    const { board } = view(scene(), { ...readerFor(0), open: true });
    expect(board.slice(0, 4)).toEqual([
      'The match is over            Round 1',
      RULE,
      '                         You      Bo',
      'Total IP                 113     199',
    ]);
    expect(board.slice(-3)).toEqual(['', 'Your team: Agent A', 'Bo: Agent B']);
    expect(board.filter((line) => / 0 +0$/.test(line))).toEqual([]);
  });

  test('marks safes from ten on with their number alone', () => {
    const { state } = stage(['$'.repeat(11), '.'.repeat(11)], [{ at: 'A2' }]);
    expect(view(state, readerFor(0)).board[3]).toBe(' 1 $1 $2 $3 $4 $5 $6 $7 $8 $9 10 11');
  });
});

test('fits a very large board into a message and a phone', () => {
  const [COLUMNS, ROWS] = [36, 99];
  const row = (kinds: string[]) => Array.from({ length: COLUMNS }, (_, x) => kinds[x % kinds.length]);
  const scenario = Array.from({ length: ROWS }, (_, y) => row(y % 27 === 0 ? ['SAFE', 'BAR_SEAT', 'FREE'] : ['FREE']));
  const options = { scenario_file: JSON.stringify({ scenario }) };
  const random = RNG.seeded(1);
  let position = startPosition(spy, { options, seed: 1, seats: 2 });
  for (let lines = 0; lines < 60; lines++) {
    const [seat = 0] = spy.turn(position.state as State);
    position = positionAfter(spy, position, seat, randomLine(spy, position.state, seat, random) ?? '');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { board } = view(position.state as State, readerFor(viewer));
      expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(36);
      expect(board.length).toBeLessThanOrEqual(27);
      expect(board.join('\n').length).toBeLessThanOrEqual(1500);
    }
  }
  const end = position.state as State;
  expect(end.phase).toBe('rounds');
  const sheets = pages(end, readerFor(0));
  const maps = sheets.filter(({ title }) => title.startsWith('Map'));
  expect(maps.map(({ title }) => title)).toEqual(['Map', 'Map (2)']);
  expect(maps.every(({ lines }) => lines.length === ROWS + 1)).toBe(true);
  const others = sheets.find(({ title }) => title === 'Everyone else')?.lines.length;
  expect(others).toBe(end.people.filter(({ faction, at }) => faction !== 0 && at).length);
});

test('dates the board of a waiting player from the start of the round until their first turn', () => {
  const random = RNG.seeded(5);
  let position = startPosition(spy, { options: {}, seed: 5, seats: 2 });
  const dates: string[][] = [[], []];
  while ((position.state as State).round < 3) {
    const [seat = 0] = spy.turn(position.state as State);
    position = positionAfter(spy, position, seat, randomLine(spy, position.state, seat, random) ?? '');
    for (const player of [0, 1] as const) {
      const [date] = view(position.state as State, readerFor(player)).board.flatMap(
        (line) => /As of [a-z ]+/.exec(line) ?? [],
      );
      if (date && dates[player]?.at(-1) !== date.trim()) dates[player]?.push(date.trim());
    }
  }
  expect(dates.map((each) => each.join(', ')).sort()).toEqual([
    'As of the start of the round, As of your last turn',
    'As of your last turn',
  ]);
});

test('draws the draft and the equipment with a header and a rule', () => {
  const random = RNG.seeded(2);
  let position = startPosition(spy, { options: {}, seed: 2, seats: 2 });
  const heads = new Set<string | undefined>();
  while ((position.state as State).phase !== 'rounds') {
    const [seat = 0] = spy.turn(position.state as State);
    const { board } = view(position.state as State, readerFor(seat as 0 | 1));
    heads.add(board[0]?.split(' ')[0]);
    expect(board[1]).toBe(RULE);
    expect(board.length).toBeLessThanOrEqual(25);
    position = positionAfter(spy, position, seat, randomLine(spy, position.state, seat, random) ?? '');
  }
  expect([...heads]).toEqual(['Draft', 'Equipment']);
});

test('puts the name of an offer above its description, and names the players who are still choosing after the last pick', () => {
  const random = RNG.seeded(3);
  let position = startPosition(spy, { options: {}, seed: 3, seats: 2 });
  const first = view(position.state as State, readerFor(0)).board;
  expect(first.slice(2, 4)).toEqual(['Ugo Ferrante', '  3 steps, wins 35% at roulette']);
  while (spy.turn(position.state as State).includes(0))
    position = positionAfter(spy, position, 0, randomLine(spy, position.state, 0, random) ?? '');
  const { board } = view(position.state as State, readerFor(0));
  expect(board[2]).toMatch(/^Chosen: /);
  expect(board.slice(-2)).toEqual(['', 'Bo is still choosing.']);
});

test('draws long offers of a draft with names on lines of their own and a blank line above the choices', () => {
  const { state } = stage(['.'], []);
  const [one, two] = state.sides;
  const offer = { agents: [0, 1, 2], gadgets: ['BOWLER_BLADE', 'NUGGET', 'MOLEDIE'] };
  state.cast = ['Cleo', 'Tilda', 'Mina', 'Ugo'].map((name) => ({ name, features: [] }));
  const drafting = { ...state, phase: 'draft', sides: [{ ...one, agents: [3], gadgets: [], offer }, two] } as State;
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const { board } = view(drafting, readerFor(0, language));
    expect(board).toEqual(expect.arrayContaining(['Cleo', 'Tilda', 'Mina']));
    expect(board.at(-2)).toBe('');
    expect(board.length).toBeLessThanOrEqual(24);
  }
});
