import type { Request } from '../../host/acts/open.ts';
import type { House } from '../../host/house/house.ts';
import { readSound } from '../../host/house/sound.ts';

/** A request that waits for a word of whoever made it, and how a thread for it would be called. */
export interface Kept {
  readonly request: Request;
  readonly threadName: string;
}

const LIFE_MS = 15 * 60 * 1000;

/** Keeps a request for a table that could not be opened where it was asked for; gives the key to it. */
export async function keepRequest(house: House, { request, threadName }: Kept): Promise<string> {
  const key = house.newId();
  const { game, sitters, ...rest } = request;
  const until = house.now() + LIFE_MS;
  await house.storage.commit(
    house.requests.put(key, { ...rest, game: game.id, sitters: [...sitters], threadName, until }),
  );
  return key;
}

/** Takes a request out, once; nothing if it is gone. */
export async function takeRequest(house: House, key: string): Promise<Kept | undefined> {
  const kept = await findRequest(house, key);
  await house.storage.commit(house.requests.drop(key));
  return kept;
}

/** A request that is kept; nothing if it is gone. */
export async function findRequest(house: House, key: string): Promise<Kept | undefined> {
  const kept = await readSound(house, house.requests, key);
  if (!kept) return undefined;
  const { threadName, until, ...request } = kept;
  const game = house.shelf.get(request.game);
  return game && until > house.now() ? { request: { ...request, game }, threadName } : undefined;
}
