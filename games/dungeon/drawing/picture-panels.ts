import { type Language, say } from '@longtable/kit';
import {
  type Box,
  bar,
  box,
  COLOURS,
  FONT_SIZES,
  group,
  type Item,
  icon,
  inset,
  layer,
  medallion,
  mix,
  panel,
  path,
  piece,
  place,
  rect,
  row,
  SIGNS,
  stat,
  text,
} from '@longtable/kit/picture';
import { canPay } from '../rules/abilities.ts';
import { type Striker, strikers } from '../rules/combat.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { type Direction, offsets, type Position, squaredRange } from '../rules/grid.ts';
import { FULL_ENERGY, threshold } from '../rules/heroes.ts';
import type { Boss, Enemy, Hero, Room } from '../state.ts';
import { unitPlace } from '../story.ts';
import { nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { abilityIcon, enemyMedallion, THINGS } from './icons.ts';
import { windowOf } from './picture-map.ts';

/** Height of the hero's panel in pixels. */
export const HERO_PANEL = 118;
/** Maximum number of enemies with a panel. */
const MAX_LISTED = 2;

/** Draws the hero's panel: health, possible loss, stats, ability, and the way to the next level as a gold line. */
export function heroPanel({ x, y, width, height }: Box, room: Room, loss: number, language: Language): Item[] {
  const { hero } = room;
  const inner = width - 20;
  return [
    place(box(x, y, width, height), unitPlace(hero)),
    panel(box(x, y, width, height), { side: 0, fill: '#1e2a3c', radius: 10 }),
    text(box(x + 10, y + 2, inner, 28), nameAlone(hero.name, language), { size: FONT_SIZES.value, weight: 700 }),
    bar(box(x + 10, y + 31, inner, 26), hero.health, hero.pool, {
      loss,
      size: 21,
      icon: hero.health > 0 ? SIGNS.life : SIGNS.hurt,
    }),
    row(box(x + 10, y + 58, inner, 28), [
      ...stat(SIGNS.attack, hero.attack, COLOURS.attack, { flip: true }),
      { gap: 14 },
      ...stat(SIGNS.defence, hero.defense, COLOURS.defence),
    ]),
    row(box(x + 10, y + 86, 56, 26), stat(SIGNS.level, hero.level, COLOURS.gold)),
    ...ability(box(x + 68, y + 86, inner - 58, 26), hero, language),
    rect(box(x + 10, y + height - 4, (inner * hero.experience) / threshold(hero.level), 3), { fill: COLOURS.gold }),
  ];
}

/** Draws the ability's charge, bright if it can be used. */
function ability(bounds: Box, hero: Hero, language: Language): Item[] {
  const isReady = hero.health > 0 && canPay(hero);
  const colour = isReady ? COLOURS.text : COLOURS.soft;
  const { share, words } = charge(hero, language);
  const { x, y, width, height } = bounds;
  return [
    rect(bounds, { fill: '#00000055', radius: 8 }),
    ...(share > 0
      ? [
          rect(
            { ...bounds, width: Math.max(16, width * share) },
            { fill: mix(COLOURS.night, COLOURS.own, isReady ? 0.42 : 0.24), radius: 8 },
          ),
        ]
      : []),
    rect(bounds, { stroke: isReady ? COLOURS.own : COLOURS.line, radius: 8 }),
    icon(abilityIcon(hero), x + 19, y + height / 2, 26, { colour }),
    text(box(x + 36, y, width - 40, height), words, {
      size: FONT_SIZES.label,
      weight: 700,
      colour,
      align: 'centre',
      minSize: FONT_SIZES.min,
    }),
  ];
}

/** Returns the ability's charge from 0 to 1, and as text. */
function charge(hero: Hero, language: Language): { share: number; words: string } {
  switch (hero.class) {
    case 'Warrior': {
      const { remaining, cooldown } = hero;
      const words = remaining === 0 ? texts.view.shieldReady : texts.view.shieldIn({ rounds: remaining });
      return { share: 1 - remaining / cooldown, words: say(words, language) };
    }
    case 'Mage':
      return { share: hero.mana / hero.manaPool, words: `${hero.mana}/${hero.manaPool}` };
    case 'Rogue':
      return { share: hero.energy / FULL_ENERGY, words: `${hero.energy}/${FULL_ENERGY}` };
    case 'Hunter':
      return { share: hero.arrows > 0 ? 1 : 0, words: `${hero.arrows}` };
  }
}

/**
 * Draws panels of visible enemies in the window, at most `MAX_LISTED`: attackers first, then the nearest. The small map
 * fills the rest. If only hidden traps are left, draws a note instead of enemies.
 */
export function surroundings(bounds: Box, room: Room, isOn: boolean, language: Language): Item[] {
  const due = isOn ? strikers(room) : [];
  const window = windowOf(room);
  const slots = split(bounds, bounds.height > 2 * MIN_SLOT ? MAX_LISTED : 1);
  const shown = room.enemies.filter(isShown);
  const listed = shown
    .filter((enemy) => isInside(window, enemy) || due.some((striker) => striker.enemy === enemy))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, slots.length);
  const note = shown.length === 0 && room.enemies.length > 0 ? [say(texts.view.onlyHiddenTraps, language)] : [];
  const rest = slots.slice(listed.length + note.length);
  if (isOn && listed.length === 0 && shown.length > 0) return farEnemies(bounds, room, shown, language);
  return [
    ...listed.flatMap((enemy, at) => enemyPanel(slots[at]!, enemy, room, due, language)),
    ...note.flatMap((words) => [
      panel(slots[0]!, { dash: [5, 5] }),
      text(inset(slots[0]!, 6), words, { align: 'centre', colour: COLOURS.soft, lines: 2 }),
    ]),
    ...(rest.length > 0 ? smallMap({ ...rest[0]!, height: bounds.y + bounds.height - rest[0]!.y }, room) : []),
  ];

  function rank(enemy: Enemy): number {
    const danger = due.some((striker) => striker.enemy === enemy) ? enemy.attack : 0;
    return danger > 0 ? -danger : squaredRange(enemy, room.hero);
  }
}

/** Height of a line about an enemy outside of the window, and the widths of a digit, an arrow and a gap of the way to it, in pixels. */
const [LINE, DIGIT, ARROW, GAP] = [26, 9, 13, 4];
/** How far the downward arrow of the icons is turned, in degrees. */
const TURNS: Readonly<Record<Direction, number>> = { up: 180, down: 0, left: 90, right: 270 };

/** Draws the small map and, below it, the names of the nearest enemies in the colours of their icons and the way to them. */
function farEnemies(bounds: Box, room: Room, shown: readonly Enemy[], language: Language): Item[] {
  const listed = shown.toSorted((a, b) => squaredRange(a, room.hero) - squaredRange(b, room.hero)).slice(0, MAX_LISTED);
  const { x, y, width, height } = bounds;
  const top = height - listed.length * LINE - 4;
  const ways = listed.map((enemy) => offsets(room.hero, enemy));
  const wide = Math.max(...ways.map((way) => way.reduce((sum, part) => sum + partWidth(part), 0)));
  return [
    ...smallMap(box(x, y, width, top), room),
    ...listed.flatMap((enemy, at) => {
      const line = y + top + 6 + at * LINE;
      return [
        text(box(x + 1, line, width - wide - 1, LINE - 2), nameAlone(enemy.name, language), {
          size: FONT_SIZES.label,
          minSize: FONT_SIZES.min,
          colour: enemyMedallion(enemy).colour,
          narrow: true,
          mayCut: true,
        }),
        row(
          box(x + width - wide, line, wide, LINE - 2),
          ways[at]!.flatMap(({ direction, cells }) => [
            { gap: GAP },
            { text: `${cells}`, size: FONT_SIZES.small, weight: 700 },
            { icon: SIGNS.further, size: ARROW, turn: TURNS[direction], colour: COLOURS.text },
          ]),
          'right',
        ),
      ];
    }),
  ];

  function partWidth({ cells }: { readonly cells: number }): number {
    return DIGIT * `${cells}`.length + ARROW + GAP;
  }
}

/** Minimum height of a panel beside the map. */
const MIN_SLOT = 58;

/** Divides a box into boxes one below the other. */
function split(bounds: Box, count: number): Box[] {
  const height = (bounds.height + 5) / count;
  return Array.from({ length: count }, (_, at) => ({ ...bounds, y: bounds.y + at * height, height: height - 5 }));
}

function isInside({ x, y, width, height }: Box, at: Position): boolean {
  return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
}

function enemyPanel(bounds: Box, enemy: Enemy, { hero }: Room, due: readonly Striker[], language: Language): Item[] {
  const { x, y, width } = bounds;
  const isDue = due.some((striker) => striker.enemy === enemy);
  const style = enemyMedallion(enemy);
  const isAiming = enemy.kind === 'boss' && sees(enemy, hero);
  return [
    place(bounds, unitPlace(enemy)),
    panel(bounds, {
      colour: isDue ? COLOURS.bad : mix(style.colour, COLOURS.night, 0.35),
      thick: isDue ? 2.5 : 1.5,
      corners: 'cut',
    }),
    medallion(x + 26, y + bounds.height / 2, 20, 1, style),
    text(box(x + 52, y + 1, width - 58, 22), nameAlone(enemy.name, language), {
      size: FONT_SIZES.label,
      minSize: FONT_SIZES.min,
    }),
    bar(box(x + 52, y + 22, width - 60, 18), enemy.health, enemy.pool, { size: 17 }),
    row(box(x + 52, y + 39, isAiming ? 86 : width - 58, 21), [
      ...stat(SIGNS.attack, enemy.attack, COLOURS.attack, { flip: true, size: FONT_SIZES.small, sign: 16 }),
      { gap: 9 },
      ...stat(SIGNS.defence, enemy.defense, COLOURS.defence, { size: FONT_SIZES.small, sign: 16 }),
    ]),
    ...(isAiming ? aim(x + 146, y + 50, enemy) : []),
  ];
}

/** Draws a boss's progress to its next shot as dots. */
function aim(x: number, y: number, { frequency, combatTicks }: Boss): Item[] {
  const gap = Math.min(8, 24 / frequency);
  return [
    icon(THINGS.shot, x, y, 18, { colour: COLOURS.magic }),
    ...Array.from({ length: frequency }, (_, at) =>
      piece(x + 14 + at * gap, y, gap / 2 - 0.8, 'circle', {
        fill: at < combatTicks ? COLOURS.magic : COLOURS.night,
        stroke: COLOURS.magic,
        thick: 1.2,
      }),
    ),
  ];
}

/** Draws the whole level: walls, window and visible units. */
function smallMap(bounds: Box, room: Room): Item[] {
  const [wide, high] = [room.walls[0]!.length, room.walls.length];
  const cell = Math.min(bounds.width / wide, bounds.height / high);
  const [width, height] = [wide * cell, high * cell];
  const [x, y] = [
    Math.round(bounds.x + (bounds.width - width) / 2),
    Math.round(bounds.y + (bounds.height - height) / 2),
  ];
  const window = windowOf(room);
  const dot = (at: Position, radius: number) =>
    box(x + (at.x + 0.5) * cell - radius, y + (at.y + 0.5) * cell - radius, 2 * radius, 2 * radius);
  const isCut = window.width < wide || window.height < high;
  return [
    rect(box(x - 3, y - 3, width + 6, height + 6), { fill: '#0b0c10', radius: 3 }),
    layer(box(x, y, width, height), [
      rect(box(0, 0, width, height), { fill: '#23252e' }),
      group([path(wallPath(room.walls), { fill: '#6d748c' })], { scale: cell }),
    ]),
    ...(isCut
      ? [
          rect(box(x + window.x * cell, y + window.y * cell, window.width * cell, window.height * cell), {
            stroke: COLOURS.gold,
            thick: 1.5,
          }),
        ]
      : []),
    ...room.enemies
      .filter(isShown)
      .map((enemy) => rect(dot(enemy, enemy.kind === 'boss' ? 3.6 : 2.6), { fill: enemyMedallion(enemy).colour })),
    rect(dot(room.hero, 4), { fill: COLOURS.own, stroke: '#ffffff', thick: 1.2, radius: 4 }),
  ];
}

/** Returns the cached SVG path of a level's walls, in cells. */
function wallPath(walls: Room['walls']): string {
  const cached = wallPaths.get(walls) ?? walls.flatMap(runsIn).join('');
  wallPaths.set(walls, cached);
  return cached;
}

const wallPaths = new WeakMap<Room['walls'], string>();

/** Returns the wall segments of a row as SVG paths. Rows overlap slightly to avoid gaps. */
function runsIn(row: string, at: number): string[] {
  return [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${at}h${length}v1.1h-${length}z`);
}
