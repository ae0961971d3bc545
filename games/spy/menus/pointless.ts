import { type Point, samePlace, square } from '../rules/grid.ts';
import { noteOn } from '../rules/knowledge/notes.ts';
import { cocktailAt, isUnoccupied, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { isClammy, isPlayer, personAt } from '../rules/match/people.ts';
import type { Present, State } from '../state.ts';
import { spyChance } from './chances.ts';

/** Deeds on a field that are allowed and bound to come to nothing, or to harm nobody but oneself: menus leave them out. */
export function isPointless(
  known: State,
  actor: Present,
  what: { verb: string } | { gadget: string },
  at: Point,
): boolean {
  const name = 'verb' in what ? what.verb : what.gadget;
  return RULES[name]?.(scene(known, actor, at)) ?? false;
}

interface Scene {
  readonly known: State;
  readonly actor: Present;
  readonly at: Point;
  readonly target: Present | undefined;
  readonly isOwn: boolean;
  readonly note: ReturnType<typeof noteOn>;
}

function scene(known: State, actor: Present, at: Point): Scene {
  const target = personAt(known, at);
  const note = target && isPlayer(actor.faction) ? noteOn(known, actor.faction, target.id) : undefined;
  return { known, actor, at, target, isOwn: target !== undefined && target.faction === actor.faction, note };
}

const onOwn = ({ isOwn }: Scene) => isOwn;

const RULES: Readonly<Record<string, (scene: Scene) => boolean>> = {
  spy: ({ known, actor, target, isOwn }) =>
    isOwn ||
    (target !== undefined && isPlayer(actor.faction) && spyChance(known, actor.faction, actor, target.id) === 0),
  observe: ({ isOwn, note }) => isOwn || note === 'enemy' || note === 'guest',
  open({ known, actor, at }) {
    const number = safeAt(known.board, at)?.number;
    if (number === undefined || !isPlayer(actor.faction)) return true;
    const { combinations, opened } = known.sides[actor.faction];
    return !combinations.includes(number) || opened.includes(number);
  },
  burn: ({ known, at }) => tableAt(known.board, at)?.destroyed === true,
  pour: onOwn,
  HAIRDRYER: ({ target, isOwn }) => !(target && isOwn && isClammy(target)),
  MOLEDIE: ({ target, isOwn }) => !target || isOwn,
  BOWLER_BLADE: onOwn,
  GAS_GLOSS: onOwn,
  POISON_PILLS: ({ known, isOwn, at }) => isOwn || (cocktailAt(known.board, at)?.cocktail.poisonedBy.length ?? 0) > 0,
  LASER_COMPACT: onOwn,
  ROCKET_PEN: ({ known, actor, at }) => square(at, 1).some((near) => personAt(known, near)?.faction === actor.faction),
  CHICKEN_FEED: ({ isOwn, note }) => isOwn || note === 'guest',
  NUGGET: ({ note }) => note === 'enemy',
  WIRETAP_WITH_EARPLUGS: onOwn,
  JETPACK: ({ actor, at }) => samePlace(actor.at, at),
  TECHNICOLOUR_PRISM: ({ known, at }) => {
    const table = tableAt(known.board, at);
    return table === undefined || table.destroyed || table.inverted;
  },
  GRAPPLE: ({ known, at }) => !lyingAt(known.board, at) && !cocktailAt(known.board, at),
  MOTHBALL_POUCH: ({ known, actor, at }) => {
    const near = square(at, 1).flatMap((place) => personAt(known, place) ?? []);
    return near.length === 0 || near.some(({ faction }) => faction === actor.faction);
  },
  FOG_TIN: ({ known, at }) => isUnoccupied(known, at),
};
