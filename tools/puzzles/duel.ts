import { duel as game } from '@longtable/duel';
import { costOf } from '@longtable/duel/rules/cards';
import { DECK_NAMES } from '@longtable/duel/rules/decks';
import { dangerTo } from '@longtable/duel/rules/turn';
import { type Command, makeLine, parseLine, useful } from '@longtable/duel/rules/verbs';
import {
  currentSide,
  type Duel,
  type DuelSeat,
  type Fighter,
  fightersOf,
  inSlot,
  otherSeat,
  type Side,
  waitingSide,
} from '@longtable/duel/state';
import type { Seat } from '@longtable/kit';
import type { GoalSearch, PuzzleSource } from './search.ts';

/** Hand size above which a sacrifice may make room for the cards that Relief draws. */
const ROOM_FOR_RELIEF = 4;

/** Minimum number of rounds between puzzles of a duel. */
const MIN_ROUNDS_APART = 3;

const common = { nameOf, keyOf } satisfies Partial<GoalSearch<Duel>>;

const win: GoalSearch<Duel> = {
  ...common,
  goal: 'win',
  isPossible: () => true,
  score: (duel, seat) => Number(duel.winner === seat),
  enough: 1,
  lines: (duel) => linesOf(duel, canHurt),
};

const most: GoalSearch<Duel> = {
  ...common,
  goal: 'most',
  // Without a shield, attacking the player is always best.
  isPossible: (duel) => fightersOf(waitingSide(duel)).some(({ card }) => card.shield),
  score: (duel, seat) =>
    duel.winner === null ? -duel.sides[otherSeat(seat as DuelSeat)].life : Number.NEGATIVE_INFINITY,
  lines: win.lines,
};

const sweep: GoalSearch<Duel> = {
  ...common,
  goal: 'sweep',
  isPossible: (duel) => fightersOf(waitingSide(duel)).length > 1 && needsMatching(duel),
  score: (duel) => Number(duel.winner === null && fightersOf(waitingSide(duel)).length === 0),
  enough: 1,
  lines: (duel) => linesOf(duel, canKill),
};

const survive: GoalSearch<Duel> = {
  ...common,
  goal: 'survive',
  isPossible: (duel, seat) => dangerTo(duel, seat as DuelSeat) >= duel.sides[seat as DuelSeat].life,
  score: (duel, seat) =>
    Number(duel.winner === null && dangerTo(duel, seat as DuelSeat) < duel.sides[seat as DuelSeat].life),
  enough: 1,
  lines: (duel) => linesOf(duel, canProtect),
  end: 'finish',
};

/**
 * Puzzle search for Card Duel. Turns are searched with the cards that Relief would draw, but answers must not depend on
 * them.
 */
export const duel: PuzzleSource<Duel> = {
  game,
  level: 'master',
  solvers: ['casual', 'advanced'],
  goalSearches: [win, survive, most, sweep],
  optionsOf: (seed) => ({
    decks: DECK_NAMES[seed % DECK_NAMES.length],
    against: DECK_NAMES[Math.floor(seed / DECK_NAMES.length) % DECK_NAMES.length],
    start: 'fair',
  }),
  isStart: (duel, before) => before?.current !== duel.current,
  worlds: (duel, seat) => game.worlds!(duel, seat),
  sceneKey: ({ round }, goal) => `${goal} ${Math.floor(round / MIN_ROUNDS_APART)}`,
  minPositions: 8,
  maxPositions: 40_000,
  isTrivial: (names) => names.every((name) => /attacks the player|cast Dracula/.test(name)),
};

/** Returns the lines relevant to a goal, without duplicate cards and equivalent slots. */
function linesOf(duel: Duel, matters: (duel: Duel, command: Command) => boolean): string[] {
  if (duel.winner !== null) return [];
  const verbs = ['attack', 'set', 'cast', 'betray', 'sacrifice'] as const;
  const commands = verbs.flatMap((verb): readonly Command[] => useful(duel, verb));
  return commands.filter((command) => matters(duel, command)).map(makeLine);
}

/** Whether a command can help to reduce the opponent's life this turn. */
function canHurt(duel: Duel, command: Command): boolean {
  switch (command.verb) {
    case 'attack':
      return command.target === 0 || inSlot(waitingSide(duel), command.target)!.card.shield;
    case 'set':
      return isSpeedy(duel, command.card);
    case 'cast':
      return cardName(duel, command.card) !== 'Healer';
    case 'sacrifice':
      return makesRoom(duel) || (holds(duel, 'Rebirth') && isSpeedy(duel, command.card));
    default:
      return true;
  }
}

/** Whether the choice of attackers and targets matters: the weakest ready attacker cannot kill every defender. */
function needsMatching(duel: Duel): boolean {
  const ready = fightersOf(currentSide(duel)).filter(({ awake, attacked }) => awake && !attacked);
  const weakest = Math.min(...ready.map(({ card }) => card.damage));
  return fightersOf(waitingSide(duel)).some(({ life }) => life > weakest);
}

/** Whether a command can help to kill creatures. */
function canKill(duel: Duel, command: Command): boolean {
  return command.verb === 'attack'
    ? command.target > 0
    : cardName(duel, cardOf(command)) !== 'Dracula' && canHurt(duel, command);
}

/** Whether a command can help to survive the next attack. */
function canProtect(duel: Duel, command: Command): boolean {
  switch (command.verb) {
    case 'attack':
      return command.target > 0;
    case 'set': {
      const card = currentSide(duel).hand[command.card - 1]!;
      return card.kind === 'creature' && (card.shield || card.speedy);
    }
    default:
      return true;
  }
}

function cardOf(command: Command): number {
  return 'card' in command ? command.card : 0;
}

function cardName(duel: Duel, number: number): string | undefined {
  return currentSide(duel).hand[number - 1]?.name;
}

function isSpeedy(duel: Duel, number: number): boolean {
  const card = currentSide(duel).hand[number - 1]!;
  return card.kind === 'creature' && card.speedy;
}

function holds(duel: Duel, spell: 'Rebirth' | 'Relief'): boolean {
  const { hand, mana } = currentSide(duel);
  return mana >= costOf({ kind: 'spell', name: spell }) && hand.some(({ name }) => name === spell);
}

function makesRoom(duel: Duel): boolean {
  return currentSide(duel).hand.length > ROOM_FOR_RELIEF && holds(duel, 'Relief');
}

function nameOf(duel: Duel, _seat: Seat, line: string): string {
  const command = parseLine(line)!;
  switch (command.verb) {
    case 'attack': {
      const victim = inSlot(waitingSide(duel), command.target);
      return `${inSlot(currentSide(duel), command.by)!.card.name} attacks ${victim ? `${victim.card.name} ${command.target}` : 'the player'}`;
    }
    case 'betray':
      return `take ${inSlot(waitingSide(duel), command.target)!.card.name} ${command.target}`;
    case 'finish':
      return 'finish';
    default:
      return `${command.verb} ${cardName(duel, command.card)}`;
  }
}

/** Returns a key that ignores the order of hands and slots, and the opponent's graveyard, which cannot be used. */
function keyOf(duel: Duel): string {
  const { graveyard } = currentSide(duel);
  return `${duel.winner}|${duel.sides.map(sideKey).join('|')}|${graveyard.map(({ name }) => name)}`;
}

function sideKey({ life, mana, hand, field, pile }: Side): string {
  const cards = hand.map(({ name }) => name).sort();
  const creatures = field.map((fighter) => (fighter ? fighterKey(fighter) : '')).sort();
  return `${life} ${mana} ${pile.length} ${cards} ${creatures}`;
}

function fighterKey({ card, life, awake, attacked }: Fighter): string {
  return `${card.name}${life}${awake ? 'a' : ''}${attacked ? 'x' : ''}`;
}
