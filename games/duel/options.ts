import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import type { Text } from '../kit/text.ts';
import type { Card } from './card.ts';
import { readDeck } from './deck-file.ts';
import { cardsOf, emberpack, tidewatch } from './decks.ts';

const FILE_BYTES = 20_000;

/** Which decks of the house the two seats play with. */
const PAIRS = {
  rivals: [tidewatch, emberpack],
  swapped: [emberpack, tidewatch],
  tidewatch: [tidewatch, tidewatch],
  emberpack: [emberpack, emberpack],
} as const;

/** What a table may set. */
export const duelOptions = z.object({
  decks: z
    .enum(['rivals', 'swapped', 'tidewatch', 'emberpack'])
    .optional()
    .register(optionWords, {
      about: { en: 'Which decks you play with', de: 'Mit welchen Decks ihr spielt' },
      labels: {
        rivals: 'Tidewatch : Emberpack',
        swapped: 'Emberpack : Tidewatch',
        tidewatch: 'Tidewatch : Tidewatch',
        emberpack: 'Emberpack : Emberpack',
      },
    }),
  deck1: deckUpload(1),
  deck2: deckUpload(2),
  start: z
    .enum(['lot', 'first', 'second'])
    .optional()
    .register(optionWords, {
      about: { en: 'Who begins (an advantage)', de: 'Wer beginnt (ein Vorteil)' },
      labels: {
        lot: { en: 'Drawn by lot', de: 'Das Los' },
        first: { en: 'Player 1', de: 'Spieler 1' },
        second: { en: 'Player 2', de: 'Spieler 2' },
      },
    }),
});

export type DuelOptions = z.infer<typeof duelOptions>;

function deckUpload(player: number) {
  return z
    .string()
    .optional()
    .register(optionWords, {
      about: {
        en: `Player ${player}'s own deck, a JSON file`,
        de: `Eigenes Deck für Spieler ${player}, eine JSON-Datei`,
      },
      fileBytes: FILE_BYTES,
    });
}

/** The decks of both players, or why an uploaded one cannot be played with. */
export function decksOf(options: DuelOptions): { readonly decks: readonly [Deck, Deck] } | { readonly problem: Text } {
  const [house1, house2] = PAIRS[options.decks ?? 'rivals'];
  const first = options.deck1 === undefined ? { deck: cardsOf(house1) } : readTableDeck(options.deck1);
  if ('problem' in first) return first;
  const second = options.deck2 === undefined ? { deck: cardsOf(house2) } : readTableDeck(options.deck2);
  return 'problem' in second ? second : { decks: [first.deck, second.deck] };
}

type Deck = readonly Card[];

/** Letters, digits and a few signs that cannot break a board in a chat. */
const CHAT_NAME = /^[\p{L}\p{N} .,:;!?'&+()-]+$/u;

function readTableDeck(text: string): ReturnType<typeof readDeck> {
  const reading = readDeck(text);
  if ('problem' in reading || reading.deck.every((card) => CHAT_NAME.test(card.name))) return reading;
  return {
    problem: {
      en: "At the table, names of creatures have letters, digits, blanks and . , : ; ! ? ' & + ( ) - only.",
      de: "Am Tisch haben Namen von Kreaturen nur Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) -.",
    },
  };
}
