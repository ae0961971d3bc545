import { MATCH_KEYS } from '../../games/spy/files/write.ts';
import type { MatchConfig } from '../../games/spy/rules/config.ts';

/** A match configuration as clients get it: the thirty keys of the standard and no others. */
export function wireSettings(config: MatchConfig): Record<string, number> {
  return Object.fromEntries(MATCH_KEYS.map((key) => [key, config[key]])) as Record<string, number>;
}
