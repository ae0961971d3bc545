import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readDeck } from '@longtable/duel/deck-file';
import type { Card } from '@longtable/duel/rules/cards';
import { MersenneTwister } from '@longtable/duel/rules/mersenne';
import { z } from 'zod';
import { readText } from '../io.ts';

/** The two piles of a game, drawn from the end. */
type Piles = readonly [readonly Card[], readonly Card[]];

interface DuelArguments {
  readonly config: string;
  readonly seed?: string | undefined;
  readonly order?: string | undefined;
}

const SEED_BOUND = 2 ** 32;

const orderFile = z.strictObject({ '1': z.array(z.string()), '2': z.array(z.string()) });

/** Parses `CONFIG [--seed N] [--order FILE]`. Returns undefined for other arguments. */
export function readArguments(args: readonly string[]): DuelArguments | undefined {
  try {
    const options = { seed: { type: 'string' }, order: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [config, ...others] = positionals;
    const seedIsWrong =
      values.seed !== undefined && !(/^[0-9]+$/.test(values.seed) && Number(values.seed) < SEED_BOUND);
    return config === undefined || others.length > 0 || seedIsWrong ? undefined : { config, ...values };
  } catch {
    return undefined;
  }
}

/** Reads a deck file. Returns undefined if it is missing or invalid. */
export async function loadDeck(path: string): Promise<readonly Card[] | undefined> {
  const text = await readText(path);
  const reading = text === undefined ? undefined : readDeck(text);
  return reading && 'deck' in reading ? reading.deck : undefined;
}

export function shuffledPiles(deck: readonly Card[], seed?: string): Piles {
  const random = new MersenneTwister(seed === undefined ? randomInt(SEED_BOUND) : Number(seed));
  return [random.shuffle(deck), random.shuffle(deck)];
}

/** Returns the piles of an order file, or undefined if the file is missing or invalid for this deck. */
export async function orderedPiles(deck: readonly Card[], path: string): Promise<Piles | undefined> {
  const file = orderFile.safeParse(parseJson((await readText(path)) ?? ''));
  if (!file.success) return undefined;
  const first = layOut(deck, file.data['1']);
  const second = layOut(deck, file.data['2']);
  return first && second && [first, second];
}

function layOut(deck: readonly Card[], names: readonly string[]): readonly Card[] | undefined {
  const unused = [...deck];
  const pile = names.map((name) => {
    const index = unused.findIndex((card) => card.name === name);
    return index < 0 ? deck.find((card) => card.name === name) : unused.splice(index, 1)[0];
  });
  return pile.every((card) => card !== undefined) ? pile.reverse() : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
