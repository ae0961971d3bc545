import { about, capital, isYou, list, nameOf, type Reader, say } from '@longtable/kit';
import type { Moved, Placed, Placing } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Card, Unit } from '../state.ts';
import { cardAsObject, cardWords, isKnown, kingOf, shortName, unitOf } from './names.ts';

export function trampledSentence({ piece, to }: Moved, standing: Unit, reader: Reader): string {
  const king = capital(kingOf(reader, piece.team));
  const lost = unitOf(reader, standing);
  const where = fieldName(to);
  return say(
    {
      en: `${king} steps on ${where}, and ${lost} is lost.`,
      de: `${king} tritt auf ${where}, und ${lost} geht verloren.`,
    },
    reader.language,
  );
}

export function joinedSentence({ piece, to, met }: Moved, reader: Reader): string {
  const { language } = reader;
  const where = fieldName(to);
  if (piece.kind === 'king' || !met) return '';
  const moved = unitOf(reader, piece);
  const standing = unitOf(reader, met.standing);
  if (!met.union) {
    return say(
      {
        en: `${capital(moved)} can’t unite with ${standing} on ${where}, so ${standing} is lost.`,
        de: `${capital(moved)} passt nicht zur Einheit auf ${where}: ${capital(standing)} geht verloren.`,
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

/** Returns a sentence about placed cards. Only their owner reads the names. */
export function placedSentence({ seat, field, placings }: Placed, reader: Reader): string {
  const where = fieldName(field);
  const isOwn = isYou(reader, seat) || reader.open === true;
  const fate = isOwn ? ownFate(placings, reader) : othersFate(placings);
  const words = say(fate, reader.language);
  if (!isOwn) {
    const [name, count] = [nameOf(reader, seat), placings.length];
    return count === 1
      ? say(
          {
            en: `${name} places a face-down unit on ${where}${words}.`,
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
    placings.map(({ card }) => cardAsObject(card, reader.language)),
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

/** Returns a text about the resulting unit and the lost ones. */
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
  return gone.length === 1
    ? { en: `${now}. ${names} is lost`, de: `${now}. ${names} geht verloren` }
    : { en: `${now}. ${names} are lost`, de: `${now}. ${names} gehen verloren` };
}

function othersFate(placings: Placed['placings']): Both {
  const [only, ...others] = placings;
  if (only && others.length === 0) return fateOfOne(only);
  const unites = placings.some(({ met }) => met?.union)
    ? { en: ' and unites them', de: ' und vereint sie' }
    : { en: '', de: '' };
  const gone = placings.filter(({ met, lost }) => lost || (met && !met.union)).length;
  if (gone === 0) return unites;
  const [en, de] = gone === 1 ? ['is lost', 'geht verloren'] : ['are lost', 'gehen verloren'];
  return { en: `${unites.en}, but ${gone} ${en}`, de: `${unites.de}, aber ${gone} ${de}` };
}

function fateOfOne({ met, lost }: Placing): Both {
  if (met?.union) return { en: ' and unites it with the unit there', de: ' und vereint sie mit der Einheit dort' };
  if (met)
    return {
      en: ': the two can’t unite, so the unit that was there is lost',
      de: ': Sie passen nicht zusammen, die andere geht verloren',
    };
  return lost
    ? { en: ': it’s the sixth unit and is lost', de: ': Es ist die sechste Einheit und geht verloren' }
    : { en: '', de: '' };
}
