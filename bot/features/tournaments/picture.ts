import { say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  compose,
  FONT_SIZES,
  fade,
  header,
  type Item,
  icon,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  path,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { pointWords } from '../../render/text.ts';
import { texts as endings } from '../../render/words/texts.ts';
import { advancingEntrant, standingsOf } from './pairing/rounds.ts';
import { outcomesOf, tablesOf } from './pairing/tables.ts';
import type { Tournament } from './record.ts';

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
  const top = HEADER_HEIGHT + (championOf(tournament) === undefined ? 0 : BAND);
  const { items, height } = tournament.format === 'knockout' ? bracket(tournament, top) : crosstable(tournament, top);
  return compose(height, GROUND, [...header(SIGNS.trophy, title, aside), ...items]);
}

/** Height of the band with the winner of a finished tournament, with the gap below it. */
const BAND = 72;

/** Returns the winner of a finished tournament. Undefined if it was cancelled or is not finished. */
function championOf(tournament: Tournament): string | undefined {
  if (tournament.status !== 'over' || tournament.cancelled) return undefined;
  const [first] = standingsOf(tournament);
  return first && nameOf(tournament, first.entrant);
}

/** Draws the winner of a finished tournament between two trophies. */
function band(tournament: Tournament, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): Item[] {
  const name = championOf(tournament);
  if (name === undefined) return [];
  const place = box(x, y, width, BAND - 10);
  const middle = y + place.height / 2;
  const words = say(endings.endCard.win({ names: [name] }), tournament.language);
  return [
    panel(place, { colour: COLOURS.gold, fill: mix(COLOURS.night, COLOURS.gold, 0.22), thick: 2, radius: 12 }),
    ...[x + 32, x + width - 32].map((at) => icon(SIGNS.trophy, at, middle, 38, { colour: COLOURS.gold })),
    text(box(x + 58, y, width - 116, place.height), words, {
      size: 32,
      weight: 700,
      minSize: FONT_SIZES.small,
      align: 'centre',
      lines: 2,
      mayCut: true,
    }),
  ];
}

interface Part {
  readonly items: readonly Item[];
  readonly height: number;
}

/** A game of a bracket. The slots of future rounds are empty until their players are known. */
interface Slots {
  readonly entrants: readonly (number | undefined)[];
  readonly points: readonly number[];
  readonly state: 'decided' | 'playing' | 'to come';
}

/** Height of a game with its gap, in brackets of up to four games per round and in larger ones. */
const ROW = { few: 66, many: 54 };
/** Smallest size of a name, before it is cut. */
const MIN_NAME = 13;
/** Width of the lines between two rounds. */
const GAP = 22;

/** Draws the last rounds from left to right, the future rounds, and the way of the winners. */
function bracket(tournament: Tournament, below: number): Part {
  const rounds = bracketRounds(tournament)
    .filter(({ length }) => length <= MAX_GAMES)
    .slice(-MAX_ROUNDS);
  const most = Math.max(1, ...rounds.map(({ length }) => length));
  const high = most > 4 ? ROW.many : ROW.few;
  const step = (PICTURE_WIDTH - 24 + GAP) / Math.max(1, rounds.length);
  // Large brackets have room for the winner above the last two rounds.
  const top = most > 4 ? HEADER_HEIGHT : below;
  const place = (column: number, at: number) => {
    const y = top + ((at + 0.5) * most * high) / (rounds[column]?.length ?? 1) - (high - 8) / 2;
    return box(12 + column * step, y, step - GAP, high - 8);
  };
  const items = rounds.flatMap((games, column) =>
    games.flatMap((game, at) => [
      ...(column + 1 < rounds.length ? wayOn(game, place(column, at), place(column + 1, at >> 1), at % 2) : []),
      ...gameBox(tournament, game, place(column, at)),
    ]),
  );
  const left = most > 4 ? 12 + (rounds.length - 2) * step : 12;
  const above = band(tournament, { x: left, y: HEADER_HEIGHT, width: PICTURE_WIDTH - 12 - left });
  return {
    items: [...items, ...(above.length > 0 ? above : prize(place(rounds.length - 1, 0)))],
    height: top + most * high + 8,
  };
}

/** Returns the games of all rounds, including future ones. */
function bracketRounds(tournament: Tournament): Slots[][] {
  const { rounds, status } = tournament;
  const played = rounds.map(({ pairings }) =>
    pairings.map(
      ({ seats, points }): Slots => ({
        entrants: [seats[0], seats[1]],
        points: points ?? [],
        state: points ? 'decided' : 'playing',
      }),
    ),
  );
  let last = rounds.at(-1)?.pairings.map((pairing) => (pairing.points ? advancingEntrant(pairing) : null)) ?? [];
  const ahead: Slots[][] = [];
  while (status === 'playing' && last.length > 1) {
    const slots = last.map((entrant) => entrant ?? undefined);
    ahead.push(
      Array.from({ length: Math.ceil(slots.length / 2) }, (_, at) => ({
        entrants: [slots[2 * at], slots[2 * at + 1]],
        points: [],
        state: 'to come',
      })),
    );
    last = Array<null>(Math.ceil(last.length / 2)).fill(null);
  }
  return [...played, ...ahead];
}

/** Draws the line from a game to a slot of the next round, in gold if its winner is known. */
function wayOn({ state }: Slots, from: Box, to: Box, slot: number): Item[] {
  const [x, y] = [from.x + from.width, from.y + from.height / 2];
  const line = `M${x} ${y}H${x + GAP / 2}V${to.y + ((slot + 0.5) * to.height) / 2}H${to.x}`;
  return [path(line, { stroke: state === 'decided' ? COLOURS.gold : COLOURS.line, thick: 3 })];
}

function gameBox(tournament: Tournament, { entrants, points, state }: Slots, place: Box): Item[] {
  const { x, y, width, height } = place;
  const best = Math.max(...points);
  const isBye = state === 'decided' && entrants[1] === undefined;
  const empty = isBye ? '–' : '?';
  const line = (seat: 0 | 1): Item[] => {
    const entrant = entrants[seat];
    const hasWon = entrant !== undefined && points[seat] === best;
    const isOut = state === 'decided' && !hasWon;
    const top = y + (seat * height) / 2;
    return [
      ...(hasWon ? [icon(SIGNS.king, x + width - 15, top + height / 4, 18, { colour: COLOURS.gold })] : []),
      text(
        box(x + 8, top, width - (hasWon ? 34 : 14), height / 2),
        entrant === undefined ? empty : nameOf(tournament, entrant),
        {
          weight: hasWon ? 700 : 500,
          colour: isOut || entrant === undefined ? LOST : COLOURS.text,
          minSize: MIN_NAME,
          mayCut: true,
        },
      ),
    ];
  };
  const frame = {
    decided: { colour: COLOURS.line },
    playing: { colour: COLOURS.gold, thick: 2 },
    'to come': { colour: COLOURS.line, dash: [5, 5] },
  }[state];
  return [panel(place, { radius: 8, ...frame }), ...line(0), ...line(1)];
}

function nameOf({ entrants }: Tournament, entrant: number): string {
  return entrants[entrant]?.name ?? '';
}

/** Colour of eliminated players. */
const LOST = mix(COLOURS.soft, COLOURS.panel, 0.4);

/** Draws the prize above the final, if there is room. */
function prize(final: Box): Item[] {
  const [x, y] = [final.x + final.width / 2, final.y - 46];
  if (y - 40 < HEADER_HEIGHT) return [];
  return [
    icon(SIGNS.laurels, x, y, 80, { colour: fade(COLOURS.gold, 0.6) }),
    icon(SIGNS.trophy, x, y - 4, 36, { colour: COLOURS.gold }),
  ];
}

/** Returns green for more than half of the points, red for less. */
const resultColour = (share: number) => (share > 0.5 ? COLOURS.good : share < 0.5 ? COLOURS.bad : COLOURS.warn);

/** Draws the results by opponent, or by round in multiplayer games, sorted by points. */
function crosstable(tournament: Tournament, below: number): Part {
  const standings = standingsOf(tournament).slice(0, MAX_ROWS);
  const outcomes = outcomesOf(tournament);
  const isByRound = tablesOf(tournament).most > 2;
  const columns = isByRound ? [...tournament.rounds.keys()] : standings.map(({ entrant }) => entrant);
  const [names, cell, high] = [170, Math.min(44, 290 / columns.length), 38];
  const won = (entrant: number, column: number) =>
    outcomes
      .filter((outcome) => outcome.entrant === entrant)
      .filter(({ round, opponents }) => (isByRound ? round === column : opponents.includes(column)))
      .map(({ points }) => points);
  const top = below + 22;
  const places = columns.map((_, at) =>
    text(box(names + at * cell, below - 4, cell, 24), at + 1, {
      size: FONT_SIZES.small,
      colour: COLOURS.soft,
      align: 'centre',
    }),
  );
  const items = standings.flatMap(({ entrant, points }, at): Item[] => {
    const y = top + at * high;
    return [
      ...(at % 2 === 0
        ? [rect(box(8, y, PICTURE_WIDTH - 16, high), { fill: fade(COLOURS.panel, 0.7), radius: 6 })]
        : []),
      text(box(12, y, 28, high), at + 1, { colour: COLOURS.soft, align: 'right' }),
      text(box(48, y, names - 48, high), tournament.entrants[entrant]?.name ?? '', {
        size: 22,
        weight: 700,
        colour: at === 0 ? COLOURS.gold : COLOURS.text,
        minSize: MIN_NAME,
        lines: 2,
        mayCut: true,
      }),
      ...columns.flatMap((column, nth) => {
        const field = box(names + nth * cell + 2, y + 4, cell - 4, high - 8);
        if (!isByRound && column === entrant) return [rect(field, { fill: COLOURS.night, radius: 4 })];
        const results = won(entrant, column);
        if (results.length === 0) return [];
        const colour = resultColour(results.reduce((sum, points) => sum + points, 0) / results.length);
        return [
          rect(field, { fill: mix(COLOURS.panel, colour, 0.3), radius: 4 }),
          text(
            { ...field, y, height: high },
            results.map((points) => pointWords(points, tournament.language)).join(' '),
            {
              ...{ size: 22, weight: 700, colour, align: 'centre' },
            },
          ),
        ];
      }),
      text(box(PICTURE_WIDTH - 80, y, 62, high), pointWords(points, tournament.language), {
        size: FONT_SIZES.value,
        weight: 700,
        align: 'right',
      }),
    ];
  });
  const above = band(tournament, { x: 12, y: HEADER_HEIGHT, width: PICTURE_WIDTH - 24 });
  return { items: [...above, ...places, ...items], height: top + standings.length * high + 8 };
}
