import type { Choice, Refusal } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { recruitLine } from './describe.ts';
import type { Direction } from './grid.ts';
import { recruit } from './growth.ts';
import { HERO_NAMES, type HeroName } from './heroes.ts';
import type { Action } from './round.ts';
import { phase, type State } from './state.ts';

/** What a line means. */
export type Order =
  | { readonly kind: 'choose'; readonly name: HeroName }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'rest' };

/** The six keys of the document. */
export const KEYS = { w: 'up', s: 'down', a: 'left', d: 'right', e: 'cast', q: 'wait' } as const satisfies Record<
  string,
  Action
>;

/** The key for an action. */
export function keyOf(action: Action): string {
  return Object.entries(KEYS).find(([, meaning]) => meaning === action)![0];
}

interface Move extends Choice {
  readonly order: Order;
}

function move(line: string, order: Order, label: Text, row: number, column: number): Move {
  return { line, order, label, final: true, at: { row, column } };
}

function act(key: keyof typeof KEYS, label: Text, row: number, column: number): Move {
  return move(key, { kind: 'act', action: KEYS[key] }, label, row, column);
}

function walk(key: 'w' | 's' | 'a' | 'd', label: Text, column: number): Move {
  return move(`walk ${key}`, { kind: 'walk', direction: KEYS[key] }, label, 3, column);
}

/**
 * The steps are a cross with waiting in its middle and the cast in a corner; `Rest` and the row below go on until something
 * happens. Labels are short, so that the columns stay in line and a row fits a phone.
 */
const MOVES: readonly Move[] = [
  act('e', { en: 'Cast', de: 'Kraft' }, 0, 0),
  act('w', '↑', 0, 1),
  move('rest', { kind: 'rest' }, { en: 'Rest', de: 'Rast' }, 0, 2),
  act('a', '←', 1, 0),
  act('q', { en: 'Wait', de: 'Warte' }, 1, 1),
  act('d', '→', 1, 2),
  act('s', '↓', 2, 1),
  walk('a', { en: 'Walk ←', de: 'Lauf ←' }, 0),
  walk('w', { en: 'Walk ↑', de: 'Lauf ↑' }, 1),
  walk('s', { en: 'Walk ↓', de: 'Lauf ↓' }, 2),
  walk('d', { en: 'Walk →', de: 'Lauf →' }, 3),
];

function heroMenu(prior: number): readonly Move[] {
  return HERO_NAMES.map((name, index) => ({
    line: `${index + 1}`,
    order: { kind: 'choose', name },
    label: name,
    detail: recruitLine(recruit(name, prior)),
    final: true,
  }));
}

const HINTS: Readonly<Record<ReturnType<typeof phase>, Refusal>> = {
  choosing: {
    code: 'choose-a-hero',
    sentence: {
      en: 'Choose a hero first: a number from 1 to 7.',
      de: 'Wähl zuerst einen Helden: eine Zahl von 1 bis 7.',
    },
  },
  exploring: {
    code: 'unknown-move',
    sentence: {
      en: 'Use w, s, a, d to step, e to cast, q to wait; "walk w" and "rest" go on until something happens.',
      de: 'Nimm w, s, a, d für Schritte, e zum Zaubern, q zum Warten; „walk w“ und „rest“ laufen, bis etwas geschieht.',
    },
  },
  won: {
    code: 'over',
    sentence: {
      en: 'This run is won. Start a new one to play on.',
      de: 'Dieser Lauf ist gewonnen. Beginn einen neuen.',
    },
  },
  dead: {
    code: 'over',
    sentence: { en: 'Your hero is dead. Start a new run.', de: 'Dein Held ist tot. Beginn einen neuen Lauf.' },
  },
};

/** How a line may go on: all lines that begin so. */
export function choicesOf(state: State, partial: string): readonly Choice[] {
  return movesOf(state)
    .filter(({ line }) => line.startsWith(partial))
    .map(({ order, ...choice }) => choice);
}

/** What a line means at this point of the run, or what to type instead. */
export function parseLine(state: State, line: string): Order | { readonly refused: Refusal } {
  const move = movesOf(state).find((move) => move.line === line);
  return move?.order ?? { refused: HINTS[phase(state)] };
}

function movesOf(state: State): readonly Move[] {
  const now = phase(state);
  if (now === 'choosing') return heroMenu(state.prior);
  return now === 'exploring' ? MOVES : [];
}
