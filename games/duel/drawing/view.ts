import type { Viewer } from '../../kit/game.ts';
import type { View } from '../../kit/interim.ts';
import { type Card, costOf, marksOf } from '../rules/cards.ts';
import { across, type Duel, type DuelSeat, type Fighter, MANA_MAX, type Side } from '../state.ts';
import { pad } from '../words/pad.ts';
import { sentences } from '../words/sentences.ts';
import { inColour, type Paint, plain, type Tone } from './colours.ts';

const HALF = 17;

/** The duel as a viewer may see it: both fields side by side, the viewer's on the left; a hand only for its owner. */
export function view(duel: Duel, viewer: Viewer): View {
  const [board, coloured] = [drawn(duel, viewer, plain), drawn(duel, viewer, inColour)];
  return { board, coloured, sentences: sentences(duel, viewer) };
}

function drawn(duel: Duel, viewer: Viewer, paint: Paint): readonly string[] {
  const left: DuelSeat = viewer === 1 ? 1 : 0;
  const right = across(left);
  const [mine, theirs] = [duel.sides[left], duel.sides[right]];
  const title = (seat: DuelSeat) => {
    const inTurn = duel.winner === null && duel.current === seat;
    const words = `${inTurn ? '> ' : ''}Player ${seat + 1}${viewer === seat ? ' (you)' : ''}`;
    return [words, inTurn ? ('turn' as const) : undefined] as const;
  };
  const beside = (one: Piece, middle: string, two: Piece) =>
    `${paint(pad(one[0], HALF), one[1])} ${middle} ${paint(...two)}`.trimEnd();
  return [
    `Round ${duel.round}`,
    beside(title(left), ' ', title(right)),
    beside([`LP ${mine.life} MANA ${mine.mana}/${MANA_MAX}`], ' ', [
      `LP ${theirs.life} MANA ${theirs.mana}/${MANA_MAX}`,
    ]),
    beside([countsOf(mine)], ' ', [countsOf(theirs)]),
    '',
    ...mine.field.map((fighter, index) =>
      beside(cellOf(fighter), String(index + 1), cellOf(theirs.field[index] ?? null)),
    ),
    ...(viewer === 'spectator'
      ? []
      : ['', ...mine.hand.map((card, index) => paint(...handLine(card, index, mine.mana)))]),
  ];
}

type Piece = readonly [text: string, tone?: Tone | undefined];

function countsOf({ hand, pile }: Side): string {
  return `hand ${hand.length} pile ${pile.length}`;
}

/** Name, damage/life, marks, and `z` for asleep or `=` for has attacked. */
function cellOf(fighter: Fighter | null): Piece {
  if (!fighter) return [''];
  const { card, life, awake, attacked } = fighter;
  const sign = awake ? (attacked ? '=' : '') : 'z';
  const words =
    `${pad(card.name, 8)} ${card.damage}/${life} ${pad(marksOf(card).replace('A', ''), 2)} ${sign}`.trimEnd();
  return [words, toneOf(fighter)];
}

function toneOf({ card, awake }: Fighter): Tone | undefined {
  if (!awake) return 'asleep';
  if (card.shield) return 'shield';
  return card.drain ? 'drain' : undefined;
}

function handLine(card: Card, index: number, mana: number): Piece {
  const values = card.kind === 'spell' ? 'spell' : `${card.damage}/${card.life} ${marksOf(card)}`;
  const words = `${index + 1} ${pad(card.name, 8)} ${pad(values, 7)} cost ${costOf(card)}`;
  return [words, costOf(card) <= mana ? 'affordable' : undefined];
}
