import { gameContract } from '@longtable/kit/testing';
import { runa } from './index.ts';
import { scramble } from './testing/scramble.ts';

gameContract(runa, {
  options: [
    {},
    { dice: 'own', seeds: 'own' },
    { seeds: '61,86' },
    { dice: 'own', seeds: '23,32,7,25' },
    { expansion: true },
    { ascension: 12 },
    { expansion: true, week: 9 },
  ],
  scramble,
  revealing: ['rolls', 'takes'],
  walks: 45,
  thoughts: 40,
  hints: 16,
  // Monsters and cards with the same name in German.
  english: ['Troll', 'Salamander', 'Riposte', 'Hammer', 'Frost'],
});
