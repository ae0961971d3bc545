import { type Card, costOf } from '../rules/cards.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { currentSide, type Duel, draftOf, MAX_HAND } from '../state.ts';
import { sensibleCommands } from './gain.ts';
import { greedyCommand, lookaheadCommand } from './greed.ts';
import { playByInstinct } from './instinct.ts';
import { evaluate, FIRST_CLEAR_TURN, winProbability } from './judgement.ts';
import { asSeen, worldsOf } from './worlds.ts';

/** Number of plans kept at each step of the beam search, and number of plans that are tried in playouts. */
const BEAM_WIDTH = 12;
const PLANS_TRIED = 30;

/** Playout budget: number of sampled duels, number of plans that advance, and the policy of the opponent's reply. */
const PLAYOUT_ROUNDS = [
  { duels: 24, keep: 8, answer: playByInstinct },
  { duels: 10, keep: 6, answer: playWithLookahead },
  { duels: 10, keep: 5, answer: playWithLookahead },
  { duels: 20, keep: 4, answer: playWithLookahead },
  { duels: 30, keep: 3, answer: playWithLookahead },
  { duels: 40, keep: 1, answer: playWithLookahead },
];

/** Plans whose win rate is lower than the best by this margin are dropped. */
const DROP_MARGIN = 0.05;

/** Playout depth in turns. */
const PLAYOUT_TURNS = 4;

/** Commands of a turn and the evaluation after them. */
interface Plan {
  readonly commands: readonly Command[];
  readonly duel: Duel;
  readonly value: number;
  /** Whether the plan ends by drawing unknown cards. The rest of the turn is then played by instinct. */
  readonly open: boolean;
}

/**
 * Searches the best plans of the turn, tries them on sampled duels, and returns the first command of the plan that wins
 * most.
 */
export function masterCommand(duel: Duel): Command {
  const worlds = worldsOf(
    duel,
    PLAYOUT_ROUNDS.reduce((sum, { duels }) => sum + duels, 0),
  );
  let left = plansOf(worlds[0]!).map((plan) => ({ plan, chances: 0 }));
  let tried = 0;
  for (const { duels, keep, answer } of PLAYOUT_ROUNDS) {
    if (beginWithSameCommand(left.map(({ plan }) => plan))) break;
    for (const world of worlds.slice(tried, tried + duels)) {
      for (const each of left) each.chances += winProbabilityAfter(world, each.plan, answer);
    }
    tried += duels;
    left = left.sort((a, b) => b.chances - a.chances).slice(0, keep);
    const min = left[0]!.chances - DROP_MARGIN * tried;
    left = left.filter(({ chances }) => chances >= min);
  }
  return left[0]!.plan.commands[0] ?? FINISH;
}

/** Whether all plans begin with the same command. The rest of the turn is planned again after it. */
function beginWithSameCommand(plans: readonly Plan[]): boolean {
  const [first, ...others] = plans.map(({ commands }) => makeLine(commands[0] ?? FINISH));
  return others.every((line) => line === first);
}

const FINISH: Command = { verb: 'finish' };

/** Returns the best plans of this turn, the most promising first. A winning plan is returned alone. */
function plansOf(duel: Duel): Plan[] {
  const all: Plan[] = [{ commands: [], duel, value: evaluate(duel), open: false }];
  const seen = new Set<string>();
  for (let layer = all.slice(); layer.length > 0; ) {
    const next = layer.flatMap((plan) => continuationsOf(plan, seen));
    layer = next.sort((a, b) => b.value - a.value).slice(0, BEAM_WIDTH);
    all.push(...layer);
    const won = layer.find((plan) => plan.duel.winner !== null);
    if (won) return [won];
  }
  return all.sort((a, b) => b.value - a.value).slice(0, PLANS_TRIED);
}

/** Returns the continuations of a plan that lead to new positions. */
function continuationsOf({ commands, duel, open }: Plan, seen: Set<string>): Plan[] {
  if (duel.winner !== null || open) return [];
  return worthwhileCommands(duel).flatMap((command) => {
    const then = draftOf(duel);
    perform(then, command);
    const value = evaluate(then);
    const print = `${commands.length} ${value.toFixed(9)}`;
    if (seen.has(print)) return [];
    seen.add(print);
    const draws = currentSide(then).pile.length < currentSide(duel).pile.length;
    return [{ commands: [...commands, command], duel: then, value, open: draws }];
  });
}

/**
 * Returns the sensible commands without bad sacrifices. A card is worth more than a life unless it would be lost, life
 * is low, or Rebirth returns it.
 */
function worthwhileCommands(duel: Duel): readonly Command[] {
  const { hand, life, pile, mana } = currentSide(duel);
  const commands = sensibleCommands(duel);
  if (hand.length === MAX_HAND || life <= LOW_LIFE || pile.length === 0) return commands;
  const reborn = mana >= costOf(REBIRTH) && hand.some(({ name }) => name === REBIRTH.name);
  return commands.filter((command) => {
    if (command.verb !== 'sacrifice') return true;
    return reborn && hand[command.card - 1]?.kind === 'creature';
  });
}

const LOW_LIFE = 6;
const REBIRTH: Card = { kind: 'spell', name: 'Rebirth' };

/**
 * Returns the current player's win probability after the plan and a reply, when both sides go on by instinct for some
 * turns.
 */
function winProbabilityAfter(world: Duel, { commands, open }: Plan, answer: (duel: Duel) => void): number {
  const seat = world.current;
  const future = draftOf(world);
  const until = Math.max(turnsBegun(world) + PLAYOUT_TURNS, FIRST_CLEAR_TURN);
  for (const command of commands) perform(future, command);
  if (future.winner === null) open ? playByInstinct(future) : perform(future, FINISH);
  if (future.winner === null) answer(future);
  while (future.winner === null && turnsBegun(future) < until) playByInstinct(future);
  return winProbability(future, seat);
}

/** Plays a whole turn that begins with the command of the advanced level. */
function playWithLookahead(duel: Duel): void {
  const until = turnsBegun(duel) + 1;
  const seen = asSeen(duel);
  perform(duel, lookaheadCommand(seen, worthwhileCommands(seen)));
  while (duel.winner === null && turnsBegun(duel) < until) perform(duel, greedyCommand(duel));
}

function turnsBegun({ round, current }: Duel): number {
  return 2 * round + current;
}
