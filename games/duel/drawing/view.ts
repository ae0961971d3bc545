import { column, cut, isYou, type Language, nameOf, type Reader, say, type View, wrapList } from '@longtable/kit';
import { type Card, costOf, marksOf } from '../rules/cards.ts';
import { type Duel, type DuelSeat, type Fighter, otherSeat, type Side } from '../state.ts';
import { briefMarks, cardName, shownLife } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';

/** Widths in characters: of the board, of one player's half and of a card's name. */
const WIDTH = 36;
const HALF_WIDTH = 16;
const NAME_WIDTH = 9;

/**
 * Returns the view of a duel: both fields side by side, the reader's own on the left (for spectators the first
 * player's). Hands of other players are hidden unless the reader may see everything.
 */
export function view(duel: Duel, reader: Reader): View {
  return {
    get board() {
      return drawBoard(duel, reader, paintPlain);
    },
    get coloured() {
      return drawBoard(duel, reader, paintAnsi);
    },
    get sentences() {
      return sentences(duel, reader);
    },
  };
}

type ColouredText = readonly [text: string, role?: ColourRole | undefined];

function drawBoard(duel: Duel, reader: Reader, paint: Paint): readonly string[] {
  const left: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const right = otherSeat(left);
  const [mine, theirs] = [duel.sides[left], duel.sides[right]];
  const boardRow = (one: ColouredText, middle: string, two: ColouredText) =>
    `${paint(column(one[0], HALF_WIDTH), one[1])} ${middle} ${paint(cut(two[0], HALF_WIDTH + 1), two[1])}`.trimEnd();
  const rows = mine.field.flatMap((fighter, index) => {
    const other = theirs.field[index] ?? null;
    if (!fighter && !other) return [];
    return [boardRow(cellOf(fighter, reader.language), String(index + 1), cellOf(other, reader.language))];
  });
  const hand = handLines(duel, left, reader, paint);
  const blankLine = hand.length > 0 ? '' : undefined;
  const separator = reader.open ? blankLine : (legend(duel, reader.language) ?? blankLine);
  return [
    boardRow(titleOf(duel, left, reader), ' ', titleOf(duel, right, reader)),
    boardRow([lifeOf(mine, reader.language)], ' ', [lifeOf(theirs, reader.language)]),
    boardRow([countsOf(mine, reader.language)], ' ', [countsOf(theirs, reader.language)]),
    '',
    ...(rows.length > 0 ? rows : [say(texts.board.noCreatures, reader.language)]),
    ...(separator === undefined ? [] : [separator]),
    ...hand,
    ...(reader.open ? revealedHands(duel, reader) : []),
  ];
}

/** Returns the first line of the legend of the marks on the board, or undefined if there are no marks. */
function legend({ sides }: Duel, language: Language): string | undefined {
  const marks = sides.flatMap(({ field }) => field.flatMap((fighter) => (fighter ? [...fieldMarks(fighter)] : [])));
  return wrapList(briefMarks(new Set(marks), language), WIDTH)[0]?.replace(/,$/, '');
}

function titleOf(duel: Duel, seat: DuelSeat, reader: Reader): ColouredText {
  const inTurn = duel.winner === null && !reader.open && duel.current === seat;
  return [
    `${inTurn ? '> ' : ''}${nameOf(reader, seat, inTurn ? HALF_WIDTH - 2 : HALF_WIDTH)}`,
    inTurn ? 'turn' : undefined,
  ];
}

function lifeOf({ life, mana }: Side, language: Language): string {
  return say(texts.board.lifeAndMana({ life: shownLife(life), mana }), language);
}

function countsOf({ hand, pile }: Side, language: Language): string {
  return say(texts.board.counts({ hand: hand.length, pile: pile.length }), language);
}

/** Returns the text of a slot: name, damage/life and marks. `z` means asleep, `=` has attacked. */
function cellOf(fighter: Fighter | null, language: Language): ColouredText {
  if (!fighter) return [''];
  const { card, life } = fighter;
  const marks = fieldMarks(fighter);
  const words = `${column(cardName(card, language), NAME_WIDTH)} ${card.damage}/${life}${marks.length < 3 ? ' ' : ''}${marks}`;
  return [words.trimEnd(), roleOf(fighter)];
}

/** Returns the marks of a creature's card and state. The mark `A` (speedy) is omitted: it has no effect on the field. */
function fieldMarks({ card, awake, attacked }: Fighter): string {
  return marksOf({ ...card, speedy: false }) + (awake ? (attacked ? '=' : '') : 'z');
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

function handLine(card: Card, index: number, mana: number, language: Language): ColouredText {
  const spell = say(texts.board.spell, language);
  const values = card.kind === 'spell' ? spell : `${card.damage}/${card.life} ${marksOf(card)}`;
  const cost = say(texts.board.costs({ cost: costOf(card) }), language);
  const words = `${index + 1} ${column(cardName(card, language), NAME_WIDTH)} ${column(values, 6)} ${cost}`;
  return [words, costOf(card) <= mana ? 'affordable' : undefined];
}

/** Returns the hands of all players but the reader, each with a title. */
function revealedHands(duel: Duel, reader: Reader): readonly string[] {
  const { language } = reader;
  return ([0, 1] as const)
    .filter((seat) => !isYou(reader, seat))
    .flatMap((seat) => {
      const names = duel.sides[seat].hand.map((card) => cardName(card, language));
      const title = say(texts.board.hand({ player: nameOf(reader, seat) }), language);
      return [cut(title, WIDTH), ...(names.length > 0 ? wrapList(names, WIDTH) : ['-'])];
    });
}

type ColourRole = 'turn' | 'asleep' | 'shield' | 'drain' | 'affordable';

type Paint = (text: string, role: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, number>> = { turn: 1, asleep: 30, shield: 34, drain: 35, affordable: 32 };

const paintPlain: Paint = (text) => text;

const paintAnsi: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);
