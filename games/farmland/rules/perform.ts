import { type Outcome, refuse, type Seat, type Step } from '@longtable/kit';
import { adjacentFields, type Field } from '../fields.ts';
import {
  type Attacked,
  type Card,
  draftOf,
  type Encounter,
  type FarmlandEvent,
  kingField,
  type Piece,
  type Placing,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  type Unit,
  unitOn,
} from '../state.ts';
import { texts } from '../words/texts.ts';
import { boardIsFull, type Command, faultOf, isRedundant, parseLine, yieldTurn } from './commands.ts';
import { computerTurn } from './computer.ts';
import { type Duel, duel, duelWithKing } from './duel.ts';
import { newUnit, unite } from './union.ts';

/** Performs a legal command on a draft and returns the events. */
export function perform(draft: State, command: Command): FarmlandEvent[] {
  if (command.verb === 'yield') return yieldTurn(draft, command.discard);
  if (command.verb === 'auto') return auto(draft);
  draft.acted = true;
  switch (command.verb) {
    case 'move':
      return move(draft, command.from, command.to);
    case 'flip':
      return [flip(draft, command.field)];
    case 'block':
      return [block(draft, command.field)];
    case 'place':
      return [place(draft, command.field, command.hand)];
  }
}

/** Plays the whole turn of the document's computer. */
function auto(draft: State): FarmlandEvent[] {
  const events: FarmlandEvent[] = [{ kind: 'auto' }];
  for (const command of computerTurn(draft)) events.push(...perform(draft, command));
  return events;
}

/** Returns the commands of a computer's turn one by one, with the state after each. */
export function stepsOf(state: State, command: Command | undefined): readonly Step<State, FarmlandEvent>[] {
  if (command?.verb !== 'auto') return [];
  const draft = draftOf(state);
  return Array.from(computerTurn(draft), (step) => ({ events: perform(draft, step), state: draftOf(draft) }));
}

/** Moves a piece, with the resulting duel or union. */
function move(draft: State, from: Field, to: Field): FarmlandEvent[] {
  const piece = pieceOn(draft, from)!;
  const target = from === to ? undefined : pieceOn(draft, to);
  if (piece.kind === 'unit' && target && target.team !== piece.team) return attack(draft, piece, from, to);
  const met = moveTo(draft, piece, from, to);
  const kind = met && piece.kind === 'unit' ? 'joined' : 'moved';
  return [{ kind, piece, from, to, ...(met && { met }), ...threatAt(draft, to) }];
}

/** Returns whether a unit on a field is next to the other King. */
function threatAt(draft: State, field: Field): { threatens?: true } {
  const unit = unitOn(draft, field);
  const isNear = unit && adjacentFields(field).includes(kingField(draft, rivalOf(unit.team)));
  return isNear ? { threatens: true } : {};
}

/** Puts a piece on another field and returns its encounter with an allied unit, if any. */
function moveTo(draft: State, piece: Piece, from: Field, to: Field): Encounter | undefined {
  const standing = from === to ? undefined : unitOn(draft, to);
  draft.board[from] = null;
  if (piece.kind === 'king') {
    draft.board[to] = { ...piece, moved: true };
    return standing && { standing };
  }
  const moved = { ...piece, blocks: false, moved: true };
  if (standing) return join(draft, moved, to);
  draft.board[to] = moved;
  return undefined;
}

/** Unites a unit with the allied one on a field. If they do not unite, the standing unit is removed. */
function join(draft: State, unit: Unit, field: Field): Encounter {
  const standing = unitOn(draft, field)!;
  const union = unite(unit.card, standing.card)?.card;
  const up = unit.up && standing.up;
  draft.board[field] = union ? { ...unit, card: union, up, blocks: false, moved: false } : unit;
  return { standing, ...(union && { union }) };
}

/** Turns a unit face up. The unit can still move. */
function flip(draft: State, field: Field): FarmlandEvent {
  const unit = { ...unitOn(draft, field)!, up: true };
  draft.board[field] = unit;
  return { kind: 'flipped', unit, field, ...threatAt(draft, field) };
}

/** Makes a unit block, which uses its move. */
function block(draft: State, field: Field): FarmlandEvent {
  const unit = unitOn(draft, field)!;
  draft.board[field] = { ...unit, blocks: true, moved: true };
  return { kind: 'blocked', unit, field };
}

/** Places cards of the hand on a field, one after the other. */
function place(draft: State, field: Field, hand: readonly number[]): FarmlandEvent {
  const team = teamOf(draft, draft.turn);
  const cards = hand.map((at) => team.hand[at]!);
  team.hand = team.hand.filter((_, at) => !hand.includes(at));
  draft.placed = true;
  const placings = cards.map((card) => placeOne(draft, field, card));
  const kind = placings.some(({ met }) => met) ? 'heaped' : 'placed';
  return { kind, seat: draft.turn, field, placings };
}

function placeOne(draft: State, field: Field, card: Card): Placing {
  const unit = newUnit(card, draft.turn);
  if (unitOn(draft, field)) return { card, met: join(draft, unit, field) };
  if (boardIsFull(draft)) return { card, lost: true };
  draft.board[field] = unit;
  return { card };
}

/** Performs the attack of a unit on the opposing piece on a field. */
function attack(draft: State, unit: Unit, from: Field, to: Field): FarmlandEvent[] {
  const target = pieceOn(draft, to)!;
  const attacker: Unit = { ...unit, up: true, blocks: false, moved: true };
  const defender = target.kind === 'king' ? target : { ...target, up: true };
  const outcome = defender.kind === 'king' ? duelWithKing(attacker) : duel(attacker, defender);
  const { falls, advances } = outcome;

  draft.board[from] = falls.includes('attacker') || advances ? null : attacker;
  draft.board[to] = falls.includes('defender') ? null : defender;
  if (advances) draft.board[to] = attacker;
  const damage = hurt(draft, attacker, outcome);
  const attacked: Attacked = {
    kind: 'attacked',
    by: unit,
    target,
    from,
    to,
    falls,
    advances,
    ...(damage && { damage }),
  };
  if (damage?.left !== 0) return [attacked];
  draft.winner = rivalOf(damage.seat);
  return [attacked, { kind: 'won', seat: draft.winner }];
}

/** Subtracts the damage of a duel from a team's life points. Returns the damage, or undefined if there is none. */
function hurt(draft: State, attacker: Unit, { damage }: Duel): Attacked['damage'] {
  if (!damage) return undefined;
  const seat = damage.to === 'attacker' ? attacker.team : rivalOf(attacker.team);
  const team = teamOf(draft, seat);
  team.lp = Math.max(0, team.lp - damage.points);
  return { seat, points: damage.points, left: team.lp };
}

export function play(state: State, seat: Seat, line: string): Outcome<State, FarmlandEvent> {
  if (state.winner !== null) return refuse('over', texts.faults.over);
  if (seat !== state.turn) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('unknown-line', texts.faults['unknown-line']);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, texts.faults[fault]);
  const next = draftOf(state);
  const events = perform(next, command);
  const undoable = undoableOf(state, next, events);
  return { state: next, events, ...(undoable && { undoable }) };
}

/** Returns whether a line can be undone: undefined if it ended the turn or revealed a unit of the opponent. */
function undoableOf(before: State, after: State, events: readonly FarmlandEvent[]): true | 'shown' | undefined {
  if (after.turn !== before.turn || after.winner !== null) return undefined;
  if (events.some((event) => event.kind === 'attacked' && event.target.kind === 'unit' && !event.target.up))
    return undefined;
  return events.some(showsOwn) ? 'shown' : true;
}

/** Whether the opponent learned a unit, a card or a union. */
function showsOwn(event: FarmlandEvent): boolean {
  switch (event.kind) {
    case 'joined':
      return !(event.piece.kind === 'unit' && event.piece.up && event.met?.standing.up);
    case 'attacked':
    case 'flipped':
    case 'heaped':
      return true;
    default:
      return false;
  }
}

export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (state.winner !== null || seat !== state.turn || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
