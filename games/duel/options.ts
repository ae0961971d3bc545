import {
  type OptionWords,
  type Outcome,
  optionWords,
  RNG,
  refuse,
  type SeatDesign,
  type Seed,
  seatDesign,
  type Text,
} from '@longtable/kit';
import { z } from 'zod';
import { CHAT_NAME, readDeck } from './deck-file.ts';
import type { Card } from './rules/cards.ts';
import { cardsOf, DECK_NAMES, DECKS, emberpack, tidewatch } from './rules/decks.ts';
import { MersenneTwister } from './rules/mersenne.ts';
import { begin, OPENINGS } from './rules/turn.ts';
import type { Duel, DuelEvent } from './state.ts';
import { texts } from './words/texts.ts';

const FILE_BYTES = 20_000;

const RIVALS = [tidewatch, emberpack] as const;

/** Labels of the built-in decks: name and style of play. */
const labels = Object.fromEntries(DECK_NAMES.map((name) => [name, texts.deckLabel(DECKS[name])]));

/** Options of `/play`. Seats are random, so the decks are dealt at random unless a player brings a deck. */
export const optionsSchema = z.object({
  decks: z
    .enum(['rivals', ...DECK_NAMES])
    .optional()
    .register(optionWords, {
      ...texts.options.decks,
      command: 'deck',
      default: 'rivals',
      labels: { rivals: texts.options.rivals, ...labels },
    }),
  against: z
    .enum(DECK_NAMES)
    .optional()
    .register(optionWords, {
      ...texts.options.against,
      command: 'second-deck',
      labels: Object.fromEntries(DECK_NAMES.map((name) => [name, DECKS[name].title])),
    }),
  start: z
    .enum(['document', 'mana', 'fair'])
    .optional()
    .register(optionWords, {
      ...texts.options.start,
      default: 'document',
      retired: ['mana'],
      labels: {
        document: texts.options.originalStart,
        fair: texts.options.fairStart,
      },
    }),
  deck: deckUpload(texts.options.deck, 'deck-file'),
  deck2: deckUpload(texts.options.deck2, 'second-deck-file'),
  own: z.array(seatDesign.nullable()).length(2).optional().register(optionWords, {
    about: texts.options.ownDecks,
    hidden: true,
  }),
});

export type Options = z.infer<typeof optionsSchema>;

function deckUpload(words: Pick<OptionWords, 'name' | 'about'>, command: string) {
  return z
    .string()
    .max(FILE_BYTES)
    .optional()
    .register(optionWords, { ...words, command, fileBytes: FILE_BYTES });
}

/** Returns the two decks of a table and the deck that each seat brings, or the error of the first invalid one. */
export function decksOf({ decks = 'rivals', against, deck, deck2, own = [] }: Options): Decks | InvalidDeck {
  const [one, other] = decks === 'rivals' ? RIVALS : [DECKS[decks], DECKS[decks]];
  const uploads = Object.entries({ deck, deck2 }).flatMap(([file, text]) =>
    text === undefined ? [] : { file, ...readTableDeck(text) },
  );
  const brought = own.map((design) => (design ? { file: design.name, ...readSeatDeck(design) } : undefined));
  const invalid = [...uploads, ...brought].find((reading) => reading && 'problem' in reading);
  if (invalid && 'problem' in invalid) return invalid;
  const [first, second = first] = uploads.flatMap((reading) => ('deck' in reading ? [reading.deck] : []));
  return {
    decks: first && second ? [first, second] : [cardsOf(one), cardsOf(against ? DECKS[against] : other)],
    own: brought.map((reading) => (reading && 'deck' in reading ? reading.deck : undefined)),
  };
}

interface Decks {
  readonly decks: readonly [readonly Card[], readonly Card[]];
  readonly own: readonly (readonly Card[] | undefined)[];
}

/** Option or design name of an invalid deck, and the reason. */
interface InvalidDeck {
  readonly file: string;
  readonly problem: Text;
}

function readSeatDeck({ name, text }: SeatDesign): ReturnType<typeof readDeck> {
  if (text !== undefined) return readTableDeck(text);
  const builtIn = DECK_NAMES.find((id) => id === name);
  if (builtIn) return { deck: cardsOf(DECKS[builtIn]) };
  return { problem: texts.options.deckGone };
}

function readTableDeck(text: string): ReturnType<typeof readDeck> {
  const reading = readDeck(text);
  if ('problem' in reading) return reading;
  if (reading.deck.every((card) => CHAT_NAME.test(card.name))) return { deck: reading.deck.map(asUploaded) };
  return {
    problem: texts.options.badNames,
  };
}

function asUploaded(card: Card): Card {
  return card.kind === 'creature' ? { ...card, own: true } : card;
}

/** Sets up a table. Decks are assigned at random unless players bring their own, then shuffled. */
export function setup(options: Options, seed: Seed): Outcome<Duel, DuelEvent> {
  const choice = decksOf(options);
  if ('problem' in choice) return refuse('bad-deck', choice.problem, choice.file);
  const random = typeof seed === 'number' ? new MersenneTwister(seed) : RNG.seeded(seed);
  const [first, second] = random.below(2) === 0 ? choice.decks : choice.decks.toReversed();
  const [own = first!, other = second!] = choice.own;
  return begin([random.shuffle(own), random.shuffle(other)], OPENINGS[options.start ?? 'document']);
}
