import { serialise } from '../../bot/render/canvas/render.ts';
import { Painting } from '../../bot/render/pictures/painting.ts';
import { shelf } from '../../games/index.ts';
import { wander } from '../../games/kit/testing/wander.ts';
import { temporaryFolder } from '../stage.ts';
import { sitting } from './contexts.ts';
import { middle, playFor, ratio, type Stint, timeOf } from './measure.ts';
import { measureMotion } from './motion.ts';
import { measurePictures } from './pictures-thread.ts';
import { roomOf } from './rooms.ts';
import { longtable, type Subject } from './subject.ts';

const POSITIONS = 40;
const ROUNDS = 10;
const ROUND_MS = 500;
const WARM_UP_MS = 5000;
/** A move with a picture may take so many times what one without takes. */
const MOST = 3;

await measurePictures();
await measureMotion();
await paintAll();
await compareMoves();

/** How long the pictures of each game take, from the drawing to the file, and how large they are. */
async function paintAll(): Promise<void> {
  const painting = new Painting();
  await painting.paint('first', serialise({ width: 1, height: 1, ground: ['#000000'], items: [] }));
  console.log('game        draw ms  paint ms     bytes');
  for (const game of shelf) {
    const times: { draw: number; paint: number; bytes: number }[] = [];
    for (const { state } of wander(game, { positions: POSITIONS, steps: 60, options: [{}] })) {
      const begun = performance.now();
      const picture = game.face.picture?.(state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
      if (!picture) continue;
      const drawing = serialise(picture);
      const drawn = performance.now();
      const png = await painting.paint(game.id, drawing);
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
  const folder = temporaryFolder();
  const [plain, pictured] = await Promise.all(['plain', 'picture'].map((how) => showing(how, folder.path)));
  console.log('\ngame       text ms  picture ms   times');
  try {
    for (const [room, game] of shelf.entries()) {
      const players = [plain, pictured].map((subject) => [sitting(subject as Subject, game, room)]);
      const stints: [Stint[], Stint[]] = [[], []];
      for (const one of players) await playFor(one, WARM_UP_MS);
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, one] of players.entries()) stints[index]?.push(await playFor(one, ROUND_MS));
      const [text, picture] = stints.map((all) => middle(all.flatMap(({ times }) => times))) as [number, number];
      const times = ratio(stints[1], stints[0], timeOf);
      const verdict = `<= ${MOST} ${times <= MOST ? 'yes' : 'NO'}`;
      console.log(
        game.id.padEnd(9),
        text.toFixed(1).padStart(8),
        picture.toFixed(1).padStart(11),
        `${times.toFixed(2)}x`.padStart(7),
        verdict,
      );
    }
  } finally {
    await Promise.all([plain?.close(), pictured?.close()]);
    folder.remove();
  }
}

/** Longtable for people who want their boards so. */
async function showing(how: string, folder: string): Promise<Subject> {
  const subject = await longtable(`sqlite:${folder}/${how}.sqlite`);
  await Promise.all(subject.people.map((person) => person.command(roomOf(0), 'display', { options: { style: how } })));
  return subject;
}
