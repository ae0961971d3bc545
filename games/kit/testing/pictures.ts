import type { AnyGame } from '../game.ts';
import { iconPath } from '../picture/icons.ts';
import type { Item, Picture } from '../picture/items.ts';
import type { Reader } from '../reader.ts';
import { storyLines } from '../story/lines.ts';
import { englishIn } from './english.ts';
import { assert, type Law, readerOf, readersOf, viewersOf } from './law.ts';
import { iconsOf, itemsOf, labelsOf, type PlacedItem, wordsOf } from './picture-items.ts';
import { randomLine } from './random-play.ts';
import { scrambledState } from './secrecy.ts';

/** Tolerance for rounding, in pixels. */
const TOLERANCE = 0.5;
/** Maximum height of a picture in pixels. It must fit a phone's screen together with the buttons. */
const MAX_HEIGHT = 900;

/**
 * Pictures have a valid size and no missing values. Their texts are inside of them and translated, and their icons
 * exist.
 */
const picturesAreValid: Law = (game, { state, table }, { english }) => {
  for (const reader of game.face.picture ? readersOf(game, table) : []) {
    const picture = game.face.picture?.(state, reader);
    if (picture) assertValid(picture, reader, english);
  }
};

function assertValid(picture: Picture, { language }: Reader, english: readonly string[]): void {
  const { width, height } = picture;
  assert(width > 0 && height > 0 && height <= MAX_HEIGHT, `the picture is ${width} by ${height}`);
  assert(
    !/:null\b|,null\b|\bNaN\b|\bundefined\b|\bInfinity\b/.test(JSON.stringify(picture)),
    'the picture has a missing value',
  );
  const known = new Set<Item>();
  for (const one of itemsOf(picture)) {
    assertInside(one, picture);
    if (known.has(one.item)) continue;
    known.add(one.item);
    for (const icon of iconsOf(one.item))
      assert(iconPath(icon) !== undefined, `there is no icon "${icon}"; npm run icons`);
    for (const text of wordsOf(one.item)) {
      const word = language === 'de' ? englishIn(text, english) : undefined;
      assert(word === undefined, `"${text}" is not German: ${word}`);
    }
  }
}

function assertInside({ item, x, y, scale }: PlacedItem, { width, height }: Picture): void {
  for (const { text, ...box } of item.kind === 'row' ? [{ ...item, text: wordsOf(item).join(' ') }] : labelsOf(item)) {
    const [left, top] = [x + box.x * scale, y + box.y * scale];
    const [right, bottom] = [left + box.width * scale, top + box.height * scale];
    const isInside =
      left >= -TOLERANCE && top >= -TOLERANCE && right <= width + TOLERANCE && bottom <= height + TOLERANCE;
    assert(isInside, `"${text}" stands outside of the picture, at ${left} ${top}`);
  }
}

/** Secrets do not change a viewer's picture. */
const picturesKeepSecrets: Law = (game, at, { scramble, random }) => {
  if (!game.face.picture || !scramble) return;
  for (const viewer of viewersOf(at.table)) {
    const reader = readerOf(at.table, viewer);
    const other = scrambledState(game, at, viewer, scramble, random);
    const [one, two] = [other, at.state].map((state) => JSON.stringify(game.face.picture?.(state, reader)));
    assert(one === two, `the picture for ${viewer} shows what they may not know`);
  }
};

/** The actors and targets of a line's blows have places in the picture before or after the move. */
export const blowsAreDrawn: Law = (game, { state, table }, { random }) => {
  const { picture } = game.face;
  const seat = game.turn(state)[0];
  if (!picture || seat === undefined) return;
  const line = randomLine(game, state, seat, random) ?? '';
  const outcome = game.play(state, seat, line);
  if (outcome.refused) return;
  for (const viewer of viewersOf(table)) {
    const reader = readerOf(table, viewer);
    for (const { text, blows = [] } of storyLines(game, outcome.events, reader)) {
      const names = blows.flatMap(({ actor, target }) => (actor === undefined ? [target] : [actor, target]));
      const pictures = names.length > 0 ? [picture(state, reader), picture(outcome.state, reader)] : [];
      const missing = pictures.map((one) => names.filter((name) => !placeNames(one).has(name)));
      assert(
        missing.length === 0 || missing.some((list) => list.length === 0),
        `"${text}" after "${line}": no place in the picture for ${viewer} is called ${missing.join(' or ')}`,
      );
      for (const { icon } of blows)
        assert(icon === undefined || iconPath(icon) !== undefined, `there is no icon "${icon}"; npm run icons`);
    }
  }
};

function placeNames(picture: Picture): ReadonlySet<string> {
  return new Set([...itemsOf(picture)].flatMap(({ item }) => (item.kind === 'place' ? [item.name] : [])));
}

/** Checks that all icons of a game exist. */
export function iconsAreShipped({ face }: AnyGame): void {
  for (const [thing, icon] of Object.entries(face.icons ?? {}))
    assert(iconPath(icon) !== undefined, `"${icon}", the icon of ${thing}, is not shipped; npm run icons`);
}

/** Laws of pictures, which are slower than the others. */
export const PICTURE_LAWS: Readonly<Record<string, Law>> = {
  'pictures are sound': picturesAreValid,
  'pictures keep secrets': picturesKeepSecrets,
};
