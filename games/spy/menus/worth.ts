import type { What } from '../rules/course/legality.ts';
import type { Point } from '../rules/grid.ts';
import { noteOn } from '../rules/knowledge/notes.ts';
import { tableAt } from '../rules/match/board.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { chanceOf, spyChance } from '../rules/match/odds.ts';
import { isPlayer, personAt } from '../rules/match/people.ts';
import { rouletteChance } from '../rules/roulette.ts';
import type { Present, State } from '../state.ts';

/** From here on something is usually the right thing to do. */
export const GOOD = 5;

/** Roughly what an action is worth, so that menus begin with the best; nothing for what hardly anybody wants. */
export function worthOf(known: State, actor: Present, what: What, at: Point): number {
  return WORTH['verb' in what ? what.verb : what.gadget]?.(known, actor, at) ?? 0;
}

const isHurt = ({ hp }: Present) => hp <= FULL_HEALTH / 2;

const WORTH: Readonly<Record<string, (known: State, actor: Present, at: Point) => number>> = {
  DIAMOND_COLLAR: () => 20,
  open: () => 15,
  HAIRDRYER: () => 9,
  spy(known, actor, at) {
    const target = personAt(known, at);
    if (!target || !isPlayer(actor.faction)) return 0;
    const chance = spyChance(known, actor.faction, actor, target.id);
    const { secrets, combinations } = known.sides[actor.faction];
    if (secrets.includes(target.id)) return combinations.length < known.board.safes.length ? 2 * chance : 0;
    return (noteOn(known, actor.faction, target.id) === 'guest' ? 12 : 10) * chance;
  },
  gamble(known, actor, at) {
    const chance = chanceOf(actor, rouletteChance(actor.properties, tableAt(known.board, at)?.inverted ?? false));
    return chance > 0.5 ? 14 * chance : 2 * chance;
  },
  drink: (_, actor) => (actor.cocktail?.poisonedBy.length ? 0 : isHurt(actor) ? 8 : 0),
  observe: () => 2,
  take: (_, actor) => (isHurt(actor) ? GOOD : 0.5),
};
