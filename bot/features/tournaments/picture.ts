import {
  box,
  COLOURS,
  compose,
  FONT_SIZES,
  fade,
  header,
  type Item,
  icon,
  PICTURE_WIDTH,
  type Picture,
  panel,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import type { Pairing, Tournament } from '../../../storage/records/tournament.ts';
import { standingsOf } from '../../host/tournaments/pairing/rounds.ts';
import { outcomesOf, tablesOf } from '../../host/tournaments/pairing/score.ts';
import { pointWords } from '../../render/opponents/terms.ts';

const GROUND = ['#1a1826', COLOURS.ground] as const;
const HEADER_HEIGHT = 48;
/** Maximum number of rounds in a bracket. */
const MAX_ROUNDS = 4;
/** Maximum number of games in a round of a bracket. Larger rounds are not drawn. */
const MAX_GAMES = 8;
/** Maximum number of rows in a table of results. */
const MAX_ROWS = 10;

/** Draws the bracket of a knockout tournament, or the table of results. */
export function drawStandings(tournament: Tournament, title: string, aside: string): Picture {
  const { items, height } = tournament.format === 'knockout' ? bracket(tournament) : crosstable(tournament);
  return compose(height, GROUND, [...header(SIGNS.trophy, title, aside), ...items]);
}

interface Part {
  readonly items: readonly Item[];
  readonly height: number;
}

/** Draws the last rounds from left to right. */
function bracket(tournament: Tournament): Part {
  const rounds = tournament.rounds.filter(({ pairings }) => pairings.length <= MAX_GAMES).slice(-MAX_ROUNDS);
  const most = Math.max(1, ...rounds.map(({ pairings }) => pairings.length));
  const [wide, high] = [(PICTURE_WIDTH - 16) / Math.max(1, rounds.length), 66];
  const items = rounds.flatMap(({ pairings }, column) =>
    pairings.flatMap((pairing, at) => {
      const y = HEADER_HEIGHT + ((at + 0.5) * most * high) / pairings.length - 29;
      return pairingBox(tournament, pairing, box(12 + column * wide, y, wide - 8, 58));
    }),
  );
  return { items, height: HEADER_HEIGHT + most * high + 8 };
}

function pairingBox(tournament: Tournament, { seats, points = [] }: Pairing, place: ReturnType<typeof box>): Item[] {
  const { x, y, width } = place;
  const line = (entrant: number | undefined, share: number | undefined, top: number): Item[] => [
    ...(share === 1 ? [icon(SIGNS.king, x + 16, top + 14, 18, { colour: COLOURS.gold })] : []),
    text(box(x + 30, top, width - 38, 28), entrant === undefined ? '–' : (tournament.entrants[entrant]?.name ?? ''), {
      weight: share === 1 ? 700 : 500,
      colour: share === 0 ? COLOURS.soft : COLOURS.text,
      mayCut: true,
    }),
  ];
  return [panel(place, { radius: 8 }), ...line(seats[0], points[0], y), ...line(seats[1], points[1], y + 29)];
}

/** Draws the results by opponent, or by round in multiplayer games, sorted by points. */
function crosstable(tournament: Tournament): Part {
  const standings = standingsOf(tournament).slice(0, MAX_ROWS);
  const outcomes = outcomesOf(tournament);
  const isByRound = tablesOf(tournament).most > 2;
  const columns = isByRound ? [...tournament.rounds.keys()] : standings.map(({ entrant }) => entrant);
  const [names, cell, high] = [170, Math.min(44, 290 / columns.length), 38];
  const won = (entrant: number, column: number) =>
    outcomes
      .filter((one) => one.entrant === entrant)
      .filter(({ round, opponents }) => (isByRound ? round === column : opponents.includes(column)))
      .map(({ points }) => pointWords(points, tournament.language));
  const top = HEADER_HEIGHT + 22;
  const places = columns.map((_, at) =>
    text(box(names + at * cell, HEADER_HEIGHT - 4, cell, 24), at + 1, {
      size: FONT_SIZES.small,
      colour: COLOURS.soft,
      align: 'centre',
    }),
  );
  const items = standings.flatMap(({ entrant, points }, row): Item[] => {
    const y = top + row * high;
    return [
      ...(row % 2 === 0
        ? [rect(box(8, y, PICTURE_WIDTH - 16, high), { fill: fade(COLOURS.panel, 0.7), radius: 6 })]
        : []),
      text(box(12, y, 28, high), row + 1, { colour: COLOURS.soft, align: 'right' }),
      text(box(48, y, names - 48, high), tournament.entrants[entrant]?.name ?? '', {
        size: 22,
        weight: 700,
        colour: row === 0 ? COLOURS.gold : COLOURS.text,
        mayCut: true,
      }),
      ...columns.map((column, at) =>
        !isByRound && column === entrant
          ? rect(box(names + at * cell + 3, y + 5, cell - 6, high - 10), { fill: COLOURS.night, radius: 4 })
          : text(box(names + at * cell, y, cell, high), won(entrant, column).join(' '), { size: 22, align: 'centre' }),
      ),
      text(box(PICTURE_WIDTH - 80, y, 62, high), pointWords(points, tournament.language), {
        size: FONT_SIZES.value,
        weight: 700,
        align: 'right',
      }),
    ];
  });
  return { items: [...places, ...items], height: top + standings.length * high + 8 };
}
