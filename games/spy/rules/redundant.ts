import type { Present, State } from '../state.ts';
import { actions } from './actions/index.ts';
import { canAct, hasTarget, targetsOf, type What } from './course/legality.ts';
import { type Point, samePlace, square } from './grid.ts';
import { noteOn } from './knowledge/intelligence.ts';
import { cocktailAt, isUnoccupied, lyingAt, safeAt, tableAt } from './match/board.ts';
import { spyChance } from './match/odds.ts';
import { isClammy, isPlayer, personAt } from './match/people.ts';

/** Gadgets that are aimed at fields rather than at somebody. */
const ANYWHERE = ['MOLEDIE', 'ROCKET_PEN', 'FOG_TIN', 'JETPACK'];

const ACTIONS = actions.filter(({ cost }) => cost === 'ap').map(({ verb }): What => ({ verb }));

/** Everything that a character could do with an action point, useful or not. */
export function optionsOf({ items }: Present): What[] {
  return [...ACTIONS, ...items.map(({ gadget }): What => ({ gadget }))];
}

/** Whether there is anything useful to do with an action point now. */
export function hasUsefulAction(known: State, actor: Present): boolean {
  return (
    canAct(known, actor) &&
    optionsOf(actor).some(
      (what) =>
        (isAimedAtFields(what) && hasTarget(known, actor, what)) || usefulTargets(known, actor, what).length > 0,
    )
  );
}

/** Whether something can be aimed at any field, not only at people and things. */
export function isAimedAtFields(what: What): boolean {
  return 'gadget' in what && ANYWHERE.includes(what.gadget);
}

/** The targets that menus offer. */
export function usefulTargets(known: State, actor: Present, what: What): Point[] {
  return targetsOf(known, actor, what).filter((at) => !isRedundant(known, actor, what, at));
}

/** Whether something is legal on a field and still bound to come to nothing, or to harm only oneself: menus leave it out. */
export function isRedundant(known: State, actor: Present, what: What, at: Point): boolean {
  const name = 'verb' in what ? what.verb : what.gadget;
  return RULES[name]?.(situationOf(known, actor, at)) ?? false;
}

interface Situation {
  readonly known: State;
  readonly actor: Present;
  readonly at: Point;
  readonly target: Present | undefined;
  readonly isOwn: boolean;
  readonly note: ReturnType<typeof noteOn>;
}

function situationOf(known: State, actor: Present, at: Point): Situation {
  const target = personAt(known, at);
  const note = target && isPlayer(actor.faction) ? noteOn(known, actor.faction, target.id) : undefined;
  return { known, actor, at, target, isOwn: target !== undefined && target.faction === actor.faction, note };
}

const onOwn = ({ isOwn }: Situation) => isOwn;

const RULES: Readonly<Record<string, (situation: Situation) => boolean>> = {
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
