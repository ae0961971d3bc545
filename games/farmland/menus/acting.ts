import { type Choice, read, type Words } from '@longtable/kit';
import { adjacentFields, type Field, fieldName, fieldSpot, sidesOf, stepsBetween } from '../fields.ts';
import { faultOf, faultOfActing, isRedundant } from '../rules/faults.ts';
import { unite } from '../rules/union.ts';
import {
  type Card,
  kingField,
  type Piece,
  pieceOn,
  rivalOf,
  type State,
  type Unit,
  unitFields,
  unitOn,
} from '../state.ts';
import { texts } from '../words/texts.ts';
import { valuesInHundreds, valuesOf } from '../words/units.ts';
import { attackOutcome, finalChoice, isWon, lossPreview, placeableCards } from './placing.ts';

/** Maximum number of buttons in a row on a phone. */
export const PER_ROW = 4;

/**
 * Returns the actions of the piece on a field as rows of buttons: moves to occupied fields, to free fields, and those
 * that are sure to lose something, then blocking, which starts the next row if the first is full, and beside it
 * flipping.
 */
export function actionChoices(state: State, field: Field): Choice[] {
  const rank = ({ to }: Step) => (isLosing(state, field, to) ? 2 : pieceOn(state, to) ? 0 : 1);
  const moves = stepsFrom(state, field)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((step) => moveChoice(state, field, step));
  const acts = [...moves, ...blockChoices(state, field)].map((choice, at) => ({
    ...choice,
    at: { row: Math.floor(at / PER_ROW), column: at % PER_ROW },
  }));
  const { row, column } = acts.at(-1)?.at ?? { row: 0, column: -1 };
  return [...acts, ...flipChoices(state, field).map((choice) => ({ ...choice, at: { row, column: column + 1 } }))];
}

/** Whether a move is sure to lose a unit or life points. */
function isLosing(state: State, from: Field, to: Field): boolean {
  const target = pieceOn(state, to);
  const isUnknown = target?.kind === 'unit' && target.team !== state.turn && !target.up;
  return outcomeOfStep(pieceOn(state, from)!, target).emphasis === 'costly' && !isUnknown;
}

/** Returns the adjacent fields that the piece can move to. */
export function targetsOf(state: State, from: Field): Field[] {
  return adjacentFields(from).filter((to) => !faultOf(state, { verb: 'move', from, to }));
}

/**
 * Returns the field of the piece that the menu suggests: a unit that can attack, else the unit nearest to the rival King,
 * else the own King if no card can be placed, else undefined. Blocking units are skipped.
 */
export function nextFieldToAct(state: State): Field | undefined {
  const [rival, own] = [rivalOf(state.turn), state.turn].map((team) => kingField(state, team)) as [Field, Field];
  const isReady = (field: Field) => !faultOfActing(state, field) && !unitOn(state, field)?.blocks;
  const attacks = (field: Field) => targetsOf(state, field).some((to) => isRival(state, to));
  const order = (field: Field) => stepsBetween(field, rival) - (attacks(field) ? 100 : 0);
  const [unit] = unitFields(state, state.turn)
    .filter(isReady)
    .toSorted((one, other) => order(one) - order(other));
  return unit ?? (isReady(own) && placeableCards(state).length === 0 ? own : undefined);
}

/** Whether a field holds a piece of the other team. */
export function isRival(state: State, field: Field): boolean {
  return pieceOn(state, field)?.team === rivalOf(state.turn);
}

/** Step to an adjacent field. The arrow shows the direction as seen by the player. */
interface Step {
  readonly arrow: string;
  readonly to: Field;
}

const ARROWS = ['↑', '→', '↓', '←'];
/** Indices of `ARROWS`: forward, left, right, back. */
const DIRECTION_ORDER = [0, 3, 1, 2];

function stepsFrom(state: State, from: Field): Step[] {
  const targets = targetsOf(state, from);
  return DIRECTION_ORDER.flatMap((direction) => {
    const to = sidesOf(from)[(direction + 2 * state.turn) % ARROWS.length];
    return to !== undefined && targets.includes(to) ? [{ arrow: ARROWS[direction]!, to }] : [];
  });
}

function flipChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'flip', field } as const;
  return faultOf(state, command)
    ? []
    : [finalChoice(command, { label: texts.choices.flip, emphasis: 'costly', things: [fieldSpot(field)] })];
}

function blockChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'block', field } as const;
  if (faultOf(state, command)) return [];
  const face = { emphasis: 'aside', things: [fieldSpot(field)] } as const;
  if (!isRedundant(state, command)) return [finalChoice(command, { label: texts.choices.block, ...face })];
  return [finalChoice({ verb: 'move', from: field, to: field }, { label: texts.choices.unblock, ...face })];
}

function moveChoice(state: State, from: Field, { arrow, to }: Step): Choice {
  const { outcome, union, emphasis } = outcomeOfStep(pieceOn(state, from)!, pieceOn(state, to));
  const label = `${arrow} ${fieldName(to)}`;
  return finalChoice(
    { verb: 'move', from, to },
    {
      label: outcome ? (reader) => `${label} ${union ? '=' : '·'} ${read(outcome, reader)}` : label,
      emphasis,
      things: [from, to].map(fieldSpot),
      ...(union && { result: valuesInHundreds(union) }),
    },
  );
}

/** What a move leads to. */
interface StepOutcome {
  /** Absent for a free field. */
  readonly outcome?: Words;
  readonly union?: Card;
  /** `costly` if the move may lose a unit. */
  readonly emphasis: 'usual' | 'costly';
}

function outcomeOfStep(piece: Piece, target: Piece | undefined): StepOutcome {
  if (!target) return { emphasis: 'usual' };
  if (piece.kind === 'unit' && target.team !== piece.team)
    return { outcome: attackOutcome(piece, target), emphasis: isWon(piece, target) ? 'usual' : 'costly' };
  const { card } = target as Unit;
  const union = piece.kind === 'unit' ? unite(piece.card, card) : undefined;
  return union
    ? { outcome: valuesOf(union.card), union: union.card, emphasis: 'usual' }
    : { outcome: lossPreview(card), emphasis: 'costly' };
}
