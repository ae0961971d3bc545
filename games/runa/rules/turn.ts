import { RNG } from '@longtable/kit';
import { cardAt, type Draft, monsterAt } from '../state.ts';
import { CARDS, isAttack } from './cards.ts';
import { playRound } from './fight.ts';
import { winFight } from './journey.ts';

/** Chooses a card. With two monsters, an attack needs a target next. */
export function chooseCard(draft: Draft, card: number): void {
  const { state } = draft;
  if (isAttack(cardAt(state, card)) && state.monsters.length > 1) state.phase = { kind: 'target', card };
  else chooseTarget(draft, card, 0);
}

/** Plays the card. A physical attack needs a roll next if the player rolls the die. */
export function chooseTarget(draft: Draft, card: number, target: number): void {
  const { state, events } = draft;
  const played = cardAt(state, card);
  events.push({ kind: 'uses', who: 'Runa', ability: played });
  if (CARDS[played.name].kind !== 'strike') finishTurn(draft, card, target, 0);
  else if (state.dice === 'own') state.phase = { kind: 'dice', card, target };
  else finishTurn(draft, card, target, roll(draft));
}

/** Applies the player's own roll. */
export function rollOwn(draft: Draft, card: number, target: number, rolled: number): void {
  draft.events.push({ kind: 'rolls', roll: rolled, own: true });
  finishTurn(draft, card, target, rolled);
}

/** Applies the card and lets the monsters act. If the fight is over, continues after the win or ends the run. */
function finishTurn(draft: Draft, card: number, target: number, rolled: number): void {
  const { state } = draft;
  const standing = playRound(draft, cardAt(state, card), monsterAt(state, target), rolled);
  if (standing === 'won') winFight(draft);
  if (standing === 'lost') state.phase = { kind: 'lost' };
}

function roll({ state, events }: Draft): number {
  const random = new RNG(state.random);
  const rolled = 1 + random.below(state.runa.die);
  state.random = random.state;
  events.push({ kind: 'rolls', roll: rolled });
  return rolled;
}
