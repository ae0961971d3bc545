import { type Card, costOf } from '../rules/cards.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { currentSide, type Duel, draftOf, MAX_HAND } from '../state.ts';
import { sensibleCommands } from './gain.ts';
import { greedyCommand, lookaheadCommand } from './greed.ts';
import { playByInstinct } from './instinct.ts';
import { evaluate, FIRST_CLEAR_TURN, winProbability } from './judgement.ts';
import { asSeen, worldsOf } from './worlds.ts';

/** Plans of a turn that are followed up, and those that are tried. */
const BEAM_WIDTH = 12;
const PLANS_TRIED = 30;

/** The budget: in how many imagined duels plans are tried, how many of the best go on, and how the answer is imagined. */
const PLAYOUT_ROUNDS = [
  { duels: 24, keep: 8, answer: playByInstinct },
  { duels: 10, keep: 6, answer: playWithLookahead },
  { duels: 10, keep: 5, answer: playWithLookahead },
  { duels: 20, keep: 4, answer: playWithLookahead },
  { duels: 30, keep: 3, answer: playWithLookahead },
  { duels: 40, keep: 1, answer: playWithLookahead },
];

/** Plans that win so much less often than the best one are given up at once. */
const DROP_MARGIN = 0.05;

/** How many turns to look on. */
const PLAYOUT_TURNS = 4;

/** Commands of a turn, and how the table stands after them. */
interface Plan {
  readonly commands: readonly Command[];
  readonly duel: Duel;
  readonly value: number;
  /** It ends with cards drawn that nobody can know before; what follows is left to instinct. */
  readonly open: boolean;
}

/** Thinks its turn through, tries the best plans on duels as they may really be, and begins the one that wins most of them. */
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

/** Whether it makes no difference yet which plan is followed: what comes after the first command is thought about anew. */
function beginWithSameCommand(plans: readonly Plan[]): boolean {
  const [first, ...others] = plans.map(({ commands }) => makeLine(commands[0] ?? FINISH));
  return others.every((line) => line === first);
}

const FINISH: Command = { verb: 'finish' };

/** The best ways to play this turn, the most promising first; only the first, if there is no other or it wins. */
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

/** Every way to go on with a plan that does not lead where another one has led already. */
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

/** A card is worth more than a life, unless it would be lost anyway, lives run out, or Rebirth brings it back. */
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

/** How likely the current player wins a duel after some commands and an answer, when both go on by instinct for some turns. */
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

/** Plays a whole turn as somebody would who thinks about how to begin it. */
function playWithLookahead(duel: Duel): void {
  const until = turnsBegun(duel) + 1;
  const seen = asSeen(duel);
  perform(duel, lookaheadCommand(seen, worthwhileCommands(seen)));
  while (duel.winner === null && turnsBegun(duel) < until) perform(duel, greedyCommand(duel));
}

function turnsBegun({ round, current }: Duel): number {
  return 2 * round + current;
}
