import { requestKind } from '../../storage/records/table.ts';
import type { Context } from '../host/context.ts';
import type { FeatureRequests, Request } from '../host/feature.ts';
import { readOrQuarantine } from '../host/records.ts';
import { Refusal } from '../host/refusal.ts';

/** A request for a table that waits until the user has chosen a place or files, with the name for a thread. */
export interface PendingRequest {
  readonly request: Request;
  readonly threadName: string;
}

const REQUEST_LIFE_MS = 15 * 60 * 1000;

/** Stores a request for a table that could not be opened yet, and returns its key. */
export async function keepRequest(context: Context, { request, threadName }: PendingRequest): Promise<string> {
  const key = context.newId();
  const { game, occupants, opening, features, ...rest } = request;
  const until = context.now() + REQUEST_LIFE_MS;
  await context.storage.transact({
    writes: [
      context.storage.store(requestKind).put(key, {
        ...rest,
        game: game.id,
        occupants: [...occupants],
        ...(opening && { opening: [...opening] }),
        ...(features && { features: { ...features } }),
        threadName,
        until,
      }),
    ],
  });
  return key;
}

/** Returns and deletes a request. Undefined if it does not exist, has expired or its game is not installed. */
export async function takeRequest(context: Context, key: string): Promise<PendingRequest | undefined> {
  const kept = await findRequest(context, key);
  await context.storage.transact({ writes: [context.storage.store(requestKind).drop(key)] });
  return kept;
}

/** Returns a request. Undefined if it does not exist, has expired or its game is not installed. */
async function findRequest(context: Context, key: string): Promise<PendingRequest | undefined> {
  const kept = await readOrQuarantine(context, requestKind, key);
  if (!kept) return undefined;
  const { threadName, until, ...request } = kept;
  const game = context.games.get(request.game);
  const features = request.features as FeatureRequests | undefined;
  return game && until > context.now() ? { request: { ...request, game, features } as Request, threadName } : undefined;
}

/** Returns a pending request if this user made it or has a seat in it. */
export async function ownRequest(context: Context, user: string, key: string): Promise<PendingRequest> {
  const kept = await findRequest(context, key);
  const { terms, occupants = [] } = kept?.request ?? {};
  const isOwn =
    terms?.opener === user || occupants.some((occupant) => occupant.kind === 'person' && occupant.id === user);
  if (!kept || !isOwn) throw new Refusal('requestGone');
  return kept;
}
