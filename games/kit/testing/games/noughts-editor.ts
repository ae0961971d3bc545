import { z } from 'zod';
import type { ListedDesign, PaintedDesign } from '../../design/design.ts';
import { type Game, refuse } from '../../game.ts';
import { optionWords } from '../../options.ts';
import type { Text } from '../../text.ts';
import { noughts } from './noughts.ts';

const MAX_BYTES = 100;
const file = (about: Text) => z.string().optional().register(optionWords, { about, fileBytes: MAX_BYTES });

const options = z.object({
  board: file({ en: 'A board to begin from', de: 'Ein Brett zum Beginnen' }),
  terms: file({ en: 'What is agreed', de: 'Was vereinbart ist' }),
});

const NOT_EVEN: Text = { en: 'as many x as o belong there', de: 'es gehören gleich viele x wie o hin' };
const isEven = (cells: string) => cells.split('x').length === cells.split('o').length;

const board: PaintedDesign = {
  id: 'board',
  kind: 'painted',
  name: { en: 'Board', de: 'Brett' },
  about: { en: 'A board to begin from.', de: 'Ein Brett zum Beginnen.' },
  files: [{ option: 'board', ending: '.txt' }],
  board: { name: { en: 'Board', de: 'Brett' }, max: 1 },
  columns: 3,
  rows: 3,
  brushes: ['.', 'x', 'o'].map((sign) => ({ sign, name: sign })),
  fill: '.',
  starts: [{ id: 'empty', name: { en: 'Empty board', de: 'Leeres Brett' }, doc: { boards: [['...', '...', '...']] } }],
  read: ([text]) =>
    /^([.xo]{3}\n){3}$/.test(text)
      ? { doc: { boards: [text.trimEnd().split('\n')] } }
      : { problem: { en: 'Three rows of . x o.', de: 'Drei Zeilen aus . x o.' } },
  write: ({ boards }) => [`${boards[0]?.join('\n')}\n`],
  faults({ boards: [rows = []] }) {
    const isWhole = rows.length === 3 && rows.every(({ length }) => length === 3);
    return isWhole && isEven(rows.join('')) ? [] : [{ reason: NOT_EVEN }];
  },
};

const terms: ListedDesign = {
  id: 'terms',
  kind: 'listed',
  name: { en: 'Terms', de: 'Bedingungen' },
  about: { en: 'What is agreed before a game.', de: 'Was vor einem Spiel vereinbart ist.' },
  files: [{ option: 'terms', ending: '.txt' }],
  lists: [
    {
      id: 'terms',
      name: { en: 'Terms', de: 'Bedingungen' },
      max: 1,
      fields: [{ id: 'stake', name: { en: 'Stake', de: 'Einsatz' }, kind: 'number', min: 0, max: 9 }],
      line: ({ stake }) => String(stake),
    },
  ],
  starts: [{ id: 'none', name: { en: 'For nothing', de: 'Um nichts' }, doc: { lists: { terms: [{ stake: 0 }] } } }],
  read: ([text]) => ({ doc: { lists: { terms: [{ stake: Number(text) }] } } }),
  write: ({ lists }) => [String(lists.terms?.[0]?.stake)],
  faults: () => [],
};

/** Noughts and crosses with designs: a board to start from, and a list of terms. */
export const noughtsEditor: Game<
  z.infer<typeof noughts.state>,
  z.infer<typeof options>,
  { kind: 'mark'; seat: number; cell: string }
> = {
  ...noughts,
  id: 'etched',
  title: 'Etched Noughts',
  options,
  setup: ({ board: text = '...\n...\n...\n' }) => {
    const cells = text.replaceAll('\n', '');
    return isEven(cells) ? { state: { cells }, events: [] } : refuse('uneven', NOT_EVEN);
  },
  designs: [board, terms],
};
