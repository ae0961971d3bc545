import { capital } from '../../kit/possessive.ts';
import { about, isYou, list, nameOf, type Reader } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import type { Moved, Placed, Placing } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Card, Unit } from '../state.ts';
import { cardWords, isKnown, kingOf, shortName, unitOf } from './names.ts';

/** A King drove one of his own units away. */
export function trampled({ piece, to }: Moved, standing: Unit, reader: Reader): string {
  const king = capital(kingOf(reader, piece.team));
  const lost = unitOf(reader, standing);
  const where = fieldName(to);
  return say(
    { en: `${king} steps on ${where}: ${lost} is gone.`, de: `${king} tritt auf ${where}: ${lost} ist weg.` },
    reader.language,
  );
}

/** A unit moved onto one of its own. */
export function joined({ piece, to, met }: Moved, reader: Reader): string {
  const { language } = reader;
  const where = fieldName(to);
  if (piece.kind === 'king' || !met) return '';
  const moved = unitOf(reader, piece);
  const standing = unitOf(reader, met.standing);
  if (!met.union) {
    return say(
      {
        en: `${capital(moved)} does not fit ${standing} on ${where}, which is lost.`,
        de: `${capital(moved)} passt nicht auf ${where}: ${standing} ist verloren.`,
      },
      language,
    );
  }
  const isOpen = isKnown(piece, reader) && isKnown(met.standing, reader);
  const union = isOpen ? `: ${cardWords(met.union, language)}` : '';
  return about(
    reader,
    piece.team,
    { en: `You unite two units on ${where}${union}.`, de: `Du vereinst zwei Einheiten auf ${where}${union}.` },
    (name) => ({
      en: `${name} unites two units on ${where}${union}.`,
      de: `${name} vereint zwei Einheiten auf ${where}${union}.`,
    }),
  );
}

/** Cards were placed: which, only their owner hears. */
export function placed({ seat, field, placings }: Placed, reader: Reader): string {
  const where = fieldName(field);
  const isOwn = isYou(reader, seat) || reader.open === true;
  const fate = isOwn ? ownFate(placings, reader) : othersFate(placings);
  const words = say(fate, reader.language);
  if (!isOwn) {
    const [name, count] = [nameOf(reader, seat), placings.length];
    return count === 1
      ? say(
          {
            en: `${name} places a hidden unit on ${where}${words}.`,
            de: `${name} platziert eine verdeckte Einheit auf ${where}${words}.`,
          },
          reader.language,
        )
      : say(
          {
            en: `${name} places ${count} units on ${where}${words}.`,
            de: `${name} platziert ${count} Einheiten auf ${where}${words}.`,
          },
          reader.language,
        );
  }
  const cards = list(
    placings.map(({ card }) => shortName(card, reader.language)),
    reader.language,
  );
  return about(
    reader,
    seat,
    { en: `You place ${cards} on ${where}${words}.`, de: `Du platzierst ${cards} auf ${where}${words}.` },
    (name) => ({
      en: `${name} places ${cards} on ${where}${words}.`,
      de: `${name} platziert ${cards} auf ${where}${words}.`,
    }),
  );
}

interface Both {
  readonly en: string;
  readonly de: string;
}

/** Who stands there now, and who was lost on the way. */
function ownFate(placings: Placed['placings'], { language }: Reader): Both {
  const gone = placings.flatMap(({ card, met, lost }): Card[] => {
    if (lost) return [card];
    return met && !met.union ? [met.standing.card] : [];
  });
  const union = placings.at(-1)?.met?.union;
  const now = union ? `: ${cardWords(union, language)}` : '';
  if (gone.length === 0) return { en: now, de: now };
  const names = list(
    gone.map((card) => shortName(card, language)),
    language,
  );
  return { en: `${now}; lost: ${names}`, de: `${now}; verloren: ${names}` };
}

function othersFate(placings: Placed['placings']): Both {
  const united = placings.filter(({ met }) => met?.union).length;
  const gone = placings.filter(({ met, lost }) => lost || (met && !met.union)).length;
  const [only, ...others] = placings;
  if (only && others.length === 0) return fateOfOne(only);
  const en = [...(united > 0 ? ['they unite'] : []), ...(gone > 0 ? [`${gone} lost`] : [])].join(', ');
  const de = [...(united > 0 ? ['sie vereinen sich'] : []), ...(gone > 0 ? [`${gone} verloren`] : [])].join(', ');
  return { en: en && `: ${en}`, de: de && `: ${de}` };
}

function fateOfOne({ met, lost }: Placing): Both {
  if (met?.union) return { en: ': it unites', de: ': sie vereint sich' };
  if (met) return { en: ': they do not fit, the other is lost', de: ': sie passen nicht, die andere ist verloren' };
  return lost ? { en: ': it is the sixth and lost', de: ': es ist die sechste und verloren' } : { en: '', de: '' };
}
