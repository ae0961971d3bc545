import {
  type AnyGame,
  column,
  cut,
  eachLanguage,
  joinTexts,
  type Language,
  type OptionalText,
  say,
  type Text,
  widthOf,
} from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { soon } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { type PageSketch, page, phrase } from '../../render/page.ts';
import { codeBlock, pointWords } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { minEntrantsOf } from './enter.ts';
import { entrantName, FORMAT_NAMES, rawEntrantName, termsOf } from './labels.ts';
import { advancingEntrant, knockoutRounds, roundsOf, standingsOf } from './pairing/rounds.ts';
import { type Outcome, outcomesOf, sumGames } from './pairing/tables.ts';
import { drawStandings } from './picture.ts';
import { type Pairing, type Tournament, tournamentId } from './record.ts';
import { texts } from './words/texts.ts';

const { Primary, Secondary, Success } = ButtonStyle;

export const START: Text = texts.board.start;

/** Maximum number of rows on the board. The standings button shows the rest. */
const MAX_SHOWN = 10;

/** Draws the message of a tournament. `obstacle` is the reason why the games of the round cannot be opened. */
export function drawTournament({ games }: Context, id: string, tournament: Tournament, obstacle?: Text): Drawn {
  const { language, status, game, format } = tournament;
  const name = games.get(game)?.title ?? game;
  const title = texts.board.title({ title: name, format: FORMAT_NAMES[format] });
  const rows = [buttonsAt(id, tournament)];
  if (status === 'open') return page({ title, end: entryLines(tournament, games.get(game)), rows }, language);
  const table = tableLines(tournament, MAX_SHOWN, language);
  const parts = {
    title,
    story: status === 'over' ? [resultText(tournament)] : roundLines(tournament),
    board: tournament.rounds.length > 0 && table.length > 0 ? codeBlock(table) : '',
    end: [obstacle !== undefined && joinTexts([texts.board.blocked, obstacle]), ...footLines(tournament)],
    rows,
    sketch: sketchOf(id, tournament, name),
  };
  return page(parts, language);
}

/** Returns the picture of the standings, if the board is a picture and a round has started. */
function sketchOf(id: string, tournament: Tournament, title: Text): PageSketch | undefined {
  const { language, display, rounds } = tournament;
  if (display !== 'picture' || rounds.length === 0) return undefined;
  const aside = texts.board.roundOf({ round: rounds.length, rounds: roundsOf(tournament) });
  return {
    of: `tournament|${id}`,
    picture: drawStandings(tournament, say(title, language), say(aside, language)),
    description: joinTexts(standingLines(tournament)),
  };
}

export function pairingText(tournament: Tournament, round: number, { seats }: Pairing): Text {
  return texts.board.pairing({ round: round + 1, names: namesIn(tournament, seats) });
}

function namesIn(tournament: Tournament, entrants: readonly number[]): Text {
  return joinTexts(
    entrants.map((entrant) => entrantName(tournament, entrant)),
    ' – ',
  );
}

function pointsText(points: number): Text {
  return eachLanguage((language) => pointWords(points, language));
}

/** Returns the first three places of a finished tournament, or why it has none. `winner` replaces the winner's name. */
export function resultText(tournament: Tournament, winner?: string): Text {
  if (tournament.cancelled) return texts.board.cancelled;
  const [first, ...others] = standingsOf(tournament);
  if (tournament.rounds.length === 0 || !first) return texts.board.neverStarted;
  return eachLanguage((language) => {
    const placeOf = ({ entrant, points }: typeof first) => ({
      name: say(entrantName(tournament, entrant), language),
      points: tournament.format === 'knockout' ? undefined : pointWords(points, language),
    });
    const { name, points } = placeOf(first);
    const places = { name: winner ?? name, points, others: others.slice(0, 2).map(placeOf) };
    return `🏆 ${say(texts.board.winner(places), language)}`;
  });
}

function entryLines(tournament: Tournament, game: AnyGame | undefined): Text[] {
  const { entrants, lapsesAt } = tournament;
  const names = entrants.map((_, entrant) => entrantName(tournament, entrant));
  return [...termsOf(tournament, game), texts.board.players({ names }), texts.board.expires({ when: soon(lapsesAt) })];
}

/** Returns a line with the number of hidden rows and one with the names of withdrawn players, if there are any. */
function footLines({ entrants, ...tournament }: Tournament): OptionalText[] {
  const out = entrants.flatMap(({ out: isOut }, entrant) =>
    isOut ? [entrantName({ ...tournament, entrants }, entrant)] : [],
  );
  const more = tournament.format === 'knockout' ? 0 : entrants.length - MAX_SHOWN;
  return [more > 0 && andMore(more), out.length > 0 && texts.board.withdrawn({ names: out })];
}

function roundLines(tournament: Tournament): OptionalText[] {
  const { rounds } = tournament;
  const round = rounds.at(-1);
  if (!round) return [];
  const head = texts.board.round({ round: rounds.length, rounds: roundsOf(tournament), ends: soon(round.until) });
  const games = pairingLines(tournament, rounds.length - 1);
  return [head, ...games.slice(0, MAX_SHOWN), games.length > MAX_SHOWN && andMore(games.length - MAX_SHOWN)];
}

export function pairingLines(tournament: Tournament, round: number): Text[] {
  const pairings = tournament.rounds[round]?.pairings ?? [];
  const idle = tournament.entrants.flatMap(({ out }, entrant) =>
    out || tournament.format !== 'robin' || pairings.some(({ seats }) => seats.includes(entrant))
      ? []
      : [phrase`- ${texts.board.sitsOut({ name: entrantName(tournament, entrant) })}`],
  );
  const games = pairings.flatMap(({ seats, games, points = games ? sumGames(games) : [], message: thread, table }) => {
    if (seats.length === 0) return [];
    const names = namesIn(tournament, seats);
    if (seats.length === 1) return [phrase`- ${texts.board.bye({ name: names })}`];
    const score = points.length > 0 && joinTexts(points.map(pointsText), ' : ');
    return [phrase`- ${joinTexts([names, score, table && thread && `<#${thread}>`], ' · ')}`];
  });
  return [...games, ...idle];
}

/** Returns the standings, one line per entrant. */
export function standingLines(tournament: Tournament): Text[] {
  return standingsOf(tournament).map(({ entrant, points, tie }, index) => {
    const parts = [
      entrantName(tournament, entrant),
      pointsText(points),
      tournament.format !== 'knockout' && texts.board.tiebreak({ points: pointsText(tie) }),
      tournament.entrants[entrant]?.out && texts.board.hasWithdrawn,
    ];
    return phrase`${index + 1}. ${joinTexts(parts)}`;
  });
}

function andMore(count: number): Text {
  return texts.board.andMore({ count });
}

function buttonsAt(id: string, tournament: Tournament): ButtonSpec[] {
  const { status, entrants } = tournament;
  const button = (act: 'join' | 'withdraw' | 'start' | 'standings', label: Text, style: ButtonSpec[2]): ButtonSpec => [
    tournamentId.make({ act, tournament: id }),
    label,
    style,
  ];
  const withdraw = button('withdraw', texts.withdraw, Secondary);
  const standings = button('standings', texts.board.allStandings, Secondary);
  if (status === 'over') return [standings];
  if (status === 'playing') return [standings, withdraw];
  const isReady = entrants.length >= minEntrantsOf(tournament);
  return [
    button('join', common.buttons.join, Success),
    withdraw,
    button('start', START, isReady ? Primary : Secondary),
  ];
}

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
    const outcome = outcomes.find((outcome) => outcome.entrant === entrant && isIt(outcome));
    return outcome ? pointWords(outcome.points, language) : PENDING;
  };
  const nameOf = (entrant: number) => say(rawEntrantName(tournament, entrant), language);
  const between = columns.length <= MAX_SPACED_COLUMNS ? ' ' : '';
  const shown = standings.slice(0, maxRows);
  const wide = Math.max(...shown.flatMap(({ entrant }) => columns.map((place) => cellOf(entrant, place).length)));
  const cells = (of: (place: number, index: number) => string) =>
    columns.map((place, index) => of(place, index).padStart(wide)).join(between);
  const sums = Math.max(MIN_POINTS_WIDTH, ...shown.map(({ points }) => pointWords(points, language).length));
  const longest = Math.max(MIN_NAME_WIDTH, ...shown.map(({ entrant }) => widthOf(nameOf(entrant))));
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
      nameOf(entrant),
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
  const nameOf = (slot: number | null | undefined) =>
    slot == null ? '' : say(rawEntrantName(tournament, slot), language);
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
