import type { Seat } from '../../kit/game.ts';
import { around, beside, type Field, sidesOf, steps } from '../fields.ts';
import { block } from '../rules/blocking.ts';
import { move } from '../rules/moving.ts';
import { place, placingFields } from '../rules/placing.ts';
import type { Scene } from '../rules/scene.ts';
import { unite } from '../rules/union.ts';
import { mustDiscard, yieldTurn } from '../rules/yielding.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitFields, unitOn } from '../state.ts';
import { best, reverseWeighted, weighted } from './selection.ts';

/** Plays the whole turn of the team on turn as the document's computer would. */
export function playTurn(scene: Scene): void {
  scene.events.push({ kind: 'auto' });
  moveKing(scene);
  placeUnit(scene);
  moveUnits(scene);
  if (scene.state.winner === null) yieldTurn(scene, chooseDiscard(scene.state));
}

function moveKing(scene: Scene): void {
  const { state } = scene;
  const from = kingField(state, state.turn);
  const open = [...beside(from), from].filter((field) => !heldBy(state, field, rivalOf(state.turn)));
  const to = best(state, open, (field) => kingScore(state, from, field));
  move(scene, from, to!);
}

function kingScore(state: State, from: Field, to: Field): number {
  const near = around(to);
  const enemies = count(near, (field) => heldBy(state, field, rivalOf(state.turn)));
  const fellows = count(near, (field) => unitOn(state, field)?.team === state.turn);
  const fellowPresent = unitOn(state, to) ? 1 : 0;
  return fellows - 2 * enemies - steps(from, to) - 3 * fellowPresent;
}

function placeUnit(scene: Scene): void {
  const { state } = scene;
  const field = best(state, placingFields(state), (option) => placingScore(state, option));
  if (field === undefined) return;
  const { hand } = teamOf(state, state.turn);
  const chosen = weighted(
    state,
    hand.map((card) => card.atk),
  );
  place(scene, field, [chosen]);
}

function placingScore(state: State, field: Field): number {
  const rival = rivalOf(state.turn);
  const enemies = count(beside(field), (near) => heldBy(state, near, rival));
  const fellows = count(beside(field), (near) => heldBy(state, near, state.turn));
  return -steps(field, kingField(state, rival)) + 2 * enemies - fellows;
}

function moveUnits(scene: Scene): void {
  const { state } = scene;
  while (state.winner === null) {
    const waiting = unitFields(state, state.turn).filter((field) => !unitOn(state, field)!.moved);
    const options = waiting.map((field) => ({ field, scores: actionScores(state, field) }));
    const acting = best(state, options, ({ scores }) => scores.reduce((sum, score) => sum + score, 0));
    if (!acting) return;
    act(scene, acting.field, acting.scores);
  }
}

const BLOCK = 4;

function act(scene: Scene, field: Field, scores: readonly number[]): void {
  const moves = scores.some((score, action) => action !== BLOCK && score > 0);
  const action = moves ? weighted(scene.state, scores) : BLOCK;
  if (action === BLOCK) block(scene, field);
  else move(scene, field, sidesOf(field)[action] ?? field);
}

/** What a unit could do: up, right, down, left, block, stay. */
function actionScores(state: State, field: Field): number[] {
  const unit = unitOn(state, field)!;
  const ways = sidesOf(field).map((to) => (to === undefined ? 0 : wayScore(state, unit, to)));
  const threat = strongestBeside(state, field);
  const blocking = Math.max(1, Math.trunc((unit.card.def - threat) / 100));
  const staying = Math.max(0, Math.trunc((unit.card.atk - threat) / 100));
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
  const enemies = count(beside(to), (near) => heldBy(state, near, rival));
  return 10 * steps(to, kingField(state, rival)) - enemies;
}

/** The largest attack value that is known among the opposing units beside a field. */
function strongestBeside(state: State, field: Field): number {
  const known = beside(field).map((near) => {
    const unit = unitOn(state, near);
    return unit && unit.team !== state.turn && unit.up ? unit.card.atk : 0;
  });
  return Math.max(0, ...known);
}

function chooseDiscard(state: State): number | undefined {
  if (!mustDiscard(state)) return undefined;
  const { hand } = teamOf(state, state.turn);
  return reverseWeighted(
    state,
    hand.map(({ atk, def }) => atk + def),
  );
}

function heldBy(state: State, field: Field, seat: Seat): boolean {
  return pieceOn(state, field)?.team === seat;
}

function count(fields: readonly Field[], holds: (field: Field) => boolean): number {
  return fields.filter(holds).length;
}
