import { drawBoard, type Paint, paintRows, plain } from '@longtable/dungeon/drawing/board';
import type { DungeonEvent } from '@longtable/dungeon/events';
import { newHero } from '@longtable/dungeon/rules/heroes';
import { rosterOf } from '@longtable/dungeon/rules/roster';
import type { Room, State } from '@longtable/dungeon/state';
import { unitLine } from './describe.ts';
import { tell } from './tell.ts';

/** Returns the menu of heroes: the document's, then those of a unit file. */
export function heroMenu(state: State): readonly string[] {
  const { heroes } = rosterOf(state);
  return heroes.map(({ name }, index) => `${index + 1}. ${unitLine(newHero(name, heroes))}`);
}

/** Returns a round in the document's format: board, hero, events. A new level follows after that. */
export function display(
  before: Room | null,
  room: Room,
  events: readonly DungeonEvent[],
  paint: Paint = plain,
): readonly string[] {
  const boardAndHero = (shown: Room) => [...paintRows(drawBoard(shown), shown.enemies, paint), unitLine(shown.hero)];
  const printed = events.flatMap(tell);
  if (!events.some(({ kind }) => kind === 'level')) return [...boardAndHero(room), ...printed];
  const cleared = events.find((event) => event.kind === 'cleared');
  // The hero keeps everything but the position on the next level.
  const left = cleared && before ? [{ ...before, hero: { ...room.hero, ...cleared.at }, enemies: [] }] : [];
  return [...left.flatMap(boardAndHero), ...printed, ...boardAndHero(room)];
}
