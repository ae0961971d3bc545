import { cut, isYou, nameOf, type Page, possessiveName, type Reader, say } from '@longtable/kit';
import { SPELLS } from '../rules/cards.ts';
import { type Duel, type DuelSeat, otherSeat } from '../state.ts';
import { deckLines, markLines } from '../words/names.ts';
import { spellLines } from '../words/spells.ts';
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
  const title = isYou(reader, seat)
    ? texts.pages.yourDeck
    : texts.pages.deck({ possessiveName: possessiveName(reader, seat) });
  return {
    title: cut(say(title, language), MAX_TITLE_LENGTH),
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
      say(texts.pages.life({ life }), language),
      say(texts.pages.graveyard({ count: graveyard.length }), language),
      say(texts.pages.leftInPile({ count: pile.length }), language),
    ];
  });
  const first = say(texts.pages.rounds({ rounds }), language);
  return { title: say(texts.pages.stats, language), lines: [first, ...fates] };
}
