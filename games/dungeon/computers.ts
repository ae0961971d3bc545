import { type Advice, levelsFrom, RNG, resolveLevel, type Seat, type Seed, type Text } from '@longtable/kit';
import type { Options } from './options.ts';
import { castRefusal, targets } from './rules/abilities.ts';
import { carve, inhabit } from './rules/depths.ts';
import { BESTIARY, isShown, sees } from './rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, step } from './rules/grid.ts';
import { HERO_NAMES, type HeroName, recruit } from './rules/heroes.ts';
import { checked } from './rules/level.ts';
import { isRested } from './rules/repeat.ts';
import { enemyAt, enter, isWall } from './rules/room.ts';
import { type Action, makeLine, playRound } from './rules/round.ts';
import type { Room, State } from './state.ts';
import { unitNoun } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Levels of computers, from one that only fights to one that also casts and rests. */
export const LEVELS = levelsFrom(texts.computers, {
  beginner: {},
  casual: { mix: { of: 'advanced', else: 'beginner', share: 0.1 } },
  skilled: { mix: { of: 'advanced', else: 'beginner', share: 0.25 } },
  advanced: {},
});

/** Returns the line a computer of a level plays. It always takes the first hero. */
export function line({ room }: State, _seat: Seat, level: string): string {
  if (!room) return '1';
  return makeLine({ verb: 'act', action: nextAction(room, resolveLevel(LEVELS, level, () => room) === 'advanced') });
}

/**
 * Returns the next action: casts if there is a target, rests until ready while no enemy is near, otherwise approaches
 * or attacks the nearest enemy. If `casts` is false, only fights. Uses the positions of hidden traps, which a player
 * who saw the start of the level could remember.
 */
export function nextAction(room: Room, casts = true): Action {
  const { hero, enemies } = room;
  const canCast = casts && castRefusal(hero, enemies) === undefined;
  if (canCast && targets(hero, enemies).length > 0) return 'cast';
  if (!isThreatened(room) && casts && !isReady(room)) return 'wait';
  return wayToNearest(room) ?? 'wait';
}

function isThreatened({ hero, enemies }: Room): boolean {
  return enemies.some((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero));
}

function isReady({ hero }: Room): boolean {
  return hero.class === 'Hunter' ? hero.arrows > 0 : isRested(hero);
}

/**
 * Returns the first step of a shortest path to an enemy, found by a breadth-first search, or undefined if none is
 * reachable.
 */
function wayToNearest({ walls, hero, enemies }: Room): Direction | undefined {
  const key = (cell: Position) => cell.y * walls[0]!.length + cell.x;
  const goals = new Set(enemies.map(key));
  const seen = new Set([key(hero)]);
  let edge: { cell: Position; first: Direction | undefined }[] = [{ cell: hero, first: undefined }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { cell, first } of edge) {
      for (const direction of DIRECTIONS) {
        const reached = step(cell, direction);
        if (isWall({ walls }, reached) || seen.has(key(reached))) continue;
        seen.add(key(reached));
        if (goals.has(key(reached))) return first ?? direction;
        next.push({ cell: reached, first: first ?? direction });
      }
    }
    edge = next;
  }
  return undefined;
}

/** Returns the move of the policy that casts and rests, with a reason. */
export function hint({ room }: State): Advice {
  if (!room) return { line: '1', move: texts.hint.moves.hero, why: texts.hint.hero };
  const action = nextAction(room);
  return { line: makeLine({ verb: 'act', action }), move: instruction(room, action), why: reason(room, action) };
}

/** Returns an action as an instruction. */
function instruction(room: Room, action: Action): Text {
  const { moves } = texts.hint;
  if (action === 'wait') return moves.rest;
  if (action === 'cast') return moves.cast({ ability: texts.abilities[room.hero.class] });
  const enemy = enemyAt(room, step(room.hero, action));
  return enemy && isShown(enemy) ? moves.attack({ enemy: unitNoun(enemy.name) }) : moves.step[action];
}

function reason(room: Room, action: Action): Text {
  const { hero, enemies } = room;
  if (action === 'wait') return texts.hint.rest;
  if (action === 'cast') {
    const reached = targets(hero, enemies.filter(isShown)).length;
    return reached === 0 ? texts.hint.trap : texts.hint.inReach({ enemies: reached });
  }
  const enemy = enemyAt(room, step(hero, action));
  if (!enemy || !isShown(enemy)) return texts.hint.approach;
  return texts.hint.attack({ health: enemy.health });
}

/** A day's difficulty: the hero's starting experience, the enemies' total value, and their kinds. */
interface Tier {
  readonly prior: number;
  readonly budget: number;
  readonly tiles: string;
}

/** Possible difficulties of a day. `prior` is the experience that the built-in levels give up to that point. */
const TIERS: readonly Tier[] = [
  { prior: 75, budget: 150, tiles: 'ssk' },
  { prior: 200, budget: 250, tiles: 'sskkQ' },
  { prior: 400, budget: 300, tiles: 'skkqQ' },
  { prior: 950, budget: 500, tiles: 'kkqqzB' },
  { prior: 1550, budget: 700, tiles: 'qzzzbD' },
  { prior: 2300, budget: 900, tiles: 'zzbMB' },
  { prior: 3350, budget: 1500, tiles: 'zbbgMD' },
  { prior: 6050, budget: 2500, tiles: 'bbggwD' },
];

/** Number of attempts before the budget is reduced by a tenth. */
const ATTEMPTS_PER_BUDGET = 8;

/** Returns the options of a day: a level that every hero can clear, and the rounds the computer takes with each. */
export function dailyOptions(choice: number, seed: Seed): Options & { levels: string } {
  const random = RNG.seeded(choice);
  const tier = random.pick(TIERS);
  for (let attempt = 0; ; attempt++) {
    const budget = tier.budget * Math.max(0, 1 - Math.floor(attempt / ATTEMPTS_PER_BUDGET) / 10);
    const levels = inhabit(carve(random), { ...tier, budget }, BESTIARY, random);
    const goals = roundsToBeat(levels, tier.prior, seed);
    if (goals) return { levels, prior: tier.prior, goals: [...goals] };
  }
}

/** Maximum number of rounds that the computer may take. */
const MAX_ROUNDS = 300;

/** Heroes by the computer's win rate, lowest first, so that a level that is too hard is rejected early. */
const HARDEST_FIRST: readonly HeroName[] = [
  'Arya Stark',
  'Bronn',
  'Melisandre',
  'Thoros of Myr',
  'The Hound',
  'Ygritte',
  'Jon Snow',
];

/**
 * Returns the rounds in which the computer clears a level with this seed, per hero in the order of the menu, or
 * undefined if a hero dies or takes too long.
 */
function roundsToBeat(text: string, prior: number, seed: Seed): readonly number[] | undefined {
  const rounds = new Map<HeroName, number>();
  for (const name of HARDEST_FIRST) {
    const count = roundsOf(text, name, prior, seed);
    if (count === undefined) return undefined;
    rounds.set(name, count);
  }
  return HERO_NAMES.map((name) => rounds.get(name)!);
}

function roundsOf(text: string, name: HeroName, prior: number, seed: Seed): number | undefined {
  const random = RNG.seeded(seed);
  let room = enter(checked(text), recruit(name, prior));
  for (let rounds = 1; rounds <= MAX_ROUNDS; rounds++) {
    ({ room } = playRound(room, nextAction(room), (max) => random.below(max + 1)));
    if (room.hero.health === 0) return undefined;
    if (room.enemies.length === 0) return rounds;
  }
  return undefined;
}
