import { type Language, say } from '@longtable/kit';
import {
  type Box,
  bar,
  box,
  COLOURS,
  columns,
  FONT_SIZES,
  group,
  type Item,
  icon,
  layer,
  medallion,
  mix,
  PICTURE_WIDTH,
  panel,
  path,
  piece,
  rect,
  row,
  SIGNS,
  stat,
  text,
} from '@longtable/kit/picture';
import { canPay } from '../rules/abilities.ts';
import { type Striker, strikers } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { type Position, squaredRange } from '../rules/grid.ts';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import type { Boss, Enemy, Hero, Room } from '../state.ts';
import { nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { abilityIcon, enemyMedallion, THINGS } from './icons.ts';
import { windowOf } from './picture-map.ts';

/** Maximum number of enemies with a panel. */
const MAX_LISTED = 2;

/** Draws the hero's panel, 88 pixels high: health, possible loss, stats, ability and small map. */
export function heroPanel(y: number, room: Room, loss: number, language: Language): Item[] {
  const { hero } = room;
  const next = `${hero.experience}/${threshold(hero.level)}`;
  return [
    panel(box(12, y, PICTURE_WIDTH - 24, 88), { side: 0, fill: '#1e2a3c', radius: 12 }),
    text(box(26, y + 6, 112, 32), nameAlone(hero.name, language), { size: 25, weight: 700 }),
    bar(box(158, y + 7, 248, 30), hero.health, hero.pool, {
      loss,
      size: 22,
      icon: hero.health > 0 ? SIGNS.life : SIGNS.hurt,
    }),
    row(box(24, y + 46, 272, 34), [
      ...stat(SIGNS.attack, hero.attack, COLOURS.attack, { flip: true }),
      { gap: 12 },
      ...stat(SIGNS.defence, hero.defense, COLOURS.defence),
      { gap: 12 },
      ...stat(SIGNS.level, hero.level, COLOURS.gold),
      { gap: 7 },
      { text: next, size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft },
    ]),
    ...ability(box(302, y + 46, 104, 34), hero, language),
    ...smallMap(box(418, y + 11, 118, 66), room),
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
 * Draws panels for at most `MAX_LISTED` visible enemies, 74 pixels high: attackers first, then the nearest. If only
 * hidden traps are left, draws a note.
 */
export function enemyPanels(y: number, room: Room, isOn: boolean, language: Language): Item[] {
  const due = isOn ? strikers(room) : [];
  const shown = room.enemies.filter(isShown).toSorted((one, other) => rank(one) - rank(other));
  const bounds = box(12, y, PICTURE_WIDTH - 24, 74);
  if (shown.length === 0)
    return [
      panel(bounds, { dash: [5, 5] }),
      text(bounds, say(texts.view.onlyHiddenTraps, language), { align: 'centre', colour: COLOURS.soft }),
    ];
  const listed = shown.slice(0, MAX_LISTED);
  return columns(bounds, listed.length, 6).flatMap((one, at) => enemyPanel(one, listed[at]!, room, due, language));

  function rank(enemy: Enemy): number {
    const danger = due.some((striker) => striker.enemy === enemy) ? enemy.attack : 0;
    return danger > 0 ? -danger : squaredRange(enemy, room.hero);
  }
}

function enemyPanel(bounds: Box, enemy: Enemy, { hero }: Room, due: readonly Striker[], language: Language): Item[] {
  const { x, y, width } = bounds;
  const isDue = due.some((striker) => striker.enemy === enemy);
  const style = enemyMedallion(enemy);
  return [
    panel(bounds, {
      colour: isDue ? COLOURS.bad : mix(style.colour, COLOURS.night, 0.35),
      thick: isDue ? 2.5 : 1.5,
      corners: 'cut',
    }),
    medallion(x + 32, y + 37, 22, 1, style),
    text(box(x + 62, y + 2, width - 72, 28), nameAlone(enemy.name, language), { size: 21 }),
    bar(box(x + 62, y + 30, width - 74, 20), enemy.health, enemy.pool, { size: FONT_SIZES.small }),
    row(box(x + 62, y + 50, 116, 23), [
      ...stat(SIGNS.attack, enemy.attack, COLOURS.attack, { flip: true, size: FONT_SIZES.label, sign: 18 }),
      { gap: 12 },
      ...stat(SIGNS.defence, enemy.defense, COLOURS.defence, { size: FONT_SIZES.label, sign: 18 }),
    ]),
    ...(enemy.kind === 'boss' && sees(enemy, hero) ? aim(x + 194, y + 62, enemy) : []),
  ];
}

/** Draws a boss's progress to its next shot as dots. */
function aim(x: number, y: number, { frequency, combatTicks }: Boss): Item[] {
  const gap = Math.min(11, 58 / frequency);
  return [
    icon(THINGS.shot, x, y, 20, { colour: COLOURS.magic }),
    ...Array.from({ length: frequency }, (_, at) =>
      piece(x + 17 + at * gap, y, gap / 2 - 1, 'circle', {
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
