import {
  type Choice,
  type NextMove,
  read,
  type Seat,
  SHORTCUT_PREFIX,
  type Shortcuts,
  say,
  type Words,
} from '@longtable/kit';
import { canAct, characterFault, isRedundant } from '../rules/course/legality.ts';
import { isLastRound } from '../rules/course/turns.ts';
import { distance, fieldSpot, type Point, samePlace } from '../rules/grid.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { type CharacterCommand, isCharacterCommand, makeLine, parseLine } from '../rules/lines.ts';
import { activePerson, peopleOnBoard, turnOf } from '../rules/match/people.ts';
import { type Routes, routesOf } from '../rules/match/routes.ts';
import { isAssigned } from '../rules/preparation.ts';
import type { PersonOnBoard, Player, Side, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { actionLabel, fitLabel, GOOD_WORTH, usualStake, worthOf } from './action-labels.ts';
import { bestWorth, hasUse, turnChoices, verbLists } from './turn.ts';
import { hasWayToCat } from './walking.ts';

const ENTER = `${SHORTCUT_PREFIX}enter`;
/** Maximum number of shortcuts in the list of walks, besides the best one. */
const MAX_LISTED = 6;

/**
 * Shortcuts for a whole turn: walk to a person or object, act there, and end the turn after the last action or walk. In the
 * equipment phase: assign all gadgets and enter the casino.
 */
export const shortcuts: Shortcuts<State> = { choices, next };

function choices(state: State, seat: Seat, partial: string): Choice[] {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (partial !== '' || player === undefined) return [];
  if (state.phase === 'equipment') return enteringChoices(state.sides[player]);
  const visibleState = knownTo(state, player);
  const actor = activePerson(visibleState);
  if (!actor) return [];
  const acts = walkAndActChoices(visibleState, actor);
  return [...acts, ...endingChoices(visibleState, actor, acts[0]?.emphasis === 'usual')];
}

function walkAndActChoices(visibleState: State, actor: PersonOnBoard): Choice[] {
  if (actor.bp <= 0 || !canAct(visibleState, actor)) return [];
  const options = walkAndActs(visibleState, actor);
  const best = bestWorth(visibleState, actor);
  const isFirst =
    !hasWayToCat(visibleState, actor) &&
    options
      .slice(0, 1)
      .some(({ worth }) => best < GOOD_WORTH && (worth >= GOOD_WORTH || (isLastRound(visibleState) && worth > best)));
  return options.slice(0, MAX_LISTED + 1).map((option, index) => ({
    line: `${SHORTCUT_PREFIX}${makeLine(option.command)}`,
    label: walkAndActLabel(actor, option),
    final: true,
    things: [fieldSpot(option.at)],
    via: fieldSpot(option.end),
    ...(isFirst && index === 0
      ? { emphasis: 'usual' as const }
      : { under: texts.turn.walk, emphasis: 'aside' as const }),
  }));
}

/** Prefix of shortcuts that play one line and do not end the turn. */
const GO_ON = 'on ';

/**
 * Returns the buttons of the menu as shortcuts that also end the turn if the line leaves no more than steps, or no more
 * than an action without a good use. The lines alone are in the lists of walks. If a walk with an action is the usual
 * choice, walks have no buttons.
 */
function endingChoices(visibleState: State, actor: PersonOnBoard, hasUsual: boolean): Choice[] {
  return turnChoices(visibleState, actor, '')
    .filter(({ line, final, under }) => final && !under && line !== RETIRE_LINE)
    .flatMap(({ line, label, things, emphasis = 'usual' }): Choice[] => {
      const isWalk = line.startsWith('walk');
      const isListed = isWalk && hasUsual;
      if (!isListed && !isLast(visibleState, actor, line)) return [];
      const ending: Choice = {
        line: `${SHORTCUT_PREFIX}${line}`,
        label: endingLabel(label),
        final: true,
        ...(things && { things }),
        replaces: [line],
        emphasis: hasUsual ? 'aside' : emphasis,
      };
      const alone: Choice = {
        line: `${SHORTCUT_PREFIX}${GO_ON}${line}`,
        label: isWalk ? label : goOnLabel(label),
        final: true,
        ...(things && { things }),
        replaces: [line],
        under: verbLists[line.split(' ', 1)[0]!]!,
        emphasis: 'aside',
      };
      return isListed ? [alone] : [ending, alone];
    });
}

const RETIRE_LINE = 'retire';

/** Whether an agent usually has nothing to do after a line, although the turn is not over. */
function isLast(visibleState: State, actor: PersonOnBoard, line: string): boolean {
  const command = parseLine(line);
  if (command?.kind !== 'walk') return actor.ap === 1 && actor.bp > 0;
  const way = routesOf(visibleState, actor).to(command.to);
  if (actor.ap === 0) return way.length < actor.bp;
  const end = way[actor.bp - 1];
  return end !== undefined && !mayActOn(afterWalk(visibleState, actor, end));
}

/** Whether an agent without steps has a good use for one action, or any use for several. */
function mayActOn({ scene, there }: { scene: State; there: PersonOnBoard }): boolean {
  return there.ap === 1 ? bestWorth(scene, there) >= GOOD_WORTH : hasUse(scene, there);
}

/** Returns the casino with an agent on another field and without steps left. */
function afterWalk(visibleState: State, actor: PersonOnBoard, at: Point): { scene: State; there: PersonOnBoard } {
  const there: PersonOnBoard = { ...actor, at, bp: 0 };
  const people = visibleState.people.map((person) => (person.id === actor.id ? there : person));
  return { scene: { ...visibleState, people }, there };
}

function endingLabel(label: Words): Words {
  return (reader) => fitLabel(say(texts.walking.andEnd({ act: read(label, reader) }), reader.language));
}

function goOnLabel(label: Words): Words {
  return (reader) => fitLabel(say(texts.walking.andWalk({ act: read(label, reader) }), reader.language));
}

/** An action a few steps away. */
interface WalkAndAct {
  readonly command: CharacterCommand & { readonly kind: 'action' };
  readonly at: Point;
  /** Field on which the walk ends. */
  readonly end: Point;
  readonly steps: number;
  readonly label: Words;
  readonly worth: number;
}

/** Returns the actions possible after a walk in this turn, the most valuable first, then the nearest. */
function walkAndActs(visibleState: State, actor: PersonOnBoard): WalkAndAct[] {
  const { safes, tables, cocktails } = visibleState.board;
  const near = ({ at }: { at: Point }) => distance(actor.at, at) > 1 && distance(actor.at, at) <= actor.bp + 1;
  const routes = routesOf(visibleState, actor);
  const of = (verb: string, things: readonly { at: Point }[]) =>
    things.filter(near).flatMap(({ at }) => walkAndActAt(visibleState, actor, routes, verb, at));
  const options = [
    ...of('open', safes),
    ...of('spy', peopleOnBoard(visibleState)),
    ...of('gamble', tables),
    ...of('take', actor.cocktail ? [] : cocktails),
  ];
  return options.sort((a, b) => b.worth - a.worth || a.steps - b.steps);
}

/**
 * Returns the action at a field if it is useful and needs a walk within the remaining movement points, otherwise an
 * empty array.
 */
function walkAndActAt(
  visibleState: State,
  actor: PersonOnBoard,
  routes: Routes,
  verb: string,
  at: Point,
): WalkAndAct[] {
  const stake = verb === 'gamble' ? usualStake(visibleState, actor, at) : 0;
  const command = { kind: 'action', verb, at, stake } as const;
  const way = routes.to(at);
  const end = way.at(-1);
  if (!end || way.length > actor.bp || !characterFault(visibleState, actor, command)) return [];
  const { scene, there } = afterWalk(visibleState, actor, end);
  if (characterFault(scene, there, command) || isRedundant(scene, there, { verb }, at)) return [];
  const worth = worthOf(scene, there, { verb }, at);
  const label = actionLabel(scene, there, { verb }, at, stake);
  return worth > 0 ? [{ command, at, end, steps: way.length, label, worth }] : [];
}

/**
 * Returns the label of a walk with an action. It mentions if the last action ends the turn with movement points left.
 */
function walkAndActLabel(actor: PersonOnBoard, { steps, label }: WalkAndAct): Words {
  return (reader) => {
    const endsTurn = actor.ap === 1 && steps < actor.bp;
    const words = texts.walking.walkAndAct({ steps, act: read(label, reader), endsTurn });
    return fitLabel(say(words, reader.language));
  };
}

function next(state: State, seat: Seat, shortcut: string, before: State): NextMove {
  const player: Player = seat === 1 ? 1 : 0;
  if (state.phase === 'equipment') return { line: isAssigned(state.sides[player]) ? 'ready' : 'share' };
  const visibleState = knownTo(state, player);
  const [actor, begun] = [activePerson(visibleState), activePerson(before)];
  if (!actor || !begun || actor.id !== begun.id || state.round !== before.round) return {};
  const line = shortcut.slice(SHORTCUT_PREFIX.length);
  const isBegun = actor.ap < begun.ap || actor.bp < begun.bp;
  if (line.startsWith(GO_ON)) return isBegun ? {} : { line: line.slice(GO_ON.length) };
  const command = parseLine(line);
  if (command?.kind === 'walk') {
    const hasWay = actor.ap === 0 && actor.bp > 0 && routesOf(visibleState, actor).length(command.to) > 0;
    if (!isBegun || hasWay) return { line };
    const isDone = actor.ap === 0 || (actor.bp === 0 && !mayActOn({ scene: visibleState, there: actor }));
    return isDone ? { line: RETIRE_LINE } : { stopped: texts.walking.stopped };
  }
  if (!command || !isCharacterCommand(command)) return {};
  if (actor.ap < begun.ap) return actor.ap > 0 ? {} : { line: RETIRE_LINE };
  if (!characterFault(visibleState, actor, command)) return { line: makeLine(command) };
  if (command.kind !== 'action' || !command.at) return { stopped: texts.walking.stopped };
  const hasWay = samePlace(actor.at, begun.at) && actor.bp > 0 && routesOf(visibleState, actor).length(command.at) > 0;
  return hasWay ? { line: makeLine({ kind: 'walk', to: command.at }) } : { stopped: texts.walking.stopped };
}

/** Returns the choice to assign all gadgets and enter. Beside it, menus offer only the form for all gadgets. */
function enteringChoices(side: Side): Choice[] {
  if (isAssigned(side)) return [];
  const replaces = ['share', ...side.gadgets.map((gadget) => `give ${gadget}`)];
  return [{ line: ENTER, label: texts.walking.assignAndEnter, final: true, emphasis: 'usual', replaces }];
}
