import { inLanguage, type Language, say, type Text, type Translation } from '@longtable/kit';
import { classWith } from '../rules/abilities.ts';
import type { Direction, Position } from '../rules/grid.ts';
import type { Hero, HeroClass } from '../state.ts';
import { texts } from './texts.ts';

/** The forms of a name: alone, as the subject and as the object of a sentence. */
interface Name {
  readonly en: readonly [alone: string, inSentences: string];
  readonly de: readonly [alone: string, acting: string, suffering: string];
}

const name = (en: string, ...de: [string, string, string]): Name => ({ en: [en, `the ${en}`], de });
const proper = (en: string, de = en): Name => ({ en: [en, en], de: [de, de, de] });

/** Translations by the document's names, some of which are misspelt. Other names are the same in all languages. */
const NAMES: Readonly<Record<string, Name>> = {
  'The Hound': { en: ['The Hound', 'the Hound'], de: ['Der Bluthund', 'der Bluthund', 'den Bluthund'] },
  'Thoros of Myr': proper('Thoros of Myr', 'Thoros von Myr'),
  'Lannister Solider': name('Lannister Soldier', 'Lannister-Soldat', 'der Lannister-Soldat', 'den Lannister-Soldaten'),
  'Lannister Knight': name('Lannister Knight', 'Lannister-Ritter', 'der Lannister-Ritter', 'den Lannister-Ritter'),
  "Queen's Guard": name('Queen’s Guard', 'Wache der Königin', 'die Wache der Königin', 'die Wache der Königin'),
  Wright: name('Wight', 'Untoter', 'der Untote', 'den Untoten'),
  'Bear-Wright': name('Bear Wight', 'Untoter Bär', 'der untote Bär', 'den untoten Bären'),
  'Giant-Wright': name('Giant Wight', 'Untoter Riese', 'der untote Riese', 'den untoten Riesen'),
  'White Walker': name('White Walker', 'Weißer Wanderer', 'der Weiße Wanderer', 'den Weißen Wanderer'),
  'The Mountain': { en: ['The Mountain', 'the Mountain'], de: ['Der Berg', 'der Berg', 'den Berg'] },
  'Queen Cersei': proper('Queen Cersei', 'Königin Cersei'),
  "Night's King": name('Night’s King', 'Nachtkönig', 'der Nachtkönig', 'den Nachtkönig'),
  'Bonus Trap': name('Bonus Trap', 'Bonusfalle', 'die Bonusfalle', 'die Bonusfalle'),
  "Queen's Trap": name('Queen’s Trap', 'Falle der Königin', 'die Falle der Königin', 'die Falle der Königin'),
  'Death Trap': name('Death Trap', 'Todesfalle', 'die Todesfalle', 'die Todesfalle'),
  'Pip Lantern': proper('Pip Lantern', 'Pip Laterne'),
  'Cellar Rat': name('Cellar Rat', 'Kellerratte', 'die Kellerratte', 'die Kellerratte'),
  'Tunnel Spider': name('Tunnel Spider', 'Tunnelspinne', 'die Tunnelspinne', 'die Tunnelspinne'),
  'Hollow Guard': name('Hollow Guard', 'Hohle Wache', 'die Hohle Wache', 'die Hohle Wache'),
  Lurker: name('Lurker', 'Lauerer', 'der Lauerer', 'den Lauerer'),
  Ogre: name('Ogre', 'Oger', 'der Oger', 'den Oger'),
  'Shadow Hound': name('Shadow Hound', 'Schattenhund', 'der Schattenhund', 'den Schattenhund'),
  'Ember Golem': name('Ember Golem', 'Glutgolem', 'der Glutgolem', 'den Glutgolem'),
  'Deep Wyrm': name('Deep Wyrm', 'Tiefenwurm', 'der Tiefenwurm', 'den Tiefenwurm'),
  'Pale Abbot': name('Pale Abbot', 'Bleicher Abt', 'der Bleiche Abt', 'den Bleichen Abt'),
  'King Below': name('King Below', 'König der Tiefe', 'der König der Tiefe', 'den König der Tiefe'),
  'Spike Pit': name('Spike Pit', 'Stachelgrube', 'die Stachelgrube', 'die Stachelgrube'),
  'Fire Vent': name('Fire Vent', 'Feuerspalt', 'der Feuerspalt', 'den Feuerspalt'),
};

const formsOf = (known: string): Name => NAMES[known] ?? proper(known);

export function nameAlone(known: string, language: Language): string {
  return inLanguage<readonly string[]>(formsOf(known), language)[0] ?? known;
}

export function subjectName(known: string, language: Language): string {
  return inLanguage<readonly string[]>(formsOf(known), language)[1] ?? known;
}

export function objectName(known: string, language: Language): string {
  const { en, de } = formsOf(known);
  return language === 'en' ? en[1] : de[2];
}

const CLASSES: Readonly<Record<HeroClass, readonly [en: string, he: string, she: string]>> = {
  Warrior: ['Warrior', 'Krieger', 'Kriegerin'],
  Mage: ['Mage', 'Magier', 'Magierin'],
  Rogue: ['Rogue', 'Schurke', 'Schurkin'],
  Hunter: ['Hunter', 'Jäger', 'Jägerin'],
};

const WOMEN = ['Melisandre', 'Arya Stark', 'Ygritte', 'Maren', 'Vesna'];

export function className(hero: Pick<Hero, 'class' | 'name'>, language: Language): string {
  const [en, he, she] = CLASSES[hero.class];
  if (language === 'en') return en;
  return WOMEN.includes(hero.name) ? she : he;
}

const ABILITY_NAMES: Readonly<Record<HeroClass, Text>> = {
  Warrior: texts.names.avengersShield,
  Mage: 'Blizzard',
  Rogue: texts.names.fanOfKnives,
  Hunter: texts.names.shoot,
};

export function abilityName(kind: HeroClass, language: Language): string {
  return say(ABILITY_NAMES[kind], language);
}

/** Returns an ability's title by its name in events, or that name if no class has it. */
export function abilityTitle(ability: string, language: Language): string {
  const found = classWith(ability);
  return found ? abilityName(found, language) : ability;
}

export const DIRECTION_NAMES: Readonly<Record<Direction, Translation>> = {
  up: texts.names.up,
  down: texts.names.down,
  left: texts.names.left,
  right: texts.names.right,
};

/** Returns the position of a cell relative to another, as in “2 up, 3 right”. */
export function wayText(from: Position, to: Position, language: Language): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return [
    dy !== 0 && `${Math.abs(dy)} ${say(DIRECTION_NAMES[dy < 0 ? 'up' : 'down'], language)}`,
    dx !== 0 && `${Math.abs(dx)} ${say(DIRECTION_NAMES[dx < 0 ? 'left' : 'right'], language)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
