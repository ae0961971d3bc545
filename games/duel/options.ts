import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import type { Text } from '../kit/text.ts';
import { readDeck } from './files/deck-file.ts';
import type { Card } from './rules/cards.ts';
import { cardsOf, emberpack, tidewatch } from './rules/decks.ts';

const FILE_BYTES = 20_000;

/** The built-in decks of a table. */
const PAIRS = {
  rivals: [tidewatch, emberpack],
  tidewatch: [tidewatch, tidewatch],
  emberpack: [emberpack, emberpack],
} as const;

/** What a table may set. Seats are random, so a deck belongs to the table, not to a player. */
export const optionsSchema = z.object({
  decks: z
    .enum(['rivals', 'tidewatch', 'emberpack'])
    .optional()
    .register(optionWords, {
      about: { en: 'Which decks you play with', de: 'Mit welchen Decks ihr spielt' },
      name: { en: 'Decks', de: 'Decks' },
      usual: 'rivals',
      labels: {
        rivals: { en: 'Tidewatch against Emberpack', de: 'Gezeitenwacht gegen Glutmeute' },
        tidewatch: { en: 'Tidewatch for both', de: 'Gezeitenwacht für beide' },
        emberpack: { en: 'Emberpack for both', de: 'Glutmeute für beide' },
      },
    }),
  deck: deckUpload(
    { en: 'Own deck', de: 'Eigenes Deck' },
    { en: 'A deck of your own for both, a JSON file', de: 'Ein eigenes Deck für beide, eine JSON-Datei' },
  ),
  deck2: deckUpload(
    { en: 'Second deck', de: 'Zweites Deck' },
    {
      en: 'A second deck: the lot decides who plays which',
      de: 'Ein zweites Deck: Wer welches spielt, entscheidet das Los',
    },
  ),
});

export type Options = z.infer<typeof optionsSchema>;

function deckUpload(name: Text, about: Text) {
  return z.string().optional().register(optionWords, { name, about, fileBytes: FILE_BYTES });
}

/** The two decks that meet, or why an uploaded one cannot be played with. */
export function decksOf({ decks, deck, deck2 }: Options): { readonly decks: Pair } | Spoiled {
  const [house1, house2] = PAIRS[decks ?? 'rivals'];
  const uploads = Object.entries({ deck, deck2 }).flatMap(([file, text]) =>
    text === undefined ? [] : { file, ...readTableDeck(text) },
  );
  const spoiled = uploads.find((reading) => 'problem' in reading);
  if (spoiled) return spoiled;
  const [first, second = first] = uploads.flatMap((reading) => ('deck' in reading ? [reading.deck] : []));
  return { decks: first && second ? [first, second] : [cardsOf(house1), cardsOf(house2)] };
}

/** Which of the files cannot be played with, and why. */
interface Spoiled {
  readonly file: string;
  readonly problem: Text;
}

type Pair = readonly [readonly Card[], readonly Card[]];

/** Letters, digits and a few signs that cannot break a board in a chat. */
export const CHAT_NAME = /^[\p{L}\p{N} .,:;!?'&+()-]+$/u;

function readTableDeck(text: string): ReturnType<typeof readDeck> {
  const reading = readDeck(text);
  if ('problem' in reading) return reading;
  if (reading.deck.every((card) => CHAT_NAME.test(card.name))) return { deck: reading.deck.map(brought) };
  return {
    problem: {
      en: "At the table, names of creatures have letters, digits, blanks and . , : ; ! ? ' & + ( ) - only.",
      de: "Am Tisch haben Namen von Kreaturen nur Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) -.",
    },
  };
}

function brought(card: Card): Card {
  return card.kind === 'creature' ? { ...card, own: true } : card;
}
