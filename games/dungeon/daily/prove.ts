import { type Seed, seeded } from '../../kit/chance.ts';
import { nextAction } from '../computers/steady.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES, type HeroName } from '../rules/heroes.ts';
import { checked } from '../rules/level.ts';
import { enter } from '../rules/room.ts';
import { playRound } from '../rules/round.ts';

/** A day that takes the computer longer than this is no fun for people either. */
const PATIENCE = 300;

/** The heroes from those who win least often, so that a level which is too hard is found out soon. */
const ORDER: readonly HeroName[] = [
  'Arya Stark',
  'Bronn',
  'Melisandre',
  'Thoros of Myr',
  'The Hound',
  'Ygritte',
  'Jon Snow',
];

/**
 * The rounds in which the steady player clears a level, with the luck that a table of this seed has, by hero in the order of the
 * menu; nothing if any hero falls or takes too long.
 */
export function prove(text: string, prior: number, seed: Seed): readonly number[] | undefined {
  const taken = new Map<HeroName, number>();
  for (const name of ORDER) {
    const rounds = roundsOf(text, name, prior, seed);
    if (rounds === undefined) return undefined;
    taken.set(name, rounds);
  }
  return HERO_NAMES.map((name) => taken.get(name)!);
}

function roundsOf(text: string, name: HeroName, prior: number, seed: Seed): number | undefined {
  const random = seeded(seed);
  let room = enter(checked(text), recruit(name, prior));
  for (let rounds = 1; rounds <= PATIENCE; rounds++) {
    ({ room } = playRound(room, nextAction(room), (max) => random.below(max + 1)));
    if (room.hero.health === 0) return undefined;
    if (room.enemies.length === 0) return rounds;
  }
  return undefined;
}
