import { Painting } from '../../bot/face/pictures/painting.ts';
import { shelf } from '../../games/index.ts';
import { wander } from '../../games/kit/testing/wander.ts';
import { temporaryFolder } from '../stage.ts';
import { looking, type Player, pairPlayer, soloPlayer } from './player.ts';
import { longtable, type Subject } from './subject.ts';

const POSITIONS = 40;
const ROUNDS = 10;
const ROUND_MS = 400;
const WARM_UP_MS = 1500;
/** A move with a picture may take so many times what one without takes. */
const MOST = 3;

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const middle = (numbers: readonly number[]) => quantile(numbers, 0.5);

await paintAll();
await compareMoves();

/** How long the pictures of each game take, from the drawing to the file, and how large they are. */
async function paintAll(): Promise<void> {
  const painting = new Painting();
  await painting.paint('first', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  console.log('game        draw ms  paint ms     bytes');
  for (const game of shelf) {
    const times: { draw: number; paint: number; bytes: number }[] = [];
    for (const { state } of wander(game, { positions: POSITIONS, steps: 60, options: [{}] })) {
      const begun = performance.now();
      const svg = game.face.picture?.(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] }) ?? '';
      const drawn = performance.now();
      const png = await painting.paint(game.id, svg);
      times.push({ draw: drawn - begun, paint: performance.now() - drawn, bytes: png?.length ?? 0 });
    }
    const [draw, paint, bytes] = (['draw', 'paint', 'bytes'] as const).map((what) =>
      middle(times.map((one) => one[what])),
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

/** The same moves of each game with and without a picture, in turn. */
async function compareMoves(): Promise<void> {
  console.log(`\n(median, and of the quickest tenth: at most ${MOST}x is wanted)`);
  console.log('game       text ms  picture ms   times   text ms  picture ms   times');
  for (const { id, seats } of shelf) {
    const sitDown = seats.max === 1 ? soloPlayer : pairPlayer;
    const folder = temporaryFolder();
    const subjects: Subject[] = [];
    try {
      subjects.push(await longtable('as text', `sqlite:${folder.path}/text.sqlite`, id, 1, sitDown));
      subjects.push(await longtable('as pictures', `sqlite:${folder.path}/pictures.sqlite`, id, 1, looking(sitDown)));
      const times = await timesOf(subjects);
      const row = [0.5, 0.1].flatMap((share) => {
        const [text, pictures] = times.map((one) => quantile(one, share)) as [number, number];
        const ratio = `${(pictures / text).toFixed(2)}x`;
        return [text.toFixed(1).padStart(7), pictures.toFixed(1).padStart(11), ratio.padStart(7)];
      });
      console.log(id.padEnd(10), row.join(' '));
    } finally {
      for (const subject of subjects) await subject.close();
      folder.remove();
    }
  }
}

/** How long each subject's moves took; they play in turn, so that whatever else the machine does meets both. */
async function timesOf(subjects: readonly Subject[]): Promise<number[][]> {
  for (const { players } of subjects) await playFor(players[0] as Player, WARM_UP_MS);
  const times = subjects.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { players }] of subjects.entries())
      times[index]?.push(...(await playFor(players[0] as Player, ROUND_MS)));
  }
  return times;
}

async function playFor(press: Player, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) {
    const time = await press();
    if (time !== undefined) times.push(time);
  }
  return times;
}
