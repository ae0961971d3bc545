import type { CharacterCommand } from '../../rules/command.ts';
import type { Point } from '../../rules/grid.ts';
import { makeLine } from '../../rules/lines.ts';
import { fieldsOfKind } from '../../rules/match/board.ts';
import { carries, has } from '../../rules/match/people.ts';
import type { Player, Present, State } from '../../state.ts';
import { distanceTo, type Errand, errandsOf, reachable } from '../errands.ts';
import type { Manner } from '../manner.ts';
import { prospectsAt } from '../prospects.ts';
import { dangerOf, deliver, fly, type Outlook } from '../smart.ts';
import { dryingWorth, lureOf } from './gambling.ts';
import { shrewdOf } from './suspicion.ts';

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

/** What an errand still is worth for every turn on the way to it; what a table will bring is counted by itself. */
const PATIENCE = { errand: 0.8, table: 0.95 };
/** How much an errand counts that somebody of the own side is nearer to. */
const SHARED = 0.5;
/** The best errand, the second and the third: not all of them will be done. */
const WEIGHTS = [0.6, 0.2, 0.1];

/** How promising a field is to end a turn on: the best table, and the errands around it. */
function hopesOf(known: State, player: Player, actor: Present, manner: Manner): Outlook {
  const friends = known.people.filter(({ faction, at, id }) => faction === player && at && id !== actor.id);
  const pace = has(actor, 'SLUGGISHNESS') ? 1 : has(actor, 'NIMBLENESS') ? 3 : 2;
  const hopeOf = (errand: Errand, worthIn: (turns: number) => number): Outlook => {
    const left = distanceTo(known, errand);
    const nearest = Math.min(...friends.map(({ at }) => (at ? left(at) : Number.POSITIVE_INFINITY)));
    const worths: number[] = [];
    return (at) => {
      const turns = Math.ceil(left(at) / pace);
      if (!Number.isFinite(turns)) return 0;
      worths[turns] ??= worthIn(turns);
      return worths[turns] * (nearest < left(at) ? SHARED : 1);
    };
  };
  const errands = [
    ...errandsOf(known, player, actor, { ...manner, gamble: () => ({ stake: 0, worth: 0 }) }),
    ...hearths(known, actor),
    ...bars(known, player, actor, manner),
  ].map((errand) => hopeOf(errand, (turns) => errand.worth * PATIENCE.errand ** turns));
  const tables = known.board.tables.map(({ at }) =>
    hopeOf({ at, reach: 1, worth: 0 }, (turns) => lureOf(known, actor, at, turns) * PATIENCE.table ** turns),
  );
  const danger = dangerOf(known, player, manner);
  return (at) => {
    const best = errands.map((hope) => hope(at)).sort((a, b) => b - a);
    const others = WEIGHTS.reduce((sum, weight, index) => sum + weight * (best[index] ?? 0), 0);
    return Math.max(0, ...tables.map((hope) => hope(at))) + others - danger(at);
  };
}

/** Where wet clothes dry, if one is there when a round begins. */
function hearths(known: State, actor: Present): Errand[] {
  const worth = known.marks.drying.includes(actor.id) ? 0 : dryingWorth(known, actor);
  return worth > 0 ? fieldsOfKind(known.board, 'FIREPLACE').map((at) => ({ at, reach: 1, worth })) : [];
}

/** Where a cocktail stands that could be poured over somebody. */
function bars(known: State, player: Player, actor: Present, manner: Manner): Errand[] {
  if (actor.cocktail) return [];
  return known.board.cocktails.map(({ at }) => ({
    at,
    reach: 1,
    worth: manner.thirst(known, player, { ...actor, at }),
  }));
}
