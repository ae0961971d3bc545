import { column, cut, type Language, say, widthOf } from '@longtable/kit';
import { pointWords } from '../../render/terms.ts';
import { advancingEntrant, knockoutRounds } from './pairing/knockout.ts';
import { standingsOf } from './pairing/rounds.ts';
import { type Outcome, outcomesOf } from './pairing/score.ts';
import type { Tournament } from './record.ts';
import { rawEntrantName } from './terms.ts';
import { texts } from './words/texts.ts';

/** Maximum width of a line on a phone, in characters. */
const WIDTH = 36;
/** Maximum number of rounds in a bracket, counted from the final. */
const BRACKET_ROUNDS = 3;
/** Maximum number of result columns with a space between them. */
const MAX_SPACED_COLUMNS = 6;
const RANK_WIDTH = 2;
const MIN_POINTS_WIDTH = 3;
const MIN_NAME_WIDTH = 7;
/** Mark for a game without a result. */
const PENDING = '.';
/** Mark for a player's own column. */
const SELF = '\\';

/** Returns the standings as lines of fixed width: a bracket in a knockout, otherwise a table of results. */
export function tableLines(tournament: Tournament, maxRows: number, language: Language): string[] {
  return tournament.format === 'knockout'
    ? bracketLines(tournament, language)
    : resultLines(tournament, maxRows, language);
}

/** Returns a head line and a row of results for each of the best players: by opponent in a round robin, otherwise by round. */
function resultLines(tournament: Tournament, maxRows: number, language: Language): string[] {
  const outcomes = outcomesOf(tournament);
  const standings = standingsOf(tournament);
  const ranks = standings.map(({ entrant }) => entrant);
  const columns = tournament.format === 'robin' ? ranks : tournament.rounds.map((_, round) => round);
  const cellOf = (entrant: number, place: number) => {
    if (tournament.format === 'robin' && place === entrant) return SELF;
    const isIt = ({ opponents, round }: Outcome) =>
      tournament.format === 'robin' ? opponents.includes(place) : round === place;
    const found = outcomes.find((outcome) => outcome.entrant === entrant && isIt(outcome));
    return found ? pointWords(found.points, language) : PENDING;
  };
  const between = columns.length <= MAX_SPACED_COLUMNS ? ' ' : '';
  const shown = standings.slice(0, maxRows);
  const wide = Math.max(...shown.flatMap(({ entrant }) => columns.map((place) => cellOf(entrant, place).length)));
  const cells = (of: (place: number, index: number) => string) =>
    columns.map((place, index) => of(place, index).padStart(wide)).join(between);
  const sums = Math.max(MIN_POINTS_WIDTH, ...shown.map(({ points }) => pointWords(points, language).length));
  const longest = Math.max(
    MIN_NAME_WIDTH,
    ...shown.map(({ entrant }) => widthOf(rawEntrantName(tournament, entrant, language))),
  );
  const room = Math.min(longest, WIDTH - RANK_WIDTH - 1 - 1 - cells(() => PENDING).length - 1 - sums);
  const line = (rank: string, name: string, results: string, points: string) =>
    [rank.padStart(RANK_WIDTH), column(name, room), results, points.padStart(sums)].join(' ');
  const head = line(
    '',
    say(tournament.format === 'robin' ? texts.board.against : texts.board.inRound, language),
    cells((_, index) => String((index + 1) % 10)),
    say(texts.board.sum, language),
  );
  const rows = shown.map(({ entrant, points }, index) =>
    line(
      String(index + 1),
      rawEntrantName(tournament, entrant, language),
      cells((place) => cellOf(entrant, place)),
      pointWords(points, language),
    ),
  );
  return [head, ...rows];
}

/** Returns the last rounds as a tree from left to right. Empty before the first of them has started. */
function bracketLines(tournament: Tournament, language: Language): string[] {
  const all = knockoutRounds(tournament);
  const depth = Math.min(all, BRACKET_ROUNDS);
  const first = tournament.rounds[all - depth];
  if (!first) return [];
  const width = Math.floor(WIDTH / (depth + 1));
  const nameOf = (slot: number | null | undefined) => (slot == null ? '' : rawEntrantName(tournament, slot, language));
  const leaves = first.pairings.flatMap(({ seats: [one, other] }) => [
    nameOf(one),
    other === undefined ? say(texts.board.byeInBrackets, language) : nameOf(other),
  ]);
  const later = Array.from({ length: depth }, (_, ahead) => {
    const pairings = tournament.rounds[all - depth + ahead]?.pairings ?? [];
    return Array.from({ length: leaves.length / 2 ** (ahead + 1) }, (__, index) => {
      const pairing = pairings[index];
      return pairing?.points === undefined ? '' : nameOf(advancingEntrant(pairing));
    });
  });
  const grid = Array.from({ length: 2 * leaves.length - 1 }, () => [...' '.repeat(WIDTH)]);
  [leaves, ...later].forEach((names, level) => {
    names.forEach((name, index) => {
      drawSlot(grid, name, { level, index, width, isLast: level === depth });
    });
  });
  return grid.map((line) => line.join('').trimEnd());
}

interface Slot {
  readonly level: number;
  readonly index: number;
  readonly width: number;
  readonly isLast: boolean;
}

/** Draws a name in the tree and the line to the next round. */
function drawSlot(grid: string[][], name: string, { level, index, width, isLast }: Slot): void {
  const reach = 2 ** level;
  const y = (2 * index + 1) * reach - 1;
  const x = level * width;
  const put = (line: number, at: number, sign: string) => {
    const row = grid[line];
    if (row) row[at] = sign;
  };
  const shown = cut(name, width - 2);
  // The name is stored in the first cell. The other cells that it covers are empty.
  for (let at = 0; at < widthOf(shown); at++) put(y, x + at, at === 0 ? shown : '');
  if (isLast) return;
  const begin = x + widthOf(shown) + (shown === '' ? 0 : 1);
  for (let at = begin; at < x + width - 1; at++) put(y, at, '─');
  const isUpper = index % 2 === 0;
  put(y, x + width - 1, isUpper ? '┐' : '┘');
  for (let step = 1; step < reach; step++) put(isUpper ? y + step : y - step, x + width - 1, '│');
  if (isUpper) put(y + reach, x + width - 1, '├');
}
