import type { Seat } from '../kit/game.ts';
import type { Card } from './card.ts';
import { type Command, makeLine } from './command.ts';
import { gainOf, greediest, sensibleCommands, VICTORY, worthOf } from './gain.ts';
import { perform } from './perform.ts';
import { across, copyDuel, type Duel, type DuelSeat, type Side } from './state.ts';

/** From the simplest to the cleverest. */
export const LEVELS = ['plain', 'greedy', 'thinker'] as const;

type Level = (typeof LEVELS)[number];

const PLANS: Readonly<Record<Level, (duel: Duel) => Command>> = { plain: firstUseful, greedy: greediest, thinker };

/** The line of a computer player. It plans on a duel as its seat knows it. */
export function computer(duel: Duel, _seat: Seat, level: string): string {
  const plan = PLANS[level as Level] ?? greediest;
  return makeLine(plan(imagine(duel)));
}

/** Stands for every card that cannot be seen. */
const UNSEEN: Card = {
  kind: 'creature',
  name: '?',
  cost: 4,
  damage: 4,
  life: 4,
  shield: false,
  drain: false,
  speedy: false,
};

/** The duel as the current player knows it: cards out of sight are imagined as middling creatures. */
export function imagine(duel: Duel): Duel {
  const known = copyDuel(duel);
  const opponent = known.sides[across(known.current)];
  for (const side of known.sides) side.pile.fill(UNSEEN);
  opponent.hand.fill(UNSEEN);
  opponent.graveyard = [];
  return known;
}

/** Plays whatever gains something, from the left. */
function firstUseful(duel: Duel): Command {
  return sensibleCommands(duel).find((command) => gainOf(duel, command) > 0) ?? { verb: 'finish' };
}

/** How many turns a thought goes on: the present one and the answer, because further on greedy play misleads. */
const HORIZON = 2;

/** Tries every command, lets both sides go on greedily, and takes the command that ends best. */
function thinker(duel: Duel): Command {
  let best: Command = { verb: 'finish' };
  let highest = Number.NEGATIVE_INFINITY;
  for (const command of [...sensibleCommands(duel), best]) {
    const future = copyDuel(duel);
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
