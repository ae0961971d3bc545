import { cut, isYou, nameOf, type Page, possessiveName, type Reader, say } from '@longtable/kit';
import { SPELLS } from '../rules/cards.ts';
import { type Duel, type DuelSeat, otherSeat } from '../state.ts';
import { deckLines, markLines } from '../words/names.ts';
import { spellLines } from '../words/spells.ts';

const MAX_TITLE_LENGTH = 40;

/**
 * Returns the lookup pages: legend, both deck lists, spells, and statistics after the end. The deck lists do not show
 * which cards are left.
 */
export function pages(duel: Duel, reader: Reader): readonly Page[] {
  const first: DuelSeat = reader.viewer === 1 ? 1 : 0;
  return [
    legend(reader),
    ...[first, otherSeat(first)].map((seat) => deckOf(duel, seat, reader)),
    spells(reader),
    ...(reader.open ? [stats(duel, reader)] : []),
  ];
}

function legend({ language }: Reader): Page {
  return {
    title: say({ en: 'Legend', de: 'Legende' }, language),
    get lines() {
      return markLines(language);
    },
  };
}

function deckOf(duel: Duel, seat: DuelSeat, reader: Reader): Page {
  const { language } = reader;
  const title = isYou(reader, seat)
    ? { en: 'Your deck', de: 'Dein Deck' }
    : { en: `${possessiveName(reader, seat)} deck`, de: `${possessiveName(reader, seat)} Deck` };
  return {
    title: cut(say(title, language), MAX_TITLE_LENGTH),
    get lines() {
      return deckLines(duel.sides[seat].deck, language);
    },
  };
}

function spells({ language }: Reader): Page {
  return {
    title: say({ en: 'Spells', de: 'Zauber' }, language),
    lines: [],
    get text() {
      return spellLines(SPELLS, language).join('\n');
    },
  };
}

function stats({ round, sides }: Duel, reader: Reader): Page {
  const { language } = reader;
  const rounds = round + 1;
  const fates = ([0, 1] as const).flatMap((seat) => {
    const { life, graveyard, pile } = sides[seat];
    return [
      nameOf(reader, seat),
      say({ en: `  life: ${life}`, de: `  Leben: ${life}` }, language),
      say({ en: `  graveyard: ${graveyard.length}`, de: `  Friedhof: ${graveyard.length}` }, language),
      say({ en: `  left in pile: ${pile.length}`, de: `  im Nachziehstapel: ${pile.length}` }, language),
    ];
  });
  const first = say({ en: `Rounds: ${rounds}`, de: `Runden: ${rounds}` }, language);
  return { title: say({ en: 'Stats', de: 'Statistik' }, language), lines: [first, ...fates] };
}
