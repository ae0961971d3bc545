import { carries, has } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import { enemyChance, successChance } from './belief.ts';
import type { Errand } from './errands.ts';
import { isAhead } from './standing.ts';
import { recruitWorth, rouletteProspect, safeWorth, secretWorth, strangers } from './worth.ts';

/** Everything worth a walk, in intelligence points. */
export function errandsOf(known: State, player: Player, actor: Present, boldness: number): Errand[] {
  const { board, cat, config } = known;
  const chance = successChance(actor, config.spySuccessChance);
  const errands: Errand[] = [];
  if (cat && carries(actor, 'DIAMOND_COLLAR')) {
    errands.push({ at: cat, reach: 1, worth: isAhead(known, player, config.catIp) ? 10 * config.catIp : 0 });
  }
  for (const { at, item } of board.lying) {
    errands.push({ at, reach: 0, worth: item.gadget === 'DIAMOND_COLLAR' ? config.catIp : 2 });
  }
  for (const { at, number } of board.safes) {
    const reach = has(actor, 'FLAPS_AND_SEALS') ? 2 : 1;
    errands.push({ at, reach, worth: safeWorth(known, player, number) });
  }
  for (const { at } of board.tables)
    errands.push({ at, reach: 1, worth: rouletteProspect(known, actor, at, boldness).worth });
  for (const { id, at } of strangers(known, player)) {
    const enemy = enemyChance(known, player, id);
    const secret = (1 - enemy) * chance * secretWorth(known, player, id);
    const recruit = carries(actor, 'NUGGET') && enemy < 0.3 ? (1 - enemy) * recruitWorth(known) : 0;
    const feed = carries(actor, 'CHICKEN_FEED') && enemy > 0.9 ? actor.ip - 15 : 0;
    errands.push({ at, reach: 1, worth: Math.max(secret, recruit, feed) });
  }
  return errands.filter(({ worth }) => worth > 0.5);
}
