import type { AnyGame } from '@longtable/kit';
import { expect, test } from 'vitest';
import { builtInGames } from './index.ts';

/** Finished game: changes to the first state, whether it was won, and its options. */
interface Finished {
  readonly change: object;
  readonly isWon?: boolean;
  readonly options?: object;
}

const gameOf = (id: string) => builtInGames.find((game) => game.id === id) as AnyGame;

const begun = (game: AnyGame): Record<string, never> => {
  const outcome = game.setup(game.options.parse({}), 1, game.seats.min);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state as Record<string, never>;
};

/** Returns the achievements that seat 0 earns. */
function earned(id: string, { change, isWon = true, options = {} }: Finished): string[] {
  const game = gameOf(id);
  const finish = { state: { ...begun(game), ...change }, options, seat: 0, isWon };
  return game.achievements!.filter(({ isEarned }) => isEarned(finish)).map((one) => one.id);
}

const creature = { card: {}, life: 1, awake: true, attacked: false };
const duel = (round: number, mine: object, theirs: object) => {
  const sides = begun(gameOf('duel')).sides as unknown as object[];
  return {
    round,
    sides: [
      { ...sides[0], life: 20, ...mine },
      { ...sides[1], life: 0, field: [creature], ...theirs },
    ],
  };
};
const team = { lp: 5000, deck: Array(10).fill({}), hand: [], discarded: [] };
const unit = (cards: number) => ({ kind: 'unit', team: 0, card: { united: Array(cards).fill('') } });
const farm = (mine: object, theirs: object = {}, board: object[] = []) => ({
  teams: [
    { ...team, ...mine },
    { ...team, lp: 0, ...theirs },
  ],
  board,
});
const side = { secrets: [], opened: [], tally: { drinks: 0, damage: 1 } };
const spy = (ip: readonly number[], mine: object = {}, courier: number | null = null) => ({
  phase: 'over',
  courier,
  people: ip.map((points, faction) => ({ faction, ip: points, chips: 0 })),
  sides: [{ ...side, ...mine }, side],
});
const run = (hp: number, story: object, name = 'Warrior') => ({
  class: name,
  runa: { hp },
  story: { rooms: 8, dealt: 0, ...story },
});
const crawl = (level: number, hero: object, more: object = {}) => ({
  level,
  ahead: [],
  room: { hero: { name: 'Jon Snow', class: 'Warrior', health: 50, pool: 100, ...hero }, enemies: [] },
  ...more,
});
const dead = { health: 0 };

test.each<[game: string, finish: Finished, ids: string[]]>([
  ['duel', { change: duel(8, {}, {}) }, []],
  ['duel', { change: duel(5, { life: 30 }, { field: [] }) }, ['quick', 'unhurt', 'swept']],
  ['duel', { change: duel(11, { life: 3, graveyard: Array(8) }, {}) }, ['long', 'close', 'losses']],
  ['duel', { change: duel(8, { field: Array(7).fill(creature) }, {}) }, ['crowd']],
  ['duel', { change: duel(5, { life: 30 }, { field: [] }), isWon: false }, []],
  ['farmland', { change: farm({}) }, []],
  ['farmland', { change: farm({ lp: 8000, deck: Array(24) }) }, ['quick', 'unhurt']],
  ['farmland', { change: farm({ lp: 900 }, { lp: 1 }) }, ['close', 'exhausted']],
  ['farmland', { change: farm({}, {}, [...Array(4).fill(unit(1)), unit(10)]) }, ['crowd', 'union']],
  ['farmland', { change: farm({}), options: { deck: 'mill' } }, ['other-deck']],
  ['farmland', { change: farm({ lp: 900 }, { lp: 1 }), isWon: false }, []],
  ['spy', { change: spy([300, 250]) }, []],
  [
    'spy',
    { change: spy([300, 200], { tally: { drinks: 3, damage: 0 } }, 0) },
    ['landslide', 'collar', 'unhurt', 'drinks'],
  ],
  ['spy', { change: spy([300, 295], { secrets: [1, 2, 3, 4, 5] }, 1) }, ['close', 'secrets']],
  ['spy', { change: spy([100, 300], { opened: [1, 2] }), isWon: false }, ['safes']],
  ['runa', { change: run(0, { rooms: 3, dealt: 299 }), isWon: false }, []],
  ['runa', { change: run(0, { rooms: 4, dealt: 300 }), isWon: false }, ['halfway', 'damage']],
  ['runa', { change: run(5, { dealt: 300 }), options: { dice: 'own' } }, []],
  ['runa', { change: run(5, {}) }, ['halfway', 'warrior', 'close']],
  ['runa', { change: run(20, {}, 'Mage') }, ['halfway', 'mage']],
  ['runa', { change: run(40, {}, 'Paladin') }, ['halfway', 'paladin', 'sound']],
  ['dungeon', { change: crawl(3, dead), isWon: false }, []],
  ['dungeon', { change: crawl(4, dead), isWon: false }, ['three']],
  ['dungeon', { change: crawl(6, { ...dead, class: 'Mage' }), isWon: false }, ['three', 'mage']],
  ['dungeon', { change: crawl(6, { ...dead, class: 'Rogue' }), isWon: false }, ['three', 'rogue']],
  ['dungeon', { change: crawl(6, { ...dead, class: 'Hunter' }), isWon: false }, ['three', 'hunter']],
  ['dungeon', { change: crawl(10, { health: 10 }) }, ['three', 'all', 'warrior', 'close']],
  ['dungeon', { change: crawl(1, {}, { rounds: 9, goals: [10] }), options: { levels: '' } }, ['goal']],
  ['dungeon', { change: crawl(1, {}, { rounds: 10, goals: [10] }), options: { levels: '' } }, []],
])('%s: %j earns %j', (game, finish, ids) => {
  expect(earned(game, finish)).toEqual(ids);
});
