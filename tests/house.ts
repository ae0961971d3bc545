import { type House, type Log, openHouse } from '../bot/host/house.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { openStorage } from '../storage/index.ts';
import { guess } from './guess.ts';
import { noughts } from './noughts.ts';

/** A log that keeps what it was told. */
export function keptLog(): Log & { readonly lines: { level: string; about: object; message: string }[] } {
  const lines: { level: string; about: object; message: string }[] = [];
  const keep = (level: string) => (about: object, message: string) => void lines.push({ level, about, message });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}

/** A house in memory with the example games. */
export async function testHouse(shelf: readonly AnyGame[] = [noughts, guess], log: Log = keptLog()): Promise<House> {
  return openHouse({ storage: await openStorage('memory:'), shelf, log });
}
