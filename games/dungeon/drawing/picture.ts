import { heading, notice, table } from '../../kit/picture/blocks.ts';
import { type Box, inset, type Shape, type Tone } from '../../kit/picture/ink.ts';
import { label } from '../../kit/picture/lettering.ts';
import { bar, grid, type Outline, piece, rectangle, toneOf } from '../../kit/picture/shapes.ts';
import { type Block, sheet } from '../../kit/picture/sheet.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { inReach } from '../rules/abilities.ts';
import { dangerOf, strikers } from '../rules/danger.ts';
import { isShown, sees } from '../rules/enemies.ts';
import { type Position, same, squaredRange } from '../rules/grid.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { HERO } from '../rules/level.ts';
import { isWall } from '../rules/room.ts';
import { type Enemy, phase, type Room, type State } from '../state.ts';
import { heroParts } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { plain } from './colours.ts';
import { dangerLines } from './figures.ts';
import { HEADINGS, headOf } from './view.ts';
import { start } from './window.ts';

/** As many cells as can be told apart on a phone. */
const COLUMNS = 19;
const ROWS = 12;
/** More enemies than these are only on the map. */
const LISTED = 4;

/** The map around the hero, how he fares, and who is near; a hidden trap shows nowhere. */
export function picture(state: State, { language }: Reader): string {
  const { room } = state;
  if (!room) return sheet(heroMenu(state.prior, language));
  return sheet([
    heading(headOf(state, language)),
    map(room),
    hero(room, language),
    ...(phase(state) === 'exploring' ? [danger(room, language), ...near(room, language)] : []),
  ]);
}

function map(room: Room): Block {
  const wide = room.walls[0]!.length;
  const [columns, rows] = [Math.min(COLUMNS, wide), Math.min(ROWS, room.walls.length)];
  const left = start(room.hero.x, columns, wide);
  const top = start(room.hero.y, rows, room.walls.length);
  const size = Math.min(680 / columns, 40);
  return {
    height: rows * size,
    draw: (box) =>
      grid(box, { columns, rows }, (column, row, cell) => drawCell(room, { x: left + column, y: top + row }, cell)),
  };
}

/** A wall, or the floor with whoever stands on it; floor in the reach of the hero's ability bears a dot. */
function drawCell(room: Room, at: Position, cell: Box): Shape {
  if (isWall(room, at))
    return rectangle(inset(cell, 0.5), { fill: 'line' }) + rectangle(inset(cell, 5), { fill: 'panel', opacity: 0.5 });
  const floor = rectangle(inset(cell, 0.5), { fill: 'dark' });
  if (same(room.hero, at)) {
    const isAlive = room.hero.health > 0;
    return floor + piece(cell, isAlive ? HERO : 'X', { tone: isAlive ? 'good' : 'bad' });
  }
  const enemy = room.enemies.find((one) => isShown(one) && same(one, at));
  if (enemy) return floor + drawEnemy(room, enemy, cell);
  const dot = { x: cell.x + cell.width / 2 - 3, y: cell.y + cell.height / 2 - 3, width: 6, height: 6 };
  return floor + (inReach(room.hero, at) ? rectangle(dot, { fill: 'good', radius: 3 }) : '');
}

const OUTLINES: Readonly<Record<Enemy['kind'], Outline>> = { monster: 'square', boss: 'hexagon', trap: 'diamond' };
const TONES: Readonly<Record<Enemy['kind'], Tone>> = { monster: 'other', boss: 'magic', trap: 'gold' };

/** An enemy by its letter, with a red edge when it sees the hero, and below it how much is left of it. */
function drawEnemy({ hero }: Room, enemy: Enemy, cell: Box): Shape {
  const { kind, tile, health, pool } = enemy;
  const low = { x: cell.x + 3, y: cell.y + cell.height - 7, width: cell.width - 6, height: 5 };
  const left = { ...low, width: Math.max(3, (low.width * health) / pool) };
  const hurt = health < pool ? rectangle(low, { fill: 'dark' }) + rectangle(left, { fill: toneOf(health, pool) }) : '';
  const ring = sees(enemy, hero) ? 'bad' : undefined;
  return piece(cell, tile, { outline: OUTLINES[kind], tone: TONES[kind], ring }) + hurt;
}

function hero({ hero: one }: Room, language: Language): Block {
  const parts = heroParts(one, language);
  return {
    height: 72,
    draw: (box) =>
      label({ ...box, width: 300, height: 34 }, nameAlone(one.name, language), { size: 28, weight: 'bold' }) +
      bar({ x: box.x + 310, y: box.y + 1, width: box.width - 310, height: 32 }, one.health, one.pool) +
      label({ ...box, y: box.y + 40, height: 32 }, parts.join('  ·  '), { size: 23, tone: 'soft' }),
  };
}

function danger(room: Room, language: Language): Block {
  const text = dangerLines(room, language, plain).at(-1) ?? '';
  const { most, death } = dangerOf(room);
  if (most === 0) return notice('✓', text, 'good');
  return notice('!', text, death > 0 ? 'bad' : 'gold');
}

/** The enemies that show, those who strike first and then the nearest. */
function near(room: Room, language: Language): Block[] {
  const due = new Set(strikers(room).map(({ enemy }) => enemy));
  const { hero: one } = room;
  const shown = room.enemies
    .filter(isShown)
    .toSorted((a, b) => Number(due.has(b)) - Number(due.has(a)) || squaredRange(a, one) - squaredRange(b, one));
  return shown.slice(0, LISTED).map((enemy) => ({
    height: 36,
    draw(box) {
      const { kind, tile, attack, defense, health, pool } = enemy;
      const figures = say({ en: `att ${attack}  def ${defense}`, de: `Ang ${attack}  Abw ${defense}` }, language);
      return (
        piece({ ...box, width: 36 }, tile, {
          outline: OUTLINES[kind],
          tone: TONES[kind],
          ring: sees(enemy, one) ? 'bad' : undefined,
        }) +
        label({ ...box, x: box.x + 48, width: 250 }, nameAlone(enemy.name, language), {
          size: 24,
          weight: due.has(enemy) ? 'bold' : 'regular',
        }) +
        bar({ x: box.x + 306, y: box.y + 4, width: 178, height: 28 }, health, pool) +
        label({ ...box, x: box.x + 494, width: box.width - 494 }, figures, { size: 22, tone: 'soft', align: 'right' })
      );
    },
  }));
}

function heroMenu(prior: number, language: Language): Block[] {
  const { hero: title, class: kind, figures } = HEADINGS[language];
  const rows = HERO_NAMES.map((name) => {
    const one = recruit(name, prior);
    const words = [nameAlone(name, language), className(one, language)].join(', ');
    return [words, String(one.pool), String(one.attack), String(one.defense)];
  });
  return [table([[`${title}, ${kind}`, ...figures], ...rows], { head: true })];
}
