import {
  column,
  cut,
  isYou,
  type Language,
  nameOf,
  possessiveName,
  type Reader,
  say,
  type View,
  wrapList,
} from '@longtable/kit';
import { type Card, costOf, marksOf } from '../rules/cards.ts';
import { type Duel, type DuelSeat, type Fighter, otherSeat, type Side } from '../state.ts';
import { briefMarks, cardName, shownLife } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';

const WIDTH = 36;
const HALF = 16;
const NAME = 9;

/**
 * Draws the duel for a reader: both fields side by side, the reader's own on the left. Other hands are hidden until the
 * end.
 */
export function view(duel: Duel, reader: Reader): View {
  return {
    get board() {
      return drawn(duel, reader, plain);
    },
    get coloured() {
      return drawn(duel, reader, inColour);
    },
    get sentences() {
      return sentences(duel, reader);
    },
  };
}

type Piece = readonly [text: string, role?: ColourRole | undefined];

function drawn(duel: Duel, reader: Reader, paint: Paint): readonly string[] {
  const left: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const right = otherSeat(left);
  const [mine, theirs] = [duel.sides[left], duel.sides[right]];
  const beside = (one: Piece, middle: string, two: Piece) =>
    `${paint(column(one[0], HALF), one[1])} ${middle} ${paint(cut(two[0], HALF + 1), two[1])}`.trimEnd();
  const rows = mine.field.flatMap((fighter, index) => {
    const other = theirs.field[index] ?? null;
    if (!fighter && !other) return [];
    return [beside(cellOf(fighter, reader.language), String(index + 1), cellOf(other, reader.language))];
  });
  const told = reader.open ? undefined : legend(duel, reader.language);
  const hand = handLines(duel, left, reader, paint);
  return [
    beside(titleOf(duel, left, reader), ' ', titleOf(duel, right, reader)),
    beside([lifeOf(mine, reader.language)], ' ', [lifeOf(theirs, reader.language)]),
    beside([countsOf(mine, reader.language)], ' ', [countsOf(theirs, reader.language)]),
    '',
    ...(rows.length > 0 ? rows : [say({ en: 'No creatures yet', de: 'Noch keine Kreaturen' }, reader.language)]),
    ...(told === undefined ? hand.slice(0, 1).map(() => '') : [told]),
    ...hand,
    ...(reader.open ? revealedHands(duel, reader) : []),
  ];
}

/** Returns the legend of the marks on the board that fits one line. */
function legend({ sides }: Duel, language: Language): string | undefined {
  const marks = sides.flatMap(({ field }) => field.flatMap((fighter) => (fighter ? [...signsOf(fighter)] : [])));
  return wrapList(briefMarks(new Set(marks), language), WIDTH)[0]?.replace(/,$/, '');
}

function titleOf(duel: Duel, seat: DuelSeat, reader: Reader): Piece {
  const inTurn = duel.winner === null && !reader.open && duel.current === seat;
  return [`${inTurn ? '> ' : ''}${nameOf(reader, seat, inTurn ? HALF - 2 : HALF)}`, inTurn ? 'turn' : undefined];
}

function lifeOf({ life: now, mana }: Side, language: Language): string {
  const life = shownLife(now);
  return say({ en: `${life} life ${mana} mana`, de: `${life} Leben ${mana} Mana` }, language);
}

function countsOf({ hand, pile }: Side, language: Language): string {
  return say(
    { en: `hand ${hand.length} pile ${pile.length}`, de: `Hand ${hand.length} Stapel ${pile.length}` },
    language,
  );
}

/** Returns name, damage/life, marks, and `z` for asleep or `=` for has attacked. */
function cellOf(fighter: Fighter | null, language: Language): Piece {
  if (!fighter) return [''];
  const { card, life } = fighter;
  const marks = signsOf(fighter);
  const words = `${column(cardName(card, language), NAME)} ${card.damage}/${life}${marks.length < 3 ? ' ' : ''}${marks}`;
  return [words.trimEnd(), roleOf(fighter)];
}

/** Omits the mark of speed, which has no effect on the field. */
function signsOf({ card, awake, attacked }: Fighter): string {
  return marksOf(card).replace('A', '') + (awake ? (attacked ? '=' : '') : 'z');
}

function roleOf({ card, awake }: Fighter): ColourRole | undefined {
  if (!awake) return 'asleep';
  if (card.shield) return 'shield';
  return card.drain ? 'drain' : undefined;
}

function handLines(duel: Duel, seat: DuelSeat, reader: Reader, paint: Paint): readonly string[] {
  if (!isYou(reader, seat)) return [];
  const { hand, mana } = duel.sides[seat];
  return hand.map((card, index) => paint(...handLine(card, index, mana, reader.language)));
}

function handLine(card: Card, index: number, mana: number, language: Language): Piece {
  const spell = say({ en: 'spell', de: 'Zauber' }, language);
  const values = card.kind === 'spell' ? spell : `${card.damage}/${card.life} ${marksOf(card)}`;
  const cost = say({ en: `costs ${costOf(card)}`, de: `kostet ${costOf(card)}` }, language);
  const words = `${index + 1} ${column(cardName(card, language), NAME)} ${column(values, 6)} ${cost}`;
  return [words, costOf(card) <= mana ? 'affordable' : undefined];
}

/** Returns the previously hidden hands after the end. */
function revealedHands(duel: Duel, reader: Reader): readonly string[] {
  const { language } = reader;
  return ([0, 1] as const)
    .filter((seat) => !isYou(reader, seat))
    .flatMap((seat) => {
      const names = duel.sides[seat].hand.map((card) => cardName(card, language));
      const title = say(
        { en: `${possessiveName(reader, seat)} hand:`, de: `${possessiveName(reader, seat)} Hand:` },
        language,
      );
      return [cut(title, WIDTH), ...(names.length > 0 ? wrapList(names, WIDTH) : ['-'])];
    });
}

type ColourRole = 'turn' | 'asleep' | 'shield' | 'drain' | 'affordable';

type Paint = (text: string, role: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, number>> = { turn: 1, asleep: 30, shield: 34, drain: 35, affordable: 32 };

const plain: Paint = (text) => text;

const inColour: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);
