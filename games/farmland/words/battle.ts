import { about, capital, isYou, type Reader, say } from '@longtable/kit';
import type { Attacked } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Unit } from '../state.ts';
import { kingName, kingOf, unitOf } from './names.ts';

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
  return say(
    {
      en: `${attacker} hits ${king} on ${where} for ${points} damage (${left} left).`,
      de: `${attacker} trifft ${koenig} auf ${where} mit ${points} Schaden (noch ${left}).`,
    },
    reader.language,
  );
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
  if (falls.length === 2)
    return { en: `${by} and ${on} on ${where} both fall`, de: `${by} und ${on} auf ${where} fallen beide` };
  if (falls.includes('attacker'))
    return {
      en: `${by} falls to ${on} on ${where}`,
      de: `${by} greift ${where} an und fällt: ${capital(on)} ist stärker`,
    };
  if (falls.includes('defender'))
    return blocks
      ? {
          en: `${by} breaks the blockade of ${on} on ${where}`,
          de: `${by} bricht die Blockade auf ${where}: ${capital(on)} fällt`,
        }
      : { en: `${by} beats ${on} on ${where}`, de: `${by} gewinnt auf ${where}: ${capital(on)} fällt` };
  return {
    en: `${by} can’t break the blockade of ${on} on ${where}`,
    de: `${by} scheitert an der Blockade auf ${where}: ${capital(on)} hält stand`,
  };
}

function hurtWords({ seat, points, left }: NonNullable<Attacked['damage']>, reader: Reader): string {
  return about(
    reader,
    seat,
    {
      en: `you take ${points} damage (${left} left)`,
      de: `du erleidest ${points} Schaden (noch ${left})`,
    },
    (name) => ({
      en: `${name} takes ${points} damage (${left} left)`,
      de: `${name} erleidet ${points} Schaden (noch ${left})`,
    }),
  );
}
