import type { Text, Translation } from '@longtable/kit';
import { CARDS, type Card, HIGH_ROLL, spellDamage, strikeDamage } from '../rules/cards.ts';
import {
  dangerBehind,
  dangerOf,
  EFFECTS,
  focusBreaker,
  MONSTERS,
  type MonsterAbility,
  strengthOf,
} from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { abilityText } from './names.ts';
import { texts } from './texts.ts';

/**
 * Returns the effect of a card in the current position, in numbers. For an attack without a given monster, returns the
 * effect on any target.
 */
export function forecast(state: State, card: Card, monster: Monster | undefined): Translation {
  const { kind } = CARDS[card.name];
  if (kind === 'strike' || kind === 'spell') return monster ? attack(state, card, monster) : cardEffect(state, card);
  if (kind === 'focus') return focusing(state, card);
  const [danger, left] = [dangerOf(state), dangerBehind(state, card)];
  if (left === danger) return texts.forecast.noEffect;
  return texts.forecast.defends({ left, danger, reflected: kind === 'reflect' ? danger - left : 0 });
}

/** Whether a card has no effect this round: no damage, no defence, or focus that gets broken. */
export function isUseless(state: State, card: Card, monster: Monster): boolean {
  const { kind } = CARDS[card.name];
  if (kind === 'focus') return focusBreaker(state) !== undefined;
  if (kind === 'parry' || kind === 'reflect') return dangerBehind(state, card) === dangerOf(state);
  return damages(state, card, monster).every((damage) => damage <= 0);
}

/** Whether an attack kills a monster with every roll. */
export function isSureKill(state: State, card: Card, monster: Monster): boolean {
  return damages(state, card, monster).every((damage) => damage >= monster.hp);
}

/** Returns the effect of focus, which is wasted if a monster is about to break it. */
function focusing(state: State, card: Card): Translation {
  const breaker = focusBreaker(state);
  return breaker ? texts.forecast.wasted({ ability: abilityText(breaker) }) : cardEffect(state, card);
}

/** Returns a sentence with the rolls that kill a monster, or undefined if no roll kills it. */
export function killingRoll(state: State, card: Card, monster: Monster): Text | undefined {
  const roll = damages(state, card, monster).findIndex((damage) => damage >= monster.hp) + 1;
  return roll === 0 ? undefined : texts.forecast.kills({ roll, monster: texts.monsters[monster.name] });
}

/** Returns the damage for each roll from 1 on. A spell has a single value, other cards have none. */
function damages({ runa }: State, { name, level }: Card, { name: monster, block, deflect }: Monster): number[] {
  const effect = CARDS[name];
  if (effect.kind === 'spell') return [spellDamage(effect, level, runa.fp, MONSTERS[monster].element) - deflect];
  if (effect.kind !== 'strike') return [];
  return Array.from({ length: runa.die }, (_, index) => strikeDamage(effect, level, index + 1) - block);
}

function attack(state: State, card: Card, monster: Monster): Translation {
  const possible = damages(state, card, monster);
  const [low, high] = [Math.max(0, possible[0] ?? 0), Math.max(0, possible.at(-1) ?? 0)];
  if (high === 0) return texts.forecast.noDamage;
  const chance = Math.round((100 * possible.filter((damage) => damage >= monster.hp).length) / possible.length);
  const effect = CARDS[card.name];
  const breaksFocus = effect.kind === 'strike' && effect.breaksFocus && monster.pending > 0 && chance < 100;
  return texts.forecast.attack({ low, high, chance, breaksFocus });
}

/** Returns a monster's health before and after an attack: `15 → 7–10`. Undefined if the attack does no damage. */
export function healthAfter(state: State, card: Card, monster: Monster): string | undefined {
  const left = damages(state, card, monster).map((damage) => Math.max(0, monster.hp - Math.max(0, damage)));
  const [most = 0, least = 0] = [left[0], left.at(-1)];
  if (left.length === 0 || least === monster.hp) return undefined;
  return `${monster.hp} → ${least === most ? least : `${least}–${most}`}`;
}

/** Returns the danger to Runa this round as a line of the board. */
export function dangerNote(state: State): Text {
  const damage = dangerOf(state);
  return texts.forecast.danger({ damage, left: state.runa.hp - damage });
}

/** Returns the danger to Runa this round for one line of the picture, beside a sign of danger. */
export function dangerBrief(state: State): Text {
  const damage = dangerOf(state);
  return texts.forecast.dangerBrief({ damage, left: state.runa.hp - damage });
}

/** Returns the danger to Runa this round as a sentence. */
export function dangerSentence(state: State): Text {
  return texts.forecast.dangerSentence({ damage: dangerOf(state), hp: state.runa.hp });
}

/** Returns the effect of a card for any target. */
export function cardEffect({ runa }: Pick<State, 'runa'>, { name, level }: Card): Translation {
  const effect = CARDS[name];
  const power = effect.kind === 'spell' ? 0 : effect.power * level;
  switch (effect.kind) {
    case 'strike': {
      const bonus = runa.die < HIGH_ROLL ? 0 : effect.highRoll * level;
      const die = texts.die({ sides: runa.die });
      return texts.cardEffects.strike({ power, die, bonus, highRoll: HIGH_ROLL, breaksFocus: effect.breaksFocus });
    }
    case 'spell': {
      const damage = spellDamage(effect, level, runa.fp, null);
      return texts.cardEffects.spell({ damage, bonus: 2 * level, element: texts.elements[effect.strongAgainst] });
    }
    default:
      return texts.cardEffects[effect.kind]({ power });
  }
}

export function abilityEffect(ability: MonsterAbility): Translation {
  return texts.monsterEffects[EFFECTS[ability.name].kind]({ strength: strengthOf(ability) });
}
