import { isDeepStrictEqual } from 'node:util';
import { RNG } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { drawBoard } from './drawing/view.ts';
import { dungeon } from './index.ts';
import type { Options } from './options.ts';
import { BESTIARY, isShown } from './rules/enemies.ts';
import { FULL_ENERGY, type HeroName, newHero } from './rules/heroes.ts';
import { levelOf, OUR_LEVELS } from './rules/level.ts';
import { isWall } from './rules/room.ts';
import { ARROW_COUNTER } from './rules/round.ts';
import type { Enemy, Hero, Room, State } from './state.ts';

/** Maximum number of lines per run, because random runs may never end. */
const MAX_LINES = 400;
const TILES = [...BESTIARY.keys()];
/** Number of random runs, raised with `LONGTABLE_WALKS`. */
const RUNS = Number(process.env.LONGTABLE_WALKS ?? 20);

test('reaches no impossible state in random runs', () => {
  expect(() => {
    for (let seed = 100_000; seed < 100_000 + RUNS; seed++) playOut(seed);
  }).not.toThrow();
});

/** Plays a random run on built-in or random levels. Throws at the first impossible state. */
function playOut(seed: number): void {
  const random = RNG.seeded(seed);
  const table = dungeon.setup(randomOptions(seed, random), seed, 1);
  if (table.refused) throw new Error(`Run ${seed} cannot start: ${table.refused.code}`);
  let { state } = table;
  const worths = state.ahead.map((level) => worth(levelOf(level).enemies));
  // The computer plays more lines in later runs, to reach deeper levels.
  const guided = seed % 10;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const flaw = invariantViolation(state, worths) ?? (lines % 50 === 0 ? storageViolation(state) : undefined);
    if (flaw) throw new Error(`Run ${seed} after ${lines} lines: ${flaw}`);
    if (dungeon.turn(state).length === 0) return;
    const isGuided = state.room && random.below(10) < guided;
    const line = isGuided
      ? dungeon.computers?.line(state, 0, 'advanced', random)
      : randomLine(dungeon, state, 0, random);
    const outcome = dungeon.play(state, 0, line ?? '');
    if (outcome.refused) throw new Error(`Run ${seed} after ${lines} lines: "${line}" is refused`);
    state = outcome.state;
  }
}

function randomOptions(seed: number, random: RNG): Options {
  if (seed % 2 === 1) return { levels: randomLevels(random) };
  return seed % 4 === 0 ? {} : { level: 1 + random.below(OUR_LEVELS.length) };
}

/** Returns one to three random boards, whose enemies may be unreachable. */
function randomLevels(random: RNG): string {
  const board = () => {
    const columns = 3 + random.below(20);
    const rows = 2 + random.below(12);
    const cells: string[] = Array.from({ length: columns * rows }, () => (random.below(5) === 0 ? '#' : '.'));
    for (let enemies = random.below(8); enemies > 0; enemies--) cells[random.below(cells.length)] = random.pick(TILES);
    const [hero, enemy] = random.shuffle([...cells.keys()]);
    cells[hero!] = '@';
    cells[enemy!] = random.pick(TILES);
    return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join('')).join(
      '\n',
    );
  };
  return Array.from({ length: 1 + random.below(3) }, board).join('\n\n');
}

const worth = (enemies: readonly Enemy[]) => enemies.reduce((sum, { experience }) => sum + experience, 0);

/** Returns the first violated invariant of a state, if any. `worths` is the experience in each level of the run. */
function invariantViolation(state: State, worths: readonly number[]): string | undefined {
  const { room } = state;
  if ((dungeon.result(state) === undefined) !== (dungeon.turn(state).length === 1)) return 'turn and result disagree';
  if (!room) return undefined;
  const { hero, enemies } = room;
  const earned = 25 * hero.level * (hero.level - 1) + hero.experience;
  const entered = worths.slice(0, state.level).reduce((sum, level) => sum + level, state.prior);
  if (earned + worth(enemies) !== entered) return 'the sum of experience changed';
  return heroViolation(hero) ?? boardViolation(room) ?? enemies.map(enemyViolation).find((flaw) => flaw !== undefined);
}

const between = (low: number, value: number, high: number) => low <= value && value <= high;

function heroViolation(hero: Hero): string | undefined {
  const start = newHero(hero.name as HeroName);
  const sum = (hero.level * (hero.level + 1)) / 2 - 1;
  const [pool, attack, defense] = { Warrior: [15, 6, 2], Mage: [10, 4, 1], Rogue: [10, 7, 1], Hunter: [10, 6, 2] }[
    hero.class
  ];
  if (hero.pool !== start.pool + pool! * sum) return 'the health pool does not fit the level';
  if (hero.attack !== start.attack + attack! * sum) return 'the attack does not fit the level';
  if (hero.defense !== start.defense + defense! * sum) return 'the defense does not fit the level';
  if (!between(0, hero.health, hero.pool)) return 'the health exceeds its pool';
  if (hero.experience >= 50 * hero.level) return 'a level-up is missing';
  switch (hero.class) {
    case 'Warrior':
      return between(0, hero.remaining, hero.cooldown) ? undefined : 'the cooldown is out of bounds';
    case 'Mage':
      return between(0, hero.mana, hero.manaPool) ? undefined : 'the mana leaves its pool';
    case 'Rogue':
      return between(0, hero.energy, FULL_ENERGY) ? undefined : 'the energy is out of bounds';
    case 'Hunter':
      return hero.arrows >= 0 && between(0, hero.counter, ARROW_COUNTER) ? undefined : 'the quiver is wrong';
  }
}

function enemyViolation(enemy: Enemy): string | undefined {
  if (!between(1, enemy.health, enemy.pool)) return `${enemy.name} has ${enemy.health} health`;
  if (enemy.kind === 'boss' && !between(0, enemy.combatTicks, enemy.frequency)) return 'combat ticks are out of bounds';
  if (enemy.kind === 'trap' && !between(0, enemy.counter, enemy.visibility + enemy.invisibility)) {
    return 'the counter of a trap is out of bounds';
  }
  return undefined;
}

function boardViolation(room: Room): string | undefined {
  const units = [room.hero, ...room.enemies];
  if (units.some((unit) => isWall(room, unit))) return 'a unit is in a wall or off the board';
  if (new Set(units.map(({ x, y }) => `${x},${y}`)).size < units.length) return 'two units share a cell';
  const drawn = drawBoard(room);
  const wrong = room.enemies.find((enemy) => drawn[enemy.y]![enemy.x] !== (isShown(enemy) ? enemy.tile : '.'));
  return wrong && `${wrong.name} is drawn wrong`;
}

function storageViolation(state: State): string | undefined {
  const stored = dungeon.state.parse(JSON.parse(JSON.stringify(state)));
  if (!isDeepStrictEqual(stored, state)) return 'the state does not survive storage';
  const { board } = dungeon.presentation.view(state, { viewer: 0, language: 'en', names: ['Ada'] });
  return board.join('\n').length > 1500 ? 'the view is too long' : undefined;
}
