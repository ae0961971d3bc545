import { reelOf } from '../../bot/features/history/reel.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { recordOf } from '../../bot/host/history/record.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import type { LoadedTable } from '../../bot/host/table/table.ts';
import { lastTurn } from '../../bot/render/pictures/motion.ts';
import { Projection, type Reel } from '../../bot/render/pictures/projection.ts';
import { shelf } from '../../games/index.ts';
import { seeded } from '../../games/kit/chance.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import { loaded, open, person, testContext } from '../context.ts';
import { quantile } from './measure.ts';

const PEOPLE = ['ada', 'bo'];
const MOVES = 400;
const TURNS = 40;

/** What something that moves costs in processor time, in all threads, and how large it is. */
interface Cost {
  readonly frames: number;
  readonly cpu: number;
  readonly bytes: number;
}

/** Says what the turns of each game cost as animations, and a whole game as a film. */
export async function measureMotion(): Promise<void> {
  const projection = new Projection();
  const print = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => (at < 2 ? `${cell}`.padEnd(10) : `${cell}`.padStart(9))).join(''));
  print('game', 'what', 'count', 'frames', 'cpu p50', 'cpu p99', 'KB p50', 'KB p99');
  for (const game of shelf) {
    const turns: Cost[] = [];
    const context = await testContext([game]);
    const end = await played(game, context, async (at) => {
      const [seat] = game.turn(at.table.state);
      if (seat === undefined || turns.length >= TURNS) return;
      const cost = await made(projection, () => lastTurn(context, at, readerAt(at, seat, 'en')));
      if (cost) turns.push(cost);
    });
    const record = await recordOf(context, end.table);
    if ('refused' in record) throw new Error(record.refused.code);
    const film = await made(projection, () => reelOf(context, { record }, 'en'));
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
  await projection.close();
}

/** Plays a game with the weakest computer in all seats, and shows every state on the way. */
async function played(
  game: AnyGame,
  context: Awaited<ReturnType<typeof testContext>>,
  seen: (at: LoadedTable) => Promise<void>,
): Promise<LoadedTable> {
  const { table } = await open(context, { game, help: true, sitters: PEOPLE.slice(0, game.seats.max).map(person) });
  const level = game.computers?.levels[0]?.id ?? '';
  const now = async () => loaded(await findTable(context, table.id));
  let at = await now();
  for (let moves = 0; moves < MOVES; moves++) {
    const [seat] = game.turn(at.table.state);
    if (seat === undefined || at.table.status !== 'playing') break;
    const line = game.computers?.line(at.table.state, seat, level, seeded(0)) ?? '';
    await playLine(context, table.id, { person: PEOPLE[seat] ?? '' }, line);
    at = await now();
    await seen(at);
  }
  return at;
}

async function made(projection: Projection, reel: () => Promise<Reel | undefined>): Promise<Cost | undefined> {
  const ready = await reel();
  if (!ready) return undefined;
  const before = process.cpuUsage();
  const gif = await projection.make(async () => ready);
  const { user, system } = process.cpuUsage(before);
  return { frames: ready.frames.length, cpu: (user + system) / 1000, bytes: gif?.length ?? 0 };
}
