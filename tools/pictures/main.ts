import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Viewer } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { box, COLOURS, compose, die, type Picture, pips, playingCard, SUITS, token } from '@longtable/kit/picture';
import { playTo } from '../../bot/cli/position.ts';
import { renderPng } from '../../bot/features/pictures/canvas/png.ts';
import { serialise } from '../../bot/features/pictures/canvas/serialise.ts';
import { avatar } from '../../bot/features/pictures/cards/brand.ts';
import { drawBanner } from '../../bot/features/pictures/cards/covers.ts';
import { builtInGames } from '../../games/index.ts';
import { renderTurn } from './turn.ts';

// Draws the pictures of the README and the handbook from games between computers, and the bot's avatar and banner.

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

/** The parts of games at a table, for `docs/pictures.md`. */
const PARTS = compose(
  236,
  [COLOURS.panel, COLOURS.ground],
  [
    ...[1, 2, 3, 4, 5, 6].flatMap((value) => die(value * 62 - 16, 48, 48, value)),
    ...die(430, 48, 48, 20, 0),
    ...die(492, 48, 48, undefined, 1),
    ...SUITS.flatMap((suit, at) =>
      playingCard(box(22 + at * 74, 98, 62, 92), { rank: ['A', '10', 'Q', 'K'][at]!, suit }),
    ),
    ...playingCard(box(318, 98, 62, 92)),
    ...[0, 1, 2, 3].flatMap((seat) =>
      token(424 + (seat % 2) * 60, 122 + Math.floor(seat / 2) * 52, 22, seat, seat + 1),
    ),
    ...[1, 4, 6].flatMap((value, at) => pips(40 + at * 50, 212, 36, value, COLOURS.gold)),
  ],
);

const NAMES = ['Ada', 'Bo'];
/** The first picture of the README. */
const TURN = { game: 'duel', seed: 6, after: 40, names: NAMES };
/** Size of the avatar, and of a bot's banner in Discord, in pixels. */
const AVATAR_SIZE = 512;
const BANNER_SIZE = { width: 680, height: 240 };
/** Maximum total size of the pictures in bytes. */
const MAX_BYTES = 1_500_000;

let sum = 0;

function write(file: string, bytes: Buffer): void {
  const path = fileURLToPath(new URL(`../../docs/${file}`, import.meta.url));
  mkdirSync(new URL('.', new URL(`../../docs/${file}`, import.meta.url)), { recursive: true });
  writeFileSync(path, bytes);
  sum += bytes.length;
  console.log(`docs/${file}: ${Math.round(bytes.length / 1000)} KB`);
}

function writePicture(file: string, picture: Picture): void {
  write(file, renderPng(serialise(picture)));
}

const gameOf = (id: string) => findGame(id, namesIn(process.env.GAMES), process.cwd());

for (const shown of SHOWN) {
  const game = await gameOf(shown.game);
  const state = playTo(game, { ...shown, lines: [shown.lines] });
  const picture = game.face.picture?.(state, { viewer: shown.viewer, language: 'en', names: NAMES });
  if (picture === undefined) throw new Error(`${shown.game} draws no picture.`);
  writePicture(`pictures/${shown.game}.png`, picture);
}
writePicture('pictures/parts.png', PARTS);
write('pictures/turn.gif', await renderTurn(await gameOf(TURN.game), TURN));
writePicture('brand/avatar.png', avatar(AVATAR_SIZE));
writePicture('brand/banner.png', drawBanner(builtInGames, 'en', BANNER_SIZE));
if (sum > MAX_BYTES) throw new Error(`${sum} bytes are more than git should carry.`);
