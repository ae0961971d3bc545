import { type Language, say, type Text, type Translation } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { goalOf } from '../rules/goal.ts';
import { DIRECTIONS, type Position, squaredRange, step } from '../rules/grid.ts';
import { recruit } from '../rules/growth.ts';
import { isWall } from '../rules/room.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import { type Enemy, levelCount, phase, type Room, type State } from '../state.ts';
import { dangerSentence } from './danger.ts';
import { heroTexts, statTexts } from './hero.ts';
import { className, nameText, wayText } from './names.ts';
import { texts } from './texts.ts';

/** Maximum number of enemies described. The rest is counted. */
const MAX_NAMED = 8;

export function menuSentences(state: State, language: Language): string[] {
  const roster = rosterOf(state).heroes;
  const heroes = roster.map(({ name }, index) => {
    const hero = recruit(name, state.prior, roster);
    return texts.sentences.hero({ name: `${index + 1}`, stats: [nameText(name), className(hero), ...statTexts(hero)] });
  });
  const levels = levelCount(state);
  const task = state.endless === undefined ? texts.sentences.levelsAhead({ levels }) : texts.sentences.endless;
  return [task, ...heroes].map((text) => say(text, language));
}

/** Returns the level and the number of levels, or the depth of an endless descent. */
export function placeText(state: State): Translation {
  const { level, chosen } = state;
  if (state.endless !== undefined) return texts.places.depth({ depth: level });
  if (chosen !== undefined) return texts.places.level({ level: chosen });
  return texts.places.levelOf({ level, levels: levelCount(state) });
}

/** Whether sentences contain the place: the run has several levels, or the level was chosen. */
export function hasPlace(state: State): boolean {
  return levelCount(state) > 1 || state.chosen !== undefined;
}

/** Returns a room in sentences: danger, hero, walls and visible enemies, the nearest first. */
export function runSentences(state: State, room: Room, language: Language): string[] {
  const { hero } = room;
  const goal = goalOf(state);
  const health = texts.stats.healthOf({ value: hero.health, full: hero.pool });
  const sentences = [
    ...before(state, room),
    texts.sentences.hero({ name: nameText(hero.name), stats: [health, ...heroTexts(hero)] }),
    texts.sentences.round({ place: hasPlace(state) ? placeText(state) : undefined, round: state.rounds }),
    ...(goal === undefined ? [] : [texts.sentences.goal({ rounds: goal })]),
    ...(phase(state) === 'exploring' ? [wallSentence(room), ...enemySentences(room)] : []),
  ];
  return sentences.map((text) => say(text, language));
}

function before(state: State, room: Room): Text[] {
  switch (phase(state)) {
    case 'dead':
      return [texts.sentences.dead];
    case 'won':
      return [levelCount(state) === 1 ? texts.sentences.cleared : texts.sentences.allCleared];
    default:
      return [dangerSentence(room)];
  }
}

function wallSentence(room: Room): Text {
  const walls = DIRECTIONS.filter((direction) => isWall(room, step(room.hero, direction)));
  if (walls.length === 0) return texts.sentences.noWalls;
  return texts.sentences.walls({ directions: walls.map((wall) => texts.directions[wall]) });
}

function enemySentences({ hero, enemies }: Room): Text[] {
  const shown = enemies.filter(isShown).sort((a, b) => squaredRange(a, hero) - squaredRange(b, hero));
  if (shown.length === 0) return [texts.sentences.noEnemies];
  const more = shown.length - MAX_NAMED;
  return [
    ...shown.slice(0, MAX_NAMED).map((enemy) => whereabouts(enemy, hero)),
    ...(more > 0 ? [texts.sentences.moreEnemies({ enemies: more })] : []),
  ];
}

function whereabouts(enemy: Enemy, hero: Position): Text {
  const { health, pool, attack, defense } = enemy;
  const stats = [
    texts.stats.healthOf({ value: health, full: pool }),
    texts.stats.attack({ value: attack }),
    texts.stats.defense({ value: defense }),
  ];
  return texts.sentences.enemy({ way: wayText(hero, enemy), name: nameText(enemy.name), stats });
}
