import { loadBuiltIn } from '@longtable/kit/load';

export const builtInGames = await loadBuiltIn();
