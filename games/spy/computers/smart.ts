import type { CharacterCommand } from '../rules/command.ts';
import { targetsOf } from '../rules/course/legality.ts';
import { distance, type Point } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import { isFoggy } from '../rules/match/board.ts';
import type { Distances } from '../rules/match/paths.ts';
import { carries, has } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import { distanceTo, errandsOf, reachable } from './errands.ts';
import { careful, type Manner } from './manner.ts';
import { prospectsAt } from './prospects.ts';
import { type Prospect, strangers } from './worth.ts';

/** What an errand still is worth for every turn on the way to it. */
const PATIENCE = 0.8;
/** How much an errand counts that somebody of the own side is nearer to. */
const SHARED = 0.5;

/** How promising a field is. */
export type Outlook = (at: Point) => number;

/** Looks at every field it can reach in this turn and everything worth doing there, and begins the best of it. */
export function smartTurn(known: State, player: Player, actor: Present): string {
  const outlook = outlookOf(known, player, actor, careful);
  const delivery = deliver(known, player, actor, careful);
  if (delivery) return makeLine(delivery);
  const flight = fly(known, actor, outlook);
  let best: { worth: number; command: CharacterCommand } = {
    worth: outlook(actor.at) + 0.01,
    command: { kind: 'retire' },
  };
  if (flight && flight.worth > best.worth) best = flight;
  const taboo = carries(actor, 'DIAMOND_COLLAR') ? known.cat : null;
  for (const { at, first, steps } of reachable(known, actor, taboo)) {
    const stay = outlook(at) - 0.02 * steps;
    const [act] = prospectsAt(known, player, actor, at, careful).sort((a, b) => b.worth - a.worth);
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

/** Hands the collar over when that wins; somebody who is behind keeps it and goes on earning. */
export function deliver(known: State, player: Player, actor: Present, manner: Manner): CharacterCommand | undefined {
  const { cat } = known;
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) !== 1) return undefined;
  if (!manner.ends(known, player)) return undefined;
  if (actor.bp > 0) return { kind: 'action', verb: 'step', at: cat, stake: 0 };
  return actor.ap > 0 && !isFoggy(known.board, actor.at)
    ? { kind: 'use', gadget: 'DIAMOND_COLLAR', at: cat }
    : undefined;
}

/** The jetpack, where it saves a long way. */
export function fly(known: State, actor: Present, outlook: Outlook): Prospect | undefined {
  if (actor.ap === 0 || isFoggy(known.board, actor.at) || !carries(actor, 'JETPACK')) return undefined;
  const landings = targetsOf(known, actor, { gadget: 'JETPACK' }).map((at) => ({ at, worth: outlook(at) - 8 }));
  const [best] = landings.sort((a, b) => b.worth - a.worth);
  return best && { command: { kind: 'use', gadget: 'JETPACK', at: best.at }, worth: best.worth };
}

/** How promising a field is to end a turn on: what can be reached from it soon, and who stands around. */
function outlookOf(known: State, player: Player, actor: Present, manner: Manner): Outlook {
  const friends = known.people.filter(({ faction, at, id }) => faction === player && at && id !== actor.id);
  const goals = errandsOf(known, player, actor, manner).map((errand) => {
    const left = distanceTo(known, errand);
    const nearest = Math.min(...friends.map(({ at }) => (at ? left(at) : Number.POSITIVE_INFINITY)));
    return { errand, left, nearest };
  });
  const pace = Math.max(1, has(actor, 'SLUGGISHNESS') ? 1 : has(actor, 'NIMBLENESS') ? 3 : 2);
  const danger = dangerOf(known, player, manner);
  return (at) => {
    const hopes = goals
      .map(({ errand, left, nearest }) => {
        const turns = Math.ceil(left(at) / pace);
        return Number.isFinite(turns) ? errand.worth * PATIENCE ** turns * (nearest < left(at) ? SHARED : 1) : 0;
      })
      .sort((a, b) => b - a);
    return (hopes[0] ?? 0) * 0.6 + (hopes[1] ?? 0) * 0.2 + (hopes[2] ?? 0) * 0.1 - danger(at);
  };
}

/** The janitor, known enemies next door and fog; among guests one is safe from all eyes. */
export function dangerOf(known: State, player: Player, manner: Manner): Outlook {
  const away: Distances | undefined = known.janitor
    ? distanceTo(known, { at: known.janitor, reach: 0, worth: 0 })
    : undefined;
  const others = strangers(known, player).map((person) => ({
    at: person.at,
    enemy: manner.enemy(known, player, person.id),
  }));
  return (at) => {
    const janitor = away ? 10 / (1 + Math.min(away(at), 30)) : 0;
    const fog = isFoggy(known.board, at) ? 3 : 0;
    const near = others.filter((other) => distance(other.at, at) === 1);
    const enemies = near.filter(({ enemy }) => enemy > 0.8).length;
    const cover = near.some(({ enemy }) => enemy < 0.5) ? 0.1 : 0;
    return janitor + fog + 0.4 * enemies - cover;
  };
}
