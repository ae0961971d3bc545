import {
  BOARD_COLUMNS,
  barLine,
  column,
  cut,
  detailLines,
  headerLine,
  isYou,
  type Language,
  legendLines,
  nameColumns,
  nameOf,
  type Reader,
  ruleLine,
  say,
  type View,
  widthOf,
  wrapList,
} from '@longtable/kit';
import { type Card, costOf, marksOf } from '../rules/cards.ts';
import { type Duel, type DuelSeat, type Fighter, otherSeat, START_LIFE } from '../state.ts';
import { briefMarks, cardName, shownLife, valuesOf } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';

/** Widths in columns: of one player's half and of a card's name. */
const HALF_COLUMNS = 16;
const NAME_COLUMNS = 9;
/** Width of the number and the name of a card in hand. */
const HAND_HEAD_COLUMNS = NAME_COLUMNS + 4;

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
  const { language } = reader;
  const left: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const right = otherSeat(left);
  const [mine, theirs] = [duel.sides[left], duel.sides[right]];
  const rows = mine.field.flatMap((fighter, index) => {
    const other = theirs.field[index] ?? null;
    if (!fighter && !other) return [];
    const [one, two] = [cellOf(fighter, language), cellOf(other, language)];
    return [`${paint(column(one[0], HALF_COLUMNS), one[1])}│${index + 1}│ ${paint(...two)}`.trimEnd()];
  });
  const hands = [handLines(duel, left, reader, paint), ...(reader.open ? revealedHands(duel, reader) : [])];
  return [
    ...sideLines(duel, right, reader, paint),
    ...(rows.length > 0
      ? [ownersLine(nameOf(reader, left), nameOf(reader, right)), ...rows]
      : [ruleLine(), say(texts.board.noCreatures, language)]),
    ruleLine(),
    ...sideLines(duel, left, reader, paint),
    ...[...hands, legend(duel, reader)].flatMap((lines) => (lines.length > 0 ? ['', ...lines] : [])),
  ];
}

/** Returns a rule with the owners of both columns of creatures. */
function ownersLine(left: string, right: string): string {
  const half = (name: string, columns: number) => {
    const words = `─ ${cut(name, columns - 4)} `;
    return words + '─'.repeat(columns - widthOf(words));
  };
  return `${half(left, HALF_COLUMNS)}┬─┬${half(right, BOARD_COLUMNS - HALF_COLUMNS - 3)}`;
}

/** Returns the legend of the marks on the board, as letters in the reader's hand and on the buttons. */
function legend(duel: Duel, reader: Reader): readonly string[] {
  const { sides } = duel;
  const onField = sides.flatMap(({ field }) => field.flatMap((fighter) => (fighter ? [...fieldMarks(fighter)] : [])));
  const inHand = sides.flatMap(({ hand, mana }, seat) => {
    const isOnButton = (card: Card) => duel.winner === null && duel.current === seat && costOf(card) <= mana;
    return isYou(reader, seat)
      ? hand.flatMap((card) =>
          card.kind === 'creature' && (isOnButton(card) || handValues(card, reader.language) === valuesOf(card))
            ? [...marksOf(card)]
            : [],
        )
      : [];
  });
  return legendLines(briefMarks(new Set([...onField, ...inHand]), reader.language));
}

/** Returns a player's name and life, and their mana and numbers of cards. */
function sideLines(duel: Duel, seat: DuelSeat, reader: Reader, paint: Paint): readonly string[] {
  const { language } = reader;
  const { life, mana, hand, pile } = duel.sides[seat];
  const inTurn = isInTurn(duel, seat, reader);
  const names = [titleOf(duel, 0, reader), titleOf(duel, 1, reader)] as const;
  const { board } = texts;
  const counts = [board.mana({ mana }), board.inHand({ cards: hand.length }), board.inPile({ cards: pile.length })];
  return [
    barLine(names[seat], life, START_LIFE, say(board.life({ life: shownLife(life) }), language), {
      columns: nameColumns(names),
      name: (name) => paint(name, inTurn ? 'turn' : undefined),
      bar: (bar) => paint(bar, lifeRole(life)),
    }),
    ...detailLines(counts.map((count) => say(count, language))),
  ];
}

function titleOf(duel: Duel, seat: DuelSeat, reader: Reader): string {
  return `${isInTurn(duel, seat, reader) ? '> ' : ''}${nameOf(reader, seat)}`;
}

function isInTurn({ winner, current }: Duel, seat: DuelSeat, { open }: Reader): boolean {
  return winner === null && !open && current === seat;
}

function lifeRole(life: number): ColourRole {
  if (4 * life <= START_LIFE) return 'dying';
  return 2 * life <= START_LIFE ? 'hurt' : 'well';
}

/** Returns the text of a slot: name, damage/life and marks. `z` means asleep, `=` has attacked. */
function cellOf(fighter: Fighter | null, language: Language): ColouredText {
  if (!fighter) return [''];
  const { card, life } = fighter;
  const marks = fieldMarks(fighter);
  const words = `${column(cardName(card, language), NAME_COLUMNS)} ${card.damage}/${life}${marks.length < 3 ? ' ' : ''}${marks}`;
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
  const price = say(texts.board.price({ cost: costOf(card) }), language);
  const head = ` ${index + 1} ${column(cardName(card, language), NAME_COLUMNS)} `;
  return [headerLine(head + handValues(card, language), price), costOf(card) <= mana ? 'affordable' : undefined];
}

/** Returns damage, life and traits of a card in hand. The traits are letters if their names do not fit. */
function handValues(card: Card, language: Language): string {
  if (card.kind === 'spell') return say(texts.board.spell, language);
  const marks: readonly string[] = [...marksOf(card)];
  const traits = Object.entries(texts.marks).filter(([mark]) => marks.includes(mark));
  const inWords = `${card.damage}/${card.life} ${traits.map(([, trait]) => say(trait, language)).join(', ')}`;
  const price = say(texts.board.price({ cost: costOf(card) }), language);
  return widthOf(inWords) < BOARD_COLUMNS - HAND_HEAD_COLUMNS - widthOf(price) ? inWords : valuesOf(card);
}

/** Returns the hands of all players but the reader, each with a title. Empty hands are skipped. */
function revealedHands(duel: Duel, reader: Reader): readonly (readonly string[])[] {
  const { language } = reader;
  return ([0, 1] as const)
    .filter((seat) => !isYou(reader, seat) && duel.sides[seat].hand.length > 0)
    .map((seat) => {
      const names = duel.sides[seat].hand.map((card) => cardName(card, language));
      const title = say(texts.board.hand({ player: nameOf(reader, seat) }), language);
      return [cut(title, BOARD_COLUMNS), ...wrapList(names, BOARD_COLUMNS)];
    });
}

type ColourRole = 'turn' | 'asleep' | 'shield' | 'drain' | 'affordable' | 'well' | 'hurt' | 'dying';

type Paint = (text: string, role?: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, number>> = {
  turn: 1,
  asleep: 36,
  shield: 34,
  drain: 35,
  affordable: 32,
  well: 32,
  hurt: 33,
  dying: 31,
};

const paintPlain: Paint = (text) => text;

const paintAnsi: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);
