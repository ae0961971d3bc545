import { carries, has } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import { successChance } from './belief.ts';
import type { Errand } from './errands.ts';
import type { Manner } from './manner.ts';
import { safeWorth, secretWorth, strangers } from './worth.ts';

/** Everything worth a walk, in intelligence points. */
export function errandsOf(known: State, player: Player, actor: Present, manner: Manner): Errand[] {
  const { board, cat, config } = known;
  const chance = successChance(actor, config.spySuccessChance);
  const errands: Errand[] = [];
  if (cat && carries(actor, 'DIAMOND_COLLAR')) {
    errands.push({ at: cat, reach: 1, worth: manner.ends(known, player) ? 10 * config.catIp : 0 });
  }
  for (const { at, item } of board.lying) {
    errands.push({ at, reach: 0, worth: item.gadget === 'DIAMOND_COLLAR' ? manner.collar(known) : 2 });
  }
  for (const { at, number } of board.safes) {
    const reach = has(actor, 'FLAPS_AND_SEALS') ? 2 : 1;
    errands.push({ at, reach, worth: safeWorth(known, player, number, manner) });
  }
  for (const { at } of board.tables) errands.push({ at, reach: 1, worth: manner.gamble(known, actor, at).worth });
  for (const person of strangers(known, player)) {
    const { id, at } = person;
    const enemy = manner.enemy(known, player, id);
    const secret = (1 - enemy) * chance * secretWorth(known, player, id, manner);
    const recruit =
      carries(actor, 'NUGGET') && enemy < Math.min(0.3, manner.doubt) ? (1 - enemy) * manner.recruit(known, id) : 0;
    const feed = carries(actor, 'CHICKEN_FEED') && enemy > 0.9 ? actor.ip - 15 : 0;
    const pour = actor.cocktail ? manner.pursuit * manner.drench(known, player, person) : 0;
    errands.push({ at, reach: 1, worth: Math.max(secret, recruit, feed, pour) });
  }
  return errands.filter(({ worth }) => worth > 0.5);
}
