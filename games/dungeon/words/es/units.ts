import { capital, feminine, masculine, nameNoun, spanish } from '@longtable/kit';
import type { names as english } from '../en/units.ts';

export const names: typeof english = {
  units: {
    'The Hound': { ...masculine('Perro'), alone: 'El Perro' },
    'Thoros of Myr': nameNoun('Thoros de Myr'),
    'Lannister Solider': masculine('soldado Lannister'),
    'Lannister Knight': masculine('caballero Lannister'),
    "Queen's Guard": masculine('guardia de la reina'),
    Wright: masculine('espectro'),
    'Bear-Wright': masculine('oso espectral'),
    'Giant-Wright': masculine('gigante espectral'),
    'White Walker': masculine('Caminante Blanco'),
    'The Mountain': { ...feminine('Montaña'), alone: 'La Montaña' },
    'Queen Cersei': feminine('reina Cersei'),
    "Night's King": masculine('Rey de la Noche'),
    'Bonus Trap': feminine('trampa extra'),
    "Queen's Trap": feminine('trampa de la reina'),
    'Death Trap': feminine('trampa mortal'),
    'Pip Lantern': nameNoun('Pip Linterna'),
    'Cellar Rat': feminine('rata de bodega'),
    'Tunnel Spider': feminine('araña de túnel'),
    'Hollow Guard': masculine('guardia hueco'),
    Lurker: masculine('acechador'),
    Ogre: masculine('ogro'),
    'Shadow Hound': masculine('sabueso sombrío'),
    'Ember Golem': masculine('gólem de brasas'),
    'Deep Wyrm': masculine('gusano abisal'),
    'Pale Abbot': masculine('abad pálido'),
    'King Below': masculine('rey de las simas'),
    'Spike Pit': feminine('fosa de púas'),
    'Fire Vent': feminine('grieta de fuego'),
  },
  classes: {
    he: { Warrior: 'Guerrero', Mage: 'Mago', Rogue: 'Pícaro', Hunter: 'Cazador' },
    she: { Warrior: 'Guerrera', Mage: 'Maga', Rogue: 'Pícara', Hunter: 'Cazadora' },
  },
  abilities: {
    Warrior: masculine('Escudo de vengador'),
    Mage: feminine('Ventisca'),
    Rogue: masculine('Abanico de cuchillos'),
    Hunter: masculine('Disparo'),
  },
  offsets: { up: 'arriba', down: 'abajo', left: 'a la izquierda', right: 'a la derecha' },
  directions: { up: 'arriba', down: 'abajo', left: 'a la izquierda', right: 'a la derecha' },
};

export const { the, to, count } = spanish;

/** «Soldado Lannister» becomes «soldado Lannister» within a sentence. */
export const inSentence = (name: string) =>
  Object.values(names.units).find((unit) => !unit.name && !('alone' in unit) && capital(unit.noun) === name)?.noun ??
  name;
