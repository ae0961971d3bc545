import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { across, type Duel, type DuelSeat, draftOf, type Side } from '../state.ts';
import { sensibleCommands, VICTORY, worthOf } from './gain.ts';
import { greediest } from './greed.ts';

/** How many turns a thought goes on: the present one and the answer, because further on greedy play misleads. */
const HORIZON = 2;

/** Tries every command worth a thought, lets both sides go on greedily, and takes the command that ends best. */
export function thinker(duel: Duel, commands = sensibleCommands(duel)): Command {
  let best: Command = { verb: 'finish' };
  let highest = Number.NEGATIVE_INFINITY;
  for (const command of [...commands, best]) {
    const future = draftOf(duel);
    perform(future, command);
    goOn(future, turnsPlayed(duel) + HORIZON);
    const outlook = outlookOf(future, duel.current);
    if (outlook > highest) [best, highest] = [command, outlook];
  }
  return best;
}

function goOn(duel: Duel, until: number): void {
  while (duel.winner === null && turnsPlayed(duel) < until) perform(duel, greediest(duel));
}

function turnsPlayed({ round, current }: Duel): number {
  return 2 * round + current;
}

function outlookOf(duel: Duel, seat: DuelSeat): number {
  if (duel.winner !== null) return duel.winner === seat ? VICTORY : -VICTORY;
  return strengthOf(duel.sides[seat]) - strengthOf(duel.sides[across(seat)]);
}

function strengthOf({ life, hand, mana, field }: Side): number {
  const creatures = field.reduce((sum, fighter) => sum + (fighter ? worthOf(fighter.card, fighter.life) : 0), 0);
  return life + 1.5 * creatures + 3 * hand.length + mana / 4;
}
