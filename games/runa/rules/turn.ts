import { randomAt } from '../../kit/chance.ts';
import { cardAt, monsterAt, type Run } from '../state.ts';
import { CARDS, isAttack } from './cards.ts';
import { playRound } from './fight.ts';
import { winFight } from './journey.ts';

/** Runa chooses a card; an attack on one of two monsters still needs its target. */
export function chooseCard(run: Run, card: number): void {
  const { state } = run;
  if (isAttack(cardAt(state, card)) && state.monsters.length > 1) state.phase = { kind: 'target', card };
  else chooseTarget(run, card, 0);
}

/** The card is played; a physical attack still needs its roll. */
export function chooseTarget(run: Run, card: number, target: number): void {
  const { state, events } = run;
  const played = cardAt(state, card);
  events.push({ kind: 'uses', who: 'Runa', ability: played });
  if (CARDS[played.name].kind !== 'strike') finishTurn(run, card, target, 0);
  else if (state.dice === 'own') state.phase = { kind: 'dice', card, target };
  else finishTurn(run, card, target, roll(run));
}

/** The player has thrown the die. */
export function rollOwn(run: Run, card: number, target: number, rolled: number): void {
  run.events.push({ kind: 'rolls', roll: rolled, own: true });
  finishTurn(run, card, target, rolled);
}

/** The card takes effect and the monsters answer. */
function finishTurn(run: Run, card: number, target: number, rolled: number): void {
  const { state } = run;
  const standing = playRound(run, cardAt(state, card), monsterAt(state, target), rolled);
  if (standing === 'won') winFight(run);
  if (standing === 'lost') state.phase = { kind: 'lost' };
}

function roll({ state, events }: Run): number {
  const random = randomAt(state.random);
  const rolled = 1 + random.below(state.runa.die);
  state.random = random.state;
  events.push({ kind: 'rolls', roll: rolled });
  return rolled;
}
