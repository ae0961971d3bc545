import { RNG } from '@longtable/kit';
import { runa as game } from '@longtable/runa';
import { playsOf } from '@longtable/runa/computers/master';
import { GOALS, verdictSince } from '@longtable/runa/puzzles';
import { CARDS, CLASS_NAMES, isAttack, show, spellDamage, strikeDamage } from '@longtable/runa/rules/cards';
import { cardAt, monsterAt, type State } from '@longtable/runa/state';
import type { GoalSearch, PuzzleSource } from './search.ts';

/** Number of random sequences of rolls that an answer must work with. The lowest rolls are tested too. */
const ROLLS = 100;
const LOW_ROLLS = 3;

/** Minimum number of positions in a fight. */
const MIN_POSITIONS = 40;

/** Puzzle search for Runa's Strive. Fights are searched with the actual rolls, but answers must not depend on them. */
export const runa: PuzzleSource<State> = {
  game,
  level: 'master',
  solvers: ['beginner', 'advanced'],
  goalSearches: Object.keys(GOALS).map(goalSearchOf),
  optionsOf: () => ({}),
  openingOf: (seed) => [String(1 + (seed % CLASS_NAMES.length))],
  isStart: ({ phase, story }, before) => phase.kind === 'card' && story.rounds !== before?.story.rounds,
  worlds: (state) => [
    { ...state, random: lowest(state.runa.die) },
    ...Array.from({ length: ROLLS }, (_, seed) => ({ ...state, random: RNG.seeded(seed).state })),
  ],
  sceneKey: ({ story }, goal) => `${story.rooms} ${GOALS[goal]!.kind}`,
  minPositions: MIN_POSITIONS,
  maxPositions: 12_000,
  // An answer that plays the same card every time is trivial.
  isTrivial: (names) => new Set(names.map((name) => name.split(' ')[0])).size === 1,
};

function goalSearchOf(goal: string): GoalSearch<State> {
  const { kind, rounds, sparing } = GOALS[goal]!;
  const goalSearch: GoalSearch<State> = {
    goal,
    isPossible: (state) =>
      playsOf(state).length ** rounds >= MIN_POSITIONS &&
      (kind !== 'survive' || state.runa.hp <= SOON_DEAD * rounds) &&
      (kind !== 'best' || healthOf(state) <= rounds * strongest(state)),
    score: (state, _seat, start) => Number(verdictSince(start, state, goal) === 'solved'),
    enough: 1,
    lines: (state, _seat, start) => (verdictSince(start, state, goal) === 'open' ? linesOf(state) : []),
    nameOf: (state, _seat, line) => nameOf(state, Number(line) - 1),
    keyOf,
  };
  if (!sparing) return goalSearch;
  const { enough: _, ...best } = goalSearch;
  return {
    ...best,
    score: (state, seat, start) => (goalSearch.score(state, seat, start) ? -state.story.taken : UNDECIDED),
  };
}

function keyOf({ phase, runa, monsters, story, random }: State): string {
  const half = phase.kind === 'target' ? phase.card : phase.kind;
  let key = `${half} ${story.rounds} ${runa.hp} ${runa.fp} ${random}`;
  for (const { name, hp, fp, next, pending, block, deflect } of monsters) {
    key += ` ${name} ${hp} ${fp} ${next} ${pending} ${block} ${deflect}`;
  }
  return key;
}

function healthOf({ monsters }: State): number {
  return monsters.reduce((sum, { hp }) => sum + hp, 0);
}

/** Returns an upper bound of the damage that any card of the hand can deal in a round. */
function strongest({ runa }: State): number {
  return Math.max(
    ...runa.hand.map((card) => {
      const effect = CARDS[card.name];
      if (effect.kind === 'strike') return strikeDamage(effect, card.level, runa.die);
      if (effect.kind === 'spell') return spellDamage(effect, card.level, runa.die, null) + BONUS * card.level;
      return effect.kind === 'reflect' ? 2 * effect.power * card.level : 0;
    }),
  );
}

/** Bonus damage of a spell against a monster of its element, per level. */
const BONUS = 2;

/** Value of an undecided line, less than the value of any decided one. */
const UNDECIDED = -10_000;

/** Health per round above which Runa cannot die. */
const SOON_DEAD = 10;

function linesOf(state: State): string[] {
  const { phase, monsters } = state;
  if (phase.kind === 'target') return monsters.map((_, at) => String(at + 1));
  return [...new Set(playsOf(state).map(({ card }) => String(card + 1)))];
}

/** Returns a card with its target. Empty for a card whose target is not chosen yet. */
function nameOf(state: State, at: number): string {
  const { phase, monsters } = state;
  if (phase.kind === 'target') return `${show(cardAt(state, phase.card))} at ${monsterAt(state, at).name}`;
  const card = cardAt(state, at);
  if (!isAttack(card)) return show(card);
  return monsters.length > 1 ? '' : `${show(card)} at ${monsterAt(state, 0).name}`;
}

/** Returns the state of an RNG whose next rolls are the lowest. */
function lowest(die: number): number | string {
  for (let seed = 0; ; seed++) {
    const random = RNG.seeded(seed);
    const { state } = random;
    if (Array.from({ length: LOW_ROLLS }, () => random.below(die)).every((roll) => roll === 0)) return state;
  }
}
