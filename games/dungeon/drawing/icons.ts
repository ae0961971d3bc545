import { parseFieldName, type Seat } from '@longtable/kit';
import { COLOURS, type Colour, iconsIn, type Medallion, mix, SIGNS, sideStyle } from '@longtable/kit/picture';
import type { DungeonEvent } from '../events.ts';
import { classWith } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { rosterOf } from '../rules/roster.ts';
import type { Enemy, Hero, HeroClass, Room, State } from '../state.ts';

/** Icons of heroes by name. Others use the icon of their class. */
const HEROES: Readonly<Record<string, string>> = {
  'Jon Snow': 'swordman',
  'The Hound': 'wolf-head',
  Melisandre: 'fire-spell-cast',
  'Thoros of Myr': 'fire-ring',
  'Arya Stark': 'thrown-daggers',
  Bronn: 'backstab',
  Ygritte: 'bowman',
  Maren: 'anvil',
  'Pip Lantern': 'lantern-flame',
  Vesna: 'crossbow',
};

/** Icons of enemies by name. Others use the icon of their kind. */
const ENEMIES: Readonly<Record<string, string>> = {
  'Lannister Solider': 'spartan-helmet',
  'Lannister Knight': 'visored-helm',
  "Queen's Guard": 'templar-shield',
  Wright: 'shambling-zombie',
  'Bear-Wright': 'bear-head',
  'Giant-Wright': 'giant',
  'White Walker': 'ice-golem',
  'The Mountain': 'brute',
  'Queen Cersei': 'queen-crown',
  "Night's King": 'crowned-skull',
  'Bonus Trap': 'gift-trap',
  "Queen's Trap": 'mantrap',
  'Death Trap': 'death-skull',
  'Cellar Rat': 'rat',
  'Tunnel Spider': 'spider-alt',
  'Hollow Guard': 'black-knight-helm',
  Lurker: 'tentacles-skull',
  Ogre: 'ogre',
  'Shadow Hound': 'hound',
  'Ember Golem': 'rock-golem',
  'Deep Wyrm': 'worm-mouth',
  'Pale Abbot': 'cultist',
  'King Below': 'overlord-helm',
  'Spike Pit': 'spiky-pit',
  'Fire Vent': 'smoking-volcano',
};

const KINDS: Readonly<Record<Enemy['kind'], string>> = {
  monster: 'monster-grasp',
  boss: 'daemon-skull',
  trap: 'wolf-trap',
};

const ABILITIES: Readonly<Record<HeroClass, string>> = {
  Warrior: 'winged-shield',
  Mage: 'snowflake-2',
  Rogue: 'daggers',
  Hunter: 'high-shot',
};

export const THINGS = { level: 'dungeon-gate', grave: 'tombstone', shot: 'bullseye', wall: 'brick-wall' } as const;

export const icons: Readonly<Record<string, string>> = {
  ...HEROES,
  ...ENEMIES,
  ...KINDS,
  ...ABILITIES,
  ...THINGS,
};

/** Colours of icons on buttons: enemies, heroes and abilities. */
export const iconColours: Readonly<Record<string, Colour>> = {
  ...iconsIn([...Object.values(ENEMIES), ...Object.values(KINDS)], COLOURS.other),
  ...iconsIn(Object.values(HEROES), COLOURS.own),
  ...iconsIn(Object.values(ABILITIES), COLOURS.magic),
};

export function abilityIcon({ class: kind }: Pick<Hero, 'class'>): string {
  return ABILITIES[kind];
}

/** Returns the style of a hero's medallion. A dead hero is a grave. */
export function heroMedallion({
  name,
  class: kind,
  health,
}: Pick<Hero, 'name' | 'class' | 'health'>): Partial<Medallion> & { icon: string } {
  if (health === 0) return { icon: THINGS.grave, colour: COLOURS.none, deep: sideStyle('none').deep };
  return { icon: HEROES[name] ?? ABILITIES[kind] };
}

/** Returns the icon of the hero of a run, or of the dungeon if none is chosen yet. */
export function heroIcon({ room }: State): string {
  return room ? heroMedallion(room.hero).icon : THINGS.level;
}

/** Returns the style of an enemy's medallion: hexagons for monsters, violet ones for bosses, diamonds for traps. */
export function enemyMedallion({ kind, name }: Pick<Enemy, 'kind' | 'name'>) {
  const colour = { monster: COLOURS.other, boss: COLOURS.magic, trap: COLOURS.gold }[kind];
  return {
    icon: ENEMIES[name] ?? KINDS[kind],
    colour,
    deep: mix(colour, COLOURS.night, 0.78),
    shape: kind === 'trap' ? 'diamond' : 'hexagon',
    scale: kind === 'trap' ? 1.15 : 1.36,
  } as const satisfies Partial<Medallion>;
}

const WORDS: Readonly<Record<string, string>> = {
  q: SIGNS.waits,
  rest: SIGNS.asleep,
  '>rest': SIGNS.asleep,
  '>watch': SIGNS.waits,
};

/**
 * Returns the icon of a line: the hero, the ability, or the target of a walk. Undefined for steps, which show arrows,
 * and for other lines without an icon.
 */
export function iconOf(state: State, _seat: Seat, line: string): string | undefined {
  const { room } = state;
  if (!room) {
    const hero = rosterOf(state).heroes[Number(line) - 1];
    return hero && heroMedallion(hero).icon;
  }
  if (line === 'e') return abilityIcon(room.hero);
  if (line.startsWith('>fight ')) return SIGNS.blow;
  return line.startsWith('>walk ') ? iconAt(room, line.slice('>walk '.length)) : WORDS[line];
}

function iconAt({ enemies }: Room, field: string): string {
  const at = parseFieldName(field);
  const enemy = enemies.find((each) => each.x === at?.x && each.y === at?.y && isShown(each));
  return enemy ? enemyMedallion(enemy).icon : THINGS.level;
}

/** Returns the icon before a line of the log. */
export function iconOfEvent(event: DungeonEvent): string | undefined {
  switch (event.kind) {
    case 'melee':
      return 'class' in event.attacker ? SIGNS.attack : SIGNS.hurt;
    case 'cast':
    case 'refused':
      return iconOfAbility(event.ability);
    case 'repeated':
      return event.what === 'walk' ? SIGNS.steps : SIGNS.asleep;
    default:
      return EVENT_ICONS[event.kind];
  }
}

function iconOfAbility(name: string): string | undefined {
  const kind = classWith(name);
  return kind && abilityIcon({ class: kind });
}

const EVENT_ICONS: Partial<Record<DungeonEvent['kind'], string>> = {
  blocked: THINGS.wall,
  strike: SIGNS.hurt,
  'level-up': SIGNS.level,
  level: THINGS.level,
  cleared: THINGS.level,
};
