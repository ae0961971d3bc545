import { cut, nameOf, otherName, type Page, type Reader, say } from '@longtable/kit';
import { SPELLS } from '../rules/cards.ts';
import { type Duel, type DuelSeat, otherSeat } from '../state.ts';
import { deckLines, markLines, spellLines } from '../words/names.ts';
import { texts } from '../words/texts.ts';

const MAX_TITLE_LENGTH = 40;

/**
 * Returns the lookup pages: legend, both deck lists, spells, and statistics for readers who may see everything. The
 * deck lists do not show which cards are left.
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
    title: say(texts.pages.legend, language),
    get lines() {
      return markLines(language);
    },
  };
}

function deckOf(duel: Duel, seat: DuelSeat, reader: Reader): Page {
  const { language } = reader;
  return {
    title: cut(say(texts.pages.deck({ player: otherName(reader, seat) }), language), MAX_TITLE_LENGTH),
    get lines() {
      return deckLines(duel.sides[seat].deck, language);
    },
  };
}

function spells({ language }: Reader): Page {
  return {
    title: say(texts.pages.spells, language),
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
      ...[
        texts.pages.life({ life }),
        texts.pages.graveyard({ cards: graveyard.length }),
        texts.pages.pile({ cards: pile.length }),
      ].map((line) => `  ${say(line, language)}`),
    ];
  });
  const first = say(texts.pages.rounds({ rounds }), language);
  return { title: say(texts.pages.stats, language), lines: [first, ...fates] };
}
