import { column, cut, type Language, say, type Text, widthOf } from '@longtable/kit';
import type { Tournament } from '../../../storage/records/tournament.ts';
import { goesOn, knockoutRounds } from '../../host/tournaments/pairing/knockout.ts';
import { standingsOf } from '../../host/tournaments/pairing/rounds.ts';
import { type Outcome, outcomesOf } from '../../host/tournaments/pairing/score.ts';
import { pointWords } from '../../render/opponents/terms.ts';
import { rawEntrantName } from './terms.ts';

/** What fits side by side on a phone. */
const WIDTH = 36;
/** So many rounds of a bracket are drawn, the last ones. */
const BRACKET_ROUNDS = 3;
/** Up to so many results have a space between them. */
const MAX_SPACED_COLUMNS = 6;
/** Room for a rank and for points. */
const RANK_WIDTH = 2;
const MIN_POINTS_WIDTH = 3;
/** A game that is not decided, and somebody's own column. */
const PENDING = '.';
const SELF = '\\';
const BYE: Text = { en: '(bye)', de: '(Freilos)' };

/** How a tournament stands, as lines of a fixed width: a bracket where those who lose are out, else a table of results, the best first. */
export function tableLines(tournament: Tournament, maxRows: number, language: Language): string[] {
  return tournament.format === 'knockout'
    ? bracketLines(tournament, language)
    : resultLines(tournament, maxRows, language);
}

/** Everybody with their results: against each other where all meet, else round by round. */
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
  const longest = Math.max(...shown.map(({ entrant }) => widthOf(rawEntrantName(tournament, entrant, language))));
  const room = Math.min(longest, WIDTH - RANK_WIDTH - 1 - 1 - cells(() => PENDING).length - 1 - sums);
  const line = (rank: string, name: string, results: string, points: string) =>
    [rank.padStart(RANK_WIDTH), column(name, room), results, points.padStart(sums)].join(' ');
  const head = line(
    '',
    '',
    cells((_, index) => String((index + 1) % 10)),
    '',
  ).trimEnd();
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

/** The last rounds as a tree from left to right; nothing before the first of them is drawn. */
function bracketLines(tournament: Tournament, language: Language): string[] {
  const all = knockoutRounds(tournament);
  const depth = Math.min(all, BRACKET_ROUNDS);
  const first = tournament.rounds[all - depth];
  if (!first) return [];
  const width = Math.floor(WIDTH / (depth + 1));
  const nameOf = (slot: number | null | undefined) => (slot == null ? '' : rawEntrantName(tournament, slot, language));
  const leaves = first.pairings.flatMap(({ seats: [one, other] }) => [
    nameOf(one),
    other === undefined ? say(BYE, language) : nameOf(other),
  ]);
  const later = Array.from({ length: depth }, (_, ahead) => {
    const pairings = tournament.rounds[all - depth + ahead]?.pairings ?? [];
    return Array.from({ length: leaves.length / 2 ** (ahead + 1) }, (__, index) => {
      const pairing = pairings[index];
      return pairing?.points === undefined ? '' : nameOf(goesOn(pairing));
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

/** A place in the tree: the name, and the way to where its winner stands. */
function drawSlot(grid: string[][], name: string, { level, index, width, isLast }: Slot): void {
  const reach = 2 ** level;
  const y = (2 * index + 1) * reach - 1;
  const x = level * width;
  const put = (line: number, at: number, sign: string) => {
    const row = grid[line];
    if (row) row[at] = sign;
  };
  const shown = cut(name, width - 2);
  // The name as a whole stands in one cell, and those that it covers are empty.
  for (let at = 0; at < widthOf(shown); at++) put(y, x + at, at === 0 ? shown : '');
  if (isLast) return;
  const begin = x + widthOf(shown) + (shown === '' ? 0 : 1);
  for (let at = begin; at < x + width - 1; at++) put(y, at, '─');
  const isUpper = index % 2 === 0;
  put(y, x + width - 1, isUpper ? '┐' : '┘');
  for (let step = 1; step < reach; step++) put(isUpper ? y + step : y - step, x + width - 1, '│');
  if (isUpper) put(y + reach, x + width - 1, '├');
}
