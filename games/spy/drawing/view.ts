import { headerLine, type Reader, ruleLine, say, type View, widthOf } from '@longtable/kit';
import { turnOf } from '../options.ts';
import { shownState } from '../rules/knowledge/recording.ts';
import { activePerson, isOnBoard } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { casinoSentences, ownSentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { drawStatistics, drawTeams, drawTurning, endSentences, PLAYERS } from './ending.ts';
import { arrowsBeyond, drawGrid, type Frame, marksIn, marksOf, textFrame } from './grid.ts';
import { type Legend, legendOf, noteSign } from './legend.ts';
import { drawHeader, drawSide, drawTeam } from './panel.ts';
import { viewPreparation } from './preparation.ts';

/** Returns the view of a match for a reader. Colours and sentences are computed only when read. */
export function view(state: State, reader: Reader): View {
  const { viewer } = reader;
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = shownState(state, viewer, isOpen);
  if (isOpen && (state.phase === 'over' || !reader.live)) return viewEnd(seen, reader);
  if (isOpen) return viewWhole(seen, reader);
  if (seen.people.length === 0) return viewPreparation(seen, reader, turnOf(state));
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const { head, rows, words } = drawCasino(seen, reader, drawHeader(seen, player, reader), momentText(state, reader));
  return {
    board: [...head, ...rows, ...words],
    get sentences() {
      const own = player === undefined ? [] : ownSentences(seen, player, reader);
      return [...own, ...casinoSentences(seen, reader)];
    },
  };
}

/** Returns the moment from which a delayed view is. Empty if the reader sees the current state. */
function momentText(state: State, { viewer, language }: Reader): string {
  const snapshot = state.seen.snapshots[viewer === 0 || viewer === 1 ? viewer : 2];
  if (state.phase !== 'rounds' || !snapshot) return '';
  // Only a snapshot after a turn of the reader has an active agent.
  return say(snapshot.active === null ? texts.view.atRoundStart : texts.view.atYourLastTurn, language);
}

/** Maximum number of lines from the names of columns on that fit a phone together with the buttons. */
const MAX_LINES = 18;
/** Number of rows of the map that are kept if the teams do not fit. */
const MIN_ROWS = 7;
/** Number of lines that the teams leave for the legend. */
const MIN_LEGEND = 2;

/** A drawn casino: lines above the map, its rows, and below it a rule, the visible teams and the legend as `words`. */
interface Casino {
  readonly head: readonly string[];
  readonly rows: readonly string[];
  readonly words: readonly string[];
}

/** Draws the map around the active agent. The names of columns are in the rule above, unless it has a title. */
function drawCasino(seen: State, reader: Reader, header: readonly string[], title = ''): Casino {
  const { frame, cells, arrows, team, legend } = sectionOf(seen, reader);
  const [names = '', ...rows] = drawGrid(frame, cells, notesOn(seen, reader));
  return {
    head: [...header.slice(0, -1), ...(title === '' ? [namedRule(names)] : [ruleLine(title), names])],
    rows,
    words: [
      arrows ? ruleLine(say(texts.view.part({ arrows }), reader.language)) : legend.rule,
      ...team,
      ...(team.length === 0 && legend.lines[0] === '' ? legend.lines.slice(1) : legend.lines),
    ],
  };
}

/** A section of the text map, with the lines below it. */
interface Section {
  readonly frame: Frame;
  readonly cells: readonly (readonly string[])[];
  readonly arrows: string;
  readonly team: readonly string[];
  readonly legend: Legend;
}

/** Returns the section of the text map. It has fewer rows only if the teams or the names of people need the lines. */
export function sectionOf(seen: State, reader: Reader): Section {
  const centre = centreOf(seen, reader);
  const frame = textFrame(seen, centre);
  const room = MAX_LINES - OTHER_LINES - MIN_LEGEND - teamOf(seen, reader, frame).length;
  const most = Math.min(frame.rows, Math.max(MIN_ROWS, room));
  const largest = sectionIn(seen, reader, textFrame(seen, centre, most));
  let section = largest;
  for (let rows = most - 1; rows >= MIN_ROWS && !section.legend.isComplete; rows--)
    section = sectionIn(seen, reader, textFrame(seen, centre, rows));
  return section.legend.isComplete ? section : largest;
}

function sectionIn(seen: State, reader: Reader, frame: Frame): Section {
  const cells = marksIn(seen, reader.viewer, frame);
  const arrows = arrowsBeyond(seen, frame);
  const team = teamOf(seen, reader, frame);
  const lines = Math.max(0, MAX_LINES - OTHER_LINES - frame.rows - team.length);
  return { frame, cells, arrows, team, legend: legendOf(seen, reader, cells, { lines, hasRule: !arrows }) };
}

/** Number of lines besides the rows, the teams and the legend: the names of columns and the rule below the map. */
const OTHER_LINES = 2;

/** Returns a rule with the names of the columns: `── A  B  C ─────`. */
function namedRule(names: string): string {
  const words = `${names.trimEnd().replace(/^ +(?= )/, (spaces) => '─'.repeat(spaces.length))} `;
  return words + ruleLine().slice(widthOf(words));
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
  const casino = () => {
    const header = drawHeader(state, undefined, reader);
    const { head, rows, words } = drawCasino(state, { ...reader, viewer: 'spectator' }, header);
    return [...head, ...rows, ...words];
  };
  return {
    board: isOn ? casino() : drawTeams(state, reader),
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
  return {
    board,
    get sentences() {
      return [...endSentences(state, reader), ...casinoSentences(state, { ...reader, viewer: 'spectator' })];
    },
  };
}
