import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import type { Action } from '../rules/actions/action.ts';
import { actionNamed, actions } from '../rules/actions/index.ts';
import { canAct, hasTarget, targetsOf } from '../rules/course/legality.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { columnName, makePoint, type Point, parsePoint } from '../rules/grid.ts';
import { safeAt, tableAt } from '../rules/match/board.ts';
import { isPlayer } from '../rules/match/people.ts';
import { highestStake } from '../rules/roulette.ts';
import type { Present, State } from '../state.ts';
import { clip, fieldLabel } from './labels.ts';
import { stakeChoices } from './stake.ts';
import { stepChoices } from './steps.ts';

/** More fields than this are chosen by column first. */
const MENU_SIZE = 25;

/** What the active character may do: verbs and gadgets, then fields, then chips. */
export function operationChoices(state: State, actor: Present, partial: string): Choice[] {
  if (partial === '') return beginnings(state, actor);
  const words = partial.split(' ');
  const [first = '', second = ''] = words;
  if (!canAct(state, actor)) return [];
  if (partial === 'use') return gadgetsInUse(state, actor).length > 1 ? gadgetsInUse(state, actor) : [];
  if (first === 'use') return fieldChoices(state, actor, { gadget: second }, partial);
  const action = actionNamed(first);
  if (!action || action.reach === 0 || action.cost === 'bp') return [];
  return fieldChoices(state, actor, { verb: first }, partial);
}

/** Arrows and at most ten buttons, so that all of it fits one message; what they do is explained beside the board. */
function beginnings(state: State, actor: Present): Choice[] {
  const deeds = possibleActions(state, actor)
    .filter(({ cost }) => cost === 'ap')
    .map(({ verb, title, reach }): Choice => ({ line: verb, label: title, final: reach === 0 }));
  const gadgets = gadgetsInUse(state, actor).map(({ detail, ...choice }): Choice => choice);
  return [...stepChoices(state, actor), ...deeds, ...(gadgets.length > 1 ? [GADGETS] : gadgets), RETIRE];
}

/** The actions that have a target now, and points for them. */
export function possibleActions(state: State, actor: Present): readonly Action[] {
  const acts = canAct(state, actor);
  return actions.filter(({ verb, cost }) => (cost === 'bp' ? actor.bp > 0 : acts) && hasTarget(state, actor, { verb }));
}

/** The gadgets in the inventory that have a target now. */
export function gadgetsInUse(state: State, actor: Present): Choice[] {
  if (!canAct(state, actor)) return [];
  return actor.items
    .filter(({ gadget }) => hasTarget(state, actor, { gadget }))
    .map(({ gadget }) => {
      const { title, about } = gadgetNamed(gadget) ?? { title: gadget, about: gadget };
      return { line: `use ${gadget}`, label: title, detail: clip(about, 100), final: false };
    });
}

const GADGETS: Choice = { line: 'use', label: { en: 'Use a gadget', de: 'Gadget benutzen' }, final: false };

const RETIRE: Choice = { line: 'retire', label: { en: 'End the turn', de: 'Zug beenden' }, final: true };

type What = { verb: string } | { gadget: string };

/** The fields of an action or a gadget, or what follows a field or a column that was chosen already. */
function fieldChoices(state: State, actor: Present, what: What, partial: string): Choice[] {
  const head = 'verb' in what ? what.verb : `use ${what.gadget}`;
  const targets = targetsOf(state, actor, what);
  const staked = 'verb' in what && actionNamed(what.verb)?.staked === true;
  const choose = (at: Point): Choice => {
    const label = clip(fieldLabel(state, at), 80);
    const detail = 'verb' in what ? detailOf(state, actor, what.verb, at) : undefined;
    return { line: `${head} ${makePoint(at)}`, label, ...(detail && { detail }), final: !staked };
  };
  if (partial === head) return targets.length <= MENU_SIZE ? targets.map(choose) : columnChoices(head, targets);
  if (!partial.startsWith(`${head} `)) return [];
  const rest = partial.slice(head.length + 1);
  if (targets.length > MENU_SIZE && /^[A-Z]+$/.test(rest)) {
    return targets.filter(({ x }) => columnName(x) === rest).map(choose);
  }
  const at = staked ? parsePoint(rest) : undefined;
  if (!at || !targets.some(({ x, y }) => x === at.x && y === at.y)) return [];
  return stakeChoices(partial, highestStake(actor.chips, tableAt(state.board, at)?.chips ?? 0));
}

function columnChoices(head: string, targets: readonly Point[]): Choice[] {
  const columns = [...new Set(targets.map(({ x }) => x))].sort((a, b) => a - b);
  return columns.map((x) => {
    const name = columnName(x);
    return { line: `${head} ${name}`, label: { en: `Column ${name}`, de: `Spalte ${name}` }, final: false };
  });
}

/** A warning where a legal attempt is bound to fail. */
function detailOf(state: State, actor: Present, verb: string, at: Point): Text | undefined {
  const safe = verb === 'open' ? safeAt(state.board, at)?.number : undefined;
  if (safe === undefined || !isPlayer(actor.faction)) return undefined;
  return state.sides[actor.faction].combinations.includes(safe)
    ? { en: 'You know the combination', de: 'Du kennst die Kombination' }
    : { en: 'You do not know the combination: this fails', de: 'Du kennst die Kombination nicht: das misslingt' };
}
