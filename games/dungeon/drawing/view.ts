import {
  BOARD_COLUMNS,
  barLine,
  capital,
  column,
  detailLines,
  headerLine,
  type Language,
  labelled,
  type Reader,
  ruleLine,
  say,
  type Text,
  type View,
  widthOf,
  windowStart,
  wrapText,
} from '@longtable/kit';
import { isCalm, type Striker, strikers } from '../rules/combat.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { type Direction, offsets, type Position, squaredRange } from '../rules/grid.ts';
import { goalOf, recruit } from '../rules/heroes.ts';
import { HERO } from '../rules/level.ts';
import { rosterOf } from '../rules/roster.ts';
import { type Enemy, type Hero, phase, type Room, type State } from '../state.ts';
import { className, heroTexts, nameAlone } from '../words/names.ts';
import { hasPlace, menuSentences, outcomeText, placeText, runSentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';

const DEAD_HERO = 'X';

/** Returns the board row by row. Hidden traps look like free cells, a dead hero is an X. */
export function drawBoard({ walls, hero, enemies }: Room): string[] {
  const rows = [...walls];
  const put = (sign: string, { x, y }: Position) => {
    const row = rows[y]!;
    rows[y] = row.slice(0, x) + sign + row.slice(x + 1);
  };
  for (const enemy of enemies) if (isShown(enemy)) put(enemy.tile, enemy);
  put(hero.health > 0 ? HERO : DEAD_HERO, hero);
  return rows;
}

/** Returns rows of the board with shaded walls and small dots as floor, as tables show them. */
export function textMap(rows: readonly string[]): string[] {
  return rows.map((row) => row.replaceAll('#', '▒').replaceAll('.', '·'));
}

/** Maximum width of a text board in characters. */
export const COLUMNS = 36;

/** Minimum and maximum number of rows of the map of a text board. */
const [MIN_ROWS, MAX_ROWS] = [4, 8];
/** Maximum height of map, hero and enemies in lines, which leaves room for story and buttons: unseen, and with the buttons of a fight. */
const [LINES, FIGHT_LINES] = [11, 10];

/** Returns the whole board, or a section of at most some rows centred on the hero if it is too large. */
function windowOn(rows: readonly string[], hero: Position, height: number): string[] {
  const top = windowStart(hero.y, height, rows.length);
  const left = windowStart(hero.x, COLUMNS, rows[0]!.length);
  return rows.slice(top, top + height).map((row) => row.slice(left, left + COLUMNS));
}

/** Whether a text board may cut off a part of the board. */
export function isCut(rows: readonly string[]): boolean {
  return rows.length > MIN_ROWS || rows[0]!.length > COLUMNS;
}

/**
 * Returns the whole board in vertical strips that fit a phone. The outer walls at the sides are omitted if that saves a
 * strip.
 */
export function strips(rows: readonly string[]): string[][] {
  const width = rows[0]!.length;
  const isBorder = (x: number) => rows.every((row) => row[x] === '#');
  const bare = width > COLUMNS && width <= COLUMNS + 2 && isBorder(0) && isBorder(width - 1);
  const inner = bare ? rows.map((row) => row.slice(1, -1)) : rows;
  const count = Math.ceil(inner[0]!.length / COLUMNS);
  return Array.from({ length: count }, (_, index) =>
    inner.map((row) => row.slice(index * COLUMNS, (index + 1) * COLUMNS)),
  );
}

/** Maximum number of lines about enemies. */
const MAX_LISTED = 3;
const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', left: '←', right: '→' };
/** Rank of an enemy that does not see the hero, larger than any squared distance. */
const UNSEEN_RANK = 1e6;

function heroLines(hero: Hero, language: Language): string[] {
  const { health, pool } = hero;
  return [
    barLine(nameAlone(hero.name, language), health, pool, `${health}/${pool}`),
    ...detailColumns(heroTexts(hero).map((text) => say(text, language))),
  ];
}

/** Returns the details in two columns, from top to bottom, or in lines if they don't fit. */
function detailColumns(details: readonly string[]): string[] {
  const half = Math.ceil(details.length / 2);
  const left = details.slice(0, half);
  const width = 2 + Math.max(0, ...left.map(widthOf));
  const lines = left.map((detail, at) => ` ${column(detail, width)}${details[half + at] ?? ''}`.trimEnd());
  return lines.every((line) => widthOf(line) <= COLUMNS) ? lines : detailLines(details);
}

/** Joins parts with commas into as few lines as possible. */
export function wrapParts(parts: readonly string[], columns = COLUMNS): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/**
 * Returns lines about the visible enemies with their health, at most `MAX_LISTED`: those that are about to attack and
 * what they can do, those that see the hero, and the nearest others with the way to them. If there are more, the last
 * line is their number.
 */
function enemyLines(room: Room, language: Language): string[] {
  const { hero } = room;
  const due = strikers(room);
  const rankOf = (enemy: Enemy) => {
    const isDue = due.some((striker) => striker.enemy === enemy);
    return isDue ? -enemy.attack : squaredRange(enemy, hero) + (sees(enemy, hero) ? 0 : UNSEEN_RANK);
  };
  const shown = room.enemies.filter(isShown).toSorted((a, b) => rankOf(a) - rankOf(b));
  if (shown.length === 0 && room.enemies.length > 0)
    return wrapText(say(texts.view.onlyHiddenTraps, language), BOARD_COLUMNS, '');
  const listed = shown.length > MAX_LISTED ? shown.slice(0, MAX_LISTED - 1) : shown;
  const notes = listed.map((enemy) => noteOn(enemy, hero, due, language));
  const ways = waysTo(
    hero,
    listed.filter((_, at) => notes[at] === undefined),
  );
  const columns = notes.map((note) => note ?? ways.shift() ?? '');
  const width = Math.max(0, ...columns.map(widthOf));
  const lines = listed.map((enemy, at) => {
    const [name, note] = [`${enemy.tile} ${nameAlone(enemy.name, language)}`, columns[at]!.padStart(width)];
    const rights = [`${enemy.health}/${enemy.pool}  ${note}`, `${enemy.health}  ${note}`];
    return headerLine(name, rights.find((right) => widthOf(name) + 1 + widthOf(right) <= COLUMNS) ?? rights[1]);
  });
  const more = shown.length - listed.length;
  return more > 0 ? [...lines, `  ${say(texts.view.more({ enemies: more }), language)}`] : lines;
}

/** Returns the harm that an enemy is about to do, or that it sees the hero. */
function noteOn(enemy: Enemy, hero: Hero, due: readonly Striker[], language: Language): string | undefined {
  const striker = due.find((each) => each.enemy === enemy);
  const { attack } = enemy;
  if (striker)
    return say(striker.by === 'shot' ? texts.view.shoots({ attack }) : texts.view.attacks({ attack }), language);
  return sees(enemy, hero) ? say(texts.scene.watching, language) : undefined;
}

/** Returns the ways from a cell to others, up or down and to the side below each other: `3↑ 12→`. */
function waysTo(from: Position, goals: readonly Position[]): string[] {
  const ways = goals.map((to) => [offsets(from, { x: from.x, y: to.y }), offsets(from, { x: to.x, y: from.y })]);
  const parts = ways.map((way) => way.map(([part]) => (part ? `${part.cells}${ARROWS[part.direction]}` : '')));
  const widths = [0, 1].map((axis) => Math.max(0, ...parts.map((way) => way[axis]!.length)));
  return parts.map((way) =>
    way.flatMap((part, axis) => (widths[axis] === 0 ? [] : [part.padStart(widths[axis]!)])).join(' '),
  );
}

/** Returns the view of a run, which is the same for all viewers. Hidden traps are not shown. */
export function view(state: State, { language }: Reader): View {
  const { room } = state;
  if (!room) return { board: heroMenu(state, language), sentences: menuSentences(state, language) };
  return {
    get board() {
      return draw(state, room, language);
    },
    get sentences() {
      return runSentences(state, room, language);
    },
  };
}

function draw(state: State, room: Room, language: Language): string[] {
  const isOn = phase(state) === 'exploring';
  const hero = heroLines(room.hero, language);
  const below = isOn
    ? enemyLines(room, language)
    : ['', ...wrapText(capital(say(outcomeText(state), language)), BOARD_COLUMNS, '')];
  const lines = isCalm(room) ? LINES : FIGHT_LINES;
  const height = isOn ? Math.min(MAX_ROWS, Math.max(MIN_ROWS, lines - hero.length - below.length)) : MAX_ROWS;
  const map = windowOn(drawBoard(room), room.hero, height);
  return [headLine(state, language), ruleLine(), ...textMap(map), ruleLine(), ...hero, ...below];
}

function headLine(state: State, language: Language): string {
  const parts = headParts(state, language);
  const [last, ...before] = parts.toReversed();
  return before.length === 0 ? headerLine(last ?? '') : headerLine(before.toReversed().join(', '), last);
}

/**
 * Returns the level (unless the run has a single level that was not chosen), the round, and the goal if there is one.
 */
export function headParts(state: State, language: Language): string[] {
  const goal = goalOf(state);
  const parts: Text[] = [
    ...(hasPlace(state) ? [placeText(state)] : []),
    texts.view.round({ round: state.rounds }),
    ...(goal === undefined ? [] : [texts.view.goal({ rounds: goal })]),
  ];
  return parts.map((part) => say(part, language));
}

const NAME = 14;
/** Width of class and health together, so that a long class can use the room of a short number. */
const CLASS_AND_HEALTH = 13;

function heroMenu(state: State, language: Language): string[] {
  const row = (name: string, kind: string, [health, attack, defense]: readonly [string, string, string]) =>
    `${column(name, NAME)} ${column(kind, CLASS_AND_HEALTH - 1 - health.length)} ${health}${attack.padStart(4)}${defense.padStart(4)}`;
  const { hero: name, class: kind, health, attack, defense } = texts.view;
  const { heroes } = rosterOf(state);
  return [
    headerLine(say(texts.view.menuTitle, language)),
    ruleLine(),
    row(say(name, language), say(kind, language), [
      say(health, language),
      say(attack, language),
      say(defense, language),
    ]),
    ...heroes.map(({ name }) => {
      const hero = recruit(name, state.prior, heroes);
      const figures = [`${hero.pool}`, `${hero.attack}`, `${hero.defense}`] as const;
      return row(nameAlone(name, language), say(className(hero), language), figures);
    }),
    '',
    ...abilityLines(state, language),
  ];
}

/** Returns what the ability of each class to choose from does: `Hunter: shoots the closest enemy`. */
function abilityLines(state: State, language: Language): string[] {
  const { heroes } = rosterOf(state);
  const recruits = heroes.map(({ name }) => recruit(name, state.prior, heroes));
  const classes = Map.groupBy(recruits, (hero) => hero.class);
  return [...classes.values()].flatMap(([hero]) => {
    if (!hero) return [];
    const effect = say(texts.view.abilities[hero.class], language);
    return wrapText(say(labelled(className(hero), effect), language), BOARD_COLUMNS);
  });
}
