import type { View, Viewer } from '../kit/game.ts';
import { type Card, costOf, marksOf } from './card.ts';
import { pad } from './deck-list.ts';
import { sentencesOf } from './sentences.ts';
import { across, type Duel, type DuelSeat, type Fighter, MANA_MAX, type Side } from './state.ts';

const HALF = 17;

/** What a piece of the board says by its colour. */
type Tone = 'turn' | 'asleep' | 'shield' | 'drain' | 'affordable';
type Paint = (text: string, tone: Tone | undefined) => string;

const ANSI: Readonly<Record<Tone, number>> = { turn: 1, asleep: 30, shield: 34, drain: 35, affordable: 32 };

const plain: Paint = (text) => text;
const colour: Paint = (text, tone) => (tone && text !== '' ? `\u001b[${ANSI[tone]}m${text}\u001b[0m` : text);

/** The duel as a viewer may see it: both fields side by side, the viewer's on the left; a hand only for its owner. */
export function view(duel: Duel, viewer: Viewer): View {
  const [board, coloured] = [drawn(duel, viewer, plain), drawn(duel, viewer, colour)];
  return { board, coloured, sentences: sentencesOf(duel, viewer) };
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
