import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import { type AnyGame, LANGUAGES } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { spy } from '@longtable/spy';
import { describe, expect, test } from 'vitest';
import { builtInGames } from '../../../../games/index.ts';
import { serialise } from '../serialise.ts';
import { fitLabel, fitRow } from './fit.ts';
import { renderPng } from './png.ts';

const POSITIONS = Number(process.env.LONGTABLE_WALKS ?? 12);
const NAMES = [
  'Ada',
  'Wolfgang Amadeus zu Müller-Jones',
  '小林さくら小林さくら小林さくら小林さくら小林さくら小林さくら小林',
  'Bo 🦊 the 👩‍👩‍👧‍👦 family',
];
/** Minimum legible scale of a row. */
const ROW_LEAST = 0.75;

describe.each(builtInGames.map((game) => [game.title, game] as const))('%s', (_, game) => {
  test('cuts only names and keeps rows legible', () => holdWords(game, {}, POSITIONS));
});

const COLUMNS = 36;
const ROWS = 30;
const wall = '#'.repeat(COLUMNS);
const room = (first: string) => [
  wall,
  `#${first.padEnd(COLUMNS - 2, '.')}#`,
  ...Array<string>(ROWS - 3).fill(`#${'.'.repeat(COLUMNS - 2)}#`),
  wall,
];
const creature = { mana_cost: 15, damage_points: 9, life_points: 9, shield: true, mana_drain: true, speedy: true };
const cells = { '.': 'FREE', '#': 'WALL', $: 'SAFE', _: 'BAR_SEAT', '=': 'BAR_TABLE', '@': 'ROULETTE_TABLE' } as const;

/** Games with the largest custom content. */
const OWN: readonly (readonly [what: string, game: AnyGame, options: Record<string, string>])[] = [
  [
    'a deck of 60 for the Duel',
    duel,
    {
      deck: JSON.stringify({
        Creatures: Array.from({ length: 60 }, (_, at) => ({ ...creature, name: `Wumpus${at}` })),
        Spells: [],
      }),
    },
  ],
  [
    'a deck of 40 different units for Farmland',
    farmland,
    {
      units: Array.from(
        { length: 40 },
        (_, at) => `Wohlgemuths Wundermühle ${at};Wassermüllermeisterin;99999;99999\n`,
      ).join(''),
      deck1: '1\n'.repeat(40),
    },
  ],
  [`a level of ${COLUMNS} × ${ROWS}`, dungeon, { levels: room('@...s..M..Q').join('\n') }],
  [
    `a casino of ${COLUMNS} × ${ROWS}`,
    spy,
    {
      scenario_file: JSON.stringify({
        scenario: room('.$.._=.@').map((row) => [...row].map((cell) => cells[cell as keyof typeof cells])),
      }),
    },
  ],
];

test.each(OWN)('draws %s', (_, game, options) => holdWords(game, options, 12));

/** Checks that only names are cut for all viewers and names, and that the last picture can be drawn. */
function holdWords(game: AnyGame, options: unknown, positions: number): void {
  const visited = randomPositions(game, { positions, steps: 3 * positions, options: [options] });
  for (const [at, { state, log }] of visited.entries()) {
    const names = [...NAMES.slice(at % NAMES.length), ...NAMES];
    for (const language of LANGUAGES)
      for (const viewer of [0, 'spectator'] as const) {
        const picture = game.presentation.picture?.(state, { viewer, language, names });
        if (!picture) return;
        expect(illegible(picture), `in ${language} after ${log.length} lines`).toEqual([]);
        if (at === visited.length - 1) expect(renderPng(serialise(picture)).length).toBeGreaterThan(1000);
      }
  }
}

/** Minimum size of letters in pixels on a desktop, which shows pictures at most 350 pixels high. */
const DESKTOP_LEAST = 11;

/** Returns labels that are cut although they must not be or too small on a desktop, and rows that are too small. */
function illegible(picture: Picture): string[] {
  const desktop = Math.min(1, 350 / picture.height);
  return [...itemsOf(picture)].flatMap(({ item }) => {
    const cut = labelsOf(item).filter((label) => {
      const { isCut, size } = fitLabel(label);
      return (isCut && !label.mayCut) || (label.text !== '' && size * desktop < DESKTOP_LEAST);
    });
    const isSmall = item.kind === 'row' && fitRow(item.parts, item.width).scale <= ROW_LEAST;
    return [...cut.map(({ text }) => text), ...(isSmall ? [JSON.stringify(item.parts)] : [])];
  });
}
