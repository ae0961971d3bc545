import { shelf as own } from '../games/index.ts';
import { openShelf } from './outside.ts';

/** Every game that can be played: those of the house, and those that the setting `GAMES` names. */
export const { shelf, outside, complaints } = await openShelf(own, process.env.GAMES ?? '', process.cwd());
