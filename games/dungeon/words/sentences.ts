import { type Language, say, type Text } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { goalOf } from '../rules/goal.ts';
import { DIRECTIONS, type Position, squaredRange, step } from '../rules/grid.ts';
import { recruit } from '../rules/growth.ts';
import { isWall } from '../rules/room.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import { type Enemy, levelCount, phase, type Room, type State } from '../state.ts';
import { dangerSentence } from './danger.ts';
import { heroParts, statsText } from './hero.ts';
import { className, DIRECTION_NAMES, nameAlone, wayText } from './names.ts';
import { texts } from './texts.ts';

/** Maximum number of enemies described. The rest is counted. */
const MAX_NAMED = 8;

export function menuSentences(state: State, language: Language): string[] {
  const roster = rosterOf(state).heroes;
  const heroes = roster.map(({ name }, index) => {
    const hero = recruit(name, state.prior, roster);
    const who = `${index + 1}: ${nameAlone(name, language)}, ${className(hero, language)}`;
    return `${who}, ${say(statsText(hero), language)}.`;
  });
  return [taskText(state), ...heroes].map((text) => say(text, language));
}

function taskText(state: State): Text {
  const levels = levelCount(state);
  if (state.endless !== undefined) return texts.sentences.theWayDownHasNoEnd;
  return texts.sentences.youHaveLevelsAheadOfYou({ levels });
}

/** Returns the level and the number of levels, or the depth of an endless descent. */
export function placeText(state: State): Exclude<Text, string> {
  const { level, chosen } = state;
  if (state.endless !== undefined) return texts.sentences.depth({ level });
  if (chosen !== undefined) return texts.sentences.level({ chosen });
  return texts.sentences.levelOf({ level, levelCount: levelCount(state) });
}

/** Returns a room in sentences: danger, hero, walls and visible enemies, the nearest first. */
export function runSentences(state: State, room: Room, language: Language): string[] {
  const { rounds } = state;
  const { hero } = room;
  const where = placeText(state);
  const goal = goalOf(state);
  const place: Text[] = [
    levelCount(state) > 1 || state.chosen !== undefined
      ? texts.sentences.round({ where, rounds })
      : texts.sentences.roundWithRounds({ rounds }),
    ...(goal === undefined ? [] : [texts.sentences.goalRounds({ goal })]),
  ];
  const health = texts.sentences.health({ health: hero.health, pool: hero.pool });
  const own = `${nameAlone(hero.name, language)}: ${[say(health, language), ...heroParts(hero, language)].join(', ')}.`;
  return [...before(state, room), own, ...place, ...after(state, room, language)].map((text) => say(text, language));
}

function before(state: State, room: Room): Text[] {
  switch (phase(state)) {
    case 'dead':
      return [texts.sentences.yourHeroIsDead];
    case 'won':
      return [levelCount(state) === 1 ? texts.sentences.youveClearedTheLevel : texts.sentences.youveClearedEveryLevel];
    default:
      return [dangerSentence(room)];
  }
}

function after(state: State, room: Room, language: Language): Text[] {
  return phase(state) === 'exploring' ? [ways(room), ...enemies(room, language)] : [];
}

function ways(room: Room): Text {
  const walls = DIRECTIONS.filter((direction) => isWall(room, step(room.hero, direction)));
  if (walls.length === 0) return texts.sentences.noWallsNextToYou;
  const names = walls.map((wall) => DIRECTION_NAMES[wall]);
  return texts.sentences.wallsNextToYou({ value: names, value2: names });
}

function enemies({ hero, enemies }: Room, language: Language): Text[] {
  const shown = enemies.filter(isShown).sort((a, b) => squaredRange(a, hero) - squaredRange(b, hero));
  if (shown.length === 0) return [texts.sentences.noEnemiesInSight];
  const more = shown.length - MAX_NAMED;
  const rest: Text[] = more > 0 ? [texts.sentences.andMore({ more })] : [];
  return [...shown.slice(0, MAX_NAMED).map((enemy) => whereabouts(enemy, hero, language)), ...rest];
}

function whereabouts(enemy: Enemy, hero: Position, language: Language): Text {
  const way = wayText(hero, enemy, language);
  const { health, pool, attack, defense } = enemy;
  const who = nameAlone(enemy.name, language);
  return texts.sentences.healthOfAttackDefense({ way, who, health, pool, attack, defense });
}
