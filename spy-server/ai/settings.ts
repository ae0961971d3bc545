import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '@longtable/kit';
import { LEVELS } from '@longtable/spy/computers';
import { z } from 'zod';
import { texts } from '../words/texts.ts';

/** Levels that can be chosen by number. Mixed levels are available only at the bot's tables. */
export const DIFFICULTIES = LEVELS.filter(({ mix }) => !mix);

const { draft, equipment, roulette } = texts.behaviours;

/** Behaviours of a computer player, each with two strategies. */
export const BEHAVIOURS = {
  draft: { title: draft.title, strategies: [draft.best, draft.gadgetsFirst] },
  equipment: { title: equipment.title, strategies: [equipment.suitable, equipment.oneAgent] },
  roulette: { title: roulette.title, strategies: [roulette.whenItPays, roulette.never] },
} as const satisfies Record<string, { readonly title: Text; readonly strategies: readonly [Text, Text] }>;

export type Behaviour = keyof typeof BEHAVIOURS;

/** Strategy per behaviour: 1 or 2. */
export type Strategies = Readonly<Record<Behaviour, number>>;

export const USUAL_STRATEGIES: Strategies = { draft: 1, equipment: 1, roulette: 1 };

export interface AiSettings {
  /** Id of one of the game's levels. */
  readonly level: string;
  readonly strategies: Strategies;
}

/** Returns the level of a difficulty. 0 is the strongest. */
export function levelOf(difficulty: number): string {
  return DIFFICULTIES[(difficulty || DIFFICULTIES.length) - 1]?.id ?? '';
}

const NAME = /^[\w-]{1,40}$/;
const strategy = z.int().min(1).max(2).default(1);
const file = z.object({
  difficulty: z.int().min(0).max(DIFFICULTIES.length).default(0),
  x: z.object({ draft: strategy, equipment: strategy, roulette: strategy }).prefault({}),
});

export function savedSettings(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

/** Reads saved settings. Returns undefined if they are missing or invalid. */
export function loadSettings(folder: string, name: string): AiSettings | undefined {
  if (!savedSettings(folder).includes(name)) return undefined;
  try {
    const { difficulty, x } = file.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    return { level: levelOf(difficulty), strategies: x };
  } catch {
    return undefined;
  }
}

/** Saves settings as a file for `--config`. Returns false if the name is invalid. */
export function saveSettings(folder: string, name: string, { level, strategies }: AiSettings): boolean {
  if (!NAME.test(name)) return false;
  mkdirSync(folder, { recursive: true });
  const difficulty = DIFFICULTIES.findIndex(({ id }) => id === level) + 1;
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ difficulty, x: strategies }, null, 2)}\n`);
  return true;
}
