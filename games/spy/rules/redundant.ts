import type { PersonOnBoard, State } from '../state.ts';
import { actions } from './actions.ts';
import { canAct, hasTarget, targetsOf, type What } from './course/legality.ts';
import { type Point, samePlace, square } from './grid.ts';
import { noteAbout } from './knowledge/intelligence.ts';
import { cocktailAt, isUnoccupied, lyingAt, safeAt, tableAt } from './match/board.ts';
import { spyProbability } from './match/odds.ts';
import { canDry, isPlayer, personAt } from './match/people.ts';

/** Gadgets that can be aimed at any field, not only at people and objects. */
const FIELD_GADGETS = ['MOLEDIE', 'ROCKET_PEN', 'FOG_TIN', 'JETPACK'];

const ACTIONS = actions.filter(({ cost }) => cost === 'ap').map(({ verb }): What => ({ verb }));

/** Returns every action that costs an action point and every gadget of a character, useful or not. */
export function optionsOf({ items }: PersonOnBoard): What[] {
  return [...ACTIONS, ...items.map(({ gadget }): What => ({ gadget }))];
}

/** Whether the character has a useful action now. */
export function hasUsefulAction(visibleState: State, actor: PersonOnBoard): boolean {
  return (
    canAct(visibleState, actor) &&
    optionsOf(actor).some(
      (what) =>
        (isAimedAtFields(what) && hasTarget(visibleState, actor, what)) ||
        usefulTargets(visibleState, actor, what).length > 0,
    )
  );
}

/** Whether this is a gadget that can be aimed at any field. */
export function isAimedAtFields(what: What): boolean {
  return 'gadget' in what && FIELD_GADGETS.includes(what.gadget);
}

/** Returns the legal targets of an action or gadget that menus offer. */
export function usefulTargets(visibleState: State, actor: PersonOnBoard, what: What): Point[] {
  return targetsOf(visibleState, actor, what).filter((at) => !isRedundant(visibleState, actor, what, at));
}

/** Whether a legal target is bound to fail or harms only the own side. Menus omit such targets. */
export function isRedundant(visibleState: State, actor: PersonOnBoard, what: What, at: Point): boolean {
  const name = 'verb' in what ? what.verb : what.gadget;
  return RULES[name]?.(targetContext(visibleState, actor, at)) ?? false;
}

interface TargetContext {
  readonly visibleState: State;
  readonly actor: PersonOnBoard;
  readonly at: Point;
  readonly target: PersonOnBoard | undefined;
  readonly isOwn: boolean;
  readonly note: ReturnType<typeof noteAbout>;
}

function targetContext(visibleState: State, actor: PersonOnBoard, at: Point): TargetContext {
  const target = personAt(visibleState, at);
  const note = target && isPlayer(actor.faction) ? noteAbout(visibleState, actor.faction, target.id) : undefined;
  return { visibleState, actor, at, target, isOwn: target !== undefined && target.faction === actor.faction, note };
}

const onOwn = ({ isOwn }: TargetContext) => isOwn;

const RULES: Readonly<Record<string, (situation: TargetContext) => boolean>> = {
  spy: ({ visibleState, actor, target, isOwn }) =>
    isOwn ||
    (target !== undefined &&
      isPlayer(actor.faction) &&
      spyProbability(visibleState, actor.faction, actor, target.id) === 0),
  observe: ({ isOwn, note }) => isOwn || note === 'enemy' || note === 'guest',
  open({ visibleState, actor, at }) {
    const number = safeAt(visibleState.board, at)?.number;
    if (number === undefined || !isPlayer(actor.faction)) return true;
    const { combinations, opened } = visibleState.sides[actor.faction];
    return !combinations.includes(number) || opened.includes(number);
  },
  burn: ({ visibleState, at }) => tableAt(visibleState.board, at)?.destroyed === true,
  pour: onOwn,
  HAIRDRYER: ({ target, isOwn }) => !(target && isOwn && canDry(target)),
  MOLEDIE: ({ target, isOwn }) => !target || isOwn,
  BOWLER_BLADE: onOwn,
  GAS_GLOSS: onOwn,
  POISON_PILLS: ({ visibleState, isOwn, at }) =>
    isOwn || (cocktailAt(visibleState.board, at)?.cocktail.poisonedBy.length ?? 0) > 0,
  LASER_COMPACT: onOwn,
  ROCKET_PEN: ({ visibleState, actor, at }) =>
    square(at, 1).some((near) => personAt(visibleState, near)?.faction === actor.faction),
  CHICKEN_FEED: ({ isOwn, note }) => isOwn || note === 'guest',
  NUGGET: ({ note }) => note === 'enemy',
  JETPACK: ({ actor, at }) => samePlace(actor.at, at),
  TECHNICOLOUR_PRISM: ({ visibleState, at }) => {
    const table = tableAt(visibleState.board, at);
    return table === undefined || table.destroyed || table.inverted;
  },
  GRAPPLE: ({ visibleState, at }) => !lyingAt(visibleState.board, at) && !cocktailAt(visibleState.board, at),
  MOTHBALL_POUCH: ({ visibleState, actor, at }) => {
    const near = square(at, 1).flatMap((place) => personAt(visibleState, place) ?? []);
    return near.length === 0 || near.some(({ faction }) => faction === actor.faction);
  },
  FOG_TIN: ({ visibleState, at }) => isUnoccupied(visibleState, at),
};
