import { headerLine, type Reader, ruleLine, say, type View } from '@longtable/kit';
import { shownState } from '../rules/knowledge/recording.ts';
import { activePerson, isOnBoard } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { turnOf } from '../timing.ts';
import { casinoSentences, ownSentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { drawStatistics, drawTeams, drawTurning, endSentences, PLAYERS } from './ending.ts';
import { arrowsBeyond, drawGrid, type Frame, marksIn, textFrame } from './grid.ts';
import { fitLegend, leastLines, legendOf, noteSign } from './legend.ts';
import { MARKS, marksOf } from './marks.ts';
import { drawHeader, drawSide, drawTeam, enemyMarks } from './panel.ts';
import { viewPreparation } from './preparation.ts';

/** Returns the view of a match for a reader. Colours and sentences are computed only when read. */
export function view(state: State, reader: Reader): View {
  const { viewer, language } = reader;
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = shownState(state, viewer, isOpen);
  if (isOpen && (state.phase === 'over' || !reader.live)) return viewEnd(seen, reader);
  if (isOpen) return viewWhole(seen, reader);
  if (seen.people.length === 0) return viewPreparation(seen, reader, turnOf(state));
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const { map, words } = drawCasino(seen, reader);
  const head = drawHeader(seen, player, language).with(-1, ruleLine(momentText(state, reader)));
  return {
    board: [...head, ...map, ...words],
    get coloured() {
      const enemies = enemyMarks(seen, reader);
      const [round = '', ...others] = head;
      const [names = '', ...rows] = map;
      const coloured = rows.map((row) => colourRow(row, enemies));
      return [colourHead(round), ...others, names, ...coloured, ...words];
    },
    get sentences() {
      const own = player === undefined ? [] : ownSentences(seen, player, language);
      return [...own, ...casinoSentences(seen, reader)];
    },
  };
}

/** Returns the moment from which a delayed view is. Empty if the reader sees the current state. */
function momentText(state: State, { viewer, language }: Reader): string {
  const isPlayer = viewer === 0 || viewer === 1;
  if (state.phase !== 'rounds' || !state.seen.snapshots[isPlayer ? viewer : 2]) return '';
  return say(isPlayer ? texts.view.atYourLastTurn : texts.view.atRoundStart, language);
}

/** Maximum number of lines of the map, the teams and the legend that fit a phone together with the buttons. */
const MAX_LINES = 14;
/** Number of rows of the map that are kept if the legend does not fit. */
const MIN_ROWS = 7;

/** Returns the map around the active agent, and below it a rule, the visible teams and the legend as `words`. */
function drawCasino(seen: State, reader: Reader): { map: string[]; words: string[] } {
  const frame = casinoFrame(seen, reader);
  const cells = marksIn(seen, reader.viewer, frame);
  const arrows = arrowsBeyond(seen, frame);
  const part = arrows ? say(texts.view.part({ arrows }), reader.language) : '';
  const team = teamOf(seen, reader, frame);
  const room = MAX_LINES - frame.rows - 1 - team.length;
  const legend = fitLegend(legendOf(seen, reader, cells), room);
  const isApart = team.length > 0 && legend.length > 0 && legend.length < room;
  return {
    map: drawGrid(frame, cells, notesOn(seen, reader)),
    words: [ruleLine(part), ...team, ...(isApart ? [''] : []), ...legend],
  };
}

/** Returns the section of the text map: the most rows with which the least legend fits, but at least `MIN_ROWS`. */
export function casinoFrame(seen: State, reader: Reader): Frame {
  const centre = centreOf(seen, reader);
  const frame = textFrame(seen, centre);
  for (let { rows } = frame; rows > MIN_ROWS; rows--) {
    const lower = textFrame(seen, centre, rows);
    const room = MAX_LINES - rows - 1 - teamOf(seen, reader, lower).length;
    if (leastLines(legendOf(seen, reader, marksIn(seen, reader.viewer, lower))) <= room) return lower;
  }
  return textFrame(seen, centre, Math.min(frame.rows, MIN_ROWS));
}

function teamOf(seen: State, reader: Reader, frame: Frame): string[] {
  const { viewer } = reader;
  if (reader.open) return PLAYERS.flatMap((player) => drawSide(seen, player, reader));
  return viewer === 0 || viewer === 1 ? drawTeam(seen, viewer, reader, frame) : [];
}

/** Returns the signs of the reader's notes by the marks of the people. Empty without notes. */
function notesOn(seen: State, reader: Reader): ReadonlyMap<string, string> {
  if (!reader.notes) return new Map();
  const marks = marksOf(seen);
  return new Map(
    seen.people.flatMap((person) => {
      const sign = noteSign(reader, person);
      return sign ? [[marks.get(person.id) ?? '', sign] as const] : [];
    }),
  );
}

/** Returns the centre of the map: the active agent, else the reader's first agent, else the cat, else the corner. */
export function centreOf(state: State, { viewer }: Reader): { x: number; y: number } {
  const own = state.people.find((person) => person.faction === viewer && isOnBoard(person));
  return activePerson(state)?.at ?? own?.at ?? state.cat ?? { x: 0, y: 0 };
}

/** Returns the view of a running match for readers who may see everything. */
function viewWhole(state: State, reader: Reader): View {
  const isOn = state.people.length > 0;
  const { map, words } = isOn ? drawCasino(state, { ...reader, viewer: 'spectator' }) : { map: [], words: [] };
  return {
    board: isOn ? [...drawHeader(state, undefined, reader.language), ...map, ...words] : drawTeams(state, reader),
    get sentences() {
      return [...drawTeams(state, reader), ...(isOn ? casinoSentences(state, reader) : [])];
    },
  };
}

function viewEnd(state: State, reader: Reader): View {
  const statistics = drawStatistics(state, reader);
  const { language } = reader;
  const round = state.round > 0 ? say(texts.ending.round({ round: state.round }), language) : '';
  const title = headerLine(say(texts.ending.over, language), round);
  const isPlayed = state.people.length > 0;
  const parts = [statistics, drawTurning(state, language), drawTeams(state, reader, isPlayed)];
  const board = [
    title,
    ruleLine(),
    ...parts.filter(({ length }) => length > 0).flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)),
  ];
  const heads = new Set([title, statistics[0]]);
  return {
    board,
    get coloured() {
      return board.map((line) => (heads.has(line) ? colourHead(line) : line));
    },
    get sentences() {
      return [...endSentences(state, reader), ...casinoSentences(state, { ...reader, viewer: 'spectator' })];
    },
  };
}

/** ANSI codes for Discord's coloured code blocks. */
const CODES = { head: '1', own: '1;32', enemy: '1;31', safe: '33', cat: '1;35', janitor: '1;31', drink: '36' };

function paint(text: string, code: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

/**
 * Returns a row of the map with coloured marks: own agents, known enemies, safes, the cat, the janitor and cocktails.
 */
function colourRow(row: string, enemies: ReadonlySet<string>): string {
  return row.slice(0, 3) + row.slice(3).replaceAll(/(?<= |^)\S{2}(?=[ !+-]|$)/g, (mark) => colourMark(mark, enemies));
}

function colourMark(mark: string, enemies: ReadonlySet<string>): string {
  if (mark === MARKS.acting || /^[A-Z]{2}$/.test(mark)) return paint(mark, CODES.own);
  if (enemies.has(mark)) return paint(mark, CODES.enemy);
  if (/^(?:\$\d|\d\d)$/.test(mark)) return paint(mark, CODES.safe);
  if (mark === MARKS.cat) return paint(mark, CODES.cat);
  if (mark === MARKS.janitor) return paint(mark, CODES.janitor);
  return mark === MARKS.cocktail || mark === MARKS.poisoned ? paint(mark, CODES.drink) : mark;
}

function colourHead(line: string): string {
  return paint(line, CODES.head);
}
