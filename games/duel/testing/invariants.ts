import { RNG, walkToLine } from '@longtable/kit';
import { duel } from '../index.ts';
import type { Options } from '../options.ts';
import { type Card, costOf, MAX_CREATURE_LIFE } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import {
  type Duel,
  type DuelEvent,
  type DuelSeat,
  fightersOf,
  MAX_HAND,
  MAX_MANA,
  otherSeat,
  type Side,
  SLOTS,
  waitingSide,
} from '../state.ts';
import { type Observer, playOut } from './play-out.ts';
import { openingOf } from './stage.ts';

const SEATS: readonly DuelSeat[] = [0, 1];

/** Plays a random game to its end, checks the invariants after every line, and returns the number of lines. */
export function randomGame(options: Options, seed: number): number {
  const random = RNG.seeded(seed);
  let lines = 0;
  const end = playOut(
    openingOf(options, seed),
    (state) => walkToLine(duel, state, state.current, (choices) => random.pick(choices))!,
    (...seen) => {
      lines++;
      for (const [name, holds] of Object.entries(INVARIANTS)) {
        if (!holds(...seen)) throw new Error(`Seed ${seed}, line ${lines} "${seen[3]}": ${name}`);
      }
    },
  );
  if (end.sides[otherSeat(end.winner!)].life > 0) throw new Error(`Seed ${seed}: the loser is alive`);
  return lines;
}

type Invariant = (...seen: Parameters<Observer>) => boolean;

/** Invariants that hold after every line, independent of the rules' implementation. */
const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'numbers stay within their ranges': (_before, after) => after.sides.every(isInRange),
  'no creature is lost or made': sameCreatures,
  'only cast and sacrificed spells vanish': (before, after, events) =>
    spellsOf(before) - spellsOf(after) === events.filter(usesUpSpell).length,
  'life changes only by what was told': (before, after, events) =>
    SEATS.every((seat) => after.sides[seat].life === before.sides[seat].life + lifeChange(events, seat)),
  'mana pays for cards, is drained, and comes in': (before, after, events) =>
    SEATS.every((seat) => after.sides[seat].mana === expectedMana(before, after, events, seat)),
  'shields are awake in the opponent’s turn': (_before, after) =>
    fightersOf(waitingSide(after)).every((fighter) => fighter.awake || !fighter.card.shield),
  'a side that begins its turn is wide awake': (_before, after, events) =>
    !events.some(({ kind }) => kind === 'turn') ||
    fightersOf(after.sides[after.current]).every((fighter) => fighter.awake && !fighter.attacked),
  'the game is over when somebody has no life': (_before, after) =>
    (after.winner === null) === after.sides.every(({ life }) => life > 0),
  'the other side’s hand and pile are left alone': (before, after, events) =>
    events.some(({ kind }) => kind === 'turn') || cardCount(waitingSide(before)) === cardCount(waitingSide(after)),
};

function isInRange(side: Side): boolean {
  const { mana, hand, field } = side;
  const lives = fightersOf(side).map(({ life }) => life);
  const sound = mana >= 0 && mana <= MAX_MANA && hand.length <= MAX_HAND && field.length === SLOTS;
  return sound && lives.every((life) => life >= 1 && life <= MAX_CREATURE_LIFE);
}

function everyCard(state: Duel): readonly Card[] {
  return state.sides.flatMap((side) => [
    ...side.pile.map((place) => side.deck[place]!.card),
    ...side.hand,
    ...side.graveyard,
    ...fightersOf(side).map(({ card }) => card),
  ]);
}

function sameCreatures(before: Duel, after: Duel): boolean {
  const balance = new Map<string, number>();
  const count = (state: Duel, step: number) => {
    for (const { kind, name } of everyCard(state)) {
      if (kind === 'creature') balance.set(name, (balance.get(name) ?? 0) + step);
    }
  };
  count(before, 1);
  count(after, -1);
  return [...balance.values()].every((surplus) => surplus === 0);
}

function spellsOf(state: Duel): number {
  return everyCard(state).filter(({ kind }) => kind === 'spell').length;
}

function cardCount({ hand, pile }: Side): string {
  return `${hand.length}/${pile.length}`;
}

function usesUpSpell(event: DuelEvent): boolean {
  return event.kind === 'cast' || (event.kind === 'sacrificed' && event.card.kind === 'spell');
}

function lifeChange(events: readonly DuelEvent[], seat: DuelSeat): number {
  return events.reduce((sum, event) => {
    if (event.kind === 'missed-draw') return sum - (event.seat === seat ? 1 : 0);
    if (event.kind === 'sacrificed') return sum + (event.seat === seat ? 1 : 0);
    if (event.kind === 'bitten') return sum + (event.seat === seat ? 2 : -2);
    if (event.kind === 'hit-player') return sum - (event.seat === seat ? 0 : event.by.card.damage);
    return sum;
  }, 0);
}

function expectedMana(before: Duel, after: Duel, events: readonly DuelEvent[], seat: DuelSeat): number {
  return events.reduce((mana, event) => {
    if (event.kind === 'cast' && event.seat === seat) return mana - costOf({ kind: 'spell', name: event.spell });
    if (event.kind === 'set' && event.seat === seat) return mana - event.card.cost;
    if (event.kind === 'hit-player' && event.seat !== seat && event.drained) return 0;
    if (event.kind === 'turn' && event.seat === seat) return Math.min(MAX_MANA, mana + incomeOf(after.round));
    return mana;
  }, before.sides[seat].mana);
}
