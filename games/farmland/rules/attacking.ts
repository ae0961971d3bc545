import type { Field } from '../fields.ts';
import { pieceOn, rivalOf, teamOf, type Unit } from '../state.ts';
import { type Duel, duel, duelWithKing } from './duel.ts';
import type { Scene } from './scene.ts';

/** Lets a unit attack the opposing piece on a field; true if it takes the field. `before` is the attacker as it set out. */
export function attack({ state, events }: Scene, before: Unit, from: Field, to: Field): boolean {
  const target = pieceOn(state, to)!;
  const attacker: Unit = { ...before, up: true, blocks: false, moved: true };
  const defender = target.kind === 'king' ? target : { ...target, up: true };
  const outcome = defender.kind === 'king' ? duelWithKing(attacker) : duel(attacker, defender);
  const { falls, advances } = outcome;

  state.board[from] = falls.includes('attacker') || advances ? null : attacker;
  state.board[to] = falls.includes('defender') ? null : defender;
  if (advances) state.board[to] = attacker;
  const damage = hurt({ state, events }, attacker, outcome);
  events.push({ kind: 'attacked', by: before, target, from, to, falls, advances, ...(damage && { damage }) });
  if (damage?.left === 0) {
    state.winner = rivalOf(damage.seat);
    events.push({ kind: 'won', seat: state.winner });
  }
  return advances;
}

/** Takes the damage of a duel off a team's life points. */
function hurt({ state }: Scene, attacker: Unit, { damage }: Duel) {
  if (!damage) return undefined;
  const seat = damage.to === 'attacker' ? attacker.team : rivalOf(attacker.team);
  const team = teamOf(state, seat);
  team.lp = Math.max(0, team.lp - damage.points);
  return { seat, points: damage.points, left: team.lp };
}
