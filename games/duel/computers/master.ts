import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { copyDuel, type Duel, own } from '../state.ts';
import { sensibleCommands } from './gain.ts';
import { byInstinct } from './instinct.ts';
import { chanceOf, standing } from './judgement.ts';
import { worldsOf } from './worlds.ts';

/** The budget: imagined duels, plans of a turn that are followed up, those that are tried in all of them, and turns to look on. */
const WORLDS = 24;
const BEAM = 6;
const PLANS = 10;
const HORIZON = 4;

/** Commands of a turn, and how the table stands after them. */
interface Plan {
  readonly commands: readonly Command[];
  readonly duel: Duel;
  readonly value: number;
  /** It ends with cards drawn that nobody can know before; what follows is left to instinct. */
  readonly open: boolean;
}

/** Thinks its turn through, tries the best plans on duels as they may really be, and begins the one that wins most of them. */
export function master(duel: Duel): Command {
  const worlds = worldsOf(duel, WORLDS);
  const plans = plansOf(worlds[0]!);
  let best: Command = FINISH;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    const { commands } = plan;
    let sum = 0;
    for (const world of worlds) sum += chanceAfter(world, plan);
    if (sum > most) [best, most] = [commands[0] ?? FINISH, sum];
  }
  return best;
}

const FINISH: Command = { verb: 'finish' };

/** The best ways to play this turn, the most promising first; only the first, if there is no other or it wins. */
function plansOf(duel: Duel): Plan[] {
  const all: Plan[] = [{ commands: [], duel, value: standing(duel), open: false }];
  const seen = new Set<string>();
  for (let layer = all.slice(); layer.length > 0; ) {
    const next = layer.flatMap((plan) => continued(plan, seen));
    layer = next.sort((a, b) => b.value - a.value).slice(0, BEAM);
    all.push(...layer);
    const won = layer.find((plan) => plan.duel.winner !== null);
    if (won) return [won];
  }
  return all.sort((a, b) => b.value - a.value).slice(0, PLANS);
}

/** Every way to go on with a plan that does not lead where another one has led already. */
function continued({ commands, duel, open }: Plan, seen: Set<string>): Plan[] {
  if (duel.winner !== null || open) return [];
  return sensibleCommands(duel).flatMap((command) => {
    const then = copyDuel(duel);
    perform(then, command);
    const value = standing(then);
    const print = `${commands.length} ${value.toFixed(9)}`;
    if (seen.has(print)) return [];
    seen.add(print);
    const draws = own(then).pile.length < own(duel).pile.length;
    return [{ commands: [...commands, command], duel: then, value, open: draws }];
  });
}

/** How likely the current player wins a duel after some commands, when both go on by instinct for some turns. */
function chanceAfter(world: Duel, { commands, open }: Plan): number {
  const seat = world.current;
  const future = copyDuel(world);
  const until = turnsBegun(world) + HORIZON;
  for (const command of commands) perform(future, command);
  if (!open && future.winner === null) perform(future, FINISH);
  while (future.winner === null && turnsBegun(future) < until) perform(future, byInstinct(future));
  return chanceOf(future, seat);
}

function turnsBegun({ round, current }: Duel): number {
  return 2 * round + current;
}
