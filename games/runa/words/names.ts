import type { Language } from '@longtable/kit';
import type { Ability, CardName, ClassName, Element } from '../rules/cards.ts';
import type { EffectName, MonsterName } from '../rules/monsters.ts';

/** German noun: alone, as the subject, and as the object. */
type Noun = readonly [alone: string, acting: string, suffering: string];

const der = (name: string, suffering = name): Noun => [name, `der ${name}`, `den ${suffering}`];
const die = (name: string): Noun => [name, `die ${name}`, `die ${name}`];
const das = (name: string): Noun => [name, `das ${name}`, `das ${name}`];

const MONSTERS: Readonly<Record<MonsterName, Noun>> = {
  Frog: der('Frosch'),
  Ghost: der('Geist'),
  Gorgon: die('Gorgone'),
  Skeleton: das('Skelett'),
  Spider: die('Spinne'),
  Goblin: der('Kobold'),
  Rat: die('Ratte'),
  Mushroomlin: der('Pilzling'),
  'Spider King': der('Spinnenkönig'),
  Snake: die('Schlange'),
  'Dark Elf': der('Dunkelelf', 'Dunkelelfen'),
  'Shadow Blade': die('Schattenklinge'),
  Hornet: die('Hornisse'),
  Tarantula: die('Tarantel'),
  Bear: der('Bär', 'Bären'),
  Mushroomlon: der('Pilzkoloss'),
  'Wild Boar': das('Wildschwein'),
  'Mega Saurus': der('Megasaurus'),
  Bat: die('Fledermaus'),
  Slime: der('Schleim'),
  Imp: der('Wichtel'),
  Wisp: das('Irrlicht'),
  'Bog Witch': die('Moorhexe'),
  Troll: der('Troll'),
  Salamander: der('Salamander'),
  'Ice Golem': der('Eisgolem'),
  Siren: die('Sirene'),
  'Storm Dragon': der('Sturmdrache', 'Sturmdrachen'),
};

const ABILITIES: Readonly<Record<CardName | EffectName, string>> = {
  Slash: 'Hieb',
  Swing: 'Schwung',
  Thrust: 'Stich',
  Pierce: 'Durchstoß',
  Parry: 'Parade',
  Focus: 'Fokus',
  Reflect: 'Spiegel',
  Water: 'Wasser',
  Ice: 'Eis',
  Fire: 'Feuer',
  Lightning: 'Blitz',
  Scratch: 'Kratzer',
  Claw: 'Pranke',
  Smash: 'Schlag',
  Bite: 'Biss',
  Block: 'Deckung',
  Deflect: 'Abwehr',
  Feint: 'Finte',
  Backhand: 'Rückhand',
  Riposte: 'Riposte',
  Crush: 'Wucht',
  Lunge: 'Ausfall',
  Flurry: 'Wirbel',
  Hammer: 'Hammer',
  Brace: 'Bollwerk',
  Meditate: 'Andacht',
  Ward: 'Bann',
  Mist: 'Nebel',
  Frost: 'Frost',
  Ember: 'Glut',
  Spark: 'Funke',
  Storm: 'Sturm',
};

const CLASSES: Readonly<Record<ClassName, string>> = {
  Warrior: 'Kriegerin',
  Mage: 'Magierin',
  Paladin: 'Paladinin',
  Duelist: 'Duellantin',
  Witch: 'Hexe',
};

export function monsterName(name: MonsterName, language: Language): string {
  return language === 'en' ? name : MONSTERS[name][0];
}

/** Returns a monster as the subject of a sentence. */
export function theMonster(name: MonsterName, language: Language): string {
  return language === 'en' ? `the ${name}` : MONSTERS[name][1];
}

/** Returns a monster as the object of a sentence. */
export function theTarget(name: MonsterName, language: Language): string {
  return language === 'en' ? `the ${name}` : MONSTERS[name][2];
}

/** Returns a card or an ability with its level: `Slash(1)`, `Hieb(1)`. */
export function abilityName({ name, level }: Ability<CardName | EffectName>, language: Language): string {
  return `${bareName(name, language)}(${level})`;
}

/** Returns a card or an ability without its level: `Slash`, `Hieb`. */
export function bareName(name: CardName | EffectName, language: Language): string {
  return language === 'en' ? name : ABILITIES[name];
}

/** Returns an element: `fire`, `Feuer`. */
export function elementName(element: Element, language: Language): string {
  return language === 'en' ? element.toLowerCase() : ABILITIES[element];
}

export function className(name: ClassName, language: Language): string {
  return language === 'en' ? name : CLASSES[name];
}

/** Returns Runa's die: `d6`, `W6`. */
export function dieName(die: number, language: Language): string {
  return `${language === 'en' ? 'd' : 'W'}${die}`;
}
