import type { Draft, Monster } from '../state.ts';
import { CARDS, type Card, type Spell, type Strike, spellDamage, strikeDamage } from './cards.ts';
import { affordable, costOf, EFFECTS, MONSTERS, type MonsterAbility, strengthOf } from './monsters.ts';

/** Status of a fight after a round. */
type FightStatus = 'undecided' | 'won' | 'lost';

/** Resets Runa's defences, counts the round and asks for a card. */
export function startRound({ state }: Draft): void {
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
