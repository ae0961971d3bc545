import type { Text } from '../../kit/text.ts';
import { isShown } from '../rules/enemies.ts';
import { DIRECTIONS, type Direction, type Position, squaredRange, step } from '../rules/grid.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { isWall } from '../rules/room.ts';
import { type Enemy, levelCount, phase, type Room, type State } from '../state.ts';
import { unitLine } from './describe.ts';

/** More enemies than these are only counted. */
const NAMED = 8;

const WAYS: Readonly<Record<Direction, { en: string; de: string }>> = {
  up: { en: 'up', de: 'oben' },
  down: { en: 'down', de: 'unten' },
  left: { en: 'left', de: 'links' },
  right: { en: 'right', de: 'rechts' },
};

/** The hero menu in sentences. */
export function menuSentences(levels: number, prior: number): readonly Text[] {
  return [
    {
      en: `Choose your hero for ${levels === 1 ? '1 level' : `${levels} levels`}.`,
      de: `Wähl deinen Helden für ${levels === 1 ? '1 Level' : `${levels} Level`}.`,
    },
    ...HERO_NAMES.map((name, index): Text => {
      const { class: kind, pool, attack, defense } = recruit(name, prior);
      return `${index + 1}: ${name}, ${kind}, HP ${pool}, ATK ${attack}, DEF ${defense}.`;
    }),
  ];
}

/** A room in sentences: the hero, the ways, and the enemies that show, the nearest first. */
export function runSentences(state: State, room: Room): readonly Text[] {
  const { level, rounds } = state;
  const of = levelCount(state);
  return [
    { en: `Level ${level} of ${of}, round ${rounds}.`, de: `Level ${level} von ${of}, Runde ${rounds}.` },
    `${unitLine(room.hero)}.`,
    ...situation(state, room),
  ];
}

function situation(state: State, room: Room): readonly Text[] {
  switch (phase(state)) {
    case 'dead':
      return [{ en: 'Your hero is dead.', de: 'Dein Held ist tot.' }];
    case 'won':
      return [{ en: 'All levels are cleared.', de: 'Alle Level sind geschafft.' }];
    default:
      return [ways(room), ...enemies(room)];
  }
}

function ways(room: Room): Text {
  const walls = DIRECTIONS.filter((direction) => isWall(room, step(room.hero, direction)));
  if (walls.length === 0) return { en: 'No wall next to you.', de: 'Keine Wand neben dir.' };
  return {
    en: `Walls next to you: ${walls.map((wall) => WAYS[wall].en).join(', ')}.`,
    de: `Wände neben dir: ${walls.map((wall) => WAYS[wall].de).join(', ')}.`,
  };
}

function enemies({ hero, enemies }: Room): readonly Text[] {
  const shown = enemies.filter(isShown).sort((a, b) => squaredRange(a, hero) - squaredRange(b, hero));
  if (shown.length === 0) return [{ en: 'No enemy shows.', de: 'Kein Gegner zeigt sich.' }];
  const more = shown.length - NAMED;
  const rest: readonly Text[] = more > 0 ? [{ en: `And ${more} more.`, de: `Und ${more} weitere.` }] : [];
  return [...shown.slice(0, NAMED).map((enemy) => whereabouts(enemy, hero)), ...rest];
}

function whereabouts(enemy: Enemy, hero: Position): Text {
  const dx = enemy.x - hero.x;
  const dy = enemy.y - hero.y;
  const way = (language: 'en' | 'de') =>
    [
      dy !== 0 && `${Math.abs(dy)} ${WAYS[dy < 0 ? 'up' : 'down'][language]}`,
      dx !== 0 && `${Math.abs(dx)} ${WAYS[dx < 0 ? 'left' : 'right'][language]}`,
    ]
      .filter((part) => part !== false)
      .join(', ');
  const line = unitLine(enemy);
  return { en: `${way('en')}: ${line}.`, de: `${way('de')}: ${line}.` };
}
