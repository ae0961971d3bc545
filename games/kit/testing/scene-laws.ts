import type { AnyGame, Choice, Viewer } from '../game.ts';
import { COLOURS } from '../picture/palette.ts';
import { boardOf, sentencesOf } from '../scene/board.ts';
import { drawScene, drawThing } from '../scene/picture.ts';
import { type Region, type Scene, spotName, spotsOf, type Thing } from '../scene/scene.ts';
import { allShortcuts } from '../shortcut.ts';
import { assert, assertText, type Law, randomReaders, readerOf, viewerName, viewersOf } from './law.ts';
import { assertIcon } from './pictures/icons.ts';
import { randomLine } from './random-play.ts';

/** Maximum width of a mark on a text board in columns. */
const MAX_MARK = 2;

/** Scenes are JSON with unique ids. Every thing has a spot and a sentence, and every state a sign. */
export const scenesAreWhole: Law = (game, { state, table }, { random }) => {
  const { scene } = game.presentation;
  if (!scene) return;
  for (const reader of randomReaders(game, table, random)) assertWhole(game, scene(state, reader), reader);
  assertWhole(game, scene(state, { ...readerOf(table, 'spectator'), open: true }), { viewer: 'spectator' });
};

/** A text board, sentences and a picture that the kit renders from a scene show all of its things. */
export const scenesAreShown: Law = (game, { state, table }) => {
  const { scene, view } = game.presentation;
  if (!scene) return;
  for (const viewer of viewersOf(table)) {
    const reader = readerOf(table, viewer);
    const shown = scene(state, reader);
    const lines = boardOf(shown, reader);
    // The game draws boards of its own.
    if (lines.join('\n') !== view(state, reader).board.join('\n')) return;
    assertShown(shown, lines.join('\n'), sentencesOf(shown, reader).join('\n'), viewerName(viewer));
  }
};

/** Letters of a name that text boards do not cut. */
const LETTERS = 5;

function assertShown(scene: Scene, board: string, sentences: string, viewer: string): void {
  const { items } = drawScene(scene, { ground: [COLOURS.ground], hues: {} });
  const places = new Set(items.flatMap((item) => (item.kind === 'place' ? [item.name] : [])));
  for (const thing of scene.things) {
    const { id, region, spot, name, mark, about } = thing;
    const { kind } = scene.regions.find((each) => each.id === region)!;
    for (const item of drawThing(scene, thing, 0, {}).items)
      if ('icon' in item && item.icon) assertIcon(item.icon, `the picture of "${id}" has`);
    const other = scene.things.find((thing) => thing.id !== id && thing.region === region && thing.spot === spot);
    const isAlone = !other || spot === '';
    assert(isAlone, `"${id}" and "${other?.id}" are on one spot of "${region}", where boards show one thing`);
    const words = kind === 'grid' && mark !== undefined ? mark : name.slice(0, kind === 'grid' ? 1 : LETTERS).trim();
    const missing = [
      ...(sentences.includes(about) ? [] : ['the sentences']),
      ...(board.includes(words) ? [] : ['the text board']),
      ...(places.has(id) || places.has(spotName(region, spot)) ? [] : ['the picture']),
    ];
    assert(missing.length === 0, `"${id}" in the scene for ${viewer} is not in ${missing.join(' and ')}`);
  }
}

/** Choices, also those of shortcuts and in the middle of a line, are about things or spots of the scene. */
export const choicesNameThings: Law = (game, { state, table }, { random }) => {
  const { scene } = game.presentation;
  if (!scene) return;
  for (const seat of game.turn(state)) {
    const names = namesIn(scene(state, readerOf(table, seat)));
    const check = (choices: readonly Choice[]) => {
      for (const { line, things = [], effects = {} } of choices)
        for (const name of [...things, ...Object.keys(effects)])
          assert(names.has(name), `"${line}" is about "${name}", which seat ${seat} does not have in its scene`);
    };
    check(allShortcuts(game, state, seat));
    randomLine(game, state, seat, random, (_, choices) => check(choices));
  }
};

/** Returns the names that choices can use: ids of things and names of spots. */
function namesIn({ regions, things }: Scene): ReadonlySet<string> {
  const spots = regions.flatMap((region) => spotsOf(region).map((spot) => spotName(region.id, spot)));
  return new Set([...spots, ...things.map(({ id }) => id)]);
}

function assertWhole(game: AnyGame, scene: Scene, { viewer }: { readonly viewer: Viewer }): void {
  const { header, regions, things, signs } = scene;
  const to = `in the scene for ${viewerName(viewer)}`;
  assertText(game, `header ${to}`, header);
  assertUnique(
    regions.map(({ id }) => id),
    `regions ${to}`,
  );
  assertUnique(
    things.map(({ id }) => id),
    `things ${to}`,
  );
  for (const region of regions) assertRegion(game, region, to);
  for (const thing of things) assertThing(game, thing, scene, to);
  for (const [key, { mark, icon, name }] of Object.entries(signs)) {
    assertText(game, `the name of the sign "${key}" ${to}`, name);
    assert(mark.length <= MAX_MARK, `the mark "${mark}" ${to} has more than ${MAX_MARK} columns`);
    if (icon !== undefined) assertIcon(icon, `the sign "${key}" has ${to}`);
  }
}

function assertRegion(game: AnyGame, region: Region, to: string): void {
  const { id, label, columns = [''], rows = [''], terrain } = region;
  assertText(game, `the label of the region "${id}" ${to}`, label);
  assertUnique(spotsOf(region), `spots of "${id}" ${to}`);
  const isFull = terrain?.length === rows.length && terrain.every((row) => [...row].length === columns.length);
  assert(terrain === undefined || isFull, `the terrain of "${id}" ${to} has not one letter per spot`);
}

function assertThing(game: AnyGame, thing: Thing, { regions, signs }: Scene, to: string): void {
  const { id, kind, region: home, spot, name, icon, mark = '', states, about } = thing;
  const region = regions.find((each) => each.id === home);
  assert(region !== undefined, `"${id}" ${to} is in the region "${home}", which does not exist`);
  const isOnSpot = region !== undefined && spotsOf(region).includes(spot);
  assert(isOnSpot, `"${id}" ${to} has the spot "${spot}", which the region "${home}" does not have`);
  assert(kind !== '', `"${id}" ${to} has no kind`);
  assertText(game, `the name of "${id}" ${to}`, name);
  assertText(game, `what "${id}" ${to} is about`, about);
  assert(mark.length <= MAX_MARK, `the mark "${mark}" of "${id}" ${to} has more than ${MAX_MARK} columns`);
  if (icon !== undefined) assertIcon(icon, `"${id}" has ${to}`);
  for (const state of states) assert(signs[state] !== undefined, `the state "${state}" of "${id}" ${to} has no sign`);
}

function assertUnique(names: readonly string[], what: string): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  assert(twice === undefined, `two ${what} are called "${twice}"`);
}
