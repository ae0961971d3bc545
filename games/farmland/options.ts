import { type Outcome, optionWords, RNG, refuse, type Seed, type Text } from '@longtable/kit';
import { z } from 'zod';
import { linesOf, type Parsed, parseDeck, parseSeed, parseUnits } from './deck-file.ts';
import { FIELDS, type Field, parseField } from './fields.ts';
import { deckOf, deckTitles, PRESET_NAMES, PRESETS, type Preset, unitsOf } from './presets.ts';
import { beginTurn } from './rules/commands.ts';
import {
  type Card,
  type FarmlandEvent,
  LIFE_POINTS,
  OPENING_HAND,
  type Piece,
  type State,
  SYMBOL_COUNT,
  type Team,
} from './state.ts';
import { texts } from './words/texts.ts';

/** Maximum sizes of uploaded files in bytes. The schemas use them as maximum lengths: no text has more characters. */
const MAX_UNITS_BYTES = 8192;
const MAX_DECK_BYTES = 1024;
const MAX_SYMBOLS_BYTES = 256;

const labels: Record<string, Text> = Object.fromEntries(PRESET_NAMES.map((name) => [name, PRESETS[name].label]));

const preset = z.enum(PRESET_NAMES);

export const optionsSchema = z.object({
  deck: preset.optional().register(optionWords, {
    ...texts.options.deck,
    default: 'classic',
    labels,
  }),
  against: preset.optional().register(optionWords, {
    ...texts.options.against,
    command: 'second-deck',
    labels: deckTitles,
  }),
  start: z
    .enum(['document', 'fair'])
    .optional()
    .register(optionWords, {
      ...texts.options.start,
      default: 'document',
      labels: {
        document: texts.options.originalStart,
        fair: texts.options.fairStart,
      },
    }),
  units: z
    .string()
    .max(MAX_UNITS_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.units,
      command: 'units-file',
      fileBytes: MAX_UNITS_BYTES,
    }),
  deck1: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.deck1,
      command: 'deck-file',
      fileBytes: MAX_DECK_BYTES,
    }),
  deck2: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.deck2,
      command: 'second-deck-file',
      fileBytes: MAX_DECK_BYTES,
    }),
  'original-board': z
    .enum(['all', 'compact'])
    .optional()
    .register(optionWords, {
      ...texts.options.originalBoard,
      labels: { all: texts.options.allLines, compact: texts.options.compact },
    }),
  symbols: z
    .string()
    .max(MAX_SYMBOLS_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.symbols,
      command: 'symbols-file',
      fileBytes: MAX_SYMBOLS_BYTES,
    }),
  seed: z.string().max(40).optional().register(optionWords, {
    about: texts.options.seed,
  }),
});

export type Options = z.infer<typeof optionsSchema>;

const KING_FIELDS: readonly Field[] = [parseField('D1')!, parseField('D7')!];

/** Life points of both teams by the option `start`, starting team first. `fair` compensates the starting team. */
const START_LIFE_POINTS = { document: [LIFE_POINTS, LIFE_POINTS], fair: [12_000, LIFE_POINTS] } as const;

/** Inputs of a new game: seed, unshuffled decks, life points and board style. */
interface Start {
  readonly seed: Seed | bigint;
  readonly decks: readonly [readonly Card[], readonly Card[]];
  readonly lives?: (typeof START_LIFE_POINTS)[keyof typeof START_LIFE_POINTS];
  readonly style?: State['style'];
}

/** Shuffles both decks, deals the hands and begins the first turn. */
export function start({ seed, decks, lives = START_LIFE_POINTS.document, style }: Start): State {
  const random = RNG.seeded(seed);
  const [first, second] = decks.map((deck) => random.shuffle(deck));
  const state: State = {
    teams: [teamWith(first!, lives[0]), teamWith(second!, lives[1])],
    board: FIELDS.map((field) => kingOn(field)),
    turn: 0,
    placed: false,
    acted: false,
    winner: null,
    random: random.state,
    ...(lives !== START_LIFE_POINTS.document && { lives }),
    ...(style && { style }),
  };
  beginTurn(state, 0);
  return state;
}

function teamWith(cards: readonly Card[], lp: number): Team {
  const hand = cards.slice(0, OPENING_HAND);
  return { lp, deck: cards.slice(OPENING_HAND), hand, discarded: [] };
}

function kingOn(field: Field): Piece | null {
  const team = KING_FIELDS.indexOf(field);
  return team < 0 ? null : { kind: 'king', team, moved: false };
}

export function setup(options: Options, tableSeed: Seed): Outcome<State, FarmlandEvent> {
  const seed: Parsed<Start['seed']> =
    options.seed === undefined ? { value: tableSeed } : parseSeed(options.seed.trim());
  if (seed.problem !== undefined) return refuse('bad-seed', seed.problem);
  const decks = chooseDecks(options);
  if (decks.problem !== undefined) return refuse('bad-deck', decks.problem, decks.file);
  const style = chooseStyle(options);
  if (style?.symbols !== undefined && !SYMBOLS.test(style.symbols)) return refuse('bad-board', BAD_SYMBOLS, 'symbols');
  const lives = START_LIFE_POINTS[options.start ?? 'document'];
  return { state: start({ seed: seed.value, decks: decks.value, lives, style }), events: deckEvents(options) };
}

/** Returns the event that tells who plays which deck. Empty if both play the same. */
function deckEvents({ deck = 'classic', against, deck1, deck2 }: Options): readonly FarmlandEvent[] {
  const decks = [deck1 === undefined ? deck : null, deck2 === undefined ? (against ?? deck) : null] as const;
  const isShared = deck2 === undefined && (against === undefined || (against === deck && deck1 === undefined));
  return isShared ? [] : [{ kind: 'decks', decks }];
}

/** Returns the style of the board in the document's format, or undefined if neither option is set. */
function chooseStyle({ symbols, 'original-board': board }: Options): State['style'] {
  if (symbols === undefined && board === undefined) return undefined;
  const compact = board === 'compact';
  return symbols === undefined ? { compact } : { symbols: symbols.replace(/\r?\n$/, ''), compact };
}

/** Printable characters without backticks, because a backtick would end the board's code block. */
const SYMBOLS = new RegExp(`^[^\`\\p{C}\\p{M}]{${SYMBOL_COUNT}}$`, 'u');

const BAD_SYMBOLS: Text = texts.files.badSymbols({ count: SYMBOL_COUNT });

/** Both decks, or the problem and the option whose file has it. */
type ChosenDecks = Parsed<Start['decks']> & { readonly file?: keyof Options };

/**
 * Returns the decks of both teams, uploaded or presets. Without `deck2`, the second team also uses `deck1`, unless it has
 * a preset of its own (`against`) and no units are uploaded.
 */
function chooseDecks(options: Options): ChosenDecks {
  const { deck = 'classic', against, units: file, deck1, deck2 } = options;
  const units = file === undefined ? undefined : parseUnits(linesOf(file));
  if (units?.problem !== undefined) return { ...units, file: 'units' };
  const uploaded = units?.value.map((card) => ({ ...card, own: true as const }));
  const first = chooseDeck(PRESETS[deck], uploaded, deck1);
  if (first.problem !== undefined) return { ...first, file: 'deck1' };
  const shared = against === undefined || units ? deck1 : undefined;
  const second = chooseDeck(PRESETS[against ?? deck], uploaded, deck2 ?? shared);
  if (second.problem !== undefined) return { ...second, file: deck2 === undefined ? 'deck1' : 'deck2' };
  return { value: [first.value, second.value] };
}

function chooseDeck(preset: Preset, units?: readonly Card[], counts?: string): Parsed<readonly Card[]> {
  if (counts !== undefined) return parseDeck(linesOf(counts), units ?? unitsOf(preset));
  return units ? { problem: texts.files.deckMissing } : { value: deckOf(preset) };
}
