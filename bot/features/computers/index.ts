import type { Context } from '../../host/context.ts';
import { levelAt } from '../../host/table/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { playComputer } from './play.ts';
import { ComputerPool } from './pool.ts';
import { computerButtons, levelRows, playOptions } from './seats.ts';

export { type ComputerPool, computerSeed } from './pool.ts';

const ID = 'computers';

declare module '../../host/limits.ts' {
  interface Limits {
    /** Milliseconds between moves of computers against each other, so that people can watch. */
    readonly pace: number;
  }
}

/** Computer players. Without it, games have none. */
export const computers: Feature = {
  id: ID,
  limits: { pace: 1500 },
  playsComputers: true,
  openResource: (gamesModule) => new ComputerPool(gamesModule),
  playsNext: ({ table }, seat) => !table.terms.computersWait && levelAt(table.seats[seat]) !== undefined,
  play: playOptions,
  opponentRows: levelRows,
  buttons: computerButtons,
  playNext: (context, loaded, seat) => playComputer(context, computersOf(context), loaded, seat),
};

/** Returns the threads in which computer players think. */
export function computersOf({ resources }: Pick<Context, 'resources'>): ComputerPool {
  return resources[ID] as ComputerPool;
}
