import { type Outcome, RNG, refuse, type Seat } from '@longtable/kit';
import { CARDS, classNames, isAttack } from './rules/cards.ts';
import {
  becomeClass,
  heal,
  isHealed,
  monstersIn,
  offerLoot,
  playRound,
  shufflePiles,
  takeLoot,
  upgradeDie,
  winFight,
} from './rules/journey.ts';
import { type Command, MAX_SEED, parseLine, placesOf } from './rules/lines.ts';
import { cardAt, type Draft, draftOf, isOver, monsterAt, type Phase, type RunaEvent, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** Plays a line in the syntax of the original program. Numbers with leading zeros are refused. */
export function play(state: State, seat: Seat, line: string): Outcome<State, RunaEvent> {
  if (isOver(state)) return refuse('over', texts.faults.over);
  if (seat !== 0) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('not-a-number', texts.faults['not-a-number']);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, texts.faults[fault]);
  const draft = draftOf(state);
  perform(draft, command);
  return isUndoable(state, draft.state) ? { ...draft, undoable: true } : draft;
}

/**
 * Phases after undoable moves, by the phase before the move. In these moves nothing is rolled or drawn, and no monster
 * acts.
 */
const UNDOABLE: Partial<Record<Phase['kind'], readonly Phase['kind'][]>> = {
  class: ['seeds'],
  card: ['target', 'dice'],
  target: ['dice'],
  reward: ['heal'],
  loot: ['heal'],
  heal: ['seeds'],
};

function isUndoable(before: State, after: State): boolean {
  return UNDOABLE[before.phase.kind]?.includes(after.phase.kind) === true;
}

export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (isOver(state) || seat !== 0 || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}

/** Performs a legal command: changes the draft's state and adds its events. */
function perform(draft: Draft, command: Command): void {
  const { phase } = draft.state;
  const indices = placesOf(command);
  const [first = 0, second = 0] = indices;
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
      takeLoot(draft, phase.offer, indices);
      break;
    case 'heal':
      heal(draft, indices);
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

/** Reason why a command is not possible now. */
export type Fault =
  | 'cannot-skip'
  | 'one-number-only'
  | 'no-such-class'
  | 'two-seeds-needed'
  | 'seed-out-of-range'
  | 'no-such-card'
  | 'no-such-monster'
  | 'roll-out-of-range'
  | 'no-such-reward'
  | 'wrong-number-of-cards'
  | 'card-twice'
  | 'must-keep-a-card';

/** Returns the first fault of a command, or undefined if it can be performed. */
function faultOf(state: State, command: Command): Fault | undefined {
  const { phase, runa, monsters, stage } = state;
  if (command.verb === 'keep') return phase.kind === 'heal' ? undefined : 'cannot-skip';
  const { numbers } = command;
  switch (phase.kind) {
    case 'class':
      return faultOfOne(numbers, classNames(state).length, 'no-such-class');
    case 'seeds':
      if (numbers.length !== 2) return 'two-seeds-needed';
      return isWithin(numbers, MAX_SEED) ? undefined : 'seed-out-of-range';
    case 'card':
      return faultOfOne(numbers, runa.hand.length, 'no-such-card');
    case 'target':
      return faultOfOne(numbers, monsters.length, 'no-such-monster');
    case 'dice':
      return faultOfOne(numbers, runa.die, 'roll-out-of-range');
    case 'reward':
      return faultOfOne(numbers, 2, 'no-such-reward');
    case 'loot':
      if (monstersIn(stage) === 1) return faultOfOne(numbers, phase.offer.length, 'no-such-card');
      return numbers.length === 2 ? faultOfCards(numbers, phase.offer.length) : 'wrong-number-of-cards';
    case 'heal':
      return (
        faultOfCards(numbers, runa.hand.length) ?? (numbers.length < runa.hand.length ? undefined : 'must-keep-a-card')
      );
    default:
      return undefined;
  }
}

/** Returns the fault of card numbers that are out of range or repeated, or undefined if they are valid. */
export function faultOfCards(numbers: readonly number[], cards: number): Fault | undefined {
  if (!isWithin(numbers, cards)) return 'no-such-card';
  return new Set(numbers).size < numbers.length ? 'card-twice' : undefined;
}

function faultOfOne(numbers: readonly number[], max: number, otherwise: Fault): Fault | undefined {
  if (numbers.length > 1) return 'one-number-only';
  return isWithin(numbers, max) ? undefined : otherwise;
}

function isWithin(numbers: readonly number[], max: number): boolean {
  return numbers.every((number) => number >= 1 && number <= max);
}
