import { drawBoard } from '../../games/dungeon/drawing/board.ts';
import { type Paint, paintRows, plain } from '../../games/dungeon/drawing/colours.ts';
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
export function display(
  before: Room | null,
  room: Room,
  events: readonly DungeonEvent[],
  paint: Paint = plain,
): readonly string[] {
  const boardAndHero = (shown: Room) => [...paintRows(drawBoard(shown), shown.enemies, paint), unitLine(shown.hero)];
  const told = events.flatMap(tell);
  if (!events.some(({ kind }) => kind === 'level')) return [...boardAndHero(room), ...told];
  const cleared = events.find((event) => event.kind === 'cleared');
  // A hero takes everything along to the next level but the position.
  const left = cleared && before ? [{ ...before, hero: { ...room.hero, ...cleared.at }, enemies: [] }] : [];
  return [...left.flatMap(boardAndHero), ...told, ...boardAndHero(room)];
}
