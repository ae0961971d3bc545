import { type Card, costOf } from '../rules/cards.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { copyDuel, type Duel, HAND_MAX, own } from '../state.ts';
import { sensibleCommands } from './gain.ts';
import { byInstinct } from './instinct.ts';
import { chanceOf, standing } from './judgement.ts';
import { worldsOf } from './worlds.ts';

/** Plans of a turn that are followed up, and those that are tried. */
const BEAM = 8;
const PLANS = 16;

/** The budget: in how many imagined duels plans are tried, and how many of the best go on to the next trial. */
const TRIALS = [
  { duels: 12, keep: 6 },
  { duels: 24, keep: 3 },
  { duels: 48, keep: 1 },
];

/** How many turns to look on, and the first turn whose table tells who is ahead. */
const HORIZON = 4;
const TELLING = 8;

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
  const worlds = worldsOf(
    duel,
    TRIALS.reduce((sum, { duels }) => sum + duels, 0),
  );
  let left = plansOf(worlds[0]!).map((plan) => ({ plan, chances: 0 }));
  for (const { duels, keep } of TRIALS) {
    const tried = worlds.splice(0, left.length > 1 ? duels : 0);
    for (const each of left) for (const world of tried) each.chances += chanceAfter(world, each.plan);
    left = left.sort((a, b) => b.chances - a.chances).slice(0, keep);
  }
  return left[0]?.plan.commands[0] ?? FINISH;
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
  return worthwhile(duel).flatMap((command) => {
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

/** A card is worth more than a life, unless it would be lost anyway, lives run out, or Rebirth brings it back. */
function worthwhile(duel: Duel): readonly Command[] {
  const { hand, life, pile, mana } = own(duel);
  const commands = sensibleCommands(duel);
  if (hand.length === HAND_MAX || life <= FEW_LIVES || pile.length === 0) return commands;
  const reborn = mana >= costOf(REBIRTH) && hand.some(({ name }) => name === REBIRTH.name);
  return commands.filter((command) => {
    if (command.verb !== 'sacrifice') return true;
    return reborn && hand[command.card - 1]?.kind === 'creature';
  });
}

const FEW_LIVES = 6;
const REBIRTH: Card = { kind: 'spell', name: 'Rebirth' };

/** How likely the current player wins a duel after some commands, when both go on by instinct for some turns. */
function chanceAfter(world: Duel, { commands, open }: Plan): number {
  const seat = world.current;
  const future = copyDuel(world);
  const until = Math.max(turnsBegun(world) + HORIZON, TELLING);
  for (const command of commands) perform(future, command);
  if (!open && future.winner === null) perform(future, FINISH);
  while (future.winner === null && turnsBegun(future) < until) perform(future, byInstinct(future));
  return chanceOf(future, seat);
}

function turnsBegun({ round, current }: Duel): number {
  return 2 * round + current;
}
