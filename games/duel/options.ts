import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import { eachLanguage, say, type Text } from '../kit/text.ts';
import { readDeck } from './files/deck-file.ts';
import type { Card } from './rules/cards.ts';
import { cardsOf, DECK_NAMES, DECKS, emberpack, tidewatch } from './rules/decks.ts';

const FILE_BYTES = 20_000;

const RIVALS = [tidewatch, emberpack] as const;

/** A built-in deck in a menu: its name and what it is good at. */
const labels = Object.fromEntries(
  DECK_NAMES.map((name) => [
    name,
    eachLanguage((language) => `${say(DECKS[name].title, language)}: ${say(DECKS[name].about, language)}`),
  ]),
);

/** What a table may set. Seats are random, so a deck belongs to the table, not to a player. */
export const optionsSchema = z.object({
  decks: z
    .enum(['rivals', ...DECK_NAMES])
    .optional()
    .register(optionWords, {
      about: { en: 'The decks to play with', de: 'Die Decks, mit denen ihr spielt' },
      name: { en: 'Decks', de: 'Decks' },
      usual: 'rivals',
      labels: { rivals: { en: 'Tidewatch vs. Emberpack', de: 'Gezeitenwacht gegen Glutmeute' }, ...labels },
    }),
  against: z
    .enum(DECK_NAMES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'A different second deck',
        de: 'Ein anderes zweites Deck',
      },
      name: { en: 'Second deck', de: 'Zweites Deck' },
      labels: Object.fromEntries(DECK_NAMES.map((name) => [name, DECKS[name].title])),
    }),
  start: z
    .enum(['document', 'fair'])
    .optional()
    .register(optionWords, {
      about: { en: 'The mana that both players start with', de: 'Das Mana, mit dem beide Seiten anfangen' },
      name: { en: 'Start', de: 'Start' },
      usual: 'document',
      labels: {
        document: { en: 'Original (no mana)', de: 'Original (kein Mana)' },
        fair: {
          en: 'Fair (1 mana for the starting player, 5 for the second)',
          de: 'Fair (1 Mana für die beginnende Seite, 5 für die zweite)',
        },
      },
    }),
  deck: deckUpload(
    { en: 'Custom deck', de: 'Eigenes Deck' },
    { en: 'Your own deck for both players (JSON file)', de: 'Ein eigenes Deck für beide Seiten (JSON-Datei)' },
  ),
  deck2: deckUpload(
    { en: 'Second custom deck', de: 'Zweites eigenes Deck' },
    {
      en: 'A second deck; who plays which is random (JSON file)',
      de: 'Ein zweites Deck; wer welches spielt, ist zufällig (JSON-Datei)',
    },
  ),
});

export type Options = z.infer<typeof optionsSchema>;

function deckUpload(name: Text, about: Text) {
  return z.string().optional().register(optionWords, { name, about, fileBytes: FILE_BYTES });
}

/** The two decks of a table, or what is wrong with an uploaded one. */
export function decksOf({ decks = 'rivals', against, deck, deck2 }: Options): { readonly decks: Pair } | InvalidDeck {
  const [one, other] = decks === 'rivals' ? RIVALS : [DECKS[decks], DECKS[decks]];
  const uploads = Object.entries({ deck, deck2 }).flatMap(([file, text]) =>
    text === undefined ? [] : { file, ...readTableDeck(text) },
  );
  const invalid = uploads.find((reading) => 'problem' in reading);
  if (invalid) return invalid;
  const [first, second = first] = uploads.flatMap((reading) => ('deck' in reading ? [reading.deck] : []));
  return { decks: first && second ? [first, second] : [cardsOf(one), cardsOf(against ? DECKS[against] : other)] };
}

/** Which uploaded file is invalid, and why. */
interface InvalidDeck {
  readonly file: string;
  readonly problem: Text;
}

type Pair = readonly [readonly Card[], readonly Card[]];

/** Letters, digits and a few characters that can't break a board in a chat. */
export const CHAT_NAME = /^[\p{L}\p{N} .,:;!?'&+()-]+$/u;

function readTableDeck(text: string): ReturnType<typeof readDeck> {
  const reading = readDeck(text);
  if ('problem' in reading) return reading;
  if (reading.deck.every((card) => CHAT_NAME.test(card.name))) return { deck: reading.deck.map(asUploaded) };
  return {
    problem: {
      en: "Creature names may only contain letters, digits, spaces and . , : ; ! ? ' & + ( ) -",
      de: "Namen von Kreaturen dürfen nur Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) - enthalten.",
    },
  };
}

function asUploaded(card: Card): Card {
  return card.kind === 'creature' ? { ...card, own: true } : card;
}
