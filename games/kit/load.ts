import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesIn } from './game/exported.ts';
import type { AnyGame } from './game.ts';

/** Packages of the built-in games, in the order of menus. They are loaded like the packages that the setting `GAMES` names. */
export const BUILT_IN_PACKAGES = [
  '@longtable/runa',
  '@longtable/farmland',
  '@longtable/duel',
  '@longtable/dungeon',
  '@longtable/spy',
];

/** Loaded games, and an error message for each name that could not be loaded. */
export interface LoadedGames {
  readonly games: readonly AnyGame[];
  readonly errors: readonly string[];
}

/** Loads the games that a module exports, by its address. */
export type GameLoader = (address: string) => Promise<readonly AnyGame[]>;

/** Loads the built-in games. Throws if one is missing, because then the installation is incomplete. */
export async function loadBuiltIn(): Promise<readonly AnyGame[]> {
  const { games, errors } = await loadGames([], BUILT_IN_PACKAGES, '');
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return games;
}

/**
 * Returns a game by its id, from the built-in ones and those of `names`, or the game of a file such as
 * `./dist/index.js`. Throws an error with the known ids if there is none.
 */
export async function findGame(id: string, names: readonly string[], from: string): Promise<AnyGame> {
  const { games } = await loadGames(await loadBuiltIn(), names, from);
  const known = games.find((game) => game.id === id);
  if (known) return known;
  if (!isFilePath(id)) throw new Error(`Which game? One of: ${games.map((game) => game.id).join(', ')}`);
  const { games: found, errors } = await loadGames([], [id], from);
  if (!found[0]) throw new Error(errors.join('\n'));
  return found[0];
}

/** Returns the modules listed in the setting `GAMES`, separated by commas. */
export function namesIn(setting = ''): string[] {
  return setting
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/**
 * Adds the games of these modules to the built-in ones. `load` decides in which thread they run, by default in this
 * one.
 */
export async function loadGames(
  own: readonly AnyGame[],
  names: readonly string[],
  from: string,
  load: GameLoader = loadInThisThread,
): Promise<LoadedGames> {
  const games = [...own];
  const errors: string[] = [];
  for (const name of names) {
    try {
      const file = isFilePath(name) ? resolve(from, name) : undefined;
      if (file && !existsSync(file)) throw new Error(`there is no file ${file}`);
      for (const game of await load(file ? pathToFileURL(file).href : name)) {
        if (games.some(({ id }) => id === game.id)) throw new Error(`there is already a game called "${game.id}"`);
        games.push(game);
      }
    } catch (error) {
      errors.push(`"${name}" could not be loaded: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return { games, errors };
}

/** Whether a name is a file path and not a package name. */
export function isFilePath(name: string): boolean {
  return /^[./]|^[a-z]:[\\/]|\.[cm]?[jt]s$/i.test(name);
}

async function loadInThisThread(address: string): Promise<readonly AnyGame[]> {
  return gamesIn(await import(address));
}
