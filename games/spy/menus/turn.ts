import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { actionNamed } from '../rules/actions/index.ts';
import { canAct, hasTarget, targetsOf, type What } from '../rules/course/legality.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { columnName, makePoint, type Point, parsePoint } from '../rules/grid.ts';
import { tableAt } from '../rules/match/board.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { chanceOf } from '../rules/match/odds.ts';
import { isAimedAtFields, isRedundant, optionsOf, usefulTargets } from '../rules/redundant.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Present, State } from '../state.ts';
import { actionLabel } from './action-labels.ts';
import { stakeChoices } from './stake.ts';
import { stepChoices } from './steps.ts';
import { columnChoices, errandChoice, nearestWalk, walkChoices } from './walking.ts';

/** Up to so many targets have buttons of their own; more are asked for in a second menu. */
const FEW = 3;

/** What the active character may do: actions with their targets and odds, ways to walk, and the end of the turn. */
export function turnChoices(known: State, actor: Present, partial: string): Choice[] {
  if (partial === '') return beginnings(known, actor);
  if (partial === 'walk' || partial.startsWith('walk ')) return walkChoices(known, actor, partial);
  if (partial === 'step') return stepChoices(known, actor);
  if (!canAct(known, actor)) return [];
  const [first = '', second = ''] = partial.split(' ');
  const what: What = first === 'use' ? { gadget: second } : { verb: first };
  if ('verb' in what && actionNamed(first)?.cost !== 'ap') return [];
  return goingOn(known, actor, what, partial);
}

function beginnings(known: State, actor: Present): Choice[] {
  const errand = errandChoice(known, actor);
  const near = errand.length > 0 ? errand : nearestWalk(known, actor);
  const walks = actor.bp > 0 ? [WALK, STEP] : [];
  return [...useful(known, actor), ...near, ...walks, RETIRE];
}

/** The actions and gadgets that may come to something now. */
function useful(known: State, actor: Present): Choice[] {
  return canAct(known, actor) ? optionsOf(actor).flatMap((what) => actionChoices(known, actor, what)) : [];
}

/** A few targets at once, or the action by its name. */
function actionChoices(known: State, actor: Present, what: What): Choice[] {
  const isOpenTarget = isAimedAtFields(what) && hasTarget(known, actor, what);
  const targets = isOpenTarget ? undefined : usefulTargets(known, actor, what);
  if (targets && targets.length <= FEW) return targets.map((at) => targetChoice(known, actor, what, at));
  return [{ line: headOf(what), label: titleOf(what), final: false }];
}

function targetChoice(known: State, actor: Present, what: What, at: Point): Choice {
  const hasTarget = 'gadget' in what || (actionNamed(what.verb)?.reach ?? 0) > 0;
  const line = hasTarget ? `${headOf(what)} ${makePoint(at)}` : headOf(what);
  const tone = isUnneeded(actor, what) ? { tone: 'aside' as const } : {};
  return { line, label: actionLabel(known, actor, what, at), final: !isStaked(what), ...tone };
}

/** Who is well drinks for the verdict at most, which counts cocktails. */
function isUnneeded({ hp }: Present, what: What): boolean {
  return 'verb' in what && what.verb === 'drink' && hp === FULL_HEALTH;
}

function isStaked(what: What): boolean {
  return 'verb' in what && actionNamed(what.verb)?.staked === true;
}

function headOf(what: What): string {
  return 'verb' in what ? what.verb : `use ${what.gadget}`;
}

function titleOf(what: What): Text {
  const move = 'verb' in what ? actionNamed(what.verb) : gadgetNamed(what.gadget);
  return move?.title ?? headOf(what);
}

/** The targets of an action, any field of one that is aimed at fields, or the stakes at a table. */
function goingOn(known: State, actor: Present, what: What, partial: string): Choice[] {
  if (isAimedAtFields(what)) return aim(known, actor, what, partial);
  const head = headOf(what);
  const targets = usefulTargets(known, actor, what);
  if (isStaked(what)) {
    const at = parsePoint(partial.slice(head.length + 1));
    if (at && targets.some(({ x, y }) => x === at.x && y === at.y)) return stakes(known, actor, at, partial);
  }
  return partial === head && targets.length > FEW ? targets.map((at) => targetChoice(known, actor, what, at)) : [];
}

/** Some people to aim at, or any field by its column and row. */
function aim(known: State, actor: Present, what: What, partial: string): Choice[] {
  const head = headOf(what);
  const fields = targetsOf(known, actor, what);
  if (partial === head) {
    const people = fields.filter((at) => isSpecial(known, at) && !isRedundant(known, actor, what, at)).slice(0, 20);
    const choices = people.map((at) => targetChoice(known, actor, what, at));
    return fields.length > 0 ? [...choices, anyField(head)] : choices;
  }
  if (partial === `${head} `) return columnChoices(partial, fields);
  const column = partial.slice(head.length + 1);
  return fields
    .filter(({ x }) => partial.startsWith(`${head} `) && columnName(x) === column)
    .map((at) => targetChoice(known, actor, what, at));
}

/** Somebody or something is there. */
function isSpecial(known: State, at: Point): boolean {
  return known.people.some((person) => person.at?.x === at.x && person.at.y === at.y);
}

function stakes(known: State, actor: Present, at: Point, partial: string): Choice[] {
  const table = tableAt(known.board, at);
  const chance = chanceOf(actor, rouletteChance(actor.properties, table?.inverted ?? false));
  return stakeChoices(partial, highestStake(actor.chips, table?.chips ?? 0), chance);
}

function anyField(head: string): Choice {
  return { line: `${head} `, label: { en: 'Another field…', de: 'Anderes Feld …' }, final: false };
}

const WALK: Choice = { line: 'walk', label: { en: 'Walk to…', de: 'Gehen …' }, final: false };
const STEP: Choice = { line: 'step', label: { en: 'Take a step…', de: 'Ein Schritt …' }, final: false };
const RETIRE: Choice = { line: 'retire', label: { en: 'End turn', de: 'Zug beenden' }, final: true };
