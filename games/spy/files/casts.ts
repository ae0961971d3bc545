import { cast } from './cast.ts';
import type { CharacterSpec } from './characters.ts';
import { nightTrain } from './night-train.ts';

/** The built-in casts. */
export const casts = { regulars: cast, train: nightTrain } as const satisfies Record<string, readonly CharacterSpec[]>;

type CastName = keyof typeof casts;

/** The names that `/play` may choose from. */
export const CAST_NAMES = Object.keys(casts) as [CastName, ...CastName[]];
