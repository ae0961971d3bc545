import type { CharacterCommand } from '../../rules/command.ts';
import type { Point } from '../../rules/grid.ts';
import { makeLine } from '../../rules/lines.ts';
import { carries } from '../../rules/match/people.ts';
import type { Player, Present, State } from '../../state.ts';
import { reachable } from '../errands.ts';
import { prospectsAt } from '../prospects.ts';
import { deliver, fly, type Outlook } from '../smart.ts';
import { hopesOf } from './hopes.ts';
import { shrewdOf } from './shrewd.ts';

/** A step costs next to nothing, but not nothing. */
const STEP = 0.02;
/** What a second action in the same turn counts beside the first. */
const SECOND = 0.8;

/** Thinks a whole turn through: where to go, what to do there, and where to be when it is over. */
export function masterTurn(known: State, player: Player, actor: Present): string {
  const manner = shrewdOf(known, player);
  const outlook = remembered(hopesOf(known, player, actor, manner));
  const delivery = deliver(known, player, actor, manner);
  if (delivery) return makeLine(delivery);
  const flight = fly(known, actor, outlook);
  const taboo = carries(actor, 'DIAMOND_COLLAR') ? known.cat : null;
  let best: { worth: number; command: CharacterCommand } = {
    worth: outlook(actor.at) + 0.01,
    command: { kind: 'retire' },
  };
  if (flight && flight.worth > best.worth) best = flight;
  for (const { at, first, steps } of reachable(known, actor, taboo)) {
    const [act, other] = prospectsAt(known, player, actor, at, manner).sort((a, b) => b.worth - a.worth);
    const left = actor.bp - steps;
    const end = act ? bestEnd(known, { ...actor, at, bp: left }, taboo, outlook) : outlook(at);
    const acts = act ? act.worth + (actor.ap > 1 ? SECOND * (other?.worth ?? 0) : 0) : 0;
    const worth = end + acts - STEP * steps;
    if (worth <= best.worth) continue;
    const step: CharacterCommand | undefined = first
      ? { kind: 'action', verb: 'step', at: first, stake: 0 }
      : undefined;
    const command = step ?? act?.command;
    if (command) best = { worth, command };
  }
  return makeLine(best.command);
}

/** The best field to end a turn on, for somebody who may still walk. */
function bestEnd(known: State, actor: Present, taboo: Point | null, outlook: Outlook): number {
  return Math.max(...reachable(known, actor, taboo).map(({ at, steps }) => outlook(at) - STEP * steps));
}

/** Fields are asked for again and again. */
function remembered(outlook: Outlook): Outlook {
  const known = new Map<number, number>();
  return (at) => {
    const key = at.y * 1000 + at.x;
    const found = known.get(key) ?? outlook(at);
    known.set(key, found);
    return found;
  };
}
