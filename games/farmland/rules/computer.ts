import { RNG, type Seat } from '@longtable/kit';
import { adjacentFields, type Field, sidesOf, stepsBetween, surroundingFields } from '../fields.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitFields, unitOn } from '../state.ts';
import { type Command, mustDiscard, placingFields } from './commands.ts';
import { unite } from './union.ts';

/**
 * Yields the commands of the document's computer for a turn. The caller performs each on the draft before the next.
 * Random numbers come from the draft's RNG.
 */
export function* computerTurn(draft: State): Generator<Command> {
  yield kingMove(draft);
  const placing = choosePlacing(draft);
  if (placing) yield placing;
  for (let action = nextAction(draft); action; action = nextAction(draft)) yield action;
  if (draft.winner === null) yield chooseYield(draft);
}

function kingMove(draft: State): Command {
  const from = kingField(draft, draft.turn);
  const open = [...adjacentFields(from), from].filter((field) => !heldBy(draft, field, rivalOf(draft.turn)));
  const to = best(draft, open, (field) => kingScore(draft, from, field));
  return { verb: 'move', from, to: to! };
}

function kingScore(state: State, from: Field, to: Field): number {
  const near = surroundingFields(to);
  const enemies = count(near, (field) => heldBy(state, field, rivalOf(state.turn)));
  const fellows = count(near, (field) => unitOn(state, field)?.team === state.turn);
  const fellowPresent = unitOn(state, to) ? 1 : 0;
  return fellows - 2 * enemies - stepsBetween(from, to) - 3 * fellowPresent;
}

function choosePlacing(draft: State): Command | undefined {
  const field = best(draft, placingFields(draft), (option) => placingScore(draft, option));
  if (field === undefined) return undefined;
  const { hand } = teamOf(draft, draft.turn);
  const card = weighted(
    draft,
    hand.map(({ atk }) => atk),
  );
  return { verb: 'place', field, hand: [card] };
}

function placingScore(state: State, field: Field): number {
  const rival = rivalOf(state.turn);
  const enemies = count(adjacentFields(field), (near) => heldBy(state, near, rival));
  const fellows = count(adjacentFields(field), (near) => heldBy(state, near, state.turn));
  return -stepsBetween(field, kingField(state, rival)) + 2 * enemies - fellows;
}

/** Returns the action of the unit with the best score, or undefined if all units have acted or the game is over. */
function nextAction(draft: State): Command | undefined {
  if (draft.winner !== null) return undefined;
  const waiting = unitFields(draft, draft.turn).filter((field) => !unitOn(draft, field)!.moved);
  const options = waiting.map((field) => ({ field, scores: actionScores(draft, field) }));
  const acting = best(draft, options, ({ scores }) => scores.reduce((sum, score) => sum + score, 0));
  return acting && chooseAction(draft, acting.field, acting.scores);
}

const BLOCK = 4;

function chooseAction(draft: State, field: Field, scores: readonly number[]): Command {
  const moves = scores.some((score, action) => action !== BLOCK && score > 0);
  const action = moves ? weighted(draft, scores) : BLOCK;
  if (action === BLOCK) return { verb: 'block', field };
  return { verb: 'move', from: field, to: sidesOf(field)[action] ?? field };
}

/** Returns the scores of a unit's actions: up, right, down, left, block, stay. */
function actionScores(state: State, field: Field): number[] {
  const unit = unitOn(state, field)!;
  const ways = sidesOf(field).map((to) => (to === undefined ? 0 : wayScore(state, unit, to)));
  const strongest = strongestBeside(state, field);
  const blocking = Math.max(1, Math.trunc((unit.card.def - strongest) / 100));
  const staying = Math.max(0, Math.trunc((unit.card.atk - strongest) / 100));
  return [...ways, blocking, staying];
}

function wayScore(state: State, unit: Unit, to: Field): number {
  const target = pieceOn(state, to);
  const { atk, def } = unit.card;
  if (!target) return advanceScore(state, to);
  if (target.team === unit.team) {
    if (target.kind === 'king') return 0;
    const union = unite(unit.card, target.card);
    return union ? union.card.atk + union.card.def - atk - def : -target.card.atk - target.card.def;
  }
  if (target.kind === 'king') return atk;
  if (!target.up) return atk - 500;
  return target.blocks ? atk - target.card.def : 2 * (atk - target.card.atk);
}

function advanceScore(state: State, to: Field): number {
  const rival = rivalOf(state.turn);
  const enemies = count(adjacentFields(to), (near) => heldBy(state, near, rival));
  return 10 * stepsBetween(to, kingField(state, rival)) - enemies;
}

/** Returns the highest attack value of face-up opposing units next to a field, at least 0. */
function strongestBeside(state: State, field: Field): number {
  const known = adjacentFields(field).map((near) => {
    const unit = unitOn(state, near);
    return unit && unit.team !== state.turn && unit.up ? unit.card.atk : 0;
  });
  return Math.max(0, ...known);
}

function chooseYield(draft: State): Command {
  if (!mustDiscard(draft)) return { verb: 'yield' };
  const { hand } = teamOf(draft, draft.turn);
  const discard = reverseWeighted(
    draft,
    hand.map(({ atk, def }) => atk + def),
  );
  return { verb: 'yield', discard };
}

function heldBy(state: State, field: Field, seat: Seat): boolean {
  return pieceOn(state, field)?.team === seat;
}

function count(fields: readonly Field[], holds: (field: Field) => boolean): number {
  return fields.filter(holds).length;
}

const MAX_INT = 2 ** 31 - 1;

/**
 * Returns a random index by the weighted selection of the document. Negative weights count as 0. If all weights are 0,
 * returns the first index. If their sum is too large for Java's generator, returns the index of the largest weight.
 */
export function weighted(state: State, weights: readonly number[]): number {
  const counted = weights.map((weight) => Math.max(0, weight));
  const total = counted.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || total >= MAX_INT) return counted.indexOf(Math.max(...counted));
  const random = new RNG(state.random);
  let left = random.range(1, total + 1);
  state.random = random.state;
  return counted.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
}

/**
 * Returns a random index by the reverse weighted selection of the document. It returns the index of a largest weight
 * only if all weights are equal.
 */
export function reverseWeighted(state: State, weights: readonly number[]): number {
  const heaviest = Math.max(...weights);
  return weighted(
    state,
    weights.map((weight) => heaviest - weight),
  );
}

/** Returns the option with the highest score, or undefined if there are no options. Only ties use a random number. */
export function best<T>(state: State, options: readonly T[], score: (option: T) => number): T | undefined {
  const scores = options.map(score);
  const top = Math.max(...scores);
  const candidates = options.filter((_, at) => scores[at] === top);
  if (candidates.length < 2) return candidates[0];
  const equal = candidates.map(() => 1);
  return candidates[weighted(state, equal)];
}
