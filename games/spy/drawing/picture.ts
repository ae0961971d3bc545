import { type Reader, say, type Viewer } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  compose,
  coordinates,
  header,
  type Item,
  icon,
  PICTURE_WIDTH,
  type Picture,
  place,
} from '@longtable/kit/picture';
import { scoreOf } from '../rules/course/ending.ts';
import { isAimedAtFields, targetsOf, usefulTargets, type What } from '../rules/course/legality.ts';
import { columnName, fieldIn, makePoint, type Point, samePlace, square } from '../rules/grid.ts';
import { shownState } from '../rules/knowledge/knowledge.ts';
import { activePerson, carries, isOnBoard, nameOf, peopleOnBoard, shortName, turnOf } from '../rules/match/people.ts';
import { routesOf } from '../rules/match/routes.ts';
import type { Person, PersonOnBoard, State } from '../state.ts';
import { objectiveTitle, roundTitle } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { drawEnding } from './ending.ts';
import { arrowTo, type Frame, isPartOf, marksOf, textFrame } from './grid.ts';
import { gadgetIcon, THINGS } from './icons.ts';
import { noteSign } from './legend.ts';
import {
  CELL,
  floor,
  fog,
  lying,
  reachableField,
  type SafeState,
  safe,
  table,
  target,
  theCat,
  theJanitor,
  WINDOW,
} from './picture/floor.ts';
import { legend, overview, signsOn } from './picture/legend.ts';
import {
  type Allegiance,
  agentLine,
  agentPanel,
  allegianceOf,
  type Caption,
  displayLetters,
  glass,
  lettersPlate,
  lineHeight,
  panelHeight,
  personEntry,
  portrait,
} from './picture/people.ts';
import { drawPreparation } from './picture/preparation.ts';
import { safePlace } from './story.ts';
import { centreOf } from './view.ts';

const GROUND: readonly Colour[] = ['#241620', COLOURS.ground];
/** The column beside the map, in pixels. */
const COLUMN = box(412, 46, PICTURE_WIDTH - 416, 328);
/** Height of a person other than an agent in the column, and minimum height of the whole casino there. */
const [ENTRY, MIN_OVERVIEW] = [25, 64];
const GAP = 4;
const NOWHERE: Reach = { fields: [], targets: [] };

/** Draws the preparation, the casino as a reader sees it, or the teams and statistics at the end. */
export function picture(state: State, reader: Reader, partial = ''): Picture {
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = shownState(state, reader.viewer, isOpen);
  const { height, items } =
    isOpen && (state.phase === 'over' || !reader.live)
      ? drawEnding(seen, reader)
      : seen.people.length === 0
        ? drawPreparation(seen, reader, turnOf(state), partial)
        : drawCasino(seen, reader, isOpen || turnOf(state).some((player) => player === reader.viewer), partial);
  return compose(height, GROUND, items);
}

/**
 * Draws the casino around the active agent, the team beside it, and the names of the others below. A reader who may see
 * everything sees both teams, a spectator the people in the frame.
 */
function drawCasino(seen: State, reader: Reader, isOn: boolean, partial: string): { height: number; items: Item[] } {
  const { viewer } = reader;
  const state = isOn ? seen : { ...seen, active: null };
  const actor = activePerson(state);
  const frame = textFrame(seen, centreOf(seen, reader));
  const letters = marksOf(state);
  const marks = new Map(
    seen.people.map((person) => [person.id, `${letters.get(person.id) ?? '??'}${noteSign(reader, person)}`]),
  );
  const reach = actor && !reader.open ? reachOf(state, actor, partial) : NOWHERE;
  const team = ([0, 1] as const)
    .filter((player) => reader.open || player === viewer)
    .flatMap((player) => seen.people.filter(({ faction }) => faction === player));
  const near = peopleOnBoard(seen).filter((person) => arrowTo(frame, person.at) === '' && !team.includes(person));
  const caption = (person: Person): Caption => ({
    name: shortName(seen, person.id, reader.names),
    letters: displayLetters(marks, person.id, allegianceOf(person.faction, viewer)),
    at: isOnBoard(person) ? makePoint(person.at) + arrowTo(frame, person.at) : '',
  });
  const isPart = isPartOf(seen, frame);
  const beside = team.length > 0 ? 0 : Math.floor((COLUMN.height - (isPart ? MIN_OVERVIEW : 0)) / ENTRY);
  const foot = AREA.y + AREA.height;
  const listed = reader.open ? undefined : actor;
  const used = team.length > 0 ? heightOf(team, listed, false) : Math.min(near.length, beside) * ENTRY;
  const rest = { ...COLUMN, y: COLUMN.y + used, height: COLUMN.height - used };
  const hasOverview = isPart && rest.height >= MIN_OVERVIEW;
  const signs = signsOn(seen, reader, frame, reach.fields.length > 0);
  // A frame of an animation is too short to read a legend.
  const below = reader.live
    ? { height: 0, items: [] }
    : legend(foot, reader, { people: near.slice(beside), signs, caption });
  const [sign, colour] = seen.janitor ? [THINGS.janitor, COLOURS.bad] : [THINGS.game, COLOURS.gold];
  return {
    height: foot + below.height,
    items: [
      ...header(sign, roundAndScore(seen, reader), titleFor(seen, reader), colour),
      ...drawMap(state, viewer, marks, frame, reach),
      ...teamColumn(state, team, viewer, listed, !isPart, caption),
      ...(hasOverview ? overview(rest, seen, reader, frame) : []),
      ...near
        .slice(0, beside)
        .flatMap((person, at) =>
          personEntry(
            { ...COLUMN, y: COLUMN.y + at * ENTRY, height: ENTRY },
            allegianceOf(person.faction, viewer),
            caption(person),
          ),
        ),
      ...below.items,
    ],
  };
}

/** Draws the agents of a team one below the other, the active one first and larger, with gadgets if there is room. */
function teamColumn(
  state: State,
  team: readonly Person[],
  viewer: Reader['viewer'],
  actor: Person | undefined,
  isWide: boolean,
  caption: (person: Person) => Caption,
): Item[] {
  const others = team.filter((person) => person.id !== actor?.id);
  const high = actor ? panelHeight(actor) : 0;
  const hasPockets = isWide && heightOf(team, actor, true) <= COLUMN.height;
  const scale = Math.min(1, (COLUMN.height + GAP) / heightOf(team, actor, hasPockets));
  const side = (person: Person) => allegianceOf(person.faction, viewer);
  const named = (bounds: Box, { id }: Person) => place(bounds, nameOf(state, id));
  const first = { ...COLUMN, height: high };
  let y = COLUMN.y + (actor ? high + GAP : 0);
  return [
    ...(actor ? [named(first, actor), ...agentPanel(first, state, actor, side(actor), caption(actor))] : []),
    ...others.flatMap((person) => {
      const step = lineHeight(person, hasPockets) * scale;
      const bounds = { ...COLUMN, y, height: step - GAP };
      y += step;
      return [named(bounds, person), ...agentLine(bounds, state, person, side(person), caption(person))];
    }),
  ];
}

/** Returns the height of a team in the column. */
function heightOf(team: readonly Person[], actor: Person | undefined, hasPockets: boolean): number {
  const others = team.filter(({ id }) => id !== actor?.id);
  const lines = others.reduce((sum, person) => sum + lineHeight(person, hasPockets), 0);
  return (actor ? panelHeight(actor) + GAP : 0) + lines;
}

/** Returns the round and, for a player, the score. */
function roundAndScore(seen: State, { viewer, language }: Reader): string {
  const round = roundTitle(seen, language);
  return viewer === 0 || viewer === 1
    ? `${round} · ${say(texts.descriptions.ip({ ip: scoreOf(seen, viewer) }), language)}`
    : round;
}

/**
 * Returns the title: both scores for readers who may see everything, a player's next objective, or an empty text for
 * spectators.
 */
function titleFor(seen: State, { viewer, language, open, names }: Reader): string {
  if (open) return `${scoreOf(seen, 0)} : ${say(texts.descriptions.ip({ ip: scoreOf(seen, 1) }), language)}`;
  return viewer === 0 || viewer === 1 ? objectiveTitle(seen, viewer, language, names) : '';
}

/** Returns the fields an agent can walk to in this turn, or the targets if the partial line is another action. */
function reachOf(state: State, actor: PersonOnBoard, partial: string): Reach {
  if (partial !== '' && !partial.startsWith('walk')) return { fields: [], targets: targetsFor(state, actor, partial) };
  if (actor.bp <= 0) return NOWHERE;
  const routes = routesOf(state, actor);
  const fields = square(actor.at, actor.bp).filter((field) => {
    const end = routes.to(field).at(-1);
    return end !== undefined && samePlace(end, field) && routes.length(field) <= actor.bp;
  });
  return { fields, targets: [] };
}

function targetsFor(state: State, actor: PersonOnBoard, partial: string): Point[] {
  const [first = '', ...rest] = partial.split(' ');
  const what: What = first === 'use' ? { gadget: rest.shift() ?? '' } : { verb: first };
  const [place = ''] = rest;
  const targets = isAimedAtFields(what) || first === 'step' ? targetsOf : usefulTargets;
  return targets(state, actor, what).filter((at) => ['', columnName(at.x), makePoint(at)].includes(place));
}

/** The fields the active agent can walk to, and the targets of a partial line. */
interface Reach {
  readonly fields: readonly Point[];
  readonly targets: readonly Point[];
}

const HALF = CELL / 2;
/** Height of the letters of a person, and how far they reach into the field below. In the last row they do not. */
const PLATE_HEIGHT = 20;
const PLATE_OVERHANG = 3;
/** The area of the largest section, in pixels. */
const AREA = box(21, 60, WINDOW.columns * CELL, WINDOW.rows * CELL);

/**
 * Draws the section of the casino within a frame: ground, objects, fog, reach, people. Later layers cover earlier ones.
 */
function drawMap(state: State, viewer: Viewer, marks: ReadonlyMap<number, string>, frame: Frame, reach: Reach): Item[] {
  const { board, cat, janitor, active } = state;
  const left = Math.round(AREA.x + (AREA.width - frame.columns * CELL) / 2);
  const top = AREA.y;
  const map = box(left, top, frame.columns * CELL, frame.rows * CELL);
  /** Draws those elements that are within the frame, at the corners of their fields. */
  const on = <T>(list: readonly T[], at: (one: T) => Point, draw: (one: T, x: number, y: number) => Item[]): Item[] =>
    list.flatMap((one) => {
      const { x, y } = at(one);
      const isInside = x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
      return isInside ? draw(one, left + (x - frame.x) * CELL, top + (y - frame.y) * CELL) : [];
    });
  const its = ({ at }: { at: Point }) => at;
  const itself = (at: Point) => at;
  const fieldBox = ({ x, y }: Point) => {
    const isInside = x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
    return box(left + (x - frame.x) * CELL, top + (y - frame.y) * CELL, isInside ? CELL : 0, isInside ? CELL : 0);
  };
  const safes = knownSafeStates(state, viewer);
  const people = peopleOnBoard(state).sort((a, b) => Number(a.id === active) - Number(b.id === active));
  return [
    ...coordinates(
      map,
      Array.from({ length: frame.columns }, (_, at) => columnName(frame.x + at)),
      Array.from({ length: frame.rows }, (_, at) => String(frame.y + at + 1)),
    ),
    floor(state, frame, left, top),
    ...people.map(({ id, at }) => place(fieldBox(at), nameOf(state, id))),
    ...board.safes.map(({ number, at }) => place(fieldBox(at), safePlace(number))),
    ...on(board.tables, its, table),
    ...on(board.safes, its, ({ number }, x, y) => safe(number, safes(number), x, y)),
    ...on(board.cocktails, its, ({ cocktail }, x, y) => glass(x + HALF, y + CELL * 0.46, CELL * 0.7, cocktail)),
    ...on(board.lying, its, ({ item }, x, y) => lying(item.gadget, x, y)),
    ...on(board.fog, its, ({ at: { x: column, y: row } }, x, y) =>
      fog(x, y, CELL, fieldIn(board.rows[row], column) === 'WALL'),
    ),
    ...on(reach.fields, itself, (at, x, y) => reachableField(x, y, isBare(state, at))),
    ...(cat ? on([cat], itself, theCat) : []),
    ...(janitor ? on([janitor], itself, theJanitor) : []),
    ...on(people, its, (person, x, y) => figure(state, person, viewer, x, y)),
    ...on(reach.targets, itself, target),
    ...on(people, its, ({ id, faction }, x, y) =>
      plate(marks, id, allegianceOf(faction, viewer), x, Math.min(y, map.y + map.height - CELL - PLATE_OVERHANG)),
    ),
  ];
}

/** Whether nothing is on a free field, so that a dot covers no sign. */
function isBare({ board }: State, at: Point): boolean {
  return fieldIn(board.rows[at.y], at.x) === 'FREE' && !board.lying.some((lying) => samePlace(lying.at, at));
}

/**
 * Returns a function for the state of a safe by number, as the viewer's side knows it. Spectators see what either side
 * knows.
 */
function knownSafeStates({ sides }: State, viewer: Viewer): (number: number) => SafeState {
  const visibleSides = viewer === 0 || viewer === 1 ? [sides[viewer]] : sides;
  return (number) => {
    if (visibleSides.some(({ opened }) => opened.includes(number))) return 'open';
    return visibleSides.some(({ combinations }) => combinations.includes(number)) ? 'known' : 'closed';
  };
}

/** Draws a person: emblem in the outline of their side, and a cocktail or the collar in an upper corner. */
function figure(state: State, person: PersonOnBoard, viewer: Viewer, x: number, y: number): Item[] {
  const { id, faction, cocktail } = person;
  const isActive = id === state.active;
  return [
    portrait(x + HALF, y + HALF - 2, CELL * 0.46, state, id, allegianceOf(faction, viewer), { active: isActive }),
    ...(cocktail ? glass(x + CELL - 4, y + 5, 20, cocktail) : []),
    ...(carries(person, 'DIAMOND_COLLAR')
      ? [icon(gadgetIcon('DIAMOND_COLLAR'), x + 6, y + 6, 20, { colour: COLOURS.gold, edge: 2.5 })]
      : []),
  ];
}

/** Draws a person's letters on top, so that the person below does not cover them. */
function plate(marks: ReadonlyMap<number, string>, id: number, allegiance: Allegiance, x: number, y: number): Item[] {
  const bounds = box(x + HALF - 17, y + CELL + PLATE_OVERHANG - PLATE_HEIGHT, 34, PLATE_HEIGHT);
  return lettersPlate(bounds, displayLetters(marks, id, allegiance), allegiance);
}
