import type { AnyGame } from '@longtable/kit';
import { namesIn } from '@longtable/kit/load';
import { playCommand } from '../../../gateway/play-command.ts';
import { loadAllGames } from '../../../interactions/feature.ts';
import type { Settings } from '../../../settings.ts';
import { FEATURES } from '../../index.ts';
import { type Finding, runCheck, some } from './finding.ts';

/** Checks that the games can be loaded and have a command each. */
export function examineGames(own: readonly AnyGame[], settings: Settings): Promise<Finding> {
  return runCheck('Games', async () => {
    const { games, errors } = await loadAllGames(FEATURES, own, namesIn(settings.GAMES));
    if (errors.length > 0) return { found: `${errors.length} not loaded`, todo: errors.join(' ') };
    const { others } = playCommand(games, { features: FEATURES, settings });
    const names = others.map(({ id }) => id);
    const without = names.length > 0 ? `; /play is full, so /play other opens ${some(names)}` : '';
    return { found: `${games.length}${without}` };
  });
}
