import { capital, feminine, french, masculine, nameNoun } from '@longtable/kit';
import type { names as english } from '../en/units.ts';

export const names: typeof english = {
  units: {
    'The Hound': { ...masculine('Limier'), alone: 'Le Limier' },
    'Thoros of Myr': nameNoun('Thoros de Myr'),
    'Lannister Solider': masculine('soldat Lannister'),
    'Lannister Knight': masculine('chevalier Lannister'),
    "Queen's Guard": masculine('garde de la reine'),
    Wright: masculine('mort-vivant'),
    'Bear-Wright': masculine('ours mort-vivant'),
    'Giant-Wright': masculine('géant mort-vivant'),
    'White Walker': masculine('Marcheur blanc'),
    'The Mountain': { ...feminine('Montagne'), alone: 'La Montagne' },
    'Queen Cersei': feminine('reine Cersei'),
    "Night's King": masculine('Roi de la Nuit'),
    'Bonus Trap': masculine('piège bonus'),
    "Queen's Trap": masculine('piège de la reine'),
    'Death Trap': masculine('piège mortel'),
    'Pip Lantern': nameNoun('Pip Lanterne'),
    'Cellar Rat': masculine('rat de cave'),
    'Tunnel Spider': feminine('araignée des tunnels'),
    'Hollow Guard': masculine('garde creux'),
    Lurker: masculine('rôdeur'),
    Ogre: masculine('ogre'),
    'Shadow Hound': masculine('molosse d’ombre'),
    'Ember Golem': masculine('golem de braise'),
    'Deep Wyrm': masculine('ver abyssal'),
    'Pale Abbot': masculine('abbé blême'),
    'King Below': masculine('roi d’en bas'),
    'Spike Pit': feminine('fosse à pieux'),
    'Fire Vent': feminine('bouche de feu'),
  },
  classes: {
    he: { Warrior: 'Guerrier', Mage: 'Mage', Rogue: 'Voleur', Hunter: 'Chasseur' },
    she: { Warrior: 'Guerrière', Mage: 'Mage', Rogue: 'Voleuse', Hunter: 'Chasseuse' },
  },
  abilities: {
    Warrior: masculine('Bouclier du vengeur'),
    Mage: masculine('Blizzard'),
    Rogue: masculine('Éventail de couteaux'),
    Hunter: masculine('Tir'),
  },
  offsets: { up: 'vers le haut', down: 'vers le bas', left: 'vers la gauche', right: 'vers la droite' },
  directions: { up: 'en haut', down: 'en bas', left: 'à gauche', right: 'à droite' },
};

export const { the, to, count } = french;

/** “Soldat Lannister” becomes « soldat Lannister » within a sentence. */
export const inSentence = (name: string) =>
  Object.values(names.units).find((unit) => !unit.name && !('alone' in unit) && capital(unit.noun) === name)?.noun ??
  name;
