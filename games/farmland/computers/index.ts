import { type Advice, levelsFrom, resolveLevel, type Seat, type Text } from '@longtable/kit';
import { adjacentFields, type Field, fieldName, stepsBetween } from '../fields.ts';
import { type Command, makeLine, unitAfterPlacing } from '../rules/commands.ts';
import { type Duel, duel } from '../rules/duel.ts';
import { unite } from '../rules/union.ts';
import { type Card, kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitOn } from '../state.ts';
import { texts } from '../words/texts.ts';
import { endTurn, masterCommand, shareBelow, worldsOf } from './master.ts';

export const LEVELS = levelsFrom(texts.levels, {
  beginner: { rating: 1130 },
  casual: { rating: 1300, mix: { of: 'master', else: 'beginner', share: 0.28 } },
  skilled: { rating: 1420, mix: { of: 'master', else: 'beginner', share: 0.52 } },
  advanced: { rating: 1530, mix: { of: 'master', else: 'beginner', share: 0.88 } },
  master: { rating: 1630 },
});

/**
 * Returns the line of a computer player. The beginner plays `auto`, the turn of the document's computer, or ends a turn
 * that was already started.
 */
export function line(state: State, seat: Seat, level: string): string {
  const resolved = resolveLevel(LEVELS, level, () => worldsOf(state, seat, 1));
  if (resolved === 'master') return makeLine(masterCommand(state, seat));
  return makeLine(state.acted ? endTurn(state, seat) : { verb: 'auto' });
}

/** Returns the first command of the master's turn and its reason. */
export function hint(state: State, seat: Seat): Advice {
  const command = masterCommand(state, seat);
  return { line: makeLine(command), move: instruction(state, seat, command), why: reason(state, seat, command) };
}

/** Returns a command as an instruction. */
export function instruction(state: State, seat: Seat, command: Command): Text {
  const { moves } = texts.hint;
  const { hand } = teamOf(state, seat);
  switch (command.verb) {
    case 'move': {
      const card = unitOn(state, command.from)?.card;
      const [from, to] = [fieldName(command.from), fieldName(command.to)];
      if (command.from === command.to) return card ? moves.unblock({ card, field: from }) : moves.stay;
      const target = pieceOn(state, command.to);
      const isAttack = target !== undefined && target.team !== seat;
      return isAttack && card ? moves.attack({ card, from, to }) : moves.move({ card, from, to });
    }
    case 'place':
      return moves.place({ cards: command.hand.map((at) => hand[at]!), field: fieldName(command.field) });
    case 'flip':
    case 'block':
      return moves[command.verb]({ card: unitOn(state, command.field)!.card, field: fieldName(command.field) });
    case 'yield':
      return command.discard === undefined ? moves.endTurn : moves.discard({ card: hand[command.discard]! });
    case 'auto':
      return texts.choices.autoplay;
  }
}

function reason(state: State, seat: Seat, command: Command): Text {
  switch (command.verb) {
    case 'move':
      return unitOn(state, command.from)
        ? reasonOfMove(state, seat, command.from, command.to)
        : reasonOfKing(state, seat, command);
    case 'place':
      return reasonOfPlacing(state, seat, command.field, command.hand);
    case 'yield':
      return reasonOfRest(state, seat, command.discard);
    default:
      return reasonOfBlocking(state, 'field' in command ? command.field : 0);
  }
}

function reasonOfMove(state: State, seat: Seat, from: Field, to: Field): Text {
  const unit = unitOn(state, from) as Unit;
  const target = pieceOn(state, to);
  const rival = rivalOf(seat);
  if (target?.kind === 'king' && target.team === rival) {
    const left = teamOf(state, rival).lp - unit.card.atk;
    return left > 0
      ? texts.hint.hitsKing({ points: unit.card.atk, left })
      : texts.hint.winsGame({ points: unit.card.atk });
  }
  if (target?.kind !== 'unit') return reasonOfStep(state, seat, from, to);
  if (target.team === seat) return texts.hint.unites({ card: unite(unit.card, target.card)?.card ?? unit.card });
  if (!target.up) {
    const percent = Math.round(100 * shareBelow(unit.card.atk));
    return texts.hint.attacksFaceDown({ attack: unit.card.atk, percent });
  }
  return outcome(duel(unit, target), target.card);
}

function outcome({ falls, damage }: Duel, target: Card): Text {
  const points = damage?.to === 'defender' ? damage.points : 0;
  if (falls.length === 2) return texts.hint.bothFall({ target });
  if (falls[0] !== 'defender') return texts.hint.nothingBetter({ target });
  return points === 0 ? texts.hint.breaksBlockade({ target }) : texts.hint.beats({ target, points });
}

function reasonOfStep(state: State, seat: Seat, from: Field, to: Field): Text {
  const goal = kingField(state, rivalOf(seat));
  const distance = stepsBetween(to, goal);
  const enemy = adjacentFields(from).find((field) => isEnemy(state, seat, field));
  if (distance < stepsBetween(from, goal))
    return distance === 1 ? texts.hint.nextToKing : texts.hint.closerToKing({ distance });
  if (enemy !== undefined) return texts.hint.outOfReach({ field: fieldName(enemy) });
  return texts.hint.betterPosition;
}

function reasonOfKing(state: State, seat: Seat, { from, to }: Command & { verb: 'move' }): Text {
  const near = (field: Field) => adjacentFields(field).filter((next) => isEnemy(state, seat, next)).length;
  if (near(to) < near(from)) return texts.hint.fewerEnemies({ now: near(to), before: near(from) });
  return texts.hint.saferKing;
}

function isEnemy(state: State, seat: Seat, field: Field): boolean {
  return unitOn(state, field)?.team === rivalOf(seat);
}

function reasonOfPlacing(state: State, seat: Seat, field: Field, hand: readonly number[]): Text {
  const distance = stepsBetween(field, kingField(state, rivalOf(seat)));
  const cards = teamOf(state, seat).hand;
  const card = unitAfterPlacing(state, field, hand) ?? cards[hand[0]!]!;
  if (hand.length > 1 || unitOn(state, field)) return texts.hint.unites({ card });
  const isBest = cards.length > 1 && cards.every(({ atk }) => atk <= card.atk);
  return isBest ? texts.hint.placesStrongest({ card, distance }) : texts.hint.places({ card, distance });
}

function reasonOfBlocking(state: State, field: Field): Text {
  const { atk, def } = unitOn(state, field)?.card ?? { atk: 0, def: 0 };
  return texts.hint.blocks({ defence: def, attack: atk });
}

function reasonOfRest(state: State, seat: Seat, discard: number | undefined): Text {
  const card = discard === undefined ? undefined : teamOf(state, seat).hand[discard];
  return card ? texts.hint.discards({ card }) : texts.hint.endsTurn;
}
