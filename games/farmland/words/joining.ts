import { about, capital, isYou, list, nameOf, type Reader, say, type Translation } from '@longtable/kit';
import type { Moved, Placed, Placing } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Card, Unit } from '../state.ts';
import { cardAsObject, cardWords, isKnown, kingOf, shortName, unitOf } from './names.ts';
import { texts } from './texts.ts';

export function trampledSentence({ piece, to }: Moved, standing: Unit, reader: Reader): string {
  const king = capital(kingOf(reader, piece.team));
  const lost = unitOf(reader, standing);
  const where = fieldName(to);
  return say(texts.joining.stepsOnAndIsLost({ king, where, lost }), reader.language);
}

export function joinedSentence({ piece, to, met }: Moved, reader: Reader): string {
  const { language } = reader;
  const where = fieldName(to);
  if (piece.kind === 'king' || !met) return '';
  const moved = unitOf(reader, piece);
  const standing = unitOf(reader, met.standing);
  if (!met.union) {
    return say(
      texts.joining.cantUniteWithOnSoIsLost({ capital: capital(moved), standing, where, capital2: capital(standing) }),
      language,
    );
  }
  const isOpen = isKnown(piece, reader) && isKnown(met.standing, reader);
  const union = isOpen ? `: ${cardWords(met.union, language)}` : '';
  return about(reader, piece.team, texts.joining.youUniteTwoUnitsOn({ where, union }), (name) =>
    texts.joining.unitesTwoUnitsOn({ name, where, union }),
  );
}

/** Returns a sentence about placed cards. Only their owner and readers who may see everything read the names. */
export function placedSentence({ seat, field, placings }: Placed, reader: Reader): string {
  const where = fieldName(field);
  const isOwn = isYou(reader, seat) || reader.open === true;
  const fate = isOwn ? ownFate(placings, reader) : othersFate(placings);
  const words = say(fate, reader.language);
  if (!isOwn) {
    const [name, count] = [nameOf(reader, seat), placings.length];
    return count === 1
      ? say(texts.joining.placesAFaceDownUnitOn({ name, where, words }), reader.language)
      : say(texts.joining.placesUnitsOn({ name, count, where, words }), reader.language);
  }
  const cards = list(
    placings.map(({ card }) => cardAsObject(card, reader.language)),
    reader.language,
  );
  return about(reader, seat, texts.joining.youPlaceOn({ cards, where, words }), (name) =>
    texts.joining.placesOn({ name, cards, where, words }),
  );
}

/** Returns a text about the resulting unit and the lost ones. */
function ownFate(placings: Placed['placings'], { language }: Reader): Translation {
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
  return gone.length === 1 ? texts.joining.isLost({ now, names }) : texts.joining.areLost({ now, names });
}

function othersFate(placings: Placed['placings']): Translation {
  const [only, ...others] = placings;
  if (only && others.length === 0) return fateOfOne(only);
  const unites = placings.some(({ met }) => met?.union) ? texts.joining.andUnitesThem : texts.joining.text;
  const gone = placings.filter(({ met, lost }) => lost || (met && !met.union)).length;
  if (gone === 0) return unites;
  const [en, de] = gone === 1 ? ['is lost', 'geht verloren'] : ['are lost', 'gehen verloren'];
  return texts.joining.but({ unites, gone, en, de });
}

function fateOfOne({ met, lost }: Placing): Translation {
  if (met?.union) return texts.joining.andUnitesItWithTheUnitThere;
  if (met) return texts.joining.theTwoCantUniteSoTheUnitThatWas;
  return lost ? texts.joining.itsTheSixthUnitAndIsLost : texts.joining.text;
}
