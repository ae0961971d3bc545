import { about, capital, isYou, type Reader, say } from '@longtable/kit';
import type { Attacked } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Unit } from '../state.ts';
import { kingName, kingOf, unitOf } from './names.ts';
import { texts } from './texts.ts';

/** Returns a sentence about an attack and its outcome, with the deciding values. */
export function battle(event: Attacked, reader: Reader): string {
  const { by, target, to } = event;
  const attacker = capital(unitOf(reader, { ...by, up: true }));
  if (target.kind === 'king') return onKing(event, attacker, reader);
  const fighter = { by: `${attacker} (${by.card.atk})`, on: defenderOf(target, reader), where: fieldName(to) };
  const { en, de } = outcome(event, target, fighter);
  const hurt = event.damage ? hurtWords(event.damage, reader) : '';
  return reader.language === 'en' ? `${en}${hurt && `: ${hurt}`}.` : `${de}${hurt && `, ${hurt}`}.`;
}

function onKing({ target, to, damage }: Attacked, attacker: string, reader: Reader): string {
  const where = fieldName(to);
  const king = kingOf(reader, target.team);
  const koenig = isYou(reader, target.team) ? `deinen ${kingName('de')}` : king;
  const { points, left } = damage ?? { points: 0, left: 0 };
  return say(texts.battle.hitsOnForDamageLeft({ attacker, king, where, points, left, koenig }), reader.language);
}

function defenderOf(target: Unit, reader: Reader): string {
  const { atk, def } = target.card;
  return `${unitOf(reader, { ...target, up: true })} (${target.blocks ? def : atk})`;
}

interface Fight {
  readonly by: string;
  readonly on: string;
  readonly where: string;
}

function outcome({ falls }: Attacked, { blocks }: Unit, { by, on, where }: Fight) {
  if (falls.length === 2) return texts.battle.andOnBothFall({ by, on, where });
  if (falls.includes('attacker')) return texts.battle.fallsToOn({ by, on, where, capital: capital(on) });
  if (falls.includes('defender'))
    return blocks
      ? texts.battle.breaksTheBlockadeOfOn({ by, on, where, capital: capital(on) })
      : texts.battle.beatsOn({ by, on, where, capital: capital(on) });
  return texts.battle.cantBreakTheBlockadeOfOn({ by, on, where, capital: capital(on) });
}

function hurtWords({ seat, points, left }: NonNullable<Attacked['damage']>, reader: Reader): string {
  return about(reader, seat, texts.battle.youTakeDamageLeft({ points, left }), (name) =>
    texts.battle.takesDamageLeft({ name, points, left }),
  );
}
