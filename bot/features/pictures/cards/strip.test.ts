import { compose } from '@longtable/kit/picture';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { fitLabel } from '../canvas/fit.ts';
import { renderPng } from '../canvas/png.ts';
import { serialise } from '../serialise.ts';
import { endCard } from './card.ts';
import { fitHeight, toFrame } from './strip.ts';

const WIDE = '小林さくら小林さくら小林さくら小林さくら小林さくら小林さくら小林';
const EMOJI = 'Bo 🦊 the 👩‍👩‍👧‍👦 family';

test.each([WIDE, EMOJI])('draws replays and cards for %s and cuts only labels that allow it', (name) => {
  const film = toFrame(compose(100, ['#000000'], []), { lines: [`${name} wins.`, name], at: 59, of: 60 });
  const fact = { icon: 'trophy', value: '−1234', words: `${name}: 1488` };
  const card = endCard({
    language: 'en',
    head: `${name} wins!`,
    title: 'Card Duel',
    ending: `${name} beats ${name}.`,
    players: [name, 'Ada'].map((each, seat) => ({ seat, name: each, icon: 'torch' })),
    winners: [0],
    isDraw: false,
    score: { icon: 'hearts', of: [8000, 0] },
    facts: [fact, fact, fact, fact],
  });
  for (const picture of [film, card]) {
    const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
    expect(labels.filter((label) => !label.mayCut && fitLabel(label).isCut)).toEqual([]);
    expect(renderPng(serialise(picture)).length).toBeGreaterThan(1000);
  }
  expect(film.height).toBe(174);
});

const captions = (...lines: string[]) =>
  toFrame(compose(100, ['#000000'], []), { lines, at: 1, of: 2 }).items.flatMap((item) =>
    item.kind === 'text' && item.text !== '1/2' ? [[item.text, fitLabel(item).size, fitLabel(item).lines.length]] : [],
  );

test('draws the important line larger than the second one, which only follows a single line', () => {
  expect(captions('Slagger hits Ada for 4.', 'Ada has 28 of 30 left.')).toEqual([
    ['Slagger hits Ada for 4.', 23, 1],
    ['Ada has 28 of 30 left.', 20, 1],
  ]);
  const long = 'The Lannister Knight and the Lannister Soldier hit Jon Snow for 12 together.';
  expect(captions(long, 'Jon Snow walks.')).toEqual([[long, 23, 2]]);
});

test('draws a long sentence completely in three lines', () => {
  const hurt = 'Maximiliane Hofer erleidet 2400 Schaden (noch 5600).';
  const long = `Maximiliane Hofers Agrararchitekt +1 (2100) greift F3 an und fällt: Bartholomäus’ Dreschmagd +5 (4500) ist stärker. ${hurt}`;
  const [label] = toFrame(compose(100, ['#000000'], []), { lines: [long], at: 1, of: 2 }).items.flatMap((item) =>
    item.kind === 'text' && item.text === long ? [fitLabel(item)] : [],
  );
  expect([label?.lines.length, label?.isCut]).toEqual([3, false]);
});

test('centres a lower picture in the height of a film and scales a higher one', () => {
  const fitted = (high: number) => fitHeight(compose(high, ['#000000'], []), 356);
  expect([200, 356, 712].map((high) => fitted(high).height)).toEqual([356, 356, 356]);
  expect(fitted(200).items).toMatchObject([{ x: 0, y: 78, scale: 1 }]);
  expect(fitted(712).items).toMatchObject([{ x: 140, y: 0, scale: 0.5 }]);
});
