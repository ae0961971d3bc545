import { serialise } from '../../bot/render/canvas/serialise.ts';
import { Painting } from '../../bot/render/pictures/painting.ts';
import { shelf } from '../../games/index.ts';
import { wander } from '../../games/kit/testing/wander.ts';
import { temporaryFolder } from '../stage.ts';
import { sitting } from './contexts.ts';
import { middle, playFor, ratio, type Stint, timeOf, workOf } from './measure.ts';
import { measureMotion } from './motion.ts';
import { measurePictures } from './pictures-thread.ts';
import { roomOf } from './rooms.ts';
import { longtable } from './subject.ts';

const POSITIONS = 40;
const ROUNDS = 10;
const ROUND_MS = 500;
const WARM_UP_MS = 5000;
/**
 * A move with a picture may take so many times what one without takes of the main thread, on which everybody is answered; and
 * a move with text so many times as long beside somebody's pictures, which take a core, but nobody waits for them.
 */
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

/**
 * Moves of each game by somebody who reads text and by somebody who wants pictures, in turn and then at once: what they take of
 * the main thread, and whether the one who reads text waits for the other's pictures.
 */
async function compareMoves(): Promise<void> {
  const folder = temporaryFolder();
  const subject = await longtable(`sqlite:${folder.path}/compared.sqlite`);
  const main = { processorTime: () => subject.mainThreadTime() };
  for (const person of subject.people.slice(2))
    await person.command(roomOf(0), 'display', { options: { style: 'picture' } });
  console.log('\ngame       text ms  picture ms   main thread ms     times       text beside pictures ms   times');
  try {
    for (const [index, game] of shelf.entries()) {
      const room = index * subject.people.length;
      const [text, picture] = [sitting(subject, game, room), sitting(subject, game, room + 2)];
      await playFor([text, picture], WARM_UP_MS);
      const stints: Record<'text' | 'picture' | 'beside', Stint[]> = { text: [], picture: [], beside: [] };
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

/** The cells of a game: all ratios are of one run. */
function comparison({ text, picture, beside }: Record<'text' | 'picture' | 'beside', Stint[]>): string[] {
  const ms = (stints: readonly Stint[]) => middle(stints.flatMap(({ times }) => times)).toFixed(1);
  const times = (ratio: number) => `${ratio.toFixed(2)}x <= ${MOST} ${ratio <= MOST ? 'yes' : 'NO'}`;
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
