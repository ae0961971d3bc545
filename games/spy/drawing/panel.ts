import {
  BOARD_COLUMNS,
  barLine,
  barOf,
  column,
  cut,
  headerLine,
  type Language,
  labelled,
  nameOf as playerName,
  type Reader,
  ruleLine,
  say,
  widthOf,
  wrapList,
  wrapPieces,
  wrapText,
} from '@longtable/kit';
import { scoreOf } from '../rules/course/ending.ts';
import { makePoint } from '../rules/grid.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { isClammy, isOnBoard, nameOf, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Item, Person, Player, State } from '../state.ts';
import {
  gadgetTitle,
  knownAbout,
  NOTES as MARKED,
  objectiveTitle,
  ownNoteAbout,
  roundTitle,
} from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { arrowTo, type Frame, marksOf } from './grid.ts';
import { personSign } from './legend.ts';

/** Maximum line width, in characters. */
export const WIDTH = BOARD_COLUMNS;

/** Width of an agent on a shared line, and of their bar. */
const CELL = 17;
const CELL_BAR = 4;

/** Maximum width of an agent beside their bar. */
const MAX_TITLE = 26;

/**
 * Returns a line per agent of a player with mark, name, field and life, the active one first. An arrow points to an agent
 * outside the frame. The active agent's name is never cut. Agents share lines without bars if it must be dense.
 */
export function drawTeam(state: State, player: Player, reader: Reader, frame: Frame, isDense = false): string[] {
  const marks = marksOf(state);
  const agents = state.people
    .filter(({ faction }) => faction === player)
    .toSorted((a, b) => Number(b.id === state.active) - Number(a.id === state.active))
    .map((person) => {
      const mark = marks.get(person.id)?.toUpperCase() + personSign(state, reader, person);
      const field = isOnBoard(person) ? makePoint(person.at) + arrowTo(frame, person.at) : '';
      return { person, title: `${mark} ${shortName(state, person.id, reader.names)}`, field };
    });
  if (isDense) {
    const life = (person: Person) => (isOnBoard(person) ? `${person.hp}%` : say(texts.panel.out, reader.language));
    const cells = agents.map(({ person, title, field }) => {
      return `${title} ${field} ${life(person)}`.replaceAll(/ +/g, ' ');
    });
    return wrapPieces(alignPairs(cells), WIDTH);
  }
  const columns = Math.min(MAX_TITLE, Math.max(...agents.map(({ title, field }) => widthOf(`${title} ${field}`) + 1)));
  return agents.flatMap(({ person, title, field }) => {
    if (!isOnBoard(person)) return [`${column(title, columns - 1)} ${say(texts.panel.out, reader.language)}`];
    const life = say(texts.descriptions.hp({ hp: person.hp }), reader.language);
    const bar = (words: string) => barLine(words, person.hp, FULL_HEALTH, life, { columns });
    const isLong = person.id === state.active && widthOf(`${title} ${field}`) >= columns;
    return isLong ? [title, bar(withField('', field, columns - 1))] : [bar(withField(title, field, columns - 1))];
  });
}

/** Returns a title with a field at the right end. Only the title is cut. */
function withField(title: string, field: string, columns: number): string {
  return field === '' ? title : `${column(title, columns - widthOf(field) - 1)} ${field}`;
}

/** Returns an agent with a short bar of their life, or that they are out of the match. */
function agentCell(title: string, field: string, person: Person, language: Language): string {
  const state = isOnBoard(person) ? barOf(person.hp, FULL_HEALTH, CELL_BAR) : say(texts.panel.out, language);
  const columns = CELL - widthOf(state) - 1;
  return `${column(withField(title, field, columns), columns)} ${state}`;
}

/** Pads the first of two cells so that the second ones are below each other, if both fit a line. */
function alignPairs(cells: readonly string[]): string[] {
  const [first, second] = [0, 1].map((side) =>
    Math.max(0, ...cells.filter((_, at) => at % 2 === side).map((cell) => widthOf(cell))),
  ) as [number, number];
  const columns = first + 2 + second <= WIDTH ? first + 1 : 0;
  return cells.map((cell, at) =>
    at % 2 === 0 && at < cells.length - 1 ? column(cell, Math.max(columns, widthOf(cell))) : cell,
  );
}

/** Returns lines of two cells each. */
function pairLines(cells: readonly string[]): string[] {
  return cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, ...cells.slice(at + 1, at + 2)].join('  ')] : []));
}

/** Returns a player's name and score, and the agents with mark, name, life and gadgets, for readers who see everything. */
export function drawSide(state: State, player: Player, reader: Reader): string[] {
  const { language } = reader;
  const marks = marksOf(state);
  const agents = state.people
    .filter(({ faction }) => faction === player)
    .map((person) => {
      const mark = (marks.get(person.id) ?? '') + personSign(state, reader, person).trim();
      const gadgets = person.items.map((item) => itemTitle(state, item, reader));
      const title = `${mark} ${shortName(state, person.id, reader.names)}`;
      return { cell: agentCell(title, '', person, language), mark, gadgets };
    });
  const carried = agents.filter(({ gadgets }) => gadgets.length > 0);
  const list = carried.map(({ mark, gadgets }) => `${mark} ${gadgets.join(', ')}`).join('; ');
  return [
    headerLine(playerName(reader, player), say(texts.descriptions.ip({ ip: scoreOf(state, player) }), language)),
    ...pairLines(agents.map(({ cell }) => cell)),
    ...(list ? wrapText(list, WIDTH - 1, '').map((line) => ` ${line}`) : []),
  ];
}

/**
 * Returns the lines above the map: round and, for a player, score, the next objective, and the active agent's name and chips,
 * on a line of their own if there is no room.
 */
export function drawHeader(state: State, player: Player | undefined, { language, names }: Reader): string[] {
  const round = roundTitle(state, language);
  if (player === undefined) return [headerLine(round), ruleLine()];
  const active = state.people.find(({ id, faction }) => id === state.active && faction === player);
  const objective = objectiveTitle(state, player, language, names);
  const chips = active ? [say(texts.descriptions.chips({ chips: active.chips }), language)] : [];
  const drink = active?.cocktail ? [say(texts.panel.drink, language)] : [];
  const values = [...chips, ...drink].join(', ');
  const named = active ? say(labelled(shortName(state, active.id, names), values), language) : '';
  return [
    headerLine(round, say(texts.score.yours({ ip: scoreOf(state, player) }), language)),
    ...(widthOf(objective) + 1 + widthOf(named) <= WIDTH
      ? [headerLine(objective, named)]
      : [cut(objective, WIDTH), headerLine('', cut(named, WIDTH))]),
    ruleLine(),
  ];
}

/** Returns the health, state, chips and points of an agent as texts, the most important first. */
export function valuesOf(person: Person, language: Language): string[] {
  const { hp, ip, chips } = person;
  return [
    say(texts.descriptions.hp({ hp }), language),
    ...statesOf(person, language),
    say(texts.descriptions.chips({ chips }), language),
    say(texts.descriptions.ip({ ip }), language),
  ];
}

function statesOf(person: Person, language: Language): string[] {
  const states = [...(isClammy(person) ? [texts.panel.wet] : []), ...(person.cocktail ? [texts.panel.drink] : [])];
  return states.map((text) => say(text, language));
}

/**
 * Returns the title of a carried gadget with the person it is active on, or its remaining uses if there are several.
 */
export function itemTitle(state: State, { gadget, usages, activeOn }: Item, { language, names }: Reader): string {
  const title = gadgetTitle(gadget, language);
  if (activeOn !== undefined) return `${title} (${shortName(state, activeOn, names)})`;
  return usages !== null && usages > 1 ? `${title} (${usages})` : title;
}

const NOTES = {
  enemy: texts.panel.enemy,
  guest: texts.panel.guest,
  harmless: texts.panel.notAnEnemy,
  silent: texts.panel.noSecret,
} as const;

/** Returns a line per other person with their mark, name, drink, and the reader's note or knowledge. */
export function drawOthers(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const marks = marksOf(state);
  return peopleOnBoard(state)
    .filter(({ faction }) => faction !== viewer)
    .map((person) => {
      const { id, cocktail } = person;
      const known = viewer === 0 || viewer === 1 ? knownAbout(state, viewer, id) : undefined;
      const noted = ownNoteAbout(reader, person);
      const note = noted ? MARKED[noted].name : known && NOTES[known];
      const drink = cocktail ? (cocktail.poisonedBy.length > 0 ? '+' : 'Y') : ' ';
      const name = column(nameOf(state, id), 17);
      return `${marks.get(id)} ${name}${drink} ${note ? say(note, language) : ''}`.trimEnd();
    });
}

/** Joins texts into indented lines of the board's width. */
export function wrap(things: readonly string[], indent = '  '): string[] {
  return wrapList(things, WIDTH - indent.length).map((line) => indent + line);
}
