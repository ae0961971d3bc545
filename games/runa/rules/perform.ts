import { RNG } from '@longtable/kit';
import { cardAt, type Draft, monsterAt, type State } from '../state.ts';
import { CARDS, classNames, isAttack } from './cards.ts';
import { playRound } from './fight.ts';
import { becomeClass, heal, isHealed, offerLoot, shufflePiles, takeLoot, upgradeDie, winFight } from './journey.ts';
import { type Command, placesOf } from './lines.ts';

/** Performs a legal command: changes the draft's state and adds its events. */
export function perform(draft: Draft, command: Command): void {
  const { phase } = draft.state;
  const places = placesOf(command);
  const [first = 0, second = 0] = places;
  switch (phase.kind) {
    case 'class':
      becomeClass(draft, classNames(draft.state)[first]!);
      break;
    case 'seeds':
      shufflePiles(draft, [first + 1, second + 1]);
      break;
    case 'card':
      chooseCard(draft, first);
      break;
    case 'target':
      chooseTarget(draft, phase.card, first);
      break;
    case 'dice':
      rollOwn(draft, phase.card, phase.target, first + 1);
      break;
    case 'reward':
      if (first === 0) offerLoot(draft);
      else upgradeDie(draft);
      break;
    case 'loot':
      takeLoot(draft, phase.offer, places);
      break;
    case 'heal':
      heal(draft, places);
      break;
    default:
      throw new Error('A run that is over takes no command.');
  }
}

/** Whether menus omit a legal command because it discards more cards than Runa needs to heal fully. */
export function isRedundant(state: State, command: Command): boolean {
  if (state.phase.kind !== 'heal' || command.verb !== 'choose') return false;
  const { length } = command.numbers;
  return length > 1 && isHealed(state, length - 1);
}

/** Chooses a card. With two monsters, an attack needs a target next. */
function chooseCard(draft: Draft, card: number): void {
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
function rollOwn(draft: Draft, card: number, target: number, rolled: number): void {
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
