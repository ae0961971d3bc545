import { randomAt } from '../../kit/chance.ts';
import { JavaRandom } from '../../kit/random.ts';
import { classOf, HP_MAX, type Monster, type Run, type State } from '../state.ts';
import type { Level } from './abilities.ts';
import { type Card, type ClassName, classCards, DICE, poolCards } from './cards.ts';
import { startRound } from './fight.ts';
import { bossOf, MONSTERS, type MonsterName, poolMonsters } from './monsters.ts';
import { SEED_MAX, type SeedPair } from './seeds.ts';

/** How much health a discarded card gives. */
const CARD_HEALTH = 10;

/** Runa becomes what she is, with her two cards, and the first level starts. */
export function becomeClass(run: Run, name: ClassName): void {
  run.state.class = name;
  run.state.runa.hand = classCards(name, 1);
  startLevel(run, 1);
}

function startLevel(run: Run, level: Level): void {
  const { state } = run;
  state.level = level;
  state.stage = 1;
  if (state.seeds === 'own') state.phase = { kind: 'seeds' };
  else shuffle(run, state.seeds[level - 1] ?? drawSeeds(state));
}

function drawSeeds(state: State): SeedPair {
  const random = randomAt(state.random);
  const seeds: SeedPair = [1 + random.below(SEED_MAX), 1 + random.below(SEED_MAX)];
  state.random = random.state;
  return seeds;
}

/** Shuffles the cards and the monsters of the level, each with its own generator, and opens the first room. */
export function shuffle(run: Run, seeds: SeedPair): void {
  const { state } = run;
  state.pool = JavaRandom.seeded(seeds[0]).shuffle(poolCards(classOf(state), state.level));
  state.queue = JavaRandom.seeded(seeds[1]).shuffle(poolMonsters(state.level));
  state.story.seeds.push(seeds);
  enterStage(run, 1);
}

/** How many monsters wait in a room. */
export function monstersIn(stage: number): number {
  return stage === 2 || stage === 3 ? 2 : 1;
}

function enterStage(run: Run, stage: number): void {
  const { state } = run;
  const names = stage === 4 ? [bossOf(state.level)] : state.queue.splice(0, monstersIn(stage));
  state.stage = stage;
  state.monsters = names.map(wake);
  run.events.push({ kind: 'enters', level: state.level, stage });
  startRound(run);
}

function wake(name: MonsterName): Monster {
  return { name, hp: MONSTERS[name].hp, fp: 0, next: 0, pending: 0, block: 0, deflect: 0 };
}

/** Where a won fight leads: a reward, the next level's class cards, or the end. */
export function winFight(run: Run): void {
  const { state } = run;
  state.story.rooms += 1;
  if (state.stage < 4) {
    if (nextDie(state) === undefined) offerLoot(run);
    else state.phase = { kind: 'reward' };
  } else if (state.level === 1) {
    for (const card of classCards(classOf(state), 2)) takeCard(run, card);
    offerHealing(run);
  } else {
    state.phase = { kind: 'won' };
    run.events.push({ kind: 'wins' });
  }
}

/** The die after Runa's, if there is a bigger one. */
export function nextDie({ runa }: State): number | undefined {
  return DICE.find((die) => die > runa.die);
}

/** The reward is a bigger die. */
export function upgradeDie(run: Run): void {
  const { state } = run;
  state.runa.die = nextDie(state) ?? state.runa.die;
  run.events.push({ kind: 'upgrades', die: state.runa.die });
  offerHealing(run);
}

/** The reward is cards: twice as many are offered as may be picked, as long as there are enough. */
export function offerLoot({ state }: Run): void {
  state.phase = { kind: 'loot', offer: state.pool.splice(0, 2 * monstersIn(state.stage)) };
}

/** Runa takes the cards in the order in which they were named. */
export function takeLoot(run: Run, cards: readonly Card[]): void {
  for (const card of cards) takeCard(run, card);
  offerHealing(run);
}

function takeCard({ state, events }: Run, card: Card): void {
  state.runa.hand.push(card);
  events.push({ kind: 'gets', card });
}

function offerHealing(run: Run): void {
  const { runa } = run.state;
  if (runa.hp < HP_MAX && runa.hand.length > 1) run.state.phase = { kind: 'heal' };
  else advance(run);
}

/** The health that Runa gains from a number of cards. */
export function healthFrom(state: State, cards: number): number {
  return Math.min(CARD_HEALTH * cards, HP_MAX - state.runa.hp);
}

/** Whether a number of cards makes her whole. */
export function isHealed(state: State, cards: number): boolean {
  return state.runa.hp + CARD_HEALTH * cards >= HP_MAX;
}

/** Runa throws the cards at these indices away, heals and goes on. */
export function heal(run: Run, discarded: readonly number[]): void {
  const { runa, story } = run.state;
  const health = healthFrom(run.state, discarded.length);
  runa.hand = runa.hand.filter((_, index) => !discarded.includes(index));
  runa.hp += health;
  story.healed += health;
  if (health > 0) run.events.push({ kind: 'heals', health, left: runa.hp });
  advance(run);
}

function advance(run: Run): void {
  const { stage } = run.state;
  if (stage < 4) enterStage(run, stage + 1);
  else startLevel(run, 2);
}
