import { LANGUAGES, RNG } from '@longtable/kit';
import { positionAfter, randomLine, startPosition } from '@longtable/kit/testing/random-play';
import { describe, expect, test } from 'vitest';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { newItem } from '../rules/preparation.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, guestAt, ownAt, type Role, stage } from '../testing/stage.ts';
import { pages } from './pages.ts';
import { view } from './view.ts';

const RULE = '─'.repeat(36);

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };

const roles: Role[] = [
  ownAt('A1', { ip: 13, carries: ['POISON_PILLS', 'JETPACK'], has: ['CLAMMY_CLOTHES'] }),
  enemyAt('B2', { ip: 99, hp: 7, carries: ['NUGGET'], cocktail: { poisonedBy: [0] } }),
  guestAt('C1', { cocktail: { poisonedBy: [1] } }),
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
      'Open safe 1 (E2)   Agent A: 10 chips',
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

  test('always says whose chips are in the header, on a line of their own if there is no room', () => {
    const state = scene();
    state.cast[0] = { name: 'Mina Vo', features: [] };
    expect(view(state, readerFor(0)).board[1]).toBe('Open safe 1 (E2)      Mina: 10 chips');
    expect(view(state, readerFor(0, 'de')).board[1]).toBe('Tresor 1 öffnen (E2)  Mina: 10 Chips');
    const carrying = scene();
    carrying.people[0] = { ...carrying.people[0]!, cocktail: { poisonedBy: [] } };
    const german = view(carrying, readerFor(0, 'de')).board;
    expect(german.slice(1, 3)).toEqual(['Tresor 1 öffnen (E2)', '         Agent A: 10 Chips, Cocktail']);
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
    expect(view(lost, readerFor(0)).board.slice(1, 3)).toEqual([
      'Collar at D4 (cat: R12)',
      '                     Agent: 10 chips',
    ]);
  });

  test('names the people and animals in fog on the map, which their marks cover', () => {
    const roles: Role[] = [{ at: 'B2' }, { at: 'C2', faction: 'UNKNOWN' }, { at: 'E1', faction: 'UNKNOWN' }];
    const { state } = stage(['.....', '.....', '.....'], roles, { cat: at('A3') });
    state.board.fog = ['A1', 'B1', 'B2', 'C2', 'A3'].map((field) => ({ at: at(field), until: 9 }));
    const { board } = view(state, readerFor(0));
    expect(board.slice(3, 6)).toEqual([' 1 ~~ ~~ .  .  ac', ' 2 .  AA<ab .  .', ' 3 && .  .  .  .']);
    expect(board.join('\n')).toContain('~~ fog (in it: AA ab &&)');
    state.board.fog = [{ at: at('C2'), until: 9 }];
    expect(view(state, readerFor('spectator', 'de')).board.join('\n')).toContain('~~ Nebel (darin: ab)');
  });

  test('names everyone outside the map, without a mark, or counts the last ones and names the page that lists them', () => {
    const own = ['A1', 'A2', 'A3', 'A4'].map((at) => ({ at }));
    const others = ['B5', 'C5', 'T6', 'S12', 'T12', 'R9', 'Q9', 'P9', 'O9', 'T2'].map((at, index) => ({
      at,
      faction: index === 9 ? (1 as const) : ('UNKNOWN' as const),
    }));
    const { state } = stage(Array(12).fill('.'.repeat(20)), [...own, ...others]);
    const names = 'Alma Adele Percy Ugo Bruno Ines Dorian Greta Vera Leopold Olga Silas Xenia Zelda'.split(' ');
    state.cast = names.map((name) => ({ name: `${name} Vo`, features: [] }));
    state.sides[0].notes = [{ person: 13, note: 'enemy' }];
    expect(view(state, readerFor(0)).board.slice(-7)).toEqual([
      'AV< Alma A1 100%  AO Adele A2 100%',
      'PV Percy A3 100%  UV Ugo A4 100%',
      'Enemies: Zelda→',
      'Unknown: bv Bruno, iv Ines',
      'Elsewhere: Dorian→, Greta→↓,',
      'Leopold→, Olga→, Silas→, Vera→↓,',
      'Xenia→',
    ]);
    const longer = { ...state, cast: names.map((name) => ({ name: `${name}ximilian`, features: [] })) };
    expect(view(longer, readerFor(0, 'de')).board.slice(-5)).toEqual([
      'Gegner: Zeldaximilian→',
      'Unbekannt: br Brunoximilian,',
      'in Inesximilian',
      'Anderswo: Dorianximilian→',
      '„Karte“ nennt 6 weitere.',
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
    const key = board.join(' ');
    expect(names.filter((name) => !key.includes(` ${name}`))).toEqual([]);
    expect(board.filter((line) => /^[ \d]\d /.test(line))).toHaveLength(9);
  });

  test.each(LANGUAGES)('names everyone and every mark beside five own agents, in %s', (language) => {
    const own = ['F5', 'A1', 'K1', 'K9', 'C1'].map((at) => ({ at }));
    const others = ['B1', 'C3', 'D5', 'J3', 'J4', 'J5', 'J6', 'J7', 'B9'].map((at) => ({
      at,
      faction: 'UNKNOWN' as const,
    }));
    const { state } = stage([...Array(8).fill('...........'), '.._@^=#$...'], [...own, ...others], { cat: at('K3') });
    const names = 'Alma Adele Bruno Leopold Xenia Greta Ines Jasper Percy Tilda Vera Yusuf Kaya Mina'.split(' ');
    state.cast = names.map((name) => ({ name: `${name} Vo`, features: [] }));
    state.board.cocktails = [{ at: at('F9'), cocktail: { poisonedBy: [] } }];
    const { board } = view(state, readerFor(0, language));
    const map = board.findLastIndex((line) => line.startsWith(' 9 '));
    const key = board.slice(map + 1).join(' ');
    expect(board[map]).toBe(' 9 .  mv _  () ^^ =Y ██ $1 .  .  LV');
    expect(names.filter((name) => !key.includes(` ${name}`))).toEqual([]);
    expect(['_', '()', '^^', '=Y', '██', '$1', '&&'].filter((mark) => !key.includes(`${mark} `))).toEqual([]);
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
