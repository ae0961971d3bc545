import { type Choice, MAX_OPTIONS, type Reader, type Seat, SHORTCUT_PREFIX, say, type Text } from '@longtable/kit';
import { actionNamed } from '../rules/actions.ts';
import {
  canAct,
  hasTarget,
  headOf,
  isAimedAtFields,
  isRedundant,
  optionsOf,
  targetsOf,
  usefulTargets,
  type What,
} from '../rules/course/legality.ts';
import { isLastRound } from '../rules/course/turns.ts';
import { gadgetNamed, gadgetThing } from '../rules/gadgets/index.ts';
import { columnName, fieldSpot, makePoint, type Point, parsePoint, samePlace } from '../rules/grid.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { isFoggy, isUnoccupied, lyingAt } from '../rules/match/board.ts';
import { activePerson, isClammy, isPlayer, personAt, personOf, shortName, turnOf } from '../rules/match/people.ts';
import { isAssigned, MAX_AGENTS, MAX_GADGETS, PICKS } from '../rules/preparation.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import {
  actionLabel,
  anyFieldLabel,
  GOOD_WORTH,
  otherStakeLabel,
  stakeChoices,
  usualStake,
  worthOf,
} from './action-labels.ts';
import { draftChoices, equipmentChoices } from './preparation.ts';
import { columnChoices, hasWayToCat, walkChoices, walks } from './walking.ts';

/** Maximum number of actions with a button of their own. The rest is in a list. */
const MAX_BUTTONS = 2;
/** Maximum number of people offered as targets of a gadget that can hit any field. */
const MAX_AIMED = 3;

/**
 * Returns the continuations of the active character's line. At the start of a line these are the last kind of action,
 * the best actions, a walk, one list per kind of action, and the end of the turn.
 */
export function turnChoices(visibleState: State, actor: PersonOnBoard, partial: string): Choice[] {
  if (partial === '') return firstChoices(visibleState, actor);
  if (partial.startsWith('walk')) return walkChoices(visibleState, actor, partial);
  if (partial === 'step') return stepChoices(visibleState, actor);
  if (!canAct(visibleState, actor)) return [];
  const [first = '', second = ''] = partial.split(' ');
  const what: What = first === 'use' ? { gadget: second } : { verb: first };
  if ('verb' in what && actionNamed(first)?.cost !== 'ap') return [];
  return continuations(visibleState, actor, what, partial);
}

function firstChoices(visibleState: State, actor: PersonOnBoard): Choice[] {
  const options = optionsOf(actor);
  const acts = actsOf(visibleState, actor, options);
  const good = acts.filter(({ worth }) => worth >= GOOD_WORTH);
  const again = good.find(({ what }) => headOf(what) === lastActionOf(visibleState, actor));
  const likely = good.length > 0 ? good : acts.filter(({ worth }) => worth > 0).slice(0, 1);
  const isBearer = hasWayToCat(visibleState, actor);
  const usual = isBearer ? [] : isLastRound(visibleState) ? likely : good;
  const best = [...new Set([...(again ? [again] : []), ...likely])].slice(0, MAX_BUTTONS);
  const others = acts.filter((act) => !best.includes(act));
  const listed = (list: keyof typeof VERBS) =>
    others
      .filter(({ what }) => 'verb' in what && VERBS[list].some((verb) => verb === what.verb))
      .map((act) => ({ ...choiceOf(act), ...inList(texts.turn[list]) }));
  const tables = [...best, ...others].filter(({ what }) => isStaked(what)).map(({ at }) => stakeChoice(at));
  const ways = walks(visibleState, actor, best.length < MAX_BUTTONS, usual.length === 0);
  const isWithoutSteps = actor.bp === 0 && likely.every(({ worth }) => worth <= POOR_WORTH);
  const isDone = usual.length === 0 && !isBearer && (isLastRound(visibleState) || isWithoutSteps || actor.ap === 0);
  const retire: Choice = { ...RETIRE, emphasis: isDone ? 'usual' : 'aside' };
  const first = ways.filter(({ under }) => !under);
  return [
    ...(isBearer ? first : []),
    ...best.map((act): Choice => ({ ...choiceOf(act), emphasis: usual.includes(act) ? 'usual' : 'aside' })),
    ...(isBearer ? [] : first),
    ...listed('people').slice(0, MAX_OPTIONS),
    ...[...listed('gamble'), ...tables].slice(0, MAX_OPTIONS),
    ...listed('bar').slice(0, MAX_OPTIONS),
    ...gadgetChoices(visibleState, actor, options, best),
    ...ways.filter(({ under }) => under),
    retire,
  ];
}

/** Maximum worth of an action that the end of the turn is suggested before. */
const POOR_WORTH = 2;

/** Returns what puts a choice into a list. If it is the only one there, it is a button that is not highlighted. */
function inList(under: Text): Pick<Choice, 'under' | 'emphasis'> {
  return { under, emphasis: 'aside' };
}

/** Verbs of the lists, in the order of the lists. */
const VERBS = {
  people: ['spy', 'observe', 'pour'],
  gamble: ['gamble', 'burn'],
  bar: ['take', 'drink', 'open'],
  gadgets: ['use'],
  walk: ['walk', 'step'],
} as const;

function lastActionOf({ sides }: State, { faction }: PersonOnBoard): string | null {
  return isPlayer(faction) ? sides[faction].lastAction : null;
}

/** Returns the worth of the best action in reach, or 0 if there is none. */
export function bestWorth(visibleState: State, actor: PersonOnBoard): number {
  return actsOf(visibleState, actor, optionsOf(actor))[0]?.worth ?? 0;
}

/** Whether an action or gadget in reach may be of use. Gadgets for any field do not count. */
export function hasUse(visibleState: State, actor: PersonOnBoard): boolean {
  return actsOf(visibleState, actor, optionsOf(actor)).some(({ what, worth }) => worth > 0 || 'gadget' in what);
}

interface Act {
  readonly what: What;
  readonly at: Point;
  readonly line: string;
  readonly label: Choice['label'];
  readonly things: readonly string[];
  readonly worth: number;
}

/** Returns the useful actions with a complete line, the best first. */
function actsOf(visibleState: State, actor: PersonOnBoard, options: readonly What[]): Act[] {
  if (!canAct(visibleState, actor)) return [];
  return options
    .filter((what) => !isAimedAtFields(what))
    .flatMap((what) => usefulTargets(visibleState, actor, what).map((at) => actOf(visibleState, actor, what, at)))
    .filter((act) => !isPointless(act))
    .sort((a, b) => b.worth - a.worth);
}

/** Whether an action can bring nothing: spying on a guest who has no more to tell. */
function isPointless({ what, worth }: Act): boolean {
  return 'verb' in what && what.verb === 'spy' && worth === 0;
}

function actOf(visibleState: State, actor: PersonOnBoard, what: What, at: Point): Act {
  const stake = isStaked(what) ? usualStake(visibleState, actor, at) : undefined;
  const isAimed = 'gadget' in what || (actionNamed(what.verb)?.reach ?? 0) > 0;
  const line = [headOf(what), ...(isAimed ? [makePoint(at)] : []), ...(stake === undefined ? [] : [stake])].join(' ');
  return {
    what,
    at,
    line,
    things: [...('gadget' in what ? [gadgetThing(what.gadget)] : []), fieldSpot(at)],
    label: actionLabel(visibleState, actor, what, at, stake),
    worth: worthOf(visibleState, actor, what, at),
  };
}

function choiceOf({ line, label, things }: Act): Choice {
  return { line, label, final: true, things };
}

/** Returns every use of every gadget except those in `best`, or only the gadgets if the list would be too long. */
function gadgetChoices(
  visibleState: State,
  actor: PersonOnBoard,
  options: readonly What[],
  best: readonly Act[],
): Choice[] {
  if (!canAct(visibleState, actor)) return [];
  const each = options
    .filter((what) => 'gadget' in what)
    .map((what) => ({
      what,
      uses: usesOf(visibleState, actor, what).filter(({ line }) => !best.some((act) => act.line === line)),
    }))
    .filter(({ uses }) => uses.length > 0);
  const whole = each.flatMap(({ uses }) => uses);
  const names = each.map(({ what }): Choice => ({ line: headOf(what), label: titleOf(what), final: false }));
  return (whole.length <= MAX_OPTIONS ? whole : names).map((choice) => ({ ...choice, ...inList(texts.turn.gadgets) }));
}

/**
 * Returns the uses of a gadget. One that can hit any field offers up to `most` people and a choice for other fields.
 */
function usesOf(visibleState: State, actor: PersonOnBoard, what: What, most = MAX_AIMED): Choice[] {
  if (!isAimedAtFields(what))
    return usefulTargets(visibleState, actor, what).map((at) => choiceOf(actOf(visibleState, actor, what, at)));
  if (!hasTarget(visibleState, actor, what)) return [];
  const people = targetsOf(visibleState, actor, what).filter(
    (at) => personAt(visibleState, at) && !isRedundant(visibleState, actor, what, at),
  );
  const aimed = people.slice(0, most).map((at) => choiceOf(actOf(visibleState, actor, what, at)));
  return [...aimed, { line: `${headOf(what)} `, label: anyFieldLabel(titleOf(what)), final: false }];
}

function isStaked(what: What): boolean {
  return 'verb' in what && actionNamed(what.verb)?.staked === true;
}

function titleOf(what: What): Text {
  const move = 'verb' in what ? actionNamed(what.verb) : gadgetNamed(what.gadget);
  return move?.title ?? headOf(what);
}

/** Returns the targets of an action, the columns or fields of one aimed at fields, or the stakes at a table. */
function continuations(visibleState: State, actor: PersonOnBoard, what: What, partial: string): Choice[] {
  const head = headOf(what);
  if (isStaked(what)) {
    const at = parsePoint(partial.slice(head.length + 1));
    const isTable = at && usefulTargets(visibleState, actor, what).some((table) => samePlace(table, at));
    return isTable ? stakeChoices(visibleState, actor, at, partial) : [];
  }
  if (partial === head && 'gadget' in what) return usesOf(visibleState, actor, what, 20);
  if (!isAimedAtFields(what)) return [];
  const fields = targetsOf(visibleState, actor, what);
  if (partial === `${head} `) return columnChoices(partial, fields);
  return fields
    .filter(({ x }) => partial === `${head} ${columnName(x)}`)
    .map((at) => choiceOf(actOf(visibleState, actor, what, at)));
}

function stakeChoice(at: Point): Choice {
  return {
    line: `gamble ${makePoint(at)}`,
    label: otherStakeLabel(at),
    final: false,
    under: texts.turn.gamble,
    things: [fieldSpot(at)],
  };
}
const RETIRE: Choice = { line: 'retire', label: texts.turn.endTurn, final: true };

/**
 * Returns the continuations of a seat's line, empty if it is not their turn. They depend only on what the seat may
 * know.
 */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player === undefined) return [];
  const visibleState = knownTo(state, player);
  if (visibleState.phase === 'draft') return draftChoices(visibleState, player, partial);
  if (visibleState.phase === 'equipment') return equipmentChoices(visibleState, player, partial);
  const actor = activePerson(visibleState);
  return actor ? turnChoices(visibleState, actor, partial) : [];
}

const ARROWS = ['↖↑↗', '← →', '↙↓↘'];

/** Returns the steps as a pad of arrows. A sign marks a field with a person to swap with or an item. */
function stepChoices(state: State, actor: PersonOnBoard): Choice[] {
  if (actor.bp <= 0) return [];
  return targetsOf(state, actor, { verb: 'step' }).map((to) => {
    const [row, column] = [to.y - actor.at.y + 1, to.x - actor.at.x + 1];
    const label = () => [ARROWS[row]?.[column], makePoint(to), signOf(state, to)].filter(Boolean).join(' ');
    // Walks touch the free fields.
    const things = isUnoccupied(state, to) ? [] : [fieldSpot(to)];
    return { line: `step ${makePoint(to)}`, label, final: true, things, at: { row, column } };
  });
}

function signOf(state: State, to: Point): string {
  if (!isUnoccupied(state, to)) return '⇄';
  return lyingAt(state.board, to) ? '*' : '';
}

/** Returns the question above a seat's menu. */
export function ask(state: State, seat: Seat, partial: string, { language, names }: Reader): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  if (visibleState.phase === 'draft') return say(askForPick(visibleState, player), language);
  if (visibleState.phase === 'equipment') return say(askForCarrier(visibleState, player, partial), language);
  return say(partial === '' ? askForAction(visibleState, names) : askForMore(partial), language);
}

/**
 * Returns the placeholder of the select menu: for picks, gadget carriers, actions or targets. Undefined while a gadget
 * to assign is chosen.
 */
export function listName(state: State, seat: Seat, partial: string): Text | undefined {
  const { phase } = knownTo(state, seat === 1 ? 1 : 0);
  if (phase === 'draft') return texts.ask.pick;
  if (phase === 'equipment') return partial === '' ? undefined : texts.ask.carrier;
  return partial === '' ? texts.ask.act : texts.ask.targets;
}

/** Names of the lists with all choices of a verb, also as shortcuts that end the turn. */
export const verbLists: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(VERBS).flatMap(([list, verbs]) => {
    const name = texts.turn[list as keyof typeof VERBS];
    return verbs.flatMap((verb) => [verb, `${SHORTCUT_PREFIX}${verb}`].map((head) => [head, name]));
  }),
);

function askForPick(visibleState: State, player: Player): Text {
  const { agents, gadgets } = visibleState.sides[player];
  const pick = agents.length + gadgets.length + 1;
  const only = agents.length >= MAX_AGENTS ? 'gadgets' : gadgets.length >= MAX_GADGETS ? 'agents' : undefined;
  return texts.ask.pickOf({ pick, picks: PICKS, most: MAX_AGENTS, only });
}

function askForCarrier(visibleState: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) return texts.ask.whoCarries({ gadget: gadget.noun });
  return isAssigned(visibleState.sides[player]) ? texts.ask.allAssigned : texts.ask.whichGadget;
}

function askForAction(visibleState: State, players: readonly string[]): Text {
  if (visibleState.active === null) return texts.ask.choose;
  const actor = personOf(visibleState, visibleState.active);
  const { bp: steps, ap: actions } = actor;
  const name = shortName(visibleState, visibleState.active, players);
  if (actor.at !== null && isFoggy(visibleState.board, actor.at)) return texts.ask.inFog({ name, steps });
  return texts.ask.pointsLeft({ name, steps, actions, isWet: actions > 0 && isClammy(actor) });
}

/** Returns the question for the missing part of a line: a field, a row of a column, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  if (first === 'walk') return questionFor(texts.ask.walk, rest[0], texts.ask.destination);
  if (first === 'step') return texts.ask.direction;
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  return what ? questionFor(what.title, target, texts.ask.target) : texts.ask.choose;
}

function questionFor(title: Text, target: string | undefined, first: typeof texts.ask.target): Text {
  if (target === undefined) return first({ title });
  if (target === '') return texts.ask.column({ title });
  return /\d/.test(target) ? texts.ask.stake({ title }) : texts.ask.field({ title });
}
