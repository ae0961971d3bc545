import {
  type Choice,
  fieldName,
  type NextMove,
  parseFieldName,
  type Seat,
  SHORTCUT_PREFIX,
  type Shortcuts,
  type Text,
} from '@longtable/kit';
import { drawBoard } from './drawing/view.ts';
import { canPay, castRefusal, inReach, targets } from './rules/abilities.ts';
import { dangerOf } from './rules/combat.ts';
import { isShown, sees } from './rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, same, squaredRange, step } from './rules/grid.ts';
import { isWall, stepsFrom } from './rules/room.ts';
import { type Action, makeLine } from './rules/round.ts';
import { mapSpot } from './scene.ts';
import { type Enemy, isOver, phase, type Room, type State } from './state.ts';
import { unitPlace } from './story.ts';
import { nameText, unitNoun, wayText } from './words/names.ts';
import { dangerAt } from './words/sentences.ts';
import { texts } from './words/texts.ts';

/** Maximum numbers of enemies and doorways in the list, which leave room for the straight walks. */
const MAX_ENEMIES = 13;
const MAX_DOORWAYS = 8;

interface Destination {
  readonly shortcut: ParsedShortcut;
  readonly steps: number;
  readonly name: Text;
  readonly detail: Text;
  /** Name of its enemy or cell in the scene. */
  readonly thing: string;
}

/** A parsed shortcut: a walk to a field, a fight, or a rest. */
type ParsedShortcut = { readonly verb: 'walk'; readonly to: Position } | { readonly verb: 'fight' | 'rest' };
const WALK = `${SHORTCUT_PREFIX}walk `;

/** Divisor of the full health. A fight pauses after a loss of more than the result. */
const PAUSE_FRACTION = 4;

/** Maximum path length to an enemy. Enemies farther away are behind walls. */
const MAX_STEPS = 10;

/** Distance below which a new trap stops a shortcut. */
const TRAP_DISTANCE = 4;

/** Conditions under which a shortcut continues. */
interface Tolerance {
  /** Maximum loss of health. */
  readonly loss: number;
  /** Index of the target enemy, which does not interrupt. Undefined or -1 if there is none. */
  readonly goal?: number;
}

/** The first step of a shortest path and its length. */
interface Way {
  readonly direction: Direction;
  readonly steps: number;
}

/**
 * Shortcuts for several rounds. Each ends when a unit dies or a new level starts, and stops early if `interruption`
 * returns a reason.
 */
export const shortcuts: Shortcuts<State> = { choices, spots, next };

function next(state: State, seat: Seat, shortcut: string, before: State): NextMove {
  const parsed = parseShortcut(shortcut);
  if (seat !== 0 || !parsed || !state.room || !before.room || isOver(state)) return {};
  if (state.level !== before.level || state.room.enemies.length !== before.room.enemies.length) return {};
  const room = withRememberedTraps(state.room, before.room);
  switch (parsed.verb) {
    case 'walk':
      return nextStep(room, before.room, parsed.to);
    case 'fight':
      return nextAttack(room, before.room);
    case 'rest':
      return nextRest(room, before.room);
  }
}

/** Returns the room in which all traps are visible that were visible when the shortcut began. */
function withRememberedTraps(now: Room, before: Room): Room {
  if (now === before) return now;
  // While no unit dies, the indices of enemies stay valid.
  const enemies = now.enemies.map((enemy, index) =>
    enemy.kind === 'trap' && isShown(before.enemies[index]!) ? { ...enemy, visible: true } : enemy,
  );
  return { ...now, enemies };
}

/**
 * Returns the shortcuts. Buttons offer a fight, or else a walk to the nearest enemy, and a rest. A list offers the
 * other walk targets.
 */
function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const { room } = state;
  if (seat !== 0 || partial !== '' || !room || phase(state) !== 'exploring') return [];
  const enemies = enemiesAround(room);
  const [nearest] = enemies;
  const canFight = nextAttack(room, room).line !== undefined;
  const canRest = isCalm(room) && nextRest(room, room).line !== undefined;
  const top: readonly (Pick<Choice, 'label' | 'emphasis'> & { readonly shortcut: ParsedShortcut })[] = [
    ...(canFight ? [{ shortcut: { verb: 'fight' } as const, label: texts.shortcuts.fight }] : []),
    ...(nearest && !canFight ? [{ shortcut: nearest.shortcut, label: texts.shortcuts.toNearest }] : []),
    ...(canRest
      ? [{ shortcut: { verb: 'rest' } as const, label: texts.shortcuts.rest, emphasis: 'aside' as const }]
      : []),
  ];
  const listed = [...(canFight ? enemies : enemies.slice(1)), ...doorwaysAround(room)];
  return [
    ...top.map(({ shortcut, ...words }, column) => ({
      ...words,
      line: makeShortcut(shortcut),
      final: true,
      at: { row: 0, column },
    })),
    ...listed.map((destination) => ({ ...walkChoice(destination), under: texts.shortcuts.walkTo })),
  ];
}

function walkChoice({ shortcut, name, steps, detail, thing }: Destination): Choice {
  const label = texts.shortcuts.destination({ name, steps });
  return { line: makeShortcut(shortcut), label, detail, final: true, things: [thing] };
}

/** Returns walks to the enemies and free cells that are neither beside the hero nor in the list. */
function spots(state: State, seat: Seat): readonly Choice[] {
  const { room } = state;
  if (seat !== 0 || !room || phase(state) !== 'exploring') return [];
  const listed = new Set(choices(state, seat, '').flatMap(({ things = [] }) => things));
  const drawn = drawBoard(room);
  const stepsTo = stepCounts(room);
  const cells = room.walls.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })));
  /** By number of steps, since many cells have the same. */
  const labels = new Map<number, Text>();
  const walks = cells.flatMap((cell): Choice[] => {
    if (isWall({ walls: drawn }, cell)) return [];
    const steps = stepsTo(cell) ?? 0;
    if (steps < 2) return [];
    const detail = dangerAt(room, cell);
    const label = labels.get(steps) ?? texts.shortcuts.walk({ steps });
    labels.set(steps, label);
    return [
      {
        line: makeShortcut({ verb: 'walk', to: cell }),
        label,
        ...(detail && { detail }),
        final: true,
        things: [mapSpot(cell)],
      },
    ];
  });
  return [...enemiesAround(room).map(walkChoice), ...walks].filter(({ things }) => !listed.has(things![0]!));
}

/** Returns the visible enemies out of reach, the nearest first. */
function enemiesAround(room: Room): readonly Destination[] {
  const shown = room.enemies.filter((enemy) => isShown(enemy) && !isInReach(room, enemy));
  return nearestOf(room, shown, MAX_ENEMIES, (enemy) => ({
    name: nameText(enemy.name),
    thing: unitPlace(enemy),
  }));
}

function doorwaysAround(room: Room): readonly Destination[] {
  return nearestOf(room, doorways(room), MAX_DOORWAYS, (cell) => ({
    name: texts.shortcuts.doorway,
    thing: mapSpot(cell),
  }));
}

function nearestOf<Goal extends Position>(
  room: Room,
  goals: readonly Goal[],
  most: number,
  nameOf: (goal: Goal) => Pick<Destination, 'name' | 'thing'>,
): readonly Destination[] {
  const { hero } = room;
  const stepsTo = stepCounts(room);
  return goals
    .toSorted((a, b) => squaredRange(a, hero) - squaredRange(b, hero))
    .slice(0, most)
    .flatMap((goal): Destination[] => {
      const steps = stepsTo(goal);
      if (steps === undefined) return [];
      const { x, y } = goal;
      return [{ ...nameOf(goal), shortcut: { verb: 'walk', to: { x, y } }, steps, detail: wayText(hero, goal) }];
    })
    .toSorted((a, b) => a.steps - b.steps);
}

export function makeShortcut(shortcut: ParsedShortcut): string {
  return shortcut.verb === 'walk' ? WALK + fieldName(shortcut.to) : SHORTCUT_PREFIX + shortcut.verb;
}

export function parseShortcut(line: string): ParsedShortcut | undefined {
  if (line === `${SHORTCUT_PREFIX}fight`) return { verb: 'fight' };
  if (line === `${SHORTCUT_PREFIX}rest`) return { verb: 'rest' };
  const to = line.startsWith(WALK) ? parseFieldName(line.slice(WALK.length)) : undefined;
  return to && { verb: 'walk', to };
}

/** Returns the next move of a fight, the reason to stop, or neither if no enemy can be fought. */
function nextAttack(now: Room, before: Room): NextMove {
  const stopped = interruption(now, before, { loss: Math.floor(now.hero.pool / PAUSE_FRACTION) });
  if (stopped) return { stopped };
  if (now !== before && dangerOf(now).death > 0) return { stopped: texts.shortcuts.deadly };
  const action = attackAction(now);
  return action ? { line: makeLine({ verb: 'act', action }) } : {};
}

/**
 * Returns a cast if it has a target, otherwise an attack on or a step towards the nearest enemy that sees the hero or
 * is adjacent. Undefined if there is none.
 */
function attackAction(room: Room): Action | undefined {
  const { hero } = room;
  const shown = room.enemies.filter(isShown);
  if (!castRefusal(hero, shown) && targets(hero, shown).length > 0) return 'cast';
  return shown
    .filter((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero))
    .flatMap((enemy) => wayTo(room, enemy) ?? [])
    .toSorted((a, b) => a.steps - b.steps)[0]?.direction;
}

/**
 * Returns the next move of a rest in which a Warrior heals with the shield, or the reason to stop. Neither for other
 * classes, which cannot heal by resting, and at full health.
 */
function nextRest(now: Room, before: Room): NextMove {
  const { hero } = now;
  if (hero.class !== 'Warrior' || hero.health === hero.pool) return {};
  const stopped = interruption(now, before, { loss: 0 });
  return stopped ? { stopped } : { line: makeLine({ verb: 'act', action: hero.remaining === 0 ? 'cast' : 'wait' }) };
}

/** Whether no visible enemy sees the hero or is adjacent. */
function isCalm({ hero, enemies }: Room): boolean {
  return !enemies.some((enemy) => isShown(enemy) && (sees(enemy, hero) || closerThan(2, enemy, hero)));
}

/**
 * Returns the reason why a shortcut stops: lost health, an enemy that newly sees the hero, or a trap that has appeared
 * nearby. Undefined if it continues.
 */
function interruption(now: Room, before: Room, { loss, goal }: Tolerance): Text | undefined {
  const hurt = before.hero.health - now.hero.health;
  if (hurt > loss) return texts.shortcuts.lostHealth({ health: hurt });
  const stepsTo = stepsFrom(now, now.hero, MAX_STEPS);
  const newcomer = now.enemies.find((enemy, index) => {
    const earlier = before.enemies[index]!;
    if (index === goal) return false;
    if (enemy.kind === 'trap') return isShown(enemy) && !isShown(earlier) && closerThan(TRAP_DISTANCE, enemy, now.hero);
    return (
      sees(enemy, now.hero) && !sees(earlier, before.hero) && (enemy.kind === 'boss' || stepsTo(enemy) !== undefined)
    );
  });
  if (!newcomer) return undefined;
  return newcomer.kind === 'trap'
    ? texts.shortcuts.trapAppeared({ trap: unitNoun(newcomer.name) })
    : texts.shortcuts.seen({ enemy: unitNoun(newcomer.name) });
}

/**
 * Returns the way to a cell, around visible enemies and, if possible, out of the reach of visible traps. Undefined if
 * there is none.
 */
function wayTo(room: Room, goal: Position): Way | undefined {
  return shortest(room, goal, trapMarkedBoard(room, goal)) ?? shortest(room, goal, drawBoard(room));
}

function shortest({ walls, hero }: Room, goal: Position, board: readonly string[]): Way | undefined {
  const stepsTo = stepsFrom({ walls: [...board] }, goal, Number.POSITIVE_INFINITY);
  return DIRECTIONS.flatMap((direction): Way[] => {
    const next = step(hero, direction);
    const steps = isWall({ walls }, next) ? undefined : stepsTo(next);
    return steps === undefined ? [] : [{ direction, steps: steps + 1 }];
  }).toSorted((a, b) => a.steps - b.steps)[0];
}

/** Returns a function that returns the length of `wayTo`, faster for many cells. */
function stepCounts(room: Room): (cell: Position) => number | undefined {
  const [around, straight] = [stepsOn(room, trapMarkedBoard(room)), stepsOn(room, drawBoard(room))];
  const isTrap = (cell: Position) => room.enemies.some((enemy) => enemy.kind === 'trap' && same(enemy, cell));
  return (cell) => (isTrap(cell) ? wayTo(room, cell)?.steps : (around(cell) ?? straight(cell)));
}

/** Returns a function that returns the length of the shortest path to a cell of a board that only the last step may leave. */
function stepsOn(room: Room, board: readonly string[]): (cell: Position) => number | undefined {
  const stepsTo = stepsFrom({ walls: [...board] }, room.hero, Number.POSITIVE_INFINITY);
  return (cell) => {
    const before = openings(room, cell).flatMap((direction) => stepsTo(step(cell, direction)) ?? []);
    return before.length === 0 ? undefined : 1 + Math.min(...before);
  };
}

/** Returns the board on which cells that a visible trap can attack are marked. A trap on the goal is ignored. */
function trapMarkedBoard(room: Room, goal?: Position): string[] {
  const isGoal = (enemy: Enemy) => goal !== undefined && same(enemy, goal);
  const traps = room.enemies.filter((enemy) => enemy.kind === 'trap' && isShown(enemy) && !isGoal(enemy));
  return drawBoard(room).map((row, y) =>
    [...row].map((cell, x) => (traps.some((trap) => closerThan(2, trap, { x, y })) ? '!' : cell)).join(''),
  );
}

/** Returns the doorways of a level: narrow cells next to a wider place. */
function doorways(room: Room): readonly Position[] {
  const board = { walls: drawBoard(room) };
  const cells = board.walls.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })));
  const isNarrow = (cell: Position) => ['up,down', 'left,right'].includes(openings(room, cell).join());
  return cells.filter(
    (cell) =>
      !isWall(board, cell) &&
      isNarrow(cell) &&
      openings(room, cell).some((direction) => openings(room, step(cell, direction)).length > 2),
  );
}

/** Returns the directions without a wall. */
function openings(room: Pick<Room, 'walls'>, cell: Position): readonly Direction[] {
  return DIRECTIONS.filter((direction) => !isWall(room, step(cell, direction)));
}

/**
 * Returns the next step to a cell, or to the enemy that was there at the start. Returns no line once the cell is
 * reached or the enemy is in reach, or a reason to stop.
 */
function nextStep(now: Room, before: Room, cell: Position): NextMove {
  const goal = before.enemies.findIndex((enemy) => isShown(enemy) && same(enemy, cell));
  const enemy = now.enemies[goal];
  if (enemy ? isInReach(now, enemy) : same(now.hero, cell)) return {};
  const stopped = interruption(now, before, { loss: 0, goal });
  if (stopped) return { stopped };
  const way = wayTo(now, enemy ?? cell);
  return way ? { line: makeLine({ verb: 'act', action: way.direction }) } : { stopped: texts.shortcuts.noWay };
}

/** Whether the hero can attack an enemy from the current cell, by melee or ability. */
function isInReach({ hero }: Room, enemy: Enemy): boolean {
  return squaredRange(hero, enemy) === 1 || (canPay(hero) && inReach(hero, enemy));
}
