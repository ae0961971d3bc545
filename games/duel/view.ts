import type { View, Viewer } from '../kit/game.ts';
import { type Card, costOf, marksOf } from './card.ts';
import { sentencesOf } from './sentences.ts';
import { across, type Duel, type DuelSeat, type Fighter, MANA_MAX } from './state.ts';

const HALF = 17;

/** The duel as a viewer may see it: both fields side by side, the viewer's on the left; a hand only for its owner. */
export function view(duel: Duel, viewer: Viewer): View {
  const left: DuelSeat = viewer === 1 ? 1 : 0;
  const right = across(left);
  const rightHead = headOf(duel, right);
  const heads = headOf(duel, left).map((line, index) => beside(line, ' ', rightHead[index]!));
  const slots = duel.sides[right].field.map((fighter, index) =>
    beside(cellOf(duel.sides[left].field[index] ?? null), String(index + 1), cellOf(fighter)),
  );
  const hand = viewer === 'spectator' ? [] : ['', ...duel.sides[left].hand.map(handLine)];
  return { board: [`Round ${duel.round}`, ...heads, '', ...slots, ...hand], sentences: sentencesOf(duel, viewer) };
}

function headOf(duel: Duel, seat: DuelSeat): readonly string[] {
  const { life, mana, hand, pile } = duel.sides[seat];
  const pointer = duel.winner === null && duel.current === seat ? '> ' : '';
  return [
    `${pointer}Player ${seat + 1}`,
    `LP ${life} MANA ${mana}/${MANA_MAX}`,
    `hand ${hand.length} pile ${pile.length}`,
  ];
}

/** Two halves with the number of their slot between them. */
function beside(left: string, middle: string, right: string): string {
  return `${pad(left, HALF)} ${middle} ${right}`.trimEnd();
}

/** Name, damage/life, marks, and `z` for asleep or `=` for has attacked. */
function cellOf(fighter: Fighter | null): string {
  if (!fighter) return '';
  const { card, life, awake, attacked } = fighter;
  const sign = awake ? (attacked ? '=' : '') : 'z';
  return `${pad(card.name, 8)} ${card.damage}/${life} ${pad(marksOf(card).replace('A', ''), 2)} ${sign}`;
}

function handLine(card: Card, index: number): string {
  const values = card.kind === 'spell' ? 'spell' : `${card.damage}/${card.life} ${marksOf(card)}`;
  return `${index + 1} ${pad(card.name, 8)} ${pad(values, 7)} cost ${costOf(card)}`;
}

/** By code points, because names may have letters beyond ASCII. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
