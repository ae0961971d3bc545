import {
  type Choice,
  fieldName,
  type NextMove,
  parseFieldName,
  RNG,
  type Seat,
  SHORTCUT_PREFIX,
  type Shortcuts,
  type Text,
} from '@longtable/kit';
import type { RoundEvent } from './events.ts';
import { canPay, castRefusal, closest, inReach, targets } from './rules/abilities.ts';
import { dangerOf, isCalm, isEngaged } from './rules/combat.ts';
import { isShown, sees } from './rules/enemies.ts';
import { closerThan, DIRECTIONS, type Position, same, squaredRange, step } from './rules/grid.ts';
import { stepsFrom } from './rules/room.ts';
import { type Action, makeLine, parseLine, playRound } from './rules/round.ts';
import { mapSpot } from './scene.ts';
import { type Enemy, isOver, phase, type Room, type State } from './state.ts';
import { unitPlace } from './story.ts';
import { directionTo, doorways, floorOf, openings, stepCounts, wayTo } from './ways.ts';
import { nameText, unitNoun, wayText } from './words/names.ts';
import { dangerAt } from './words/sentences.ts';
import { texts } from './words/texts.ts';

/** Maximum number of enemies in the list, which leaves room for the doorways and the straight walks. */
const MAX_ENEMIES = 13;
/** Maximum number of enemies to fight. */
const MAX_FIGHTS = 2;

interface Destination {
  readonly shortcut: ParsedShortcut;
  readonly steps: number;
  readonly name: Text;
  readonly detail: Text;
  /** Name of its enemy or cell in the scene. */
  readonly thing: string;
}

/** A parsed shortcut: a walk to a field, a fight with the enemy on a field, a rest, or a wait for a trap. */
type ParsedShortcut = { readonly verb: 'walk' | 'fight'; readonly to: Position } | { readonly verb: 'rest' | 'watch' };

/** Divisor of the full health. A fight pauses after a loss of more than the result. */
const PAUSE_FRACTION = 4;

/** Maximum path length to an enemy. Enemies farther away are behind walls. */
const MAX_STEPS = 10;

/** Distance below which a new trap stops a shortcut. */
const TRAP_DISTANCE = 4;

/** Maximum number of steps of a retreat. */
const MAX_RETREAT = 8;

/** Number of imagined fights behind a preview, and their maximum number of rounds. */
const [SAMPLES, MAX_ROUNDS] = [32, 40];

/** Conditions under which a shortcut continues. */
interface Tolerance {
  /** Maximum loss of health. */
  readonly loss: number;
  /** Index of the target enemy, which does not interrupt. Undefined or -1 if there is none. */
  readonly goal?: number;
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
    case 'fight': {
      const goal = before.room.enemies.findIndex((enemy) => isShown(enemy) && same(enemy, parsed.to));
      return nextAttack(room, before.room, goal, state.room);
    }
    case 'rest':
      return nextRest(room, before.room);
    case 'watch':
      return nextWatch(room, before.room);
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
 * Returns the shortcuts. Buttons offer fights, also with the nearest enemy out of reach, a retreat, and a rest or a wait
 * for a trap. A list offers the walk targets.
 */
function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const { room } = state;
  if (seat !== 0 || partial !== '' || !room || phase(state) !== 'exploring') return [];
  const enemies = enemiesAround(room);
  const top: readonly Omit<Choice, 'at' | 'final'>[] = [
    ...fightsIn(room),
    ...retreatIn(room),
    ...PASTIMES.filter(
      ({ verb }) => isCalm(room) && next(state, seat, makeShortcut({ verb }), state).line !== undefined,
    ).map(({ verb, label }) => ({ line: makeShortcut({ verb }), label, emphasis: 'aside' as const })),
  ];
  const isTaken = ({ line, things = [] }: Choice) =>
    top.some((choice) => choice.line === line || (!isCalm(room) && choice.things?.includes(things[0] ?? '')));
  const listed = [...enemies, ...doorwaysAround(room)].map(walkChoice).filter((choice) => !isTaken(choice));
  return [
    // A tap on an enemy of the map attacks once.
    ...top.map(({ things: _, ...choice }, column) => ({ ...choice, final: true, at: { row: 0, column } })),
    ...listed.map((choice) => ({ ...choice, under: texts.shortcuts.walkTo })),
  ];
}

const PASTIMES = [
  { verb: 'rest', label: texts.shortcuts.rest },
  { verb: 'watch', label: texts.shortcuts.watch },
] as const;

/** Returns the fights with the nearest enemies, or with the nearest one out of reach, each with its probable cost. */
function fightsIn(room: Room): readonly Omit<Choice, 'final'>[] {
  const { hero } = room;
  const foes = room.enemies
    .filter((enemy) => isShown(enemy) && attackAction(room, enemy))
    .toSorted((a, b) => squaredRange(a, hero) - squaredRange(b, hero) || a.health - b.health);
  const near = foes.filter((enemy) => isEngaged(room, enemy) || isInReach(room, enemy));
  const rivals = near.length > 0 ? near.slice(0, MAX_FIGHTS) : nearestOf(room, foes);
  return rivals.map((enemy) => {
    const { best, worst, ...preview } = previewOf(room, enemy);
    const others = near.length > 0 ? rivals : room.enemies.filter(isShown);
    const isTwin = others.some((other) => other !== enemy && other.name === enemy.name);
    const place = near.length > 0 ? wayText(hero, enemy) : texts.shortcuts.nearest;
    const way = isTwin ? place : undefined;
    const isNamed = rivals.length > 1 || near.length === 0;
    return {
      line: makeShortcut({ verb: 'fight', to: enemy }),
      things: [unitPlace(enemy)],
      label: texts.shortcuts.fight({
        enemy: isNamed ? unitNoun(enemy.name) : undefined,
        way,
        change: [...new Set([best, worst])].map(signed),
        isHealed: best > 0,
      }),
      detail: texts.shortcuts.fightPreview({
        ...preview,
        steps: near.length > 0 ? 0 : (wayTo(room, enemy)?.steps ?? 0),
      }),
      ...(preview.isRisky && { emphasis: 'costly' as const }),
    };
  });
}

/** Returns the enemy with the shortest way. Empty if there are none. */
function nearestOf(room: Room, enemies: readonly Enemy[]): readonly Enemy[] {
  const stepsTo = stepCounts(room);
  const steps = (enemy: Enemy) => stepsTo(enemy) ?? Number.POSITIVE_INFINITY;
  return enemies.toSorted((a, b) => steps(a) - steps(b)).slice(0, 1);
}

/**
 * Returns the result of imagined fights: means of the rounds and of the enemy's health left, the best and the worst change of
 * health by all enemies together, and whether the hero could die.
 */
function previewOf(room: Room, enemy: Enemy) {
  const shown = { ...room, enemies: room.enemies.filter(isShown) };
  const fights = Array.from({ length: SAMPLES }, (_, seed) => imagine(shown, shown.enemies.indexOf(enemy), seed));
  const mean = (of: (fight: (typeof fights)[number]) => number) =>
    Math.round(fights.reduce((sum, fight) => sum + of(fight), 0) / SAMPLES);
  return {
    rounds: Math.max(
      1,
      mean(({ rounds }) => rounds),
    ),
    best: Math.max(...fights.map(({ change }) => change)),
    worst: Math.min(...fights.map(({ change }) => change)),
    left: mean(({ left }) => left),
    isRisky: fights.some(({ isRisky }) => isRisky),
  };
}

/** Plays a fight with random numbers that are not the game's. */
function imagine(before: Room, goal: number, seed: number) {
  const random = RNG.seeded(seed);
  let now = before;
  let change = 0;
  let rounds = 0;
  while (rounds < MAX_ROUNDS && now.hero.health > 0 && now.enemies.length === before.enemies.length) {
    const { line = '' } = nextAttack(withRememberedTraps(now, before), before, goal, now);
    const command = parseLine(line);
    if (command?.verb !== 'act') break;
    const played = playRound(now, command.action, (max) => random.below(max + 1));
    now = played.room;
    change += healthChange(played.events);
    rounds++;
  }
  const isOn = now.enemies.length === before.enemies.length;
  const left = isOn ? now.enemies[goal]!.health : 0;
  const isRisky = now.hero.health === 0 || (isOn && dangerOf(now).death > 0);
  return { rounds, change, left, isRisky };
}

/** Returns the change of the hero's health by shields and enemies. A level-up, which fills it, is no gain of a fight. */
function healthChange(events: readonly RoundEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.kind === 'healed') return sum + event.by;
    const target = event.kind === 'melee' ? event.defender : event.kind === 'strike' ? event.target : undefined;
    return target && 'class' in target && 'damage' in event ? sum - event.damage : sum;
  }, 0);
}

/** Returns a change of health with its sign: “+10”, “0”, “−3”. */
function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
}

/** Returns the walk to the nearest cell where no visible enemy sees the hero or is adjacent, if one does now. */
function retreatIn(room: Room): readonly Choice[] {
  if (isCalm(room)) return [];
  const stepsTo = stepCounts(room);
  const cells = floorOf(room).flatMap((cell) => {
    const steps = isCalm({ ...room, hero: { ...room.hero, ...cell } }) ? stepsTo(cell) : undefined;
    return steps === undefined || steps > MAX_RETREAT ? [] : [{ cell, steps }];
  });
  const [best] = cells.toSorted((a, b) => a.steps - b.steps);
  if (!best) return [];
  const { cell, steps } = best;
  return [
    {
      line: makeShortcut({ verb: 'walk', to: cell }),
      label: texts.shortcuts.retreat({ steps }),
      final: true,
      emphasis: 'aside',
    },
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
  const stepsTo = stepCounts(room);
  /** By number of steps, since many cells have the same. */
  const labels = new Map<number, Text>();
  const walks = floorOf(room).flatMap((cell): Choice[] => {
    const steps = stepsTo(cell) ?? 0;
    if (steps < 2) return [];
    const detail = dangerAt(room, cell);
    const before = openings(room, cell).map((direction) => step(cell, direction));
    const via = before.find((each) => stepsTo(each) === steps - 1);
    const label = labels.get(steps) ?? texts.shortcuts.walk({ steps });
    labels.set(steps, label);
    return [
      {
        line: makeShortcut({ verb: 'walk', to: cell }),
        label,
        ...(detail && { detail }),
        final: true,
        things: [mapSpot(cell)],
        ...(via && { via: mapSpot(via) }),
      },
    ];
  });
  return [...enemiesAround(room).map(walkChoice), ...walks].filter(({ things }) => !listed.has(things![0]!));
}

/** Returns the visible enemies out of reach, the nearest first. */
function enemiesAround(room: Room): readonly Destination[] {
  const shown = room.enemies.filter((enemy) => isShown(enemy) && !isInReach(room, enemy));
  return destinations(room, shown, MAX_ENEMIES, (enemy) => ({
    name: nameText(enemy.name),
    thing: unitPlace(enemy),
  }));
}

/** Returns the nearest doorway in each direction. */
function doorwaysAround(room: Room): readonly Destination[] {
  const { hero } = room;
  const ways = doorways(room).map((cell) => ({ cell, direction: directionTo(hero, cell) }));
  return DIRECTIONS.flatMap((direction) => {
    const cells = ways.filter((way) => way.direction === direction).map(({ cell }) => cell);
    return destinations(room, cells, 1, (cell) => ({ name: texts.shortcuts.doorway[direction], thing: mapSpot(cell) }));
  }).toSorted((a, b) => a.steps - b.steps);
}

function destinations<Goal extends Position>(
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
  return SHORTCUT_PREFIX + ('to' in shortcut ? `${shortcut.verb} ${fieldName(shortcut.to)}` : shortcut.verb);
}

export function parseShortcut(line: string): ParsedShortcut | undefined {
  const [, alone, verb, field = ''] = SHORTCUT.exec(line) ?? [];
  if (alone) return { verb: alone as 'rest' | 'watch' };
  const to = parseFieldName(field);
  return to && { verb: verb as 'walk' | 'fight', to };
}

const SHORTCUT = new RegExp(`^${SHORTCUT_PREFIX}(?:(rest|watch)|(walk|fight) (.+))$`);

/**
 * Returns the next move of a fight with an enemy, the reason to stop, or neither if there is no way to it. Any loss stops
 * it on the way to an enemy that does not see the hero. Beside a trap that hides only the danger of death stops it,
 * because a fight with a hidden trap cannot be continued. In `now`, traps that were visible before are visible, in
 * `actual` they may hide.
 */
function nextAttack(now: Room, before: Room, goal: number, actual = now): NextMove {
  const enemy = now.enemies[goal];
  if (!enemy) return {};
  const isClose = isEngaged(now, enemy) || isEngaged(before, before.enemies[goal]!);
  const pause = isClose ? Math.floor(now.hero.pool / PAUSE_FRACTION) : 0;
  const loss = isClose && !isShown(actual.enemies[goal]!) ? now.hero.pool : pause;
  const stopped = interruption(now, before, { loss, goal });
  if (stopped) return { stopped };
  if (now !== before && dangerOf(now).death > 0) return { stopped: texts.shortcuts.deadly };
  const action = attackAction(now, enemy);
  return action ? { line: makeLine({ verb: 'act', action }) } : {};
}

/** Returns a cast if it can hit the enemy, otherwise an attack on it or a step towards it. Undefined if there is no way. */
function attackAction(room: Room, enemy: Enemy): Action | undefined {
  const { hero } = room;
  const shown = room.enemies.filter(isShown);
  const reached = castRefusal(hero, shown) ? [] : targets(hero, shown);
  if (hero.class === 'Hunter' ? closest(hero, reached) === enemy : reached.includes(enemy)) return 'cast';
  return wayTo(room, enemy)?.direction;
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

/** Returns the next wait for a hidden trap, the reason to stop, or neither if a unit is visible or none is left. */
function nextWatch(now: Room, before: Room): NextMove {
  if (now.enemies.length === 0 || now.enemies.some(isShown)) return {};
  const stopped = interruption(now, before, { loss: 0 });
  return stopped ? { stopped } : { line: makeLine({ verb: 'act', action: 'wait' }) };
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
