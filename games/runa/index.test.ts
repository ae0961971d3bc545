import { gameContract } from '../kit/testing/contract.ts';
import { runa } from './index.ts';
import { scramble } from './testing/scramble.ts';

gameContract(runa, {
  options: [{}, { dice: 'own', seeds: 'own' }, { seeds: '61,86' }, { dice: 'own', seeds: '23,32,7,25' }],
  scramble,
  revealing: ['rolls'],
});
