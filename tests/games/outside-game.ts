import type { AnyGame } from '@longtable/kit';
import { Sandbox } from '../../bot/features/outside-games/index.ts';

/** Opens a test game of the kit like one from `GAMES`: in a worker, without its own code in this process. */
export async function openOutside(name: string): Promise<{ readonly game: AnyGame; close(): Promise<void> }> {
  const address = import.meta.resolve(`@longtable/kit/testing/games/${name}`);
  const sandbox = await Sandbox.open(address, () => {}, { startMs: 20_000 });
  return { game: sandbox.games[0] as AnyGame, close: () => sandbox.close() };
}
