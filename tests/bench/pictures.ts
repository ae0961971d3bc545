import { setImmediate } from 'node:timers/promises';
import { type AnyGame, RNG } from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { recordOf } from '../../bot/features/history/record.ts';
import { reelOf } from '../../bot/features/history/replay-button.ts';
import { renderPng } from '../../bot/features/pictures/canvas/png.ts';
import { lastTurn } from '../../bot/features/pictures/cards/animation.ts';
import { type Animation, GifRenderer } from '../../bot/features/pictures/cards/gif-renderer.ts';
import { Painting } from '../../bot/features/pictures/cards/painting.ts';
import { serialise } from '../../bot/features/pictures/serialise.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { builtInGames } from '../../games/index.ts';
import { open, person, testContext } from '../context.ts';
import { temporaryFolder } from '../test-bot.ts';
import { playersAt } from './contexts.ts';
import { type Measurement, median, playFor, quantile, ratio, timeOf, workOf } from './measure.ts';
import { longtable, roomOf } from './subject.ts';

const PEOPLE = ['ada', 'bo'];
const MOVES = 400;
const TURNS = 40;

const DRAWN_POSITIONS = 150;
/** Number of pictures before the measurement, which fill caches of icons and frames. */
const WARM_UP = 30;
const FLAT = 2000;

/** Returns the processor time of this thread in milliseconds. */
function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Prints the costs of a picture per game: description on the main thread, drawing and encoding in a worker, and size. */
async function measurePictures(): Promise<void> {
  console.log('game       main ms mean   thread ms p50   p99     KB p50   p99    values KB');
  const drawings: string[] = [];
  for (const game of builtInGames) {
    const positions = randomPositions(game, { positions: DRAWN_POSITIONS, steps: 60, options: [{}] });
    // All are described before any is drawn, because in the bot the main thread's heap has no pixels.
    const described: { drawing: string; main: number }[] = [];
    for (const { state } of positions) {
      const begun = processor();
      const picture = game.presentation.picture?.(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
      if (picture) described.push({ drawing: serialise(picture), main: processor() - begun });
      await setImmediate();
    }
    const times: { main: number; thread: number; bytes: number; values: number }[] = [];
    for (const { drawing, main } of described) {
      const begun = processor();
      const { length: bytes } = renderPng(drawing);
      times.push({ main, thread: processor() - begun, bytes, values: drawing.length });
      drawings.push(drawing);
      await setImmediate();
    }
    const warm = times.slice(WARM_UP);
    const sorted = (what: 'thread' | 'bytes' | 'values') => warm.map((one) => one[what]).sort((a, b) => a - b);
    const at = (list: number[], share: number) => list[Math.floor((list.length - 1) * share)] ?? 0;
    const main = warm.reduce((sum, one) => sum + one.main, 0) / warm.length;
    const [thread, bytes, values] = [sorted('thread'), sorted('bytes'), sorted('values')];
    const cells = [
      main.toFixed(2).padStart(14),
      at(thread, 0.5).toFixed(1).padStart(15),
      at(thread, 0.99).toFixed(1).padStart(6),
      (at(bytes, 0.5) / 1024).toFixed(0).padStart(9),
      (at(bytes, 0.99) / 1024).toFixed(0).padStart(5),
      (at(values, 0.5) / 1024).toFixed(0).padStart(10),
    ];
    console.log(game.id.padEnd(9), ...cells);
  }
  await measureMemory(drawings);
}

async function measureMemory(drawings: readonly string[]): Promise<void> {
  const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
  const before = megabytes();
  for (let at = 0; at < FLAT; at++) {
    renderPng(drawings[at % drawings.length] ?? '');
    await setImmediate();
  }
  console.log(`memory: ${before} MB, after ${FLAT} pictures: ${megabytes()} MB\n`);
}

/** Processor time of an animation in all threads, and its size. */
interface Cost {
  readonly frames: number;
  readonly cpu: number;
  readonly bytes: number;
}

/** Prints the costs of animated turns and of a GIF of a whole game. */
async function measureMotion(): Promise<void> {
  const renderer = new GifRenderer();
  const print = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => (at < 2 ? `${cell}`.padEnd(10) : `${cell}`.padStart(9))).join(''));
  print('game', 'what', 'count', 'frames', 'cpu p50', 'cpu p99', 'KB p50', 'KB p99');
  for (const game of builtInGames) {
    const turns: Cost[] = [];
    const context = await testContext([game]);
    const end = await playGame(game, context, async (at) => {
      const [seat] = game.turn(at.table.state);
      if (seat === undefined || turns.length >= TURNS) return;
      const cost = await measureGif(renderer, () => lastTurn(context, at, readerAt(at, seat, 'en')));
      if (cost) turns.push(cost);
    });
    const record = await recordOf(context, end.table);
    const film = await measureGif(renderer, () => reelOf(context, 'bench', { record }, 'en'));
    for (const [what, costs] of [
      ['animation', turns.slice(2)],
      ['film', film ? [film] : []],
    ] as const) {
      const at = (key: keyof Cost, share: number) =>
        quantile(
          costs.map((cost) => cost[key]),
          share,
        );
      const numbers = [at('cpu', 0.5), at('cpu', 0.99), at('bytes', 0.5) / 1024, at('bytes', 0.99) / 1024];
      if (costs.length > 0) print(game.id, what, costs.length, at('frames', 0.5), ...numbers.map(Math.round));
    }
  }
  await renderer.close();
}

/** Plays a game with the weakest computer in all seats and visits every state. */
async function playGame(
  game: AnyGame,
  context: Awaited<ReturnType<typeof testContext>>,
  seen: (at: LoadedTable) => Promise<void>,
): Promise<LoadedTable> {
  const { table } = await open(context, { game, help: true, occupants: PEOPLE.slice(0, game.seats.max).map(person) });
  const level = game.computers?.levels[0]?.id ?? '';
  const now = () => findTable(context, table.id);
  let at = await now();
  for (let moves = 0; moves < MOVES; moves++) {
    const [seat] = game.turn(at.table.state);
    if (seat === undefined || at.table.status !== 'playing') break;
    const line = game.computers?.line(at.table.state, seat, level, RNG.seeded(0)) ?? '';
    await playLine(context, table.id, { person: PEOPLE[seat] ?? '' }, line);
    at = await now();
    await seen(at);
  }
  return at;
}

async function measureGif(
  renderer: GifRenderer,
  reel: () => Promise<Animation | undefined>,
): Promise<Cost | undefined> {
  const ready = await reel();
  if (!ready) return undefined;
  const before = process.cpuUsage();
  const gif = await renderer.render(async () => ready);
  const { user, system } = process.cpuUsage(before);
  return { frames: ready.frames.length, cpu: (user + system) / 1000, bytes: gif?.length ?? 0 };
}

const POSITIONS = 40;
const ROUNDS = 10;
const ROUND_MS = 500;
const WARM_UP_MS = 5000;
/**
 * Maximum ratio of the main thread's time for a move with a picture to one with text, and of the time of a text move during
 * another user's pictures to one without.
 */
const MAX_RATIO = 3;

await measurePictures();
await measureMotion();
await paintAll();
await compareMoves();

/** Measures the time to draw and encode the pictures of each game, and their size. */
async function paintAll(): Promise<void> {
  const painting = new Painting();
  await painting.paint('first', serialise({ width: 1, height: 1, ground: ['#000000'], items: [] }));
  console.log('game        draw ms  paint ms     bytes');
  for (const game of builtInGames) {
    const times: { draw: number; paint: number; bytes: number }[] = [];
    for (const { state } of randomPositions(game, { positions: POSITIONS, steps: 60, options: [{}] })) {
      const begun = performance.now();
      const picture = game.presentation.picture?.(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
      if (!picture) continue;
      const drawing = serialise(picture);
      const drawn = performance.now();
      const png = await painting.paint(game.id, drawing);
      times.push({ draw: drawn - begun, paint: performance.now() - drawn, bytes: png?.length ?? 0 });
    }
    const [draw, paint, bytes] = (['draw', 'paint', 'bytes'] as const).map((what) =>
      median(times.map((one) => one[what])),
    );
    console.log(
      game.id.padEnd(10),
      draw!.toFixed(1).padStart(8),
      paint!.toFixed(1).padStart(9),
      String(bytes).padStart(9),
    );
  }
  await painting.close();
}

/**
 * Compares moves of users with text and with pictures, first alternately, then simultaneously: time of the main thread, and
 * whether text moves wait for pictures.
 */
async function compareMoves(): Promise<void> {
  const folder = temporaryFolder();
  const subject = await longtable(`sqlite:${folder.path}/compared.sqlite`);
  const main = { processorTime: () => subject.mainThreadTime() };
  for (const person of subject.people.slice(2))
    await person.command(roomOf(0), 'display', { options: { style: 'picture' } });
  console.log('\ngame       text ms  picture ms   main thread ms     times       text beside pictures ms   times');
  try {
    for (const [index, game] of builtInGames.entries()) {
      const room = index * subject.people.length;
      const [text, picture] = [playersAt(subject, game, room), playersAt(subject, game, room + 2)];
      await playFor([text, picture], WARM_UP_MS);
      const stints: Record<'text' | 'picture' | 'beside', Measurement[]> = { text: [], picture: [], beside: [] };
      for (let round = 0; round < ROUNDS; round++) {
        stints.text.push(await playFor([text], ROUND_MS, main));
        stints.picture.push(await playFor([picture], ROUND_MS, main));
        const [beside] = await Promise.all([playFor([text], ROUND_MS), playFor([picture], ROUND_MS)]);
        stints.beside.push(beside);
      }
      console.log(game.id.padEnd(9), ...comparison(stints));
    }
  } finally {
    await subject.close();
    folder.remove();
  }
}

/** Returns the table cells of a game: times in milliseconds, and their ratios with the limit. */
function comparison({ text, picture, beside }: Record<'text' | 'picture' | 'beside', Measurement[]>): string[] {
  const ms = (stints: readonly Measurement[]) => median(stints.flatMap(({ times }) => times)).toFixed(1);
  const times = (ratio: number) => `${ratio.toFixed(2)}x <= ${MAX_RATIO} ${ratio <= MAX_RATIO ? 'yes' : 'NO'}`;
  const works = [text, picture].map(workOf) as [number, number];
  return [
    ms(text).padStart(8),
    ms(picture).padStart(11),
    ...works.map((work) => work.toFixed(1).padStart(8)),
    times(works[1] / works[0]).padStart(15),
    ms(beside).padStart(14),
    times(ratio(beside, text, timeOf)).padStart(22),
  ];
}
