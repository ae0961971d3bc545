import {
  about,
  cut,
  headerLine,
  type Language,
  labelled,
  type Reader,
  ruleLine,
  say,
  type Text,
  type View,
  widthOf,
  wrapList as wrapAll,
  wrapText,
} from '@longtable/kit';
import { talentsInBrief } from '../menus/action-labels.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { makePoint } from '../rules/grid.ts';
import { shownState } from '../rules/knowledge/knowledge.ts';
import { activePerson, featuresOf, isOnBoard, nameOf, shortName, turnOf } from '../rules/match/people.ts';
import { PICKS } from '../rules/preparation.ts';
import type { Player, State } from '../state.ts';
import { casinoSentences, gadgetTitle, ownSentences } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { drawStatistics, drawTeams, drawTurning, endSentences, PLAYERS } from './ending.ts';
import { arrowsBeyond, arrowTo, drawGrid, type Frame, isPartOf, marksIn, marksOf, textFrame } from './grid.ts';
import { type Legend, legendOf, personSign } from './legend.ts';
import { drawHeader, drawSide, drawTeam, WIDTH, wrap } from './panel.ts';

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
/** Maximum number of lines added for the legend. */
const MAX_MORE = 3;
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
  const [names = '', ...rows] = drawGrid(frame, cells, signsOfPeople(seen, reader));
  return {
    head: [...header.slice(0, -1), ...(title === '' ? [namedRule(names)] : [ruleLine(title), names])],
    rows,
    words: [
      arrows ? ruleLine(say(texts.view.part({ arrows, cat: catOutside(seen, frame) }), reader.language)) : legend.rule,
      ...team,
      ...(team.length === 0 && legend.lines[0] === '' ? legend.lines.slice(1) : legend.lines),
    ],
  };
}

/** Returns the field of the cat and arrows to it if it is outside the frame. */
function catOutside({ cat }: State, frame: Frame): string | undefined {
  const arrow = cat ? arrowTo(frame, cat) : '';
  return cat && arrow ? makePoint(cat) + arrow : undefined;
}

/** A section of the text map, with the lines below it. */
interface Section {
  readonly frame: Frame;
  readonly cells: readonly (readonly string[])[];
  readonly arrows: string;
  readonly team: readonly string[];
  readonly legend: Legend;
}

/**
 * Returns the section of the text map. If a name or a sign is missing below it, it has up to `MAX_MORE` lines more, or fewer
 * rows if it is only a part of the casino, or two agents on a line.
 */
export function sectionOf(seen: State, reader: Reader): Section {
  const centre = centreOf(seen, reader);
  const whole = textFrame(seen, centre);
  const room = MAX_LINES - OTHER_LINES - MIN_LEGEND - teamOf(seen, reader, whole).length;
  const most = Math.min(whole.rows, Math.max(MIN_ROWS, room));
  const isPart = isPartOf(seen, textFrame(seen, centre, most));
  const [least, more] = isPart ? [MIN_ROWS, 0] : [most, MAX_MORE];
  let best: { readonly section: Section; readonly cost: number } | undefined;
  for (let step = 0; step <= Math.max(most - least, more); step++)
    for (const isDense of [false, true]) {
      const added = Math.min(more, step);
      const rows = Math.max(least, most - step);
      const section = sectionIn(seen, reader, textFrame(seen, centre, rows), { more: added, isDense });
      const { missing, missingObvious } = section.legend;
      const lost = missing * COSTS.missing + missingObvious * COSTS.missingObvious;
      const cost = lost + (most - rows) * COSTS.row + added * COSTS.line + (isDense ? COSTS.dense : 0);
      if (!best || cost < best.cost) best = { section, cost };
      if (lost === 0 && !isDense) return best.section;
    }
  return best!.section;
}

/** Costs of a section: of a missing name or important sign, another missing sign, a lost row, a further line, and agents who share lines. */
const COSTS = { missing: 1000, row: 30, missingObvious: 4, dense: 2.5, line: 1 };

/** Returns a section with `more` lines than others have. */
function sectionIn(
  seen: State,
  reader: Reader,
  frame: Frame,
  { more, isDense }: { readonly more: number; readonly isDense: boolean },
): Section {
  const cells = marksIn(seen, reader.viewer, frame);
  const arrows = arrowsBeyond(seen, frame);
  const team = teamOf(seen, reader, frame, isDense);
  const lines = Math.max(0, MAX_LINES + more - OTHER_LINES - frame.rows - team.length);
  return { frame, cells, arrows, team, legend: legendOf(seen, reader, { frame, cells }, { lines, hasRule: !arrows }) };
}

/** Number of lines besides the rows, the teams and the legend: the names of columns and the rule below the map. */
const OTHER_LINES = 2;

/** Returns a rule with the names of the columns: `── A  B  C ─────`. */
function namedRule(names: string): string {
  const words = `${names.trimEnd().replace(/^ +(?= )/, (spaces) => '─'.repeat(spaces.length))} `;
  return words + ruleLine().slice(widthOf(words));
}

function teamOf(seen: State, reader: Reader, frame: Frame, isDense = false): string[] {
  const { viewer } = reader;
  if (reader.open) return PLAYERS.flatMap((player) => drawSide(seen, player, reader));
  return viewer === 0 || viewer === 1 ? drawTeam(seen, viewer, reader, frame, isDense) : [];
}

/** Returns the signs of the people by their marks on the map. */
function signsOfPeople(seen: State, reader: Reader): ReadonlyMap<string, string> {
  const marks = marksOf(seen);
  return new Map(
    seen.people.map((person) => {
      const mark = marks.get(person.id) ?? '??';
      return [person.faction === reader.viewer ? mark.toUpperCase() : mark, personSign(seen, reader, person)];
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

/** Maximum number of lines of a draft with blank lines, and with names on lines of their own. */
const MAX_DRAFT_LINES = 22;

/** Returns the view of the draft or equipment phase. Spectators see only the title and who is still choosing. */
function viewPreparation(state: State, reader: Reader, choosing: readonly Player[]): View {
  const { viewer } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const still = stillChoosing(state, reader, choosing);
  const { board, sentences } =
    player === undefined
      ? { board: [headerLine(titleOf(state, reader)), ruleLine()], sentences: [] }
      : state.phase === 'draft'
        ? viewDraft(state, player, reader)
        : viewEquipment(state, player, reader);
  // The offers leave no room for another line on a phone.
  const isFull = player !== undefined && state.sides[player].offer !== null && state.phase === 'draft';
  const lines = isFull ? withoutBlanks(board) : [...board, ...wrapText(still, WIDTH, '')];
  return { board: lines.map((line) => cut(line, WIDTH)), sentences: [still, ...sentences] };
}

/** Returns the lines of a draft without as many of its first blank lines as needed. */
function withoutBlanks(lines: readonly string[]): readonly string[] {
  const blank = lines.length > MAX_DRAFT_LINES ? lines.indexOf('') : -1;
  return blank < 0 ? lines : withoutBlanks(lines.toSpliced(blank, 1));
}

function titleOf({ phase }: State, { language }: Reader): string {
  const title: Text = phase === 'draft' ? texts.preparation.secretDraft : texts.preparation.secretEquipment;
  return say(title, language);
}

/** Returns a sentence about the players who are still choosing, empty after the end. */
export function stillChoosing({ phase }: State, reader: Reader, choosing: readonly Player[]): string {
  const { language } = reader;
  if (choosing.length === 2) return say(texts.preparation.bothChoosing, language);
  const [late = 0] = choosing;
  if (phase === 'over') return '';
  return about(reader, late, texts.preparation.onlyYouChoosing, (name) => texts.preparation.stillChoosing({ name }));
}

function viewDraft(state: State, player: Player, { language, names }: Reader): View {
  const { offer, agents, gadgets } = state.sides[player];
  const chosen = [
    ...agents.map((id) => shortName(state, id, names)),
    ...gadgets.map((name) => gadgetTitle(name, language)),
  ];
  const { agents: people = [], gadgets: things = [] } = offer ?? {};
  const kinds = [
    { title: texts.preparation.agentsOnOffer, cards: people.map((id) => agentCard(state, id, language)) },
    { title: texts.preparation.gadgetsOnOffer, cards: things.map((name) => gadgetCard(name, language)) },
  ].filter(({ cards }) => cards.length > 0);
  const head = say(texts.preparation.chosen, language);
  const draw = (linesOf: (card: Card) => string[]) => [
    headerLine(say(texts.preparation.draft, language), `${chosen.length}/${PICKS}`),
    ruleLine(),
    ...kinds.flatMap(({ cards }, at) => [...(at > 0 ? [''] : []), ...cards.flatMap(linesOf)]),
    ...(kinds.length > 0 && chosen.length > 0 ? [''] : []),
    ...(chosen.length > 0 ? wrapAll([`${head} ${chosen[0]}`, ...chosen.slice(1)], WIDTH) : []),
    ...(kinds.length > 0 ? [] : ['']),
  ];
  const apart = withoutBlanks(
    draw(({ name, about }) => [name, ...wrapText(about, WIDTH - 2, '').map((line) => `  ${line}`)]),
  );
  const joined = ({ name, about }: Card) => wrapText(say(labelled(name, about), language), WIDTH, '  ');
  return {
    board: apart.length > MAX_DRAFT_LINES ? draw(joined) : apart,
    sentences: [
      say(texts.preparation.picksSoFar({ picks: PICKS, chosen }), language),
      ...kinds.flatMap(({ title, cards }) => [
        say(title, language),
        ...cards.map(({ name, about }) => say(labelled(name, about), language)),
      ]),
    ],
  };
}

/** What is on offer. */
interface Card {
  readonly name: string;
  readonly about: string;
}

function agentCard(state: State, id: number, language: Language): Card {
  return { name: nameOf(state, id), about: say(talentsInBrief(featuresOf(state, id)), language) };
}

function gadgetCard(name: string, language: Language): Card {
  return { name: gadgetTitle(name, language), about: say(gadgetNamed(name)?.about ?? '', language) };
}

function viewEquipment(state: State, player: Player, { language, names }: Reader): View {
  const { agents, gadgets, given } = state.sides[player];
  const carriedBy = (agent: number | null) =>
    gadgets.filter((_, index) => given[index] === agent).map((name) => gadgetTitle(name, language));
  const open = carriedBy(null);
  const rest = say(texts.preparation.unassigned, language);
  return {
    board: [
      headerLine(say(texts.preparation.equipment, language), `${gadgets.length - open.length}/${gadgets.length}`),
      ruleLine(),
      ...agents.flatMap((id) => [shortName(state, id, names), ...orNothing(wrap(carriedBy(id), ' '))]),
      ...(open.length > 0 ? ['', rest, ...wrap(open, ' ')] : []),
      '',
    ],
    sentences: [
      ...agents.map((id) =>
        say(texts.preparation.carries({ name: shortName(state, id, names), gadgets: carriedBy(id) }), language),
      ),
      ...(open.length > 0 ? [say(texts.preparation.unassignedGadgets({ gadgets: open }), language)] : []),
    ],
  };
}

function orNothing(lines: string[]): string[] {
  return lines.length > 0 ? lines : [' –'];
}
