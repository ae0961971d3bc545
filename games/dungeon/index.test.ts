import { gameContract } from '@longtable/kit/testing';
import { dungeon } from './index.ts';

const UNITS = `Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogre: health 90, attack 60, defense 20, vision 6, experience 400, frequency 4`;

gameContract(dungeon, {
  options: [
    {},
    { hero: 'Melisandre' },
    { levels: '#####\n#@.D#\n#..s#\n#####\n\nlevel2.txt:\n@.Q.b' },
    { endless: true },
    { hero: 'Vesna', level: 4 },
    { units: UNITS, levels: '#####\n#@.r#\n#.O.#\n#..s#\n#####', endless: true },
  ],
  walks: 40,
  // A spell and uploaded units with the same name in German.
  english: ['Blizzard', 'Pip', 'Rat', 'Ogre'],
});
