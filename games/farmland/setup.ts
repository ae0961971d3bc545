import { type Seed, seeded } from '../kit/chance.ts';
import { type Outcome, refuse } from '../kit/game.ts';
import { JavaRandom } from '../kit/random.ts';
import type { Text } from '../kit/text.ts';
import type { FarmlandEvent } from './events.ts';
import { FIELDS, type Field, parseField } from './fields.ts';
import { parseDeck, parseUnits } from './files/deck-file.ts';
import { linesOf, type Parsed } from './files/parsed.ts';
import { PRESETS } from './files/presets/index.ts';
import { deckOf, type Preset, unitsOf } from './files/presets/preset.ts';
import { parseSeed } from './files/seed.ts';
import type { Options } from './options.ts';
import { beginTurn } from './rules/turn.ts';
import { type Card, LIFE_POINTS, OPENING_HAND, type Piece, type State, type Team } from './state.ts';

const KINGS: readonly Field[] = [parseField('D1')!, parseField('D7')!];

/** What a game starts from: decks laid out in the order of their units, and the seed. */
interface Start {
  readonly seed: Seed | bigint;
  readonly decks: readonly [readonly Card[], readonly Card[]];
}

/** Shuffles, deals and begins the first turn. */
export function start({ seed, decks }: Start): State {
  const random = typeof seed === 'bigint' ? JavaRandom.seeded(seed) : seeded(seed);
  const [first, second] = decks.map((deck) => random.shuffle(deck));
  const state: State = {
    teams: [teamWith(first!), teamWith(second!)],
    board: FIELDS.map((field) => kingOn(field)),
    turn: 0,
    placed: false,
    acted: false,
    winner: null,
    random: random.state,
  };
  beginTurn(state, 0);
  return state;
}

function teamWith(cards: readonly Card[]): Team {
  const hand = cards.slice(0, OPENING_HAND);
  return { lp: LIFE_POINTS, deck: cards.slice(OPENING_HAND), hand, discarded: [] };
}

function kingOn(field: Field): Piece | null {
  const team = KINGS.indexOf(field);
  return team < 0 ? null : { kind: 'king', team, moved: false };
}

/** A table from what `/play` was given. */
export function setup(options: Options, tableSeed: Seed): Outcome<State, FarmlandEvent> {
  const seed: Parsed<Start['seed']> =
    options.seed === undefined ? { value: tableSeed } : parseSeed(options.seed.trim());
  if (seed.problem !== undefined) return refuse('bad-seed', seed.problem);
  const decks = chooseDecks(options);
  if (decks.problem !== undefined) return refuse('bad-deck', decks.problem, decks.file);
  return { state: start({ seed: seed.value, decks: decks.value }), events: [] };
}

/** Both decks, or what is wrong with which file. */
type Chosen = Parsed<Start['decks']> & { readonly file?: keyof Options };

/** The decks of both teams: uploaded, or presets. A deck uploaded for the first team serves the second too. */
function chooseDecks(options: Options): Chosen {
  const { deck = 'classic', against, units: file, deck1, deck2 } = options;
  const units = file === undefined ? undefined : parseUnits(linesOf(file));
  if (units?.problem !== undefined) return { ...units, file: 'units' };
  const brought = units?.value.map((card) => ({ ...card, own: true as const }));
  const first = chooseDeck(PRESETS[deck], brought, deck1);
  if (first.problem !== undefined) return { ...first, file: 'deck1' };
  const shared = against === undefined || units ? deck1 : undefined;
  const second = chooseDeck(PRESETS[against ?? deck], brought, deck2 ?? shared);
  if (second.problem !== undefined) return { ...second, file: deck2 === undefined ? 'deck1' : 'deck2' };
  return { value: [first.value, second.value] };
}

function chooseDeck(preset: Preset, units?: readonly Card[], counts?: string): Parsed<readonly Card[]> {
  if (counts !== undefined) return parseDeck(linesOf(counts), units ?? unitsOf(preset));
  return units ? { problem: DECK_MISSING } : { value: deckOf(preset) };
}

const DECK_MISSING: Text = {
  en: 'Your own units need a deck of their own: add it as deck1, with a number for each unit.',
  de: 'Eigene Einheiten brauchen einen eigenen Stapel: gib ihn als deck1 an, mit einer Zahl je Einheit.',
};
