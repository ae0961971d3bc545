import { mkdirSync, writeFileSync } from 'node:fs';
import { type AnyGame, LANGUAGES, RNG, type SeatLine, type Viewer } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { box, COLOURS, compose, die, type Picture, pips, playingCard, SUITS, token } from '@longtable/kit/picture';
import { playTo } from '../bot/features/authors/position.ts';
import { renderPng } from '../bot/features/pictures/canvas/png.ts';
import { lastTurn } from '../bot/features/pictures/cards/animation.ts';
import { avatar } from '../bot/features/pictures/cards/brand.ts';
import { drawBanner } from '../bot/features/pictures/cards/covers.ts';
import { GifRenderer } from '../bot/features/pictures/cards/gif-renderer.ts';
import { serialise } from '../bot/features/pictures/serialise.ts';
import { picturesOf } from '../bot/features/welcome/index.ts';
import { playLine } from '../bot/host/actions/move.ts';
import { openTable } from '../bot/host/actions/open.ts';
import { openContext } from '../bot/host/open-context.ts';
import { readerAt } from '../bot/host/table/names.ts';
import { builtInGames } from '../games/index.ts';
import { openStorage } from '../storage/index.ts';

/** Duration of the last frame of the repeating GIF. */
const LAST_MS = 2500;
const LOG = { info: () => undefined, warn: console.warn, error: console.error };

/** Minimum number of lines of the turn. */
const MIN_LINES = 5;

/** A game between two players. The turn is the first long one of the second player after this many lines. */
interface Turn {
  readonly seed: number;
  readonly after: number;
  readonly names: readonly string[];
}

// Draws the pictures of the README and the handbook from games between computers, the bot's avatar and banner, and the pictures of the welcome message.

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

/** The parts of games at a table, for `docs/guide.md`. */
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
  const url = new URL(`../${file}`, import.meta.url);
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, bytes);
  sum += bytes.length;
  console.log(`${file}: ${Math.round(bytes.length / 1000)} KB`);
}

function writePicture(file: string, picture: Picture): void {
  write(file, renderPng(serialise(picture)));
}

const gameOf = (id: string) => findGame(id, namesIn(process.env.GAMES), process.cwd());

for (const shown of SHOWN) {
  const game = await gameOf(shown.game);
  const state = playTo(game, { ...shown, lines: [shown.lines] });
  const picture = game.presentation.picture?.(state, { viewer: shown.viewer, language: 'en', names: NAMES });
  if (picture === undefined) throw new Error(`${shown.game} draws no picture.`);
  writePicture(`docs/pictures/${shown.game}.png`, picture);
}
writePicture('docs/pictures/parts.png', PARTS);
write('docs/pictures/turn.gif', await renderTurn(await gameOf(TURN.game), TURN));
writePicture('docs/brand/avatar.png', avatar(AVATAR_SIZE));
writePicture('docs/brand/banner.png', drawBanner(builtInGames, 'en', BANNER_SIZE));
const welcomePictures = LANGUAGES.flatMap((language) => picturesOf(builtInGames, language));
// Emblems are the same in each language.
for (const [file, draw] of new Map(welcomePictures.map(({ drawn, draw }) => [drawn, draw])))
  writePicture(`bot/features/welcome/pictures/${file}`, draw());
if (sum > MAX_BYTES) throw new Error(`${sum} bytes are more than git should carry.`);

/** Renders the last turn of a game as the bot does, but repeating. */
async function renderTurn(game: AnyGame, { seed, after, names }: Turn): Promise<Buffer> {
  const storage = await openStorage('memory:');
  const context = openContext({ storage, games: [game], features: [], log: LOG });
  const gifs = new GifRenderer();
  try {
    const opened = await openTable(context, {
      game,
      options: {},
      occupants: names.map((name) => ({ kind: 'person', id: name, name })),
      seated: true,
      seed,
      location: { guild: null, channel: '1', message: null, language: 'en' },
    });
    let loaded = opened;
    for (const { seat, line } of linesOf(game, seed, after))
      loaded = await playLine(context, loaded.table.id, { person: names[seat] ?? '' }, line);
    const animation = await lastTurn(context, loaded, readerAt(loaded, 0, 'en'));
    if (!animation) throw new Error(`${game.id} has no turn to animate after ${after} lines.`);
    const frames = animation.frames.with(-1, { ...animation.frames.at(-1)!, ms: LAST_MS });
    const gif = await gifs.render(async () => ({ ...animation, frames, loops: true }));
    if (!gif) throw new Error('The GIF could not be rendered.');
    return gif;
  } finally {
    await gifs.close();
    await storage.close();
  }
}

/** Returns the lines of a game between casual computers until a long turn of the second player ends. */
function linesOf(game: AnyGame, seed: number, after: number): SeatLine[] {
  const rng = RNG.seeded(seed);
  const lines: SeatLine[] = [];
  const begun = game.setup(game.options.parse({}), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} couldn’t be set up.`);
  let { state } = begun;
  for (;;) {
    const [seat] = game.turn(state);
    if (seat === undefined) throw new Error(`${game.id} has no long turn with seed ${seed}.`);
    const turn = lines.length - 1 - lines.findLastIndex((line) => line.seat === 0);
    if (seat === 0 && lines.length >= after && turn >= MIN_LINES) return lines;
    const line = game.computers?.line(state, seat, 'casual', rng) ?? '';
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`${game.id}: "${line}" was refused: ${outcome.refused.code}`);
    lines.push({ seat, line });
    state = outcome.state;
  }
}
