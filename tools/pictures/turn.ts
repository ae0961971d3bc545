import { type AnyGame, type LessonLine, RNG } from '@longtable/kit';
import { lastTurn } from '../../bot/features/pictures/cards/animation.ts';
import { GifRenderer } from '../../bot/features/pictures/cards/gif-renderer.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { openTable } from '../../bot/host/actions/open.ts';
import { openContext } from '../../bot/host/open.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { openStorage } from '../../storage/index.ts';

/** Duration of the last frame of the repeating GIF. */
const LAST_MS = 2500;
const LOG = { info: () => undefined, warn: console.warn, error: console.error };

/** Minimum number of lines of the turn. */
const MIN_LINES = 5;

/** A game between two players. The turn is the first long one of the second player after this many lines. */
export interface Turn {
  readonly seed: number;
  readonly after: number;
  readonly names: readonly string[];
}

/** Renders the last turn of a game as the bot does, but repeating. */
export async function renderTurn(game: AnyGame, { seed, after, names }: Turn): Promise<Buffer> {
  const storage = await openStorage('memory:');
  const context = openContext({ storage, games: [game], features: [], log: LOG });
  const gifs = new GifRenderer();
  try {
    const opened = await openTable(context, {
      game,
      options: {},
      sitters: names.map((name) => ({ kind: 'person', id: name, name })),
      seated: true,
      seed,
      place: { guild: null, channel: '1', message: null, language: 'en' },
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
function linesOf(game: AnyGame, seed: number, after: number): LessonLine[] {
  const rng = RNG.seeded(seed);
  const lines: LessonLine[] = [];
  const begun = game.setup(game.options.parse({}), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} was not set up.`);
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
