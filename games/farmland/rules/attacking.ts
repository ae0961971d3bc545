import type { Seat } from '../../kit/game.ts';
import type { Part } from '../events.ts';
import { type Field, fieldName } from '../fields.ts';
import { type Piece, pieceOn, rivalOf, teamOf, unitOn } from '../state.ts';
import { fullName, nameOf } from './cards.ts';
import { duel, duelWithKing } from './duel.ts';
import { turnUp } from './flipping.ts';
import { line, name, nameAndValues, revelation } from './report.ts';
import type { Scene } from './scene.ts';

/** Attacks the opposing piece on a field; true if the attacker takes the field. */
export function attack(scene: Scene, from: Field, to: Field): boolean {
  const { state, events } = scene;
  const bold = unitOn(state, from)!;
  const target = pieceOn(state, to)!;
  events.push(revelation`${fullName(bold.card)} attacks ${targetName(target)} on ${fieldName(to)}!`);
  const attacker = turnUp(scene, from);
  const defender = target.kind === 'king' ? target : turnUp(scene, to);
  const { falls, damage, advances } = defender.kind === 'king' ? duelWithKing(attacker) : duel(attacker, defender);

  for (const fallen of falls) {
    const [unit, field] = fallen === 'attacker' ? [attacker, from] : [defender, to];
    state.board[field] = null;
    events.push(line`${name(unit)} was eliminated!`);
  }
  const hurt = damage?.to === 'attacker' ? attacker.team : defender.team;
  if (damage) takeDamage(scene, hurt, damage.points);
  if (advances) {
    state.board[from] = null;
    state.board[to] = attacker;
    events.push(line`${nameOf(attacker.card)} moves to ${fieldName(to)}.`);
  }
  if (teamOf(state, hurt).lp === 0) loseByLifePoints(scene, hurt);
  return advances;
}

function targetName(target: Piece): Part {
  return target.kind === 'king' ? name(target) : nameAndValues(target);
}

function takeDamage({ state, events }: Scene, seat: Seat, points: number): void {
  const team = teamOf(state, seat);
  team.lp = Math.max(0, team.lp - points);
  events.push(line`${team.name} takes ${points} damage!`);
}

function loseByLifePoints({ state, events }: Scene, seat: Seat): void {
  state.winner = rivalOf(seat);
  events.push(line`${teamOf(state, seat).name}'s life points dropped to 0!`);
  events.push(line`${teamOf(state, state.winner).name} wins!`);
}
