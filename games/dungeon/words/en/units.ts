import { english, type Noun, nameNoun, nouns } from '@longtable/kit';
import type { HeroClass } from '../../state.ts';

/** By the document's names, some of which are misspelt. Other names are the same in all languages. */
const units = {
  'The Hound': { noun: 'Hound', alone: 'The Hound' },
  'Thoros of Myr': nameNoun('Thoros of Myr'),
  'Lannister Solider': { noun: 'Lannister Soldier' },
  "Queen's Guard": { noun: 'Queen’s Guard' },
  Wright: { noun: 'Wight' },
  'Bear-Wright': { noun: 'Bear Wight' },
  'Giant-Wright': { noun: 'Giant Wight' },
  'The Mountain': { noun: 'Mountain', alone: 'The Mountain' },
  'Queen Cersei': nameNoun('Queen Cersei'),
  "Night's King": { noun: 'Night’s King' },
  "Queen's Trap": { noun: 'Queen’s Trap' },
  'Pip Lantern': nameNoun('Pip Lantern'),
  ...nouns('Lannister Knight', 'White Walker', 'Bonus Trap', 'Death Trap', 'Cellar Rat', 'Tunnel Spider'),
  ...nouns('Hollow Guard', 'Lurker', 'Ogre', 'Shadow Hound', 'Ember Golem', 'Deep Wyrm', 'Pale Abbot'),
  ...nouns('King Below', 'Spike Pit', 'Fire Vent'),
} satisfies Record<string, Noun>;

const classes: Record<HeroClass, string> = { Warrior: 'Warrior', Mage: 'Mage', Rogue: 'Rogue', Hunter: 'Hunter' };

export const names = {
  units: units as Record<keyof typeof units, Noun>,
  classes: { he: classes, she: classes },
  abilities: {
    Warrior: nameNoun('Avenger’s Shield'),
    Mage: nameNoun('Blizzard'),
    Rogue: nameNoun('Fan of Knives'),
    Hunter: nameNoun('Shoot'),
  },
  offsets: { up: 'up', down: 'down', left: 'left', right: 'right' },
  directions: { up: 'up', down: 'down', left: 'left', right: 'right' },
};

export const { the, count } = english;
