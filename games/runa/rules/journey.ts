import { RNG } from '@longtable/kit';
import { classOf, type Draft, MAX_HEALTH, type Monster, type State } from '../state.ts';
import {
  CARDS,
  type Card,
  type ClassName,
  classCards,
  DICE,
  type Level,
  poolCards,
  type Spell,
  type Strike,
  spellDamage,
  strikeDamage,
} from './cards.ts';
import { MAX_SEED, type SeedPair } from './lines.ts';
import { traitsOf } from './modifiers.ts';
import {
  affordable,
  bossesOf,
  costOf,
  EFFECTS,
  isBoss,
  MONSTERS,
  type MonsterAbility,
  type MonsterName,
  poolMonsters,
  strengthOf,
} from './monsters.ts';

/** Sets Runa's class with its two cards and starts the first level. */
export function becomeClass(draft: Draft, name: ClassName): void {
  draft.state.class = name;
  draft.state.runa.hand = classCards(name, 1);
  startLevel(draft, 1);
}

function startLevel(draft: Draft, level: Level): void {
  const { state } = draft;
  state.level = level;
  state.stage = 1;
  if (state.seeds === 'own') state.phase = { kind: 'seeds' };
  else shufflePiles(draft, state.seeds[level - 1] ?? drawSeeds(state));
}

function drawSeeds(state: State): SeedPair {
  const random = new RNG(state.random);
  const seeds: SeedPair = [1 + random.below(MAX_SEED), 1 + random.below(MAX_SEED)];
  state.random = random.state;
  return seeds;
}

/** Shuffles the cards and the monsters of the level, each with its own seed, and enters the first room. */
export function shufflePiles(draft: Draft, seeds: SeedPair): void {
  const { state } = draft;
  state.pool = RNG.seeded(seeds[0]).shuffle(poolCards(classOf(state), state.level, state));
  state.queue = RNG.seeded(seeds[1]).shuffle(poolMonsters(state.level, state));
  state.story.seeds.push(seeds);
  enterStage(draft, 1);
}

/** Returns the number of monsters in a room. */
export function monstersIn(stage: number): number {
  return stage === 2 || stage === 3 ? 2 : 1;
}

function enterStage(draft: Draft, stage: number): void {
  const { state } = draft;
  const names = stage === 4 ? [bossIn(state)] : state.queue.splice(0, monstersIn(stage));
  state.stage = stage;
  state.monsters = names.map((name) => spawn(name, state));
  draft.events.push({ kind: 'enters', level: state.level, stage });
  startRound(draft);
}

/** Returns the boss of the level. With several bosses, the seed of the monsters decides. */
function bossIn(state: State): MonsterName {
  const bosses = bossesOf(state.level, state);
  const [, seed] = state.story.seeds.at(-1) ?? [0, 0];
  return bosses[seed % bosses.length]!;
}

function spawn(name: MonsterName, state: State): Monster {
  const traits = traitsOf(state);
  const percent = traits.monsterHealth + (isBoss(name) ? traits.bossHealth - 100 : 0);
  const hp = Math.round((MONSTERS[name].hp * percent) / 100);
  return {
    name,
    hp,
    fp: traits.monsterFocus,
    next: 0,
    pending: 0,
    block: traits.monsterBlock,
    deflect: 0,
    ...(percent !== 100 && { full: hp }),
  };
}

/** Returns the health of a monster at the start of the fight. */
export function fullHealth({ name, full }: Pick<Monster, 'name' | 'full'>): number {
  return full ?? MONSTERS[name].hp;
}

/** Continues after a won fight with a reward, the class cards of the next level, or the end of the run. */
export function winFight(draft: Draft): void {
  const { state } = draft;
  state.story.rooms += 1;
  if (state.stage < 4) {
    if (nextDie(state) === undefined) offerLoot(draft);
    else state.phase = { kind: 'reward' };
  } else if (state.level === 1) {
    const cards = classCards(classOf(state), 2).slice(0, traitsOf(state).classCards);
    for (const card of cards) takeCard(draft, card);
    offerHealing(draft);
  } else {
    state.phase = { kind: 'won' };
    draft.events.push({ kind: 'wins' });
  }
}

/** Returns the next bigger die, or undefined if Runa has the biggest. */
export function nextDie({ runa }: State): number | undefined {
  return DICE.find((die) => die > runa.die);
}

export function upgradeDie(draft: Draft): void {
  const { state } = draft;
  state.runa.die = nextDie(state) ?? state.runa.die;
  draft.events.push({ kind: 'upgrades', die: state.runa.die });
  offerHealing(draft);
}

/**
 * Returns the number of offered cards: twice as many as Runa can take, changed by modifiers and limited by the pool.
 */
export function offerSize(state: State): number {
  return Math.min(2 * monstersIn(state.stage) + traitsOf(state).offer, state.pool.length);
}

export function offerLoot({ state }: Draft): void {
  state.phase = { kind: 'loot', offer: state.pool.splice(0, offerSize(state)) };
}

/** Takes cards of an offer, in the order of these indices, and continues with healing. */
export function takeLoot(draft: Draft, offer: readonly Card[], places: readonly number[]): void {
  for (const place of places) takeCard(draft, offer[place]!);
  offerHealing(draft);
}

function takeCard({ state, events }: Draft, card: Card): void {
  state.runa.hand.push(card);
  events.push({ kind: 'gets', card });
}

function offerHealing(draft: Draft): void {
  const { runa } = draft.state;
  if (runa.hp < MAX_HEALTH && runa.hand.length > 1) draft.state.phase = { kind: 'heal' };
  else advance(draft);
}

/** Returns the health that a discarded card heals. */
export function cardHealth(state: State): number {
  return traitsOf(state).cardHealth;
}

/** Returns the health that Runa gains from a number of cards. */
export function healthFrom(state: State, cards: number): number {
  return Math.min(cardHealth(state) * cards, MAX_HEALTH - state.runa.hp);
}

/** Returns what the next discarded card heals, and Runa's maximum. */
export function healing(state: State) {
  return { health: healthFrom(state, 1), max: MAX_HEALTH };
}

/** Whether a number of cards heals Runa fully. */
export function isHealed(state: State, cards: number): boolean {
  return state.runa.hp + cardHealth(state) * cards >= MAX_HEALTH;
}

/** Discards the cards at these indices, heals Runa and advances the run. */
export function heal(draft: Draft, places: readonly number[]): void {
  const { runa, story } = draft.state;
  const health = healthFrom(draft.state, places.length);
  runa.hand = runa.hand.filter((_, index) => !places.includes(index));
  runa.hp += health;
  story.healed += health;
  if (health > 0) draft.events.push({ kind: 'heals', health, left: runa.hp });
  advance(draft);
}

function advance(draft: Draft): void {
  const { stage } = draft.state;
  if (stage < 4) enterStage(draft, stage + 1);
  else startLevel(draft, 2);
}

/** Status of a fight after a round. */
type FightStatus = 'undecided' | 'won' | 'lost';

/** Resets Runa's defences, counts the round and asks for a card. */
function startRound({ state }: Draft): void {
  state.runa.parry = 0;
  state.runa.reflect = 0;
  state.story.rounds += 1;
  state.phase = { kind: 'card' };
}

/**
 * Applies Runa's card, lets the monsters act and returns the status of the fight. The target matters only for attacks,
 * the roll only for physical ones.
 */
export function playRound(draft: Draft, card: Card, target: Monster, roll: number): FightStatus {
  applyCard(draft, card, target, roll);
  if (noMonsterLeft(draft)) return 'won';
  payMonsters(draft);
  monstersAct(draft);
  if (draft.state.runa.hp <= 0) return 'lost';
  if (noMonsterLeft(draft)) return 'won';
  payRuna(draft);
  startRound(draft);
  return 'undecided';
}

function applyCard(draft: Draft, card: Card, target: Monster, roll: number): void {
  const effect = CARDS[card.name];
  if (effect.kind === 'strike') strike(draft, effect, card, target, roll);
  else if (effect.kind === 'spell') cast(draft, effect, card, target);
  else {
    const field = effect.kind === 'focus' ? 'pending' : effect.kind;
    draft.state.runa[field] = effect.power * card.level;
  }
}

function strike(draft: Draft, effect: Strike, { level }: Card, target: Monster, roll: number): void {
  if (effect.breaksFocus) target.pending = 0;
  hurtMonster(draft, target, strikeDamage(effect, level, roll) - target.block, 'phy');
}

function cast(draft: Draft, effect: Spell, { level }: Card, target: Monster): void {
  const { runa } = draft.state;
  const damage = spellDamage(effect, level, runa.fp, MONSTERS[target.name].element);
  if (runa.fp > 1) runa.fp -= 1;
  hurtMonster(draft, target, damage - target.deflect, 'mag');
}

function payMonsters({ state, events }: Draft): void {
  for (const monster of state.monsters) {
    if (monster.pending === 0) continue;
    monster.fp += monster.pending;
    events.push({ kind: 'focuses', who: monster.name, focus: monster.pending });
    monster.pending = 0;
  }
}

function monstersAct(draft: Draft): void {
  for (const monster of draft.state.monsters) {
    monster.block = 0;
    monster.deflect = 0;
  }
  for (const monster of draft.state.monsters) {
    act(draft, monster);
    if (draft.state.runa.hp <= 0) return;
  }
}

function act(draft: Draft, monster: Monster): void {
  const ability = nextAbility(monster);
  draft.events.push({ kind: 'uses', who: monster.name, ability });
  const strength = strengthOf(ability);
  const { kind, breaksFocus } = EFFECTS[ability.name];
  if (kind === 'strike') {
    if (breaksFocus) draft.state.runa.pending = 0;
    hurtRuna(draft, strength - draft.state.runa.parry, 'phy');
  } else if (kind === 'spell') {
    monster.fp -= costOf(ability);
    castAtRuna(draft, monster, strength);
  } else {
    monster[kind === 'focus' ? 'pending' : kind] = strength;
  }
}

/**
 * Returns the next ability that the monster can pay for, and moves its pointer past it. Skipped abilities are not made
 * up for.
 */
function nextAbility(monster: Monster): MonsterAbility {
  const { abilities } = MONSTERS[monster.name];
  const used = affordable(monster, monster.fp);
  monster.next = (used + 1) % abilities.length;
  return abilities[used] as MonsterAbility;
}

/** Applies a spell to Runa. The reflected part hits the monster only if she survives. */
function castAtRuna(draft: Draft, monster: Monster, strength: number): void {
  const reflected = Math.min(strength, draft.state.runa.reflect);
  hurtRuna(draft, strength - reflected, 'mag');
  if (draft.state.runa.hp > 0) hurtMonster(draft, monster, reflected, 'mag');
}

function hurtRuna({ state, events }: Draft, damage: number, sort: 'phy' | 'mag'): void {
  if (damage <= 0) return;
  state.runa.hp -= damage;
  state.story.taken += damage;
  events.push({ kind: 'takes', who: 'Runa', damage, sort, left: Math.max(0, state.runa.hp) });
  if (state.runa.hp <= 0) events.push({ kind: 'dies', who: 'Runa' });
}

function hurtMonster({ state, events }: Draft, monster: Monster, damage: number, sort: 'phy' | 'mag'): void {
  if (damage <= 0) return;
  monster.hp -= damage;
  state.story.dealt += damage;
  events.push({ kind: 'takes', who: monster.name, damage, sort, left: Math.max(0, monster.hp) });
  if (monster.hp > 0) return;
  events.push({ kind: 'dies', who: monster.name });
  state.story.slain.push(monster.name);
}

/** Removes dead monsters and returns whether none is left. */
function noMonsterLeft({ state }: Draft): boolean {
  state.monsters = state.monsters.filter((monster) => monster.hp > 0);
  return state.monsters.length === 0;
}

function payRuna({ state, events }: Draft): void {
  const { runa } = state;
  const focus = Math.min(runa.pending, runa.die - runa.fp);
  runa.pending = 0;
  if (focus <= 0) return;
  runa.fp += focus;
  events.push({ kind: 'focuses', who: 'Runa', focus });
}
