import { gameContract } from '../kit/contract.ts';
import { spy } from './index.ts';
import { scramble } from './scramble.ts';

/** What follows from dice that nobody can see; who hears of these is tested in tell.test.ts. */
const revealing = [
  ...['opened-doors', 'round', 'turn', 'stepped', 'retired', 'gambled', 'took', 'drank', 'tasted', 'poured', 'spied'],
  ...['caught', 'secret', 'combination', 'unlocked', 'collar-found', 'observed', 'burned', 'used', 'landed', 'moledie'],
  ...['poisoned', 'wired', 'wire-failed', 'overheard', 'ip-changed', 'recruited', 'bribed', 'refused-bribe', 'hurt'],
  ...['exfiltrated', 'healed', 'dried', 'cat', 'guests-left', 'janitor-came', 'removed', 'collar-returned', 'over'],
  'offered',
];

gameContract(spy, {
  options: [{ scenario: 'small' }, { scenario: 'medium' }, { scenario: 'large' }],
  scramble,
  revealing,
  steps: 400,
});
