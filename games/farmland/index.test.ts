import { gameContract } from '@longtable/kit/testing';
import { farmland } from './index.ts';
import { scramble } from './testing/scramble.ts';

gameContract(farmland, {
  scramble,
  revealing: ['attacked', 'flipped', 'joined', 'heaped'],
  deciding: ['auto'],
  options: [
    {},
    { deck: 'orchard' },
    { deck: 'mill', against: 'hedgerow' },
    { deck: 'pasture', 'original-board': 'compact', start: 'fair' },
    { deck: 'fairground', against: 'vineyard' },
    { deck: 'lakeside' },
  ],
  // The German word for cider is also an English word.
  english: ['Most'],
  // Positions from a game with each deck. LONGTABLE_WALKS overrides the number.
  walks: 32,
  thoughts: 24,
  hints: 8,
  computerGames: 1,
});
