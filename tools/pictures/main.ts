import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Viewer } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { renderPng } from '../../bot/render/canvas/png.ts';
import { serialise } from '../../bot/render/canvas/serialise.ts';
import { playTo } from '../../cli/play-to.ts';

// Draws the pictures of the README and the handbook, one per game, from games between computers.

/** A picture: the game's setup and seed, the number of lines played, and the viewer. */
interface Shown {
  readonly game: string;
  readonly options?: object;
  readonly seed: number;
  readonly lines: number;
  readonly viewer: Viewer;
}

const SHOWN: readonly Shown[] = [
  { game: 'runa', seed: 4, lines: 16, viewer: 0 },
  { game: 'farmland', seed: 3, lines: 26, viewer: 0 },
  { game: 'duel', seed: 3, lines: 24, viewer: 0 },
  { game: 'dungeon', seed: 5, lines: 22, viewer: 0 },
  { game: 'spy', options: { scenario: 'small' }, seed: 5, lines: 51, viewer: 0 },
];

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const NAMES = ['Ada', 'Bo'];
/** Maximum total size of the pictures in bytes. */
const MAX_BYTES = 1_000_000;

mkdirSync(FOLDER, { recursive: true });
let sum = 0;
for (const shown of SHOWN) {
  const game = await findGame(shown.game, namesIn(process.env.GAMES), process.cwd());
  const state = playTo(game, { ...shown, lines: [shown.lines] });
  const picture = game.face.picture?.(state, { viewer: shown.viewer, language: 'en', names: NAMES });
  if (picture === undefined) throw new Error(`${shown.game} draws no picture.`);
  const drawing = serialise(picture);
  const file = `${FOLDER}${shown.game}.png`;
  writeFileSync(file, renderPng(drawing));
  sum += statSync(file).size;
}
console.log(`${SHOWN.length} pictures in docs/pictures, ${Math.round(sum / 1000)} KB together.`);
if (sum > MAX_BYTES) throw new Error('That is more than git should carry.');
