import { Painting } from '../../bot/face/pictures/painting.ts';
import { shelf } from '../../games/index.ts';
import { wander } from '../../games/kit/testing/wander.ts';
import type { Person } from '../person.ts';
import { temporaryFolder } from '../stage.ts';
import { middle, playFor } from './measure.ts';
import { type Player, Sitting } from './player.ts';
import { roomOf } from './rooms.ts';
import { longtable, type Subject } from './subject.ts';

const POSITIONS = 40;
const ROUNDS = 12;
const ROUND_MS = 500;
const WARM_UP_MS = 2000;
/** A move with a picture may take so many times what one without takes. */
const MOST = 3;

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

/** The same moves with and without a picture, in turn. */
async function compareMoves(): Promise<void> {
  const folder = temporaryFolder();
  const subjects: Subject[] = [];
  const sit = async (database: string): Promise<Player[]> => {
    const subject = await longtable(`sqlite:${folder.path}/${database}.sqlite`);
    subjects.push(subject);
    const [ada] = subject.people as [Person];
    await ada.command(roomOf(0), 'display', { options: { how: database } });
    return [new Sitting([ada], roomOf(0), 'runa')];
  };
  try {
    const players = [await sit('plain'), await sit('picture')];
    for (const one of players) await playFor(one, WARM_UP_MS);
    const times = players.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, one] of players.entries()) times[index]?.push(...(await playFor(one, ROUND_MS)).times);
    }
    const [text, pictures] = times.map(middle) as [number, number];
    console.log(`A move as text ${text.toFixed(1)} ms, with a picture ${pictures.toFixed(1)} ms (median).`);
    console.log(`That is ${(pictures / text).toFixed(2)}x; at most ${MOST}x is wanted.`);
  } finally {
    for (const subject of subjects) await subject.close();
    folder.remove();
  }
}
