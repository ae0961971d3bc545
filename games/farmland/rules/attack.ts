import type { Attacked, FarmlandEvent } from '../events.ts';
import type { Field } from '../fields.ts';
import { pieceOn, rivalOf, type State, teamOf, type Unit } from '../state.ts';
import { type Duel, duel, duelWithKing } from './duel.ts';

/** Performs the attack of a unit on the opposing piece on a field. */
export function attack(draft: State, unit: Unit, from: Field, to: Field): FarmlandEvent[] {
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
