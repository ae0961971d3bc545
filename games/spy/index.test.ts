import { gameContract } from '@longtable/kit/testing';
import { spy } from './index.ts';
import { scramble } from './testing/scramble.ts';

/** Events that depend on hidden dice; tell.test.ts covers their audiences. */
const revealing = [
  ...['opened-doors', 'round', 'turn', 'stepped', 'retired', 'gambled', 'took', 'drank', 'tasted', 'poured', 'spied'],
  ...['caught', 'secret', 'combination', 'unlocked', 'collar-found', 'observed', 'burned', 'used', 'landed', 'moledie'],
  ...['poisoned', 'wired', 'wire-failed', 'overheard', 'ip-changed', 'recruited', 'bribed', 'refused-bribe', 'hurt'],
  ...['exfiltrated', 'healed', 'dried', 'cat', 'guests-left', 'janitor-came', 'removed', 'collar-returned', 'over'],
  ...['offered', 'disclosed', 'statistics', 'unused-keys', 'struck'],
];

gameContract(spy, {
  options: [
    { scenario: 'small', 'janitor-round': 4 },
    { scenario: 'large', 'janitor-round': 3 },
    { scenario: 'medium', 'janitor-round': 4 },
    { length: 'quick' },
    { length: 'blitz', scenario: 'rooftop', cast: 'train' },
    { length: 'evening', scenario: 'museum', 'janitor-round': 3 },
    { length: 'blitz', scenario: 'riverboat' },
  ],
  scramble,
  revealing,
  // Names that stay English in German.
  english: [
    'Bang and Burn',
    'Flaps and Seals',
    'Honey Trap',
    'Chicken Feed',
    'Mirror of Wilderness',
    'Pocket Litter',
    'No Time to Spy',
  ],
  // One match per casino. LONGTABLE_WALKS raises the number.
  walks: 50,
  steps: 400,
  thoughts: 27,
  hints: 12,
  computerGames: 1,
});
