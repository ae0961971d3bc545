import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@longtable/kit';
import type { Storage, TransactOptions } from '../../storage/index.ts';
import { Lru } from '../../storage/lru.ts';
import { tableListEffects } from './commit/table-lists.ts';
import { Changes, type Context, type HostFeature, type Log } from './context.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Outbox } from './outbox/outbox.ts';
import { newSeed, settled } from './refusal.ts';

/** Maximum number of users whose opened tables are remembered. */
const MAX_OPENERS = 10_000;

interface ContextParts {
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  readonly features: readonly HostFeature[];
  readonly log: Log;
  readonly now?: (() => number) | undefined;
  /** Module that exports the built-in games, for threads. */
  readonly gamesModule?: URL | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly work?: Context['work'] | undefined;
}

export function openContext(parts: ContextParts): Context {
  const { games, features, log, gamesModule, limits } = parts;
  const storage = settlingStorage(parts.storage);
  const { now = storage.now } = parts;
  const newId = () => randomBytes(6).toString('base64url');
  return {
    storage,
    games: new Map(games.map((game) => [game.id, game])),
    states: new WeakMap(),
    features,
    tableRecords: Object.assign({}, ...features.map(({ tableRecords }) => tableRecords)),
    sideEffects: {
      changed: [tableListEffects, ...features.flatMap(({ changed = [] }) => changed)],
      opened: features.flatMap(({ opened = [] }) => opened),
      ended: features.flatMap(({ ended = [] }) => ended),
    },
    outbox: new Outbox({ process: newId(), storage, log, now }),
    changes: new Changes(),
    counts: { moves: 0, opened: 0, finished: 0, deadlines: 0, retries: 0 },
    resources: Object.fromEntries(
      features.flatMap(({ id, openResource }) => (openResource ? [[id, openResource(gamesModule)]] : [])),
    ),
    limits: Object.assign({}, LIMITS, ...features.map((feature) => feature.limits), limits),
    opened: new Lru(MAX_OPENERS),
    work: parts.work ?? new AsyncLocalStorage(),
    log,
    now,
    newSeed,
    newId,
  };
}

/** Returns a storage that repeats a transaction whose change waits for the answer of a game. Its locks are free meanwhile. */
function settlingStorage(storage: Storage): Storage {
  const transact = (locks: never, change?: never, options?: TransactOptions) => {
    const run = () => storage.transact(locks, change as never, options);
    return options?.within ? run() : settled(run);
  };
  return { ...storage, transact: transact as Storage['transact'] };
}
