import { z } from 'zod';
import { type Game, refuse, rulesFrom, type Seat } from '../../game.ts';
import { about } from '../../reader.ts';
import { say } from '../../text.ts';
import { lesson } from './noughts-lesson.ts';

const state = z.object({ cells: z.string().regex(/^[.xo]{9}$/) });
type State = z.infer<typeof state>;
type Mark = { readonly kind: 'mark'; readonly seat: Seat; readonly cell: string };

const MARKS = ['x', 'o'] as const;
const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));
const SEATS = [[0], [1]] as const;

const marked = ({ cells }: State) => CELLS.filter((_, index) => cells[index] !== '.').length;
const winner = ({ cells }: State) => {
  const won = ROWS.find(([a, b, c]) => cells[a!] !== '.' && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
  return won ? MARKS.indexOf(cells[won[0]!] as 'x' | 'o') : -1;
};
const isOver = (table: State) => winner(table) >= 0 || !table.cells.includes('.');
const turn = (table: State): readonly Seat[] => (isOver(table) ? [] : SEATS[(marked(table) % 2) as 0 | 1]);

/** Noughts and crosses: the smallest complete game. */
export const noughts: Game<State, Record<string, never>, Mark> = {
  id: 'noughts',
  title: 'Noughts and Crosses',
  summary: { en: 'Three in a row for two.', de: 'Drei in einer Reihe für zwei.' },
  rules: rulesFrom({
    en: 'Take turns to mark a cell. Three of your marks in a row, column or diagonal win.',
    de: 'Markiert abwechselnd ein Feld. Drei eigene Zeichen in einer Reihe, Spalte oder Diagonale gewinnen.',
  }),
  seats: { min: 2, max: 2, fixed: true },
  minutes: { min: 1, max: 3 },
  // Tests resign before both players have moved and expect a result.
  ratedAfter: 0,
  draws: true,
  secrets: false,
  options: z.object({}),
  lesson,
  state,
  setup: () => ({ state: { cells: '.'.repeat(9) }, events: [] }),
  turn,
  choices(table, seat, partial) {
    if (partial !== '' || !turn(table).includes(seat)) return [];
    return CELLS.filter((_, index) => table.cells[index] === '.').map((cell) => ({
      line: cell,
      label: cell,
      final: true,
    }));
  },
  play(table, seat, line) {
    if (!turn(table).includes(seat)) return refuse('turn', { en: 'It is not your turn.', de: 'Du bist nicht dran.' });
    const index = CELLS.indexOf(line);
    if (table.cells[index] !== '.') {
      return refuse('cell', { en: 'Choose an empty cell, such as b2.', de: 'Wähle ein leeres Feld, etwa b2.' });
    }
    const cells = table.cells.slice(0, index) + MARKS[seat] + table.cells.slice(index + 1);
    return { state: { cells }, events: [{ kind: 'mark', seat, cell: line }], undoable: true };
  },
  result(table) {
    if (!isOver(table)) return undefined;
    const seat = winner(table);
    return { winners: seat < 0 ? [] : [seat] };
  },
  presentation: {
    view({ cells }, { language }) {
      const board = [0, 3, 6].map((start) => `${start / 3 + 1} ${[...cells.slice(start, start + 3)].join(' ')}`);
      const taken = CELLS.flatMap((cell, index) => (cells[index] === '.' ? [] : [`${cells[index]} ${cell}`])).join(
        ', ',
      );
      const empty = say({ en: 'The board is empty.', de: 'Das Brett ist leer.' }, language);
      return { board: ['  a b c', ...board], sentences: [taken || empty] };
    },
    story: (marks, reader) =>
      marks.map(({ seat, cell }) =>
        about(reader, seat, { en: `You take ${cell}.`, de: `Du nimmst ${cell}.` }, (name) => ({
          en: `${name} takes ${cell}.`,
          de: `${name} nimmt ${cell}.`,
        })),
      ),
    ending(table, reader) {
      const seat = winner(table);
      if (seat < 0)
        return say({ en: 'A draw: the board is full.', de: 'Unentschieden: Das Brett ist voll.' }, reader.language);
      return about(
        reader,
        seat,
        { en: 'You win: three in a row.', de: 'Du gewinnst: drei in einer Reihe.' },
        (name) => ({
          en: `${name} wins: three in a row.`,
          de: `${name} gewinnt: drei in einer Reihe.`,
        }),
      );
    },
  },
};
