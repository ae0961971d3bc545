import type { AnyGame } from '../../game.ts';
import { describeOptions, type OptionSpec } from '../../options.ts';
import { iconPath } from '../../picture/icons.ts';
import type { Box, Item, Picture } from '../../picture/items.ts';
import { FONT_SIZES, MAX_PICTURE_HEIGHT, PICTURE_WIDTH } from '../../picture/palette.ts';
import { placesIn } from '../../picture/places.ts';
import type { Reader } from '../../reader.ts';
import { RNG } from '../../rng.ts';
import { differenceOf } from '../difference.ts';
import { englishIn } from '../english.ts';
import { assert, type Law, randomReaders, readerOf, viewerName, viewersOf } from '../law.ts';
import { scrambledState } from '../secrecy.ts';
import { assertIcon } from './icons.ts';
import { iconsOf, itemsOf, labelsOf, type PlacedItem, wordsOf } from './items.ts';

/** Tolerance for rounding, in pixels. */
const TOLERANCE = 0.5;
/** Height of a single image on a desktop in pixels. Discord scales higher ones down. */
const DESKTOP_HEIGHT = 350;
/** Minimum size of letters in a picture, which a phone shows at about half the size, and on a desktop, in pixels. */
const [MIN_LETTERS, MIN_DESKTOP_LETTERS] = [16, 11];

/**
 * Pictures have a valid size and no missing values. Their texts are inside of them and translated, and their icons
 * exist.
 */
const picturesAreValid: Law = (game, { state, table }, { english, random }) =>
  assertPictures(game, state, randomReaders(game, table, random), english);

function assertPictures(
  { presentation }: AnyGame,
  state: unknown,
  readers: readonly Reader[],
  english: readonly string[],
): void {
  const { picture } = presentation;
  if (!picture) return;
  for (const reader of readers) {
    assertValid(picture(state, reader), reader, english);
    if (reader.viewer === 'spectator') assertValid(picture(state, { ...reader, open: true }), reader, english);
  }
}

/** Checks the first picture of a game with each value of each option. Values that need others are skipped. */
export function optionsAreDrawn(game: AnyGame, english: readonly string[]): void {
  const given = describeOptions(game.options).flatMap((option) =>
    valuesOf(option).map((value) => ({ [option.name]: value })),
  );
  const random = RNG.seeded(1);
  for (const options of given) {
    const parsed = game.options.safeParse(options);
    const outcome = parsed.success ? game.setup(parsed.data, 1, game.seats.max) : undefined;
    if (!outcome || outcome.refused) continue;
    const table = { options: parsed.data, seed: 1, seats: game.seats.max };
    try {
      assertPictures(game, outcome.state, randomReaders(game, table, random), english);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : cause;
      throw new Error(`${why}\nwith the options ${JSON.stringify(options)}`, { cause });
    }
  }
}

function valuesOf(option: OptionSpec): readonly (string | number | boolean)[] {
  switch (option.kind) {
    case 'choice':
      return option.values.map(({ value }) => value);
    case 'flag':
      return [true];
    case 'number':
      return [option.min ?? 0, option.max ?? 0];
    default:
      return [];
  }
}

function assertValid(picture: Picture, { language }: Reader, english: readonly string[]): void {
  const { width, height } = picture;
  const isLow = width > 0 && width <= PICTURE_WIDTH && height > 0 && height <= MAX_PICTURE_HEIGHT;
  assert(isLow, `the picture is ${width} by ${height}, not at most ${PICTURE_WIDTH} by ${MAX_PICTURE_HEIGHT}`);
  assert(
    !/:null\b|,null\b|\bNaN\b|\bundefined\b|\bInfinity\b/.test(JSON.stringify(picture)),
    'the picture has a missing value',
  );
  const known = new Set<Item>();
  for (const item of itemsOf(picture)) {
    assertInside(item, picture);
    assertLegible(item, picture);
    if (known.has(item.item)) continue;
    known.add(item.item);
    // Finding the place takes longer than all other checks of an item.
    for (const icon of iconsOf(item.item).filter((icon) => iconPath(icon) === undefined))
      assertIcon(icon, `presentation.picture has${placeIn(picture, item)}`);
    for (const text of wordsOf(item.item)) {
      const word = language === 'de' ? englishIn(text, english) : undefined;
      assert(word === undefined, `"${text}" is not German: ${word}`);
    }
  }
}

/** Returns the name of the smallest place that has an item, in words. Empty if there is none. */
function placeIn(picture: Picture, { item, x, y, scale }: PlacedItem): string {
  if (!('x' in item) || item.x === undefined || item.y === undefined) return '';
  const [width, height] = 'width' in item ? [item.width, item.height] : [0, 0];
  const [left, top] = [x + (item.x + width / 2) * scale, y + (item.y + height / 2) * scale];
  const has = (area: Box) =>
    area.x <= left && left <= area.x + area.width && area.y <= top && top <= area.y + area.height;
  const around = [...placesIn(picture)].flatMap(([name, areas]) => areas.filter(has).map((area) => ({ name, area })));
  const [smallest] = around.toSorted((one, other) => one.area.width - other.area.width);
  return smallest ? ` at the place "${smallest.name}"` : '';
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

/** Text that is only a number may become smaller than words. */
const NUMBER = /^[−+\d./ %×]*$/;

/** Throws if letters are too small on a phone, or on a desktop if the picture is high. */
function assertLegible({ item, scale }: PlacedItem, { height }: Picture): void {
  const parts = item.kind === 'row' ? item.parts.flatMap((part) => ('text' in part ? [part] : [])) : labelsOf(item);
  const desktop = Math.min(1, DESKTOP_HEIGHT / height);
  for (const { text, size = FONT_SIZES.label, minSize = FONT_SIZES.small } of parts) {
    if (text === '') continue;
    const smallest = (item.kind === 'row' || NUMBER.test(text) ? size : Math.min(size, minSize)) * scale;
    assert(smallest >= MIN_LETTERS, `"${text}" has letters of ${smallest} pixels, not at least ${MIN_LETTERS}`);
    const shown = (smallest * desktop).toFixed(1);
    assert(smallest * desktop >= MIN_DESKTOP_LETTERS, `"${text}" has letters of ${shown} pixels on a desktop`);
  }
}

/** Secrets do not change a viewer's picture. */
const picturesKeepSecrets: Law = (game, at, { scramble, random }) => {
  if (!game.presentation.picture || !scramble) return;
  for (const viewer of viewersOf(at.table)) {
    const reader = readerOf(at.table, viewer);
    const scrambled = scrambledState(game, at, viewer, scramble, random);
    const [shown, instead] = [at.state, scrambled].map((state) => game.presentation.picture?.(state, reader));
    const difference = differenceOf(shown, instead);
    assert(
      !difference,
      `A secret leaks to ${viewerName(viewer)}. In its picture, ${describeItem(shown, difference?.path ?? '')}${difference?.path} is ${difference?.one}, and ${difference?.other} once scramble has changed what that viewer may not know.`,
    );
  }
};

/** Describes the item at a path such as `items[3].name` by its kind, position and text. Empty if the path leads to none. */
function describeItem(picture: unknown, path: string): string {
  let part = picture as Record<string, unknown> | undefined;
  let item: Partial<Record<string, unknown>> | undefined;
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    part = part?.[key] as typeof part;
    if (typeof part === 'object' && 'kind' in part) item = part;
  }
  if (!item) return '';
  const { kind, text, name, x, y } = item;
  const words = text ?? name;
  const where = x === undefined ? '' : ` at ${x} ${y}`;
  return `the ${kind}${words === undefined ? '' : ` ${JSON.stringify(words)}`}${where}, `;
}

/** Laws of pictures, which are slower than the others. */
export const PICTURE_LAWS: Readonly<Record<string, Law>> = {
  'pictures are sound': picturesAreValid,
  'pictures keep secrets': picturesKeepSecrets,
};
