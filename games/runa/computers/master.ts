import { RNG } from '@longtable/kit';
import { chooseTarget } from '../play.ts';
import { CARDS, type Card, show, spellDamage, strikeDamage } from '../rules/cards.ts';
import { cardHealth, heal, monstersIn, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { attemptOf, costOf, EFFECTS, MONSTERS, strengthOf } from '../rules/monsters.ts';
import { type Draft, MAX_HEALTH, type Monster, monsterAt, type State } from '../state.ts';

/** Indices of a card in the hand and of its target. */
export interface Play {
  readonly card: number;
  readonly target: number;
}

/**
 * Returns every play of a card and a target. Of identical cards, only the first is included. Cards without a target
 * have target 0.
 */
export function playsOf({ runa: { hand }, monsters }: State): Play[] {
  return hand.flatMap((card, at) => {
    const isCopy = hand.findIndex(({ name, level }) => name === card.name && level === card.level) < at;
    if (isCopy) return [];
    const { kind } = CARDS[card.name];
    const targets = kind === 'strike' || kind === 'spell' ? monsters.length : 1;
    return Array.from({ length: targets }, (_, target) => ({ card: at, target }));
  });
}

/** Returns the play with the highest gain in this round. */
export function greedyPlay(state: State, plays: readonly Play[] = playsOf(state)): Play {
  let best: Play = { card: 0, target: 0 };
  let max = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const gain = gainOf(state, play);
    if (gain > max) [best, max] = [play, gain];
  }
  return best;
}

const KILL = 6;
const FOCUS = 5;
/** Number of rounds in a run after which only attacks count, because pure defence never ends a fight. */
const MAX_ROUNDS = 150;

/**
 * Returns the estimated gain of a play in health points, for an average roll: the damage with a bonus for a kill, the
 * value of the focus, or the damage prevented.
 */
export function gainOf(state: State, { card: at, target }: Play): number {
  const { runa, monsters, story } = state;
  const card = runa.hand[at] as Card;
  const effect = CARDS[card.name];
  if (effect.kind === 'strike' || effect.kind === 'spell') {
    const monster = monsterAt(state, target);
    const damage = Math.max(0, damageOf(state, card, monster));
    return damage >= monster.hp ? monster.hp + KILL : damage;
  }
  if (story.rounds > MAX_ROUNDS) return 0;
  const power = effect.power * card.level;
  if (effect.kind === 'focus') return runa.fp < runa.die && hasSpell(state) ? FOCUS * power : 0;
  if (effect.kind === 'parry') return sum(monsters.map((monster) => damagePrevented(monster, 'strike', power)));
  return 2 * sum(monsters.map((monster) => damagePrevented(monster, 'spell', power)));
}

/** Returns the damage of an attack for an average roll, or 0 for other cards. It can be negative. */
function damageOf({ runa }: State, card: Card, monster: Monster): number {
  const effect = CARDS[card.name];
  if (effect.kind === 'strike') return strikeDamage(effect, card.level, (runa.die + 1) / 2) - monster.block;
  if (effect.kind !== 'spell') return 0;
  return spellDamage(effect, card.level, runa.fp, MONSTERS[monster.name].element) - monster.deflect;
}

function damagePrevented(monster: Monster, kind: 'strike' | 'spell', power: number): number {
  const ability = attemptOf(monster);
  const pays = costOf(ability) <= monster.fp + monster.pending;
  return pays && EFFECTS[ability.name].kind === kind ? Math.min(power, strengthOf(ability)) : 0;
}

function hasSpell({ runa }: State): boolean {
  return runa.hand.some(({ name }) => CARDS[name].kind === 'spell');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Number of simulated fights or runs per option. */
const SIMULATED_FIGHTS = 60;
const SIMULATED_RUNS = 60;

/** Returns the play with the best simulated end of the fight, or the greedy play after `MAX_ROUNDS`. */
export function bestPlay(state: State, plays: readonly Play[]): Play {
  if (state.story.rounds > MAX_ROUNDS) return greedyPlay(state, plays);
  const act = (play: Play) => (draft: Draft) => chooseTarget(draft, play.card, play.target);
  return best(state, plays, SIMULATED_FIGHTS, (play, random) => fightAfter(state, act(play), random));
}

/** Whether a bigger die gets Runa further than new cards in simulated runs. */
export function bestReward(state: State): boolean {
  const rewards = [offerLoot, upgradeDie];
  return best(state, rewards, SIMULATED_RUNS, (act, random) => runAfter(state, act, random)) === upgradeDie;
}

/** Returns the indices of the cards of an offer with the best simulated runs. */
export function bestLoot(state: State & { phase: { kind: 'loot' } }): readonly number[] {
  const { offer } = state.phase;
  const singles = offer.map((_, at) => [at]);
  const pairs = singles.flatMap(([first = 0]) => singles.slice(first + 1).map(([second = 0]) => [first, second]));
  const take = (indices: readonly number[]) => (draft: Draft) => takeLoot(draft, offer, indices);
  const options = monstersIn(state.stage) === 1 ? singles : pairs;
  return best(state, options, SIMULATED_RUNS, (indices, random) => runAfter(state, take(indices), random));
}

/** Returns the indices of the cards to discard for health: none, some of the weakest, or a single one. */
export function bestDiscards(state: State): readonly number[] {
  const { hand, hp } = state.runa;
  const order = fromWeakest(hand);
  const max = Math.min(hand.length - 1, Math.ceil((MAX_HEALTH - hp) / cardHealth(state)));
  const weakest = Array.from({ length: max + 1 }, (_, count) => order.slice(0, count));
  const options = [...weakest, ...order.slice(1).map((at) => [at])];
  return best(state, options, SIMULATED_RUNS, (indices, random) =>
    runAfter(state, (draft) => heal(draft, indices), random),
  );
}

/** Returns the option with the highest total value. All options are simulated with the same seeds. */
function best<T>(state: State, options: readonly T[], times: number, value: (option: T, random: RNG) => number): T {
  const random = randomOf(state);
  const seeds = Array.from({ length: options.length > 1 ? times : 0 }, () => random.below(2 ** 31));
  const totals = options.map((option) => seeds.reduce((sum, seed) => sum + value(option, RNG.seeded(seed)), 0));
  return options[totals.indexOf(Math.max(...totals))] as T;
}

/** Maximum number of rounds of simulated fights and runs. */
const MAX_FIGHT_ROUNDS = 25;
const MAX_RUN_ROUNDS = 200;

/**
 * Applies an act to a sampled state, finishes the fight with greedy plays and returns its value: Runa's health, less a
 * deduction if the fight is undecided, or a negative value if it is lost.
 */
function fightAfter(state: State, act: (draft: Draft) => void, random: RNG): number {
  const draft = sampleDraft(state, random);
  act(draft);
  for (let round = 0; round < MAX_FIGHT_ROUNDS && isFighting(draft, state.story.rooms); round++) playCard(draft);
  const { phase, runa, monsters, story } = draft.state;
  if (phase.kind === 'lost') return -40 - monsters.reduce((sum, { hp }) => sum + Math.max(0, hp), 0) / 5;
  return story.rooms > state.story.rooms ? runa.hp : runa.hp - 30;
}

function isFighting({ state: { phase, story } }: Draft, rooms: number): boolean {
  return phase.kind === 'card' && story.rooms === rooms;
}

/**
 * Applies an act between two fights to a sampled state, finishes the run by heuristics and returns its value: 20 for a
 * win, otherwise the cleared rooms plus a hundredth of Runa's health.
 */
function runAfter(state: State, act: (draft: Draft) => void, random: RNG): number {
  const draft = sampleDraft(state, random);
  act(draft);
  const last = state.story.rounds + MAX_RUN_ROUNDS;
  while (draft.state.story.rounds < last && step(draft));
  const { phase, story, runa } = draft.state;
  return phase.kind === 'won' ? 20 : story.rooms + runa.hp / 100;
}

/** Answers the current question by heuristics. Returns false if the run is over. */
function step(draft: Draft): boolean {
  const { state } = draft;
  const { phase } = state;
  if (phase.kind === 'card') playCard(draft);
  else if (phase.kind === 'reward' && takesDie(state)) upgradeDie(draft);
  else if (phase.kind === 'reward') offerLoot(draft);
  else if (phase.kind === 'heal') heal(draft, spareCards(state));
  else if (phase.kind === 'loot') takeLoot(draft, phase.offer, bestOfOffer(state, phase.offer));
  else return false;
  draft.events.length = 0;
  return true;
}

function playCard(draft: Draft): void {
  const { card, target } = greedyPlay(draft.state);
  chooseTarget(draft, card, target);
}

/** Minimum number of cards in the hand for which a bigger die is the better reward. */
const ENOUGH_CARDS = 4;
/** Minimum number of cards to keep when healing. */
const KEPT = 3;

export function takesDie({ runa }: State): boolean {
  return runa.hand.length >= ENOUGH_CARDS;
}

/** Returns the indices of the best cards of an offer, as many as Runa can take. */
export function bestOfOffer({ stage }: State, offer: readonly Card[]): number[] {
  return fromWeakest(offer).reverse().slice(0, monstersIn(stage));
}

/**
 * Returns the indices of the weakest cards to discard. Each of them heals its full value, and at least `KEPT` cards
 * stay.
 */
export function spareCards(state: State): number[] {
  const { hand, hp } = state.runa;
  const wounds = Math.floor((MAX_HEALTH - hp) / cardHealth(state));
  return fromWeakest(hand).slice(0, Math.max(0, Math.min(hand.length - KEPT, wounds)));
}

/** Returns the indices of cards, weakest first. */
function fromWeakest(cards: readonly Card[]): number[] {
  const worths = cards.map((card, at) => ({ at, worth: worthOf(card) }));
  return worths.sort((a, b) => a.worth - b.worth).map(({ at }) => at);
}

/** Returns the value of a card before the next monsters are known. */
function worthOf({ name, level }: Card): number {
  const effect = CARDS[name];
  if (effect.kind === 'strike') return level * (effect.power + effect.highRoll / 2);
  if (effect.kind === 'spell') return level * (effect.perFocus + 2);
  return level * (effect.kind === 'focus' ? 5 : 6);
}

/** Returns a draft that is consistent with the visible state, with random pile orders and future rolls. */
export function sampleDraft(state: State, random: RNG): Draft {
  const { runa, story } = state;
  const sampled: State = {
    ...state,
    runa: { ...runa, hand: [...runa.hand] },
    monsters: state.monsters.map((monster) => ({ ...monster })),
    pool: random.shuffle(inOrder(state.pool, show)),
    queue: random.shuffle(inOrder(state.queue, (name) => name)),
    dice: 'bot',
    seeds: [],
    random: RNG.seeded(random.below(2 ** 31)).state,
    story: { ...story, seeds: [], slain: [] },
  };
  return { state: sampled, events: [] };
}

/** Returns a pile sorted by name, so that its hidden order has no effect. */
function inOrder<T>(pile: readonly T[], name: (each: T) => string): T[] {
  return [...pile].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** Returns an RNG seeded by the visible state, so that the same position always gets the same answer. */
export function randomOf({ level, stage, runa, monsters, story }: State): RNG {
  let hash = level * 8 + stage;
  const add = (value: number) => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  for (const value of [runa.hp, runa.fp, runa.die, runa.hand.length, story.rounds]) add(value);
  for (const { hp, fp, next } of monsters) add(hp * 64 + fp * 8 + next);
  return RNG.seeded(hash);
}
