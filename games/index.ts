import { loadBuiltIn } from '@longtable/kit/load';

/** The built-in games, in the order of menus. */
export const builtInGames = await loadBuiltIn();
