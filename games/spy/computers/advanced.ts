import type { CharacterCommand } from '../rules/command.ts';
import { targetsOf } from '../rules/course/legality.ts';
import { distance, type Point } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import { isFoggy } from '../rules/match/board.ts';
import { carries, has } from '../rules/match/people.ts';
import type { Distances } from '../rules/match/routes.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { prospectsAt } from './prospects.ts';
import { advancedStrategy, type Prospect, type Strategy, strangers } from './strategy.ts';
import { distanceTo, reachable, walkGoals } from './walk-goals.ts';

/** Discount factor per turn of distance to a goal. */
const TURN_DISCOUNT = 0.8;
/** Factor for goals that another agent of the side is nearer to. */
const ALLY_NEARER_FACTOR = 0.5;

/** Function that returns the value of a field. */
export type FieldValue = (at: Point) => number;

/**
 * Rates every field in reach together with the best action there. Returns the line of the action or first step that
 * leads to the best one, or `retire`.
 */
export function advancedTurn(visibleState: State, player: Player, actor: PersonOnBoard): string {
  const fieldValue = advancedFieldValue(visibleState, player, actor, advancedStrategy);
  const delivery = deliverCollar(visibleState, player, actor, advancedStrategy);
  if (delivery) return makeLine(delivery);
  const flight = jetpackFlight(visibleState, actor, fieldValue);
  let best: { worth: number; command: CharacterCommand } = {
    worth: fieldValue(actor.at) + 0.01,
    command: { kind: 'retire' },
  };
  if (flight && flight.worth > best.worth) best = flight;
  const taboo = carries(actor, 'DIAMOND_COLLAR') ? visibleState.cat : null;
  for (const { at, first, steps } of reachable(visibleState, actor, taboo)) {
    const stay = fieldValue(at) - 0.02 * steps;
    const [act] = prospectsAt(visibleState, player, actor, at, advancedStrategy).sort((a, b) => b.worth - a.worth);
    const worth = stay + (act?.worth ?? 0);
    if (worth <= best.worth) continue;
    const step: CharacterCommand | undefined = first
      ? { kind: 'action', verb: 'step', at: first, stake: 0 }
      : undefined;
    const command = step ?? act?.command;
    if (command) best = { worth, command };
  }
  return makeLine(best.command);
}

/**
 * Returns the move that gives the collar to the adjacent cat, or undefined if that is impossible or the strategy does
 * not want to end the match.
 */
export function deliverCollar(
  visibleState: State,
  player: Player,
  actor: PersonOnBoard,
  strategy: Strategy,
): CharacterCommand | undefined {
  const { cat } = visibleState;
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) !== 1) return undefined;
  if (!strategy.shouldEnd(visibleState, player)) return undefined;
  if (actor.bp > 0) return { kind: 'action', verb: 'step', at: cat, stake: 0 };
  return actor.ap > 0 && !isFoggy(visibleState.board, actor.at)
    ? { kind: 'use', gadget: 'DIAMOND_COLLAR', at: cat }
    : undefined;
}

/** Returns the best jetpack flight and its value less a fixed deduction, or undefined if none is possible. */
export function jetpackFlight(visibleState: State, actor: PersonOnBoard, fieldValue: FieldValue): Prospect | undefined {
  if (actor.ap === 0 || isFoggy(visibleState.board, actor.at) || !carries(actor, 'JETPACK')) return undefined;
  const landings = targetsOf(visibleState, actor, { gadget: 'JETPACK' }).map((at) => ({
    at,
    worth: fieldValue(at) - 8,
  }));
  const [best] = landings.sort((a, b) => b.worth - a.worth);
  return best && { command: { kind: 'use', gadget: 'JETPACK', at: best.at }, worth: best.worth };
}

/**
 * Returns a function for the value of ending a turn on a field: the best three goals, discounted by distance, less the
 * danger.
 */
function advancedFieldValue(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): FieldValue {
  const friends = visibleState.people.filter(({ faction, at, id }) => faction === player && at && id !== actor.id);
  const goals = walkGoals(visibleState, player, actor, strategy).map((goal) => {
    const left = distanceTo(visibleState, goal);
    const nearest = Math.min(...friends.map(({ at }) => (at ? left(at) : Number.POSITIVE_INFINITY)));
    return { goal, left, nearest };
  });
  const pace = Math.max(1, has(actor, 'SLUGGISHNESS') ? 1 : has(actor, 'NIMBLENESS') ? 3 : 2);
  const danger = dangerOf(visibleState, player, strategy);
  return (at) => {
    const values = goals
      .map(({ goal, left, nearest }) => {
        const turns = Math.ceil(left(at) / pace);
        return Number.isFinite(turns)
          ? goal.worth * TURN_DISCOUNT ** turns * (nearest < left(at) ? ALLY_NEARER_FACTOR : 1)
          : 0;
      })
      .sort((a, b) => b - a);
    return (values[0] ?? 0) * 0.6 + (values[1] ?? 0) * 0.2 + (values[2] ?? 0) * 0.1 - danger(at);
  };
}

/** Returns a function for the danger of a field: the janitor, adjacent enemies and fog. An adjacent guest is cover. */
export function dangerOf(visibleState: State, player: Player, strategy: Strategy): FieldValue {
  const away: Distances | undefined = visibleState.janitor
    ? distanceTo(visibleState, { at: visibleState.janitor, reach: 0, worth: 0 })
    : undefined;
  const others = strangers(visibleState, player).map((person) => ({
    at: person.at,
    enemy: strategy.enemyProbability(visibleState, player, person.id),
  }));
  return (at) => {
    const janitor = away ? 10 / (1 + Math.min(away(at), 30)) : 0;
    const fog = isFoggy(visibleState.board, at) ? 3 : 0;
    const near = others.filter((other) => distance(other.at, at) === 1);
    const enemies = near.filter(({ enemy }) => enemy > 0.8).length;
    const cover = near.some(({ enemy }) => enemy < 0.5) ? 0.1 : 0;
    return janitor + fog + 0.4 * enemies - cover;
  };
}
