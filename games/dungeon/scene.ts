import {
  columnName,
  fieldName,
  type Language,
  type Reader,
  type Scene,
  say,
  signsOf,
  spotName,
  type Thing,
  type ThingNumber,
  type Translation,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { enemyMedallion, heroMedallion } from './drawing/icons.ts';
import { headParts } from './drawing/view.ts';
import { dangerOf, strikers, watchersOf } from './rules/combat.ts';
import { isShown, sees } from './rules/enemies.ts';
import type { Position } from './rules/grid.ts';
import { FULL_ENERGY, recruit } from './rules/heroes.ts';
import { isWall } from './rules/room.ts';
import { rosterOf } from './rules/roster.ts';
import { type Enemy, type Hero, phase, type Room, type State } from './state.ts';
import { unitPlace } from './story.ts';
import { className, heroTexts, nameAlone, nameText, resource, statTexts } from './words/names.ts';
import { ending, whereabouts } from './words/sentences.ts';
import { texts } from './words/texts.ts';

const MAP = 'map';
/** The side of the enemies, which no player has. */
const ENEMIES = 1;
/** Letter of floor on which an enemy sees the hero. */
const WATCHED = '!';

/** Mark, icon and name of the states of units. */
const STATES = {
  watching: ['', SIGNS.seen, texts.scene.watching],
  striking: ['', SIGNS.blow, texts.scene.striking],
} as const;

/** Returns the name of a cell of the map. */
export function mapSpot(cell: Position): string {
  return spotName(MAP, fieldName(cell));
}

/** Returns the id of a hero to choose. */
export function heroId(name: string): string {
  return `hero ${name}`;
}

/** Returns the heroes to choose from, or the level with its visible units and the hero's numbers. */
export function scene(state: State, reader: Reader): Scene {
  const { language } = reader;
  const { room } = state;
  const signs = {
    ...signsOf(STATES, language),
    '#': { mark: '▒', name: say(texts.design.wall, language) },
    [WATCHED]: { mark: '', name: say(texts.scene.watched, language) },
  };
  if (!room) {
    const label = say(texts.view.menuTitle, language);
    return { header: label, regions: [{ id: 'heroes', kind: 'pile', label }], things: heroes(state, reader), signs };
  }
  const { walls, hero } = room;
  const isOn = phase(state) === 'exploring';
  return {
    header: isOn ? headParts(state, language).join(', ') : ending(state, reader),
    regions: [
      {
        ...{ id: MAP, kind: 'grid', label: say(texts.pages.map, language) },
        columns: Array.from(walls[0]!, (_, x) => columnName(x)),
        rows: walls.map((_, y) => String(y + 1)),
        terrain: isOn ? terrainOf(room) : walls,
      },
      { id: 'bar', kind: 'bar', owner: 0, label: nameAlone(hero.name, language) },
    ],
    things: [...heroThings(state, room, reader), ...room.enemies.filter(isShown).map(enemyThing(room, reader))],
    signs,
  };
}

/** Returns the level with the floor marked that enemies see. */
function terrainOf(room: Room): string[] {
  return room.walls.map((row, y) =>
    Array.from(row, (letter, x) => {
      const isWatched = !isWall(room, { x, y }) && room.enemies.some((enemy) => sees(enemy, { x, y }));
      return isWatched ? WATCHED : letter;
    }).join(''),
  );
}

function heroes(state: State, { language }: Reader): Thing[] {
  const roster = rosterOf(state).heroes;
  return roster.map(({ name }): Thing => {
    const hero = recruit(name, state.prior, roster);
    return {
      ...{ id: heroId(name), kind: 'hero', region: 'heroes', spot: '', owner: 0, name: nameAlone(name, language) },
      ...{ icon: heroMedallion(hero).icon, states: [] },
      numbers: figuresOf(hero, language),
      about: sentenceOf(hero, [className(hero), ...statTexts(hero)], language),
    };
  });
}

/** Returns the hero twice: the player with all numbers, and the unit on the map. */
function heroThings(state: State, room: Room, { language }: Reader): Thing[] {
  const { hero } = room;
  const { health, pool, level } = hero;
  const isOn = phase(state) === 'exploring';
  const healthWords = texts.stats.healthOf({ value: health, full: pool });
  const life = { role: 'life', value: health, max: pool, words: say(healthWords, language) } as const;
  const stats = heroTexts(hero);
  const shared = {
    ...{ owner: 0, name: nameAlone(hero.name, language), icon: heroMedallion(hero).icon },
    states: isOn ? ['turn'] : phase(state) === 'won' ? ['won'] : [],
    about: sentenceOf(hero, [healthWords, ...stats], language),
  };
  const loss = isOn ? Math.min(health, dangerOf(room).most) : 0;
  const numbers: Thing['numbers'] = [
    { ...life, loss },
    ...figuresOf(hero, language).slice(1),
    { ...chargeOf(hero), words: say(resource(hero), language) },
    { role: 'level', value: level, words: say(stats.at(-1)!, language) },
  ];
  return [
    { ...shared, id: playerPlace(0), kind: 'player', region: 'bar', spot: '', numbers },
    { ...shared, id: unitPlace(hero), kind: 'hero', region: MAP, spot: fieldName(hero), numbers: [life] },
  ];
}

function enemyThing(room: Room, { language }: Reader): (enemy: Enemy) => Thing {
  const watchers = watchersOf(room);
  const due = strikers(room).map(({ enemy }) => enemy);
  return (enemy) => {
    const { name, kind, health, pool } = enemy;
    const states = [
      ...(due.includes(enemy) ? ['striking' as const] : []),
      ...(watchers.includes(enemy) ? ['watching' as const] : []),
    ];
    return {
      ...{ id: unitPlace(enemy), kind, region: MAP, spot: fieldName(enemy), owner: ENEMIES },
      ...{ name: nameAlone(name, language), icon: enemyMedallion(enemy).icon, states },
      numbers: [
        { role: 'life', value: health, max: pool, words: say(texts.stats.health({ value: health }), language) },
      ],
      about: say(
        whereabouts(
          enemy,
          room.hero,
          states.map((each) => STATES[each][2]),
        ),
        language,
      ),
    };
  };
}

/** Returns full health, attack and defence. */
function figuresOf(unit: Hero, language: Language): Thing['numbers'] {
  const [life, attack, defence] = statTexts(unit).map((text) => say(text, language)) as [string, string, string];
  return [
    { role: 'life', value: unit.pool, words: life },
    { role: 'attack', value: unit.attack, words: attack },
    { role: 'defence', value: unit.defense, words: defence },
  ];
}

/** Returns how far the ability is charged. */
function chargeOf(hero: Hero): Pick<ThingNumber, 'role' | 'value' | 'max'> {
  switch (hero.class) {
    case 'Warrior':
      return { role: 'actions', value: hero.cooldown - hero.remaining, max: hero.cooldown };
    case 'Mage':
      return { role: 'mana', value: hero.mana, max: hero.manaPool };
    case 'Rogue':
      return { role: 'actions', value: hero.energy, max: FULL_ENERGY };
    case 'Hunter':
      return { role: 'actions', value: hero.arrows };
  }
}

function sentenceOf({ name }: Hero, stats: readonly Translation[], language: Language): string {
  return say(texts.sentences.hero({ name: nameText(name), stats }), language);
}
