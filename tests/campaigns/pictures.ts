import { duel } from '../../games/duel/index.ts';
import { scramble as scrambleDuel } from '../../games/duel/testing/scramble.ts';
import { dungeon } from '../../games/dungeon/index.ts';
import { farmland } from '../../games/farmland/index.ts';
import { scramble as scrambleFarmland } from '../../games/farmland/testing/scramble.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import { type ContractSettings, holdsAt } from '../../games/kit/testing/contract.ts';
import { PICTURE_LAWS } from '../../games/kit/testing/pictures.ts';
import { wander } from '../../games/kit/testing/wander.ts';
import { runa } from '../../games/runa/index.ts';
import { scramble as scrambleRuna } from '../../games/runa/testing/scramble.ts';
import { spy } from '../../games/spy/index.ts';
import { scramble as scrambleSpy } from '../../games/spy/testing/scramble.ts';

/** Names that German leaves in English. */
const ENGLISH = [
  'Bang and Burn',
  'Flaps and Seals',
  'Honey Trap',
  'Chicken Feed',
  'Mirror of Wilderness',
  'Pocket Litter',
];

const GAMES: readonly (readonly [AnyGame, ContractSettings])[] = [
  [runa, { scramble: scrambleRuna }],
  [farmland, { scramble: scrambleFarmland, options: [{}, { deck: 'orchard' }, { deck: 'mill', against: 'hedgerow' }] }],
  [duel, { scramble: scrambleDuel }],
  [dungeon, { options: [{}, { hero: 'Melisandre' }, { hero: 'Ygritte' }] }],
  [
    spy,
    {
      scramble: scrambleSpy,
      english: ENGLISH,
      options: ['small', 'medium', 'large'].map((scenario) => ({ scenario })),
    },
  ],
];

const [count = '1000', only] = process.argv.slice(2);
for (const [game, settings] of GAMES.filter(([{ id }]) => only === undefined || id === only)) {
  const positions = wander(game, { positions: Number(count), steps: 400, options: settings.options ?? [{}] });
  for (const law of Object.values(PICTURE_LAWS)) holdsAt(game, positions, law, settings);
  console.log(`${game.title}: ${positions.length} positions, ${Object.keys(PICTURE_LAWS).join('; ')}.`);
}
