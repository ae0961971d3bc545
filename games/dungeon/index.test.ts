import { gameContract } from '../kit/testing/contract.ts';
import { dungeon } from './index.ts';

gameContract(dungeon, {
  options: [{}, { hero: 'Melisandre' }, { levels: '#####\n#@.D#\n#..s#\n#####\n\nlevel2.txt:\n@.Q.b' }],
  // A spell that bears the same name in German.
  english: ['Blizzard'],
});
