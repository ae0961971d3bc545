import { drawBoard } from '../../games/dungeon/drawing/board.ts';
import type { DungeonEvent } from '../../games/dungeon/events.ts';
import { HERO_NAMES, newHero } from '../../games/dungeon/rules/heroes.ts';
import type { Room } from '../../games/dungeon/state.ts';
import { unitLine } from './describe.ts';
import { tell } from './tell.ts';

/** The menu of heroes. */
export function heroMenu(): readonly string[] {
  return HERO_NAMES.map((name, index) => `${index + 1}. ${unitLine(newHero(name))}`);
}

/** A round as the document shows it: the board, the hero's line, what happened. A new level is shown after that. */
export function display(room: Room, events: readonly DungeonEvent[]): readonly string[] {
  const now = [...drawBoard(room), unitLine(room.hero)];
  const next = events.findIndex((event) => event.kind === 'level');
  if (next < 0) return [...now, ...events.flatMap(tell)];
  const before = events.slice(0, next);
  return [
    ...before.filter((event) => event.kind === 'board').flatMap(tell),
    ...before.filter((event) => event.kind !== 'board').flatMap(tell),
    ...events.slice(next).flatMap(tell),
    ...now,
  ];
}
