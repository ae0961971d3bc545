import type { Monster, Run } from '../state.ts';
import { CARDS, type Card, type Spell, type Strike, spellDamage, strikeDamage } from './cards.ts';
import { affordable, costOf, EFFECTS, MONSTERS, type MonsterAbility, strengthOf } from './monsters.ts';

/** How a round leaves the fight. */
type Standing = 'on' | 'won' | 'lost';

/** Runa's defences end and she chooses a card. */
export function startRound({ state }: Run): void {
  state.runa.parry = 0;
  state.runa.reflect = 0;
  state.story.rounds += 1;
  state.phase = { kind: 'card' };
}

/** Runa's card takes effect, then the monsters answer. The target only matters to attacks, the roll to physical ones. */
export function playRound(run: Run, card: Card, target: Monster, roll: number): Standing {
  applyCard(run, card, target, roll);
  if (noMonsterLeft(run)) return 'won';
  payMonsters(run);
  monstersAct(run);
  if (run.state.runa.hp <= 0) return 'lost';
  if (noMonsterLeft(run)) return 'won';
  payRuna(run);
  startRound(run);
  return 'on';
}

function applyCard(run: Run, card: Card, target: Monster, roll: number): void {
  const effect = CARDS[card.name];
  if (effect.kind === 'strike') strike(run, effect, card, target, roll);
  else if (effect.kind === 'spell') cast(run, effect, card, target);
  else {
    const pocket = effect.kind === 'focus' ? 'pending' : effect.kind;
    run.state.runa[pocket] = effect.power * card.level;
  }
}

function strike(run: Run, effect: Strike, { level }: Card, target: Monster, roll: number): void {
  if (effect.breaksFocus) target.pending = 0;
  hurtMonster(run, target, strikeDamage(effect, level, roll) - target.block, 'phy');
}

function cast(run: Run, effect: Spell, { level }: Card, target: Monster): void {
  const { runa } = run.state;
  const damage = spellDamage(effect, level, runa.fp, MONSTERS[target.name].element);
  if (runa.fp > 1) runa.fp -= 1;
  hurtMonster(run, target, damage - target.deflect, 'mag');
}

function payMonsters({ state, events }: Run): void {
  for (const monster of state.monsters) {
    if (monster.pending === 0) continue;
    monster.fp += monster.pending;
    events.push({ kind: 'focuses', who: monster.name, focus: monster.pending });
    monster.pending = 0;
  }
}

function monstersAct(run: Run): void {
  for (const monster of run.state.monsters) {
    monster.block = 0;
    monster.deflect = 0;
  }
  for (const monster of run.state.monsters) {
    act(run, monster);
    if (run.state.runa.hp <= 0) return;
  }
}

function act(run: Run, monster: Monster): void {
  const ability = nextAbility(monster);
  run.events.push({ kind: 'uses', who: monster.name, ability });
  const strength = strengthOf(ability);
  const { kind, breaksFocus } = EFFECTS[ability.name];
  if (kind === 'strike') {
    if (breaksFocus) run.state.runa.pending = 0;
    hurtRuna(run, strength - run.state.runa.parry, 'phy');
  } else if (kind === 'spell') {
    monster.fp -= costOf(ability);
    castAtRuna(run, monster, strength);
  } else {
    monster[kind === 'focus' ? 'pending' : kind] = strength;
  }
}

/** Takes the next ability that the monster can pay for; what it skips is skipped for good. */
function nextAbility(monster: Monster): MonsterAbility {
  const { abilities } = MONSTERS[monster.name];
  const used = affordable(monster, monster.fp);
  monster.next = (used + 1) % abilities.length;
  return abilities[used] as MonsterAbility;
}

/** Runa takes what she does not reflect; only if she lives the rest goes back. */
function castAtRuna(run: Run, monster: Monster, strength: number): void {
  const reflected = Math.min(strength, run.state.runa.reflect);
  hurtRuna(run, strength - reflected, 'mag');
  if (run.state.runa.hp > 0) hurtMonster(run, monster, reflected, 'mag');
}

function hurtRuna({ state, events }: Run, damage: number, sort: 'phy' | 'mag'): void {
  if (damage <= 0) return;
  state.runa.hp -= damage;
  state.story.taken += damage;
  events.push({ kind: 'takes', who: 'Runa', damage, sort, left: Math.max(0, state.runa.hp) });
  if (state.runa.hp <= 0) events.push({ kind: 'dies', who: 'Runa' });
}

function hurtMonster({ state, events }: Run, monster: Monster, damage: number, sort: 'phy' | 'mag'): void {
  if (damage <= 0) return;
  monster.hp -= damage;
  state.story.dealt += damage;
  events.push({ kind: 'takes', who: monster.name, damage, sort, left: Math.max(0, monster.hp) });
  if (monster.hp > 0) return;
  events.push({ kind: 'dies', who: monster.name });
  state.story.slain.push(monster.name);
}

/** Buries the dead and looks who is left. */
function noMonsterLeft({ state }: Run): boolean {
  state.monsters = state.monsters.filter((monster) => monster.hp > 0);
  return state.monsters.length === 0;
}

function payRuna({ state, events }: Run): void {
  const { runa } = state;
  const focus = Math.min(runa.pending, runa.die - runa.fp);
  runa.pending = 0;
  if (focus <= 0) return;
  runa.fp += focus;
  events.push({ kind: 'focuses', who: 'Runa', focus });
}
