import type { PersonOnBoard, State } from '../../state.ts';
import { type Action, actionNamed, actions, type Lack } from '../actions.ts';
import type { Use } from '../gadgets/gadget.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { distance, type Point, samePlace, square } from '../grid.ts';
import { noteAbout, spyProbability } from '../knowledge/intelligence.ts';
import type { CharacterCommand } from '../lines.ts';
import { cocktailAt, fieldAt, isFoggy, isUnoccupied, lyingAt, placesOf, safeAt, tableAt } from '../match/board.ts';
import { highestStake } from '../match/draft-state.ts';
import { canDry, carries, fieldsOfThings, isPlayer, personAt } from '../match/people.ts';

/** Reason why a character's command is illegal. */
export type CharacterFault =
  | Lack
  | 'no-bp'
  | 'no-ap'
  | 'fog'
  | 'no-gadget'
  | 'no-field'
  | 'too-far'
  | 'target'
  | 'stake';

/**
 * Returns the reason why a character's command is illegal, or undefined if it is legal. Depends only on what the
 * character's player may know.
 */
export function characterFault(
  state: State,
  actor: PersonOnBoard,
  command: CharacterCommand,
): CharacterFault | undefined {
  if (command.kind === 'retire') return undefined;
  const cost = costOf(command);
  if (cost === 'bp' && actor.bp <= 0) return 'no-bp';
  if (cost === 'ap' && actor.ap <= 0) return 'no-ap';
  if (cost === 'ap' && isFoggy(state.board, actor.at)) return 'fog';
  if (command.kind === 'use') return useFault(state, actor, command.gadget, command.at);
  return actionFault(state, actor, command);
}

/** Whether a character's command is legal now. */
export function isLegal(state: State, actor: PersonOnBoard, command: CharacterCommand): boolean {
  return characterFault(state, actor, command) === undefined;
}

/** Returns the kind of point that a command costs, or undefined for `retire` and unknown verbs. */
export function costOf(command: CharacterCommand): 'bp' | 'ap' | undefined {
  if (command.kind === 'retire') return undefined;
  return command.kind === 'use' ? 'ap' : actionNamed(command.verb)?.cost;
}

function useFault(state: State, actor: PersonOnBoard, name: string, at: Point): CharacterFault | undefined {
  const use = gadgetNamed(name)?.use;
  if (!use || !carries(actor, name)) return 'no-gadget';
  if (fieldAt(state.board, at) === undefined) return 'no-field';
  if (distance(actor.at, at) > use.reach(state.config)) return 'too-far';
  return use.legal(state, actor, at) ? undefined : 'target';
}

function actionFault(
  state: State,
  actor: PersonOnBoard,
  { verb, at, stake }: CharacterCommand & { kind: 'action' },
): CharacterFault | undefined {
  const action = actionNamed(verb);
  const target = at ?? actor.at;
  if (!action) return 'target';
  if (action.needs && !action.needs.met(actor)) return action.needs.lack;
  if (fieldAt(state.board, target) === undefined) return 'no-field';
  if (distance(actor.at, target) > action.reach) return 'too-far';
  if (!action.legal(state, actor, target)) return 'target';
  if (!action.staked) return undefined;
  const chips = tableAt(state.board, target)?.chips ?? 0;
  return stake >= 1 && stake <= highestStake(actor.chips, chips) ? undefined : 'stake';
}

/** An action by its verb, or the use of a gadget. */
export type What = { readonly verb: string } | { readonly gadget: string };

/** Returns the start of the line of an action or a gadget use. */
export function headOf(what: What): string {
  return 'verb' in what ? what.verb : `use ${what.gadget}`;
}

/** Returns the legal target fields of an action or gadget, row by row. Ignores points and fog. */
export function targetsOf(state: State, actor: PersonOnBoard, what: What): Point[] {
  const move = definitionOf(actor, what);
  if (!move) return [];
  const targets = candidates(state, actor, move).filter((at) => move.legal(state, actor, at));
  return move.among && targets.length > 1 ? targets.sort((a, b) => a.y - b.y || a.x - b.x) : targets;
}

/** Whether an action or gadget has any legal target. Stops at the first one. */
export function hasTarget(state: State, actor: PersonOnBoard, what: What): boolean {
  const move = definitionOf(actor, what);
  if (!move) return false;
  const isLegalAt = (at: Point) => move.legal(state, actor, at);
  return isLegalAt(actor.at) || candidates(state, actor, move).some(isLegalAt);
}

function definitionOf(actor: PersonOnBoard, what: What): Action | Use | undefined {
  if ('verb' in what) {
    const action = actionNamed(what.verb);
    return action?.needs?.met(actor) === false ? undefined : action;
  }
  return carries(actor, what.gadget) ? gadgetNamed(what.gadget)?.use : undefined;
}

/** Returns the candidate fields within reach. */
function candidates(state: State, { at: from }: PersonOnBoard, { reach: far, among }: Action | Use): readonly Point[] {
  const reach = typeof far === 'number' ? far : far(state.config);
  return among ? fieldsOfThings(state, among, from, reach) : placesOf(state.board, from, reach);
}

/** Whether a character can act: it has action points left and is not in fog. */
export function canAct(state: State, actor: PersonOnBoard): boolean {
  return actor.ap > 0 && !isFoggy(state.board, actor.at);
}

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
