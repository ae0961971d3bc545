import { setImmediate } from 'node:timers/promises';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { renderPng } from '../../bot/render/canvas/png.ts';
import { serialise } from '../../bot/render/canvas/serialise.ts';
import { builtInGames } from '../../games/index.ts';

const POSITIONS = 150;
/** The first pictures of a game draw its icons and frames for the first time. */
const WARM_UP = 30;
const FLAT = 2000;

/** Processor time of this thread in milliseconds: what others do on the machine does not count. */
function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Says what a picture of each game costs: to describe on the main thread, to draw and encode in the other, and how large it is. */
export async function measurePictures(): Promise<void> {
  console.log('game       main ms mean   thread ms p50   p99     KB p50   p99    values KB');
  const drawings: string[] = [];
  for (const game of builtInGames) {
    const positions = randomPositions(game, { positions: POSITIONS, steps: 60, options: [{}] });
    // All are described before any is drawn: in the bot no pixels lie on the main thread's heap.
    const described: { drawing: string; main: number }[] = [];
    for (const { state } of positions) {
      const begun = processor();
      const picture = game.face.picture?.(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
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
  console.log(`memory: ${before} MB, after ${FLAT} more pictures ${megabytes()} MB\n`);
}
