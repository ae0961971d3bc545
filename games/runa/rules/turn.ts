import { RNG } from '@longtable/kit';
import { cardAt, type Draft, monsterAt } from '../state.ts';
import { CARDS, isAttack } from './cards.ts';
import { playRound } from './fight.ts';
import { winFight } from './journey.ts';

/** Runa chooses a card; with two monsters, an attack still needs its target. */
export function chooseCard(draft: Draft, card: number): void {
  const { state } = draft;
  if (isAttack(cardAt(state, card)) && state.monsters.length > 1) state.phase = { kind: 'target', card };
  else chooseTarget(draft, card, 0);
}

/** The card is played; a physical attack still needs its roll. */
export function chooseTarget(draft: Draft, card: number, target: number): void {
  const { state, events } = draft;
  const played = cardAt(state, card);
  events.push({ kind: 'uses', who: 'Runa', ability: played });
  if (CARDS[played.name].kind !== 'strike') finishTurn(draft, card, target, 0);
  else if (state.dice === 'own') state.phase = { kind: 'dice', card, target };
  else finishTurn(draft, card, target, roll(draft));
}

/** The player has rolled the die. */
export function rollOwn(draft: Draft, card: number, target: number, rolled: number): void {
  draft.events.push({ kind: 'rolls', roll: rolled, own: true });
  finishTurn(draft, card, target, rolled);
}

/** The card takes effect and the monsters act. */
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
