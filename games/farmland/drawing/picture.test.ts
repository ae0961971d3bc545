import { type Reader, say } from '@longtable/kit';
import { COLOURS, SIGNS } from '@longtable/kit/picture';
import { iconsOf, itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { PRESETS, unitsOf } from '../presets.ts';
import { unite } from '../rules/union.ts';
import type { State } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';
import { texts } from '../words/texts.ts';
import { iconOfCard, icons, THINGS } from './icons.ts';
import { nameOn, picture } from './picture.ts';

const ada: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };
const spectator: Reader = { ...ada, viewer: 'spectator' };
const UNITS = Object.values(PRESETS).flatMap(unitsOf);

const STATE = stage({
  D2: unit('Goat Farmer 1000/1000'),
  C2: unit('Grain Farmer 1100/1100', { up: false, blocks: true }),
  D3: unit('Agro Architect 1900/1800', { team: 1, moved: true }),
  E1: unit('Seed Farmer 2500/2300', { team: 1, up: false }),
});

const drawn = (...given: Parameters<typeof picture>) => [...itemsOf(picture(...given))].map(({ item }) => item);
const words = (...given: Parameters<typeof picture>) => drawn(...given).flatMap(wordsOf);
const signs = (...given: Parameters<typeof picture>) => drawn(...given).flatMap(iconsOf);
const count = (list: readonly string[], one: string) => list.filter((each) => each === one).length;

test('every unit of the built-in decks has a different icon', () => {
  const qualifiers = UNITS.map(({ qualifier }) => qualifier);
  expect(qualifiers.filter((qualifier) => icons[qualifier] === undefined)).toEqual([]);
  expect(new Set(UNITS.map(iconOfCard)).size).toBe(qualifiers.length);
});

test('draws a union with the icon of its first unit and an unknown unit as a farmer', () => {
  const union = unite(card('Pig Farmer 1200/800'), card('Milk Cow Farmer 1400/1400'))!.card;
  expect(iconOfCard(union)).toBe(icons['Milk Cow']);
  expect(iconOfCard(card('constructor Farmer 1/1'))).toBe(THINGS['uploaded unit']);
  expect(iconOfCard({ ...card('Robot Farmer 1/1'), icon: 'cow' })).toBe('cow');
  expect(iconOfCard({ ...card('Robot Farmer 1/1'), icon: 'no-icon' })).toBe(THINGS['uploaded unit']);
  expect(iconOfCard({ ...card('Goat Farmer 1/1'), icon: 'cow' })).toBe('cow');
});

test('draws the values of a face-down unit for its owner, and for all readers after the end', () => {
  expect(words(STATE, ada)).not.toContain('2300');
  expect(count(words(STATE, ada), '?')).toBe(1);
  expect(count(words(STATE, spectator), '?')).toBe(2);
  expect(words(STATE, { ...ada, viewer: 1 })).toContain('2300');
  expect(words(STATE, { ...spectator, open: true })).not.toContain('?');
});

test('draws a hand for its owner only, and both hands after the end', () => {
  const [first, second] = stage({}).teams.map(({ hand }) => iconOfCard(hand[0]!)) as [string, string];
  const state = stage({});
  expect(signs(state, ada)).toContain(first);
  expect(signs(state, spectator)).not.toContain(first);
  expect(signs(state, { ...spectator, open: true })).toEqual(expect.arrayContaining([first, second]));
});

test('draws a dot for each unit added to a union, its icon beside its numbers, and no sign over them', () => {
  const pig = unit('Pig Farmer 1200/800');
  const union = unite(pig.card, card('Milk Cow Farmer 1400/1400'))!.card;
  const items = (piece: typeof pig) => drawn(stage({ D2: piece }), ada);
  const dots = (piece: typeof pig) => items(piece).filter((item) => item.kind === 'piece' && item.radius === 3).length;
  expect([dots(pig), dots({ ...pig, card: union })]).toEqual([0, 1]);
  const all = items({ ...pig, card: union, blocks: true });
  const numbers = all.flatMap((item) => (item.kind === 'text' && item.edge === 1.5 ? [item] : []));
  expect(numbers.map(({ text, size }) => [text, size])).toEqual([
    ['2400', 20],
    ['2000', 20],
  ]);
  for (const number of numbers)
    for (const item of all) {
      if (item.kind !== 'icon' && item.kind !== 'piece') continue;
      const reach = item.kind === 'icon' ? item.size / 2 : item.radius;
      const isBeside = item.x + reach <= number.x + 3 || item.x - reach >= number.x + number.width - 2;
      const isBeyond = item.y + reach <= number.y || item.y - reach >= number.y + number.height;
      expect(isBeside || isBeyond, JSON.stringify(item)).toBe(true);
    }
});

test('leaves out the role of a unit whose name does not fit its card', () => {
  expect(nameOn(card('Egg-laying Wool-Milk-Pig Farmer 3000/3000'), 'en')).toBe('Egg-laying Wool-Milk-Pig');
  expect(nameOn(card('Titan Tractor Farmer 2200/2000'), 'en')).toBe('Titan Tractor Farmer');
});

test('draws face-down units of both teams with different stripes', () => {
  const stripes = (team: 0 | 1) => {
    const down = unit('Pig Farmer 1200/800', { team, up: false });
    return drawn(stage({ D4: down }), { ...spectator, open: true }).flatMap((item) =>
      item.kind === 'path' ? [item.d] : [],
    );
  };
  expect(stripes(0)).not.toEqual(stripes(1));
});

test('marks movable pieces with gold dots and blocking ones with shields', () => {
  const dots = (state: State) =>
    drawn(state, ada).filter((item) => item.kind === 'piece' && item.fill === COLOURS.gold && item.radius === 6).length;
  expect(dots(STATE)).toBe(3);
  expect(dots({ ...STATE, turn: 1 })).toBe(2);
  expect(dots({ ...STATE, winner: 0 })).toBe(0);
  const shields = (state: State) => count(signs(state, spectator), THINGS.blocks);
  expect(shields(STATE)).toBe(1);
});

test('says above the board whose turn it is, or who has won', () => {
  expect(words(STATE, ada)).toContain('It’s your turn.');
  expect(words(STATE, spectator)).toContain('It’s Ada’s turn.');
  expect(words({ ...STATE, winner: 1 }, { ...ada, open: true })[0]).toMatch(/^Bo wins/);
});

test.each([
  ['en', 'The game is over.', 'It’s your turn.'],
  ['de', 'Das Spiel ist vorbei.', 'Du bist am Zug.'],
  ['fr', 'La partie est terminée.', 'C’est à toi de jouer.'],
  ['es', 'La partida ha terminado.', 'Es tu turno.'],
] as const)('says above the board of a resigned game that it is over, in %s', (language, over, turn) => {
  expect(words(STATE, { ...ada, language, open: true })[0]).toBe(over);
  expect(words(STATE, { ...ada, language, open: true, live: true })[0]).toBe(turn);
});

test('shows a reader both piles', () => {
  expect(count(signs(STATE, ada), SIGNS.pile)).toBe(2);
  expect(count(signs(STATE, spectator), SIGNS.pile)).toBe(2);
});

test('shows the effect of a partial line on its targets', () => {
  const does = (partial?: string) => {
    const list = signs(STATE, ada, partial);
    return [THINGS.move, THINGS.place, THINGS.attack, THINGS.unite, THINGS.lose].map((sign) => count(list, sign));
  };
  expect(does()).toEqual([0, 0, 0, 0, 0]);
  expect(does('')).toEqual(does('D2 '));
  expect(does('D2 ')).toEqual([1, 0, 1, 0, 1]);
  expect(does('D1 ')).toEqual([1, 0, 0, 0, 1]);
  expect(does('place 1 ')).toEqual([0, 2, 0, 0, 2]);
});

test('hides the targets of a partial line from other readers', () => {
  for (const reader of [spectator, { ...ada, viewer: 1 } as const])
    expect(picture(STATE, reader, 'place 1 ')).toEqual(picture(STATE, reader));
});

test('hatches the expected loss in the life bar of the King’s team', () => {
  const near = stage({ D2: unit('Agro Architect 1900/1800', { team: 1 }) });
  const losses = (reader: Reader) => drawn(near, reader).flatMap((item) => (item.kind === 'bar' ? [item.loss] : []));
  expect(losses(ada)).toEqual([0, 1900]);
  expect(losses(spectator)).toEqual([0, 0]);
});

test('leaves no room for a hand that the reader cannot see, nor for an empty one after the end', () => {
  const heightFor = (state: State, changes: Partial<Reader>) => picture(state, { ...ada, ...changes }).height;
  const [first, second] = STATE.teams;
  const none = { ...STATE, teams: [{ ...first, hand: [] }, second] as typeof STATE.teams };
  expect(heightFor(STATE, {}) - heightFor(STATE, { viewer: 'spectator' })).toBe(80);
  expect(heightFor(none, {})).toBe(heightFor(STATE, {}));
  expect(heightFor(none, { open: true })).toBe(heightFor(STATE, { open: true }));
  const over = { open: true, viewer: 'spectator' } as const;
  expect(heightFor({ ...STATE, winner: 0 }, over) - heightFor({ ...none, winner: 0 }, over)).toBe(36);
});

test('breaks long German names at word boundaries', () => {
  const named = (text: string) => say(texts.units.breakable({ card: card(text) }), 'de');
  expect(named('Beetroot Farmer 1/1')).toBe('Rübenbauer');
  expect(named('Potato Farmer 1/1')).toBe('Kartoffel- bauer');
  expect(named('Daisy Farmer 1/1')).toBe('Gänse- blümchenbauer');
  expect(named('Summer Quince Keeper 1/1')).toBe('Sommer- quittenhüter');
  expect(say(texts.units.breakable({ card: card('Potato Farmer 1/1') }), 'en')).toBe('Potato Farmer');
});
