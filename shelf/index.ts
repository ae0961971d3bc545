import { shelf as own } from '../games/index.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { isFile, openShelf } from './outside.ts';

/** Every game that can be played: those of the house, and those that the setting `GAMES` names. */
export const { shelf, outside, complaints } = await openShelf(own, process.env.GAMES ?? '', process.cwd());

/** A game by its name, or the game of a file such as `./dist/index.js`; throws a sentence if there is none. */
export async function findGame(name: string): Promise<AnyGame> {
  const known = shelf.find(({ id }) => id === name);
  if (known) return known;
  if (!isFile(name)) throw new Error(`Which game? One of: ${shelf.map(({ id }) => id).join(', ')}`);
  const { shelf: found, complaints: problems } = await openShelf([], name, process.cwd());
  if (!found[0]) throw new Error(problems.join('\n'));
  return found[0];
}
