import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { actionNamed, actions } from '../rules/actions/index.ts';
import { canAct, hasTarget, targetsOf } from '../rules/course/legality.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { columnName, makePoint, type Point, parsePoint } from '../rules/grid.ts';
import { tableAt } from '../rules/match/board.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Present, State } from '../state.ts';
import { chanceOf } from './chances.ts';
import { deedLabel, type What } from './deeds.ts';
import { isPointless } from './pointless.ts';
import { stakeChoices } from './stake.ts';
import { stepChoices } from './steps.ts';
import { columnChoices, errandChoice, nearestWalk, walkChoices } from './walking.ts';

/** So many targets of a deed have buttons of their own; more are asked for after it. */
const FEW = 3;

/** Gadgets that are aimed at fields rather than at somebody. */
const ANYWHERE = ['MOLEDIE', 'ROCKET_PEN', 'FOG_TIN', 'JETPACK'];

/** What the active character may do: deeds with their targets and chances, ways to walk, and the end of the turn. */
export function operationChoices(known: State, actor: Present, partial: string): Choice[] {
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
  return [...worthwhile(known, actor), ...near, ...walks, RETIRE];
}

/** The deeds that may come to something now. */
function worthwhile(known: State, actor: Present): Choice[] {
  if (!canAct(known, actor)) return [];
  const choices: Choice[] = [];
  for (const what of deedsOf(actor)) choices.push(...deedChoices(known, actor, what));
  return choices;
}

/** Whether there is any deed that may come to something now. */
export function hasWorthwhile(known: State, actor: Present): boolean {
  return (
    canAct(known, actor) &&
    deedsOf(actor).some((what) => isAimedFar(known, actor, what) || worthTargets(known, actor, what).length > 0)
  );
}

const ACTIONS = actions.filter(({ cost }) => cost === 'ap').map(({ verb }): What => ({ verb }));

function deedsOf({ items }: Present): What[] {
  return [...ACTIONS, ...items.map(({ gadget }): What => ({ gadget }))];
}

/** A few targets at once, or the deed by its name. */
function deedChoices(known: State, actor: Present, what: What): Choice[] {
  const targets = isAimedFar(known, actor, what) ? undefined : worthTargets(known, actor, what);
  if (targets && targets.length <= FEW) return targets.map((at) => targetChoice(known, actor, what, at));
  return [{ line: headOf(what), label: titleOf(what), final: false }];
}

function isAimedFar(known: State, actor: Present, what: What): boolean {
  return isAimedAtFields(what) && hasTarget(known, actor, what);
}

function isAimedAtFields(what: What): boolean {
  return 'gadget' in what && ANYWHERE.includes(what.gadget);
}

function worthTargets(known: State, actor: Present, what: What): Point[] {
  return targetsOf(known, actor, what).filter((at) => !isPointless(known, actor, what, at));
}

function targetChoice(known: State, actor: Present, what: What, at: Point): Choice {
  const hasTarget = 'gadget' in what || (actionNamed(what.verb)?.reach ?? 0) > 0;
  const line = hasTarget ? `${headOf(what)} ${makePoint(at)}` : headOf(what);
  const tone = isUnneeded(actor, what) ? { tone: 'aside' as const } : {};
  return { line, label: deedLabel(known, actor, what, at), final: !isStaked(what), ...tone };
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
  const deed = 'verb' in what ? actionNamed(what.verb) : gadgetNamed(what.gadget);
  return deed?.title ?? headOf(what);
}

/** The targets of a deed, any field of one that is aimed at fields, or the stakes at a table. */
function goingOn(known: State, actor: Present, what: What, partial: string): Choice[] {
  if (isAimedAtFields(what)) return aim(known, actor, what, partial);
  const head = headOf(what);
  const targets = worthTargets(known, actor, what);
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
    const people = fields.filter((at) => isSpecial(known, at) && !isPointless(known, actor, what, at)).slice(0, 20);
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
  return { line: `${head} `, label: { en: 'Another field…', de: 'Ein anderes Feld …' }, final: false };
}

const WALK: Choice = { line: 'walk', label: { en: 'Walk to…', de: 'Gehe zu …' }, final: false };
const STEP: Choice = { line: 'step', label: { en: 'One step…', de: 'Ein Schritt …' }, final: false };
const RETIRE: Choice = { line: 'retire', label: { en: 'End the turn', de: 'Zug beenden' }, final: true };
