import { type Card, type CreatureCard, costOf, marksOf } from '../rules/cards.ts';
import { currentSide, type Duel, type Fighter, MAX_HAND, MAX_MANA, type Side, SLOTS, waitingSide } from '../state.ts';

const CELL = 8;
/** The line above and below the board. */
export const EDGE = '='.repeat(82);
const LABEL_HAND = ' HAND ';
const LABEL_FIELD = ' GAME ';
const FACE_DOWN = [' ______ ', '|      |', '|      |', '|      |', '|      |', '|______|'];
const NOTHING = Array<string>(6).fill(' '.repeat(CELL));
const RULER = `~~~~~~${Array.from({ length: SLOTS }, (_, index) => ` 0${index + 1} `).join('~~~~~~~')}~~~~~~`;

/** Returns the original's board, 39 lines of 82 columns, from the current player's side. */
export function drawBoard(duel: Duel): readonly string[] {
  const above = waitingSide(duel);
  const below = currentSide(duel);
  return [
    ...['', EDGE, ''],
    ...block(
      LABEL_HAND,
      above.hand.map(() => FACE_DOWN),
    ),
    ...['', info(above), ''],
    ...block(LABEL_FIELD, above.field.map(fieldCell)),
    ...['', RULER, ''],
    ...block(LABEL_FIELD, below.field.map(fieldCell)),
    ...['', info(below), ''],
    ...block(LABEL_HAND, below.hand.map(handCell)),
    ...['', EDGE, ''],
  ];
}

function info({ life, mana }: Side): string {
  const bar = '='.repeat(29);
  return `${bar} LP : ${String(life).padStart(2)} | MANA : ${String(mana).padStart(2)}/${MAX_MANA} ${bar}`;
}

/** Returns six lines with room for seven cells, between the letters of a label. */
function block(label: string, cells: readonly (readonly string[])[]): readonly string[] {
  const places = Array.from({ length: MAX_HAND }, (_, index) => cells[index] ?? NOTHING);
  return [...label].map((letter, line) => {
    const row = places.map((cell) => `   ${cell[line]}`).join('');
    return `${letter}${row}   ${letter}`;
  });
}

function handCell(card: Card): readonly string[] {
  const cost = twoDigits(costOf(card));
  if (card.kind === 'spell') return cell(`${cost}_____ `, card.name, '', 'x______x');
  return cell(`${cost}___${flag(marksOf(card), 3)}`, card.name, '', feet(card, card.life));
}

function fieldCell(fighter: Fighter | null): readonly string[] {
  if (!fighter) return NOTHING;
  const { card, life } = fighter;
  const marks = marksOf(card).replace('A', '');
  return cell(` _____${flag(marks, 2)}`, card.name, sign(fighter), feet(card, life));
}

function cell(head: string, name: string, sign: string, foot: string): readonly string[] {
  const padded = name + ' '.repeat(CELL - [...name].length);
  return [head, '|      |', padded, `|  ${sign.padEnd(2)}  |`, '|      |', foot];
}

/** Returns marks right-aligned on underscores. Without marks the last column is blank. */
function flag(marks: string, places: number): string {
  return (marks || ' ').padStart(places, '_');
}

function sign({ awake, attacked }: Fighter): string {
  if (!awake) return 'zz';
  return attacked ? '==' : '';
}

function feet(card: CreatureCard, life: number): string {
  return `${twoDigits(card.damage)}____${twoDigits(life)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
