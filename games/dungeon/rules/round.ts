import type { RoundEvent } from '../events.ts';
import type { Boss, Enemy, Hero, Monster, Room, Trap } from '../state.ts';
import { castAbility } from './abilities.ts';
import { melee } from './combat.ts';
import { sees } from './enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, same, step } from './grid.ts';
import { FULL_ENERGY, HERO_NAMES } from './heroes.ts';
import { type Draft, type Draw, draftOf, enemyAt, isWall } from './room.ts';

export type Action = Direction | 'cast' | 'wait';

/** Plays one round: the hero's action and tick, then every living enemy's turn. Stops when the hero dies. */
export function playRound(room: Room, action: Action, draw: Draw): { room: Room; events: readonly RoundEvent[] } {
  const draft = draftOf(room, draw);
  act(draft, action);
  draft.hero = tick(draft.hero);
  for (const enemy of draft.enemies) {
    if (draft.hero.health === 0) break;
    takeTurn(draft, enemy);
  }
  const { walls, hero, enemies, events } = draft;
  return { room: { walls, hero, enemies }, events };
}

function act(draft: Draft, action: Action): void {
  if (action === 'cast') castAbility(draft, draft.hero);
  else if (action !== 'wait') stepHero(draft, action);
}

function stepHero(draft: Draft, direction: Direction): void {
  const cell = step(draft.hero, direction);
  const enemy = enemyAt(draft, cell);
  if (isWall(draft, cell)) draft.events.push({ kind: 'blocked', name: draft.hero.name });
  else if (!enemy) Object.assign(draft.hero, cell);
  else {
    melee(draft, draft.hero, enemy);
    if (enemy.health === 0) Object.assign(draft.hero, cell);
  }
}

/** Maximum of a Hunter's counter, so that arrows arrive every eleventh round. */
export const ARROW_COUNTER = 10;

/** Returns the hero after the regeneration of one round: cooldown, mana, energy or arrows. */
export function tick(hero: Hero): Hero {
  switch (hero.class) {
    case 'Warrior':
      return { ...hero, remaining: Math.max(0, hero.remaining - 1) };
    case 'Mage':
      return { ...hero, mana: Math.min(hero.manaPool, hero.mana + hero.level) };
    case 'Rogue':
      return { ...hero, energy: Math.min(FULL_ENERGY, hero.energy + 10) };
    case 'Hunter':
      return hero.counter === ARROW_COUNTER
        ? { ...hero, arrows: hero.arrows + hero.level, counter: 0 }
        : { ...hero, counter: hero.counter + 1 };
  }
}

const TRAP_REACH = 2;

/** Directions of a random step by the number drawn. */
const WANDERING = ['left', 'right', 'up', 'down', 'stay'] as const;

function takeTurn(draft: Draft, enemy: Enemy): void {
  if (enemy.kind === 'trap') trapTurn(draft, enemy);
  else if (enemy.kind === 'boss') bossTurn(draft, enemy);
  else if (sees(enemy, draft.hero)) chase(draft, enemy);
  else wander(draft, enemy);
}

/** Returns the direction of a chase. Ties go to the vertical. */
export function chaseDirection(monster: Position, hero: Position): Direction {
  const dx = monster.x - hero.x;
  const dy = monster.y - hero.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'left' : 'right';
  return dy > 0 ? 'up' : 'down';
}

/** Returns a trap with its counter advanced. Its visibility follows from the previous value of the counter. */
export function turnClock(trap: Trap): Trap {
  const { counter, visibility, invisibility } = trap;
  return { ...trap, visible: counter < visibility, counter: counter === visibility + invisibility ? 0 : counter + 1 };
}

function chase(draft: Draft, monster: Monster | Boss): void {
  tryStep(draft, monster, chaseDirection(monster, draft.hero));
}

function wander(draft: Draft, monster: Monster | Boss): void {
  const direction = WANDERING[draft.draw(WANDERING.length - 1)]!;
  if (direction !== 'stay') tryStep(draft, monster, direction);
}

function tryStep(draft: Draft, monster: Monster | Boss, direction: Direction): void {
  const cell = step(monster, direction);
  if (same(cell, draft.hero)) melee(draft, monster, draft.hero);
  else if (!isWall(draft, cell) && !enemyAt(draft, cell)) Object.assign(monster, cell);
}

function bossTurn(draft: Draft, boss: Boss): void {
  if (!sees(boss, draft.hero)) {
    boss.combatTicks = 0;
    wander(draft, boss);
  } else if (boss.combatTicks === boss.frequency) {
    boss.combatTicks = 0;
    castAbility(draft, boss);
  } else {
    boss.combatTicks += 1;
    chase(draft, boss);
  }
}

function trapTurn(draft: Draft, trap: Trap): void {
  Object.assign(trap, turnClock(trap));
  if (closerThan(TRAP_REACH, trap, draft.hero)) melee(draft, trap, draft.hero);
}

/** A parsed line: the choice of a hero, one action, or a walk or a rest that repeats one. */
export type Command =
  | { readonly verb: 'choose'; readonly hero: string }
  | { readonly verb: 'act'; readonly action: Action }
  | { readonly verb: 'walk'; readonly direction: Direction }
  | { readonly verb: 'rest' };

/** The six keys of the document. */
const KEYS: Readonly<Record<Action, string>> = { up: 'w', down: 's', left: 'a', right: 'd', cast: 'e', wait: 'q' };

export function makeLine(command: Command, heroes: readonly string[] = HERO_NAMES): string {
  switch (command.verb) {
    case 'choose':
      return `${heroes.indexOf(command.hero) + 1}`;
    case 'act':
      return KEYS[command.action];
    case 'walk':
      return `walk ${KEYS[command.direction]}`;
    case 'rest':
      return 'rest';
  }
}

/** Every command but the choice of a hero. */
const COMMANDS: readonly Command[] = [
  ...(Object.keys(KEYS) as Action[]).map((action): Command => ({ verb: 'act', action })),
  ...DIRECTIONS.map((direction): Command => ({ verb: 'walk', direction })),
  { verb: 'rest' },
];

const BY_LINE: ReadonlyMap<string, Command> = new Map(COMMANDS.map((command) => [makeLine(command), command]));

export function parseLine(line: string, heroes: readonly string[] = HERO_NAMES): Command | undefined {
  const hero = /^[1-9]\d?$/.test(line) ? heroes[Number(line) - 1] : undefined;
  return hero === undefined ? BY_LINE.get(line) : { verb: 'choose', hero };
}
