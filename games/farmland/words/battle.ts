import { otherName, type Reader, say, type Text } from '@longtable/kit';
import type { Attacked } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Unit } from '../state.ts';
import { texts } from './texts.ts';
import type { Fighter } from './units.ts';

/** Returns a sentence about an attack and its outcome, with the deciding values. */
export function battle(event: Attacked, reader: Reader): string {
  return say(
    event.target.kind === 'king' ? onKing(event, reader) : onUnit(event, event.target, reader),
    reader.language,
  );
}

function onKing({ by, target, to, damage }: Attacked, reader: Reader): Text {
  const { points, left } = damage ?? { points: 0, left: 0 };
  const attacker = { card: by.card, owner: otherName(reader, by.team) };
  return texts.duel.kingHit({ attacker, owner: otherName(reader, target.team), field: fieldName(to), points, left });
}

function onUnit({ by, to, falls, damage }: Attacked, target: Unit, reader: Reader): Text {
  const duel = {
    attacker: fighterOf(by, by.card.atk, reader),
    defender: fighterOf(target, target.blocks ? target.card.def : target.card.atk, reader),
    field: fieldName(to),
    damage: damage && { who: otherName(reader, damage.seat), points: damage.points, left: damage.left },
  };
  if (falls.length === 2) return texts.duel.bothFall(duel);
  if (falls.includes('attacker')) return texts.duel.attackerFalls(duel);
  if (falls.includes('defender'))
    return target.blocks ? texts.duel.blockadeBreaks(duel) : texts.duel.defenderFalls(duel);
  return texts.duel.blockadeHolds(duel);
}

function fighterOf({ card, team }: Unit, value: number, reader: Reader): Fighter {
  return { card, owner: otherName(reader, team), value };
}
