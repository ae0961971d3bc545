import { feminine, german, masculine, nameNoun } from '@longtable/kit';
import type { names as english } from '../en/units.ts';

export const names: typeof english = {
  units: {
    'The Hound': { ...masculine('Bluthund'), alone: 'Der Bluthund' },
    'Thoros of Myr': nameNoun('Thoros von Myr'),
    'Lannister Solider': masculine('Lannister-Soldat', 'Lannister-Soldaten'),
    'Lannister Knight': masculine('Lannister-Ritter'),
    "Queen's Guard": feminine('Wache der Königin'),
    Wright: { ...masculine('Untote', 'Untoten'), alone: 'Untoter' },
    'Bear-Wright': { ...masculine('untote Bär', 'untoten Bären'), alone: 'Untoter Bär' },
    'Giant-Wright': { ...masculine('untote Riese', 'untoten Riesen'), alone: 'Untoter Riese' },
    'White Walker': { ...masculine('Weiße Wanderer', 'Weißen Wanderer'), alone: 'Weißer Wanderer' },
    'The Mountain': { ...masculine('Berg'), alone: 'Der Berg' },
    'Queen Cersei': nameNoun('Königin Cersei'),
    "Night's King": masculine('Nachtkönig'),
    'Bonus Trap': feminine('Bonusfalle'),
    "Queen's Trap": feminine('Falle der Königin'),
    'Death Trap': feminine('Todesfalle'),
    'Pip Lantern': nameNoun('Pip Laterne'),
    'Cellar Rat': feminine('Kellerratte'),
    'Tunnel Spider': feminine('Tunnelspinne'),
    'Hollow Guard': { ...feminine('Hohle Wache'), cases: { dative: 'Hohlen Wache', genitive: 'Hohlen Wache' } },
    Lurker: masculine('Lauerer'),
    Ogre: masculine('Oger'),
    'Shadow Hound': masculine('Schattenhund'),
    'Ember Golem': masculine('Glutgolem'),
    'Deep Wyrm': masculine('Tiefenwurm'),
    'Pale Abbot': { ...masculine('Bleiche Abt', 'Bleichen Abt'), alone: 'Bleicher Abt' },
    'King Below': masculine('König der Tiefe'),
    'Spike Pit': feminine('Stachelgrube'),
    'Fire Vent': masculine('Feuerspalt'),
  },
  classes: {
    he: { Warrior: 'Krieger', Mage: 'Magier', Rogue: 'Schurke', Hunter: 'Jäger' },
    she: { Warrior: 'Kriegerin', Mage: 'Magierin', Rogue: 'Schurkin', Hunter: 'Jägerin' },
  },
  abilities: {
    Warrior: masculine('Rächerschild'),
    Mage: masculine('Blizzard'),
    Rogue: masculine('Messerfächer'),
    Hunter: masculine('Schuss'),
  },
  offsets: { up: 'hoch', down: 'runter', left: 'links', right: 'rechts' },
  directions: { up: 'oben', down: 'unten', left: 'links', right: 'rechts' },
};

export const { the, count } = german;
