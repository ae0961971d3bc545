import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { CARDS, type Card, spellDamage, strikeDamage } from '../rules/cards.ts';
import { dangerBehind, dangerOf, focusBreaker } from '../rules/danger.ts';
import { MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { cardEffect } from './effects.ts';
import { abilityName, theMonster, theTarget } from './names.ts';
import { texts } from './texts.ts';

/**
 * Returns the effect of a card in the current position, in numbers. For an attack without a given monster, returns the
 * effect on any target.
 */
export function forecast(state: State, card: Card, monster: Monster | undefined, language: Language): string {
  const { kind } = CARDS[card.name];
  if (kind === 'strike' || kind === 'spell')
    return monster ? attack(state, card, monster, language) : cardEffect(state, card, language);
  if (kind === 'focus') return focusing(state, card, language);
  const [danger, left] = [dangerOf(state), dangerBehind(state, card)];
  const words = left === danger ? texts.forecast.noEffectThisRound : texts.forecast.damageInsteadOf({ left, danger });
  const back = texts.forecast.back({ value: danger - left });
  return `${say(words, language)}${kind === 'reflect' && left < danger ? say(back, language) : ''}`;
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
function focusing(state: State, card: Card, language: Language): string {
  const breaker = focusBreaker(state);
  if (!breaker) return cardEffect(state, card, language);
  const name = abilityName(breaker, language);
  return say(texts.forecast.wastedBreaksIt({ name }), language);
}

/** Returns a sentence with the rolls that kill a monster, after a space. Returns an empty text if no roll kills it. */
export function killingRoll(state: State, card: Card, monster: Monster, language: Language): string {
  const lowest = damages(state, card, monster).findIndex((damage) => damage >= monster.hp) + 1;
  if (lowest === 0) return '';
  const who = theMonster(monster.name, language);
  const words =
    lowest === 1
      ? texts.forecast.anyRollKills({ who, target: eachLanguage((language) => theTarget(monster.name, language)) })
      : texts.forecast.orHigherKills({ lowest, who });
  return say(words, language);
}

/** Returns the damage for each roll from 1 on. A spell has a single value, other cards have none. */
function damages({ runa }: State, { name, level }: Card, { name: monster, block, deflect }: Monster): number[] {
  const effect = CARDS[name];
  if (effect.kind === 'spell') return [spellDamage(effect, level, runa.fp, MONSTERS[monster].element) - deflect];
  if (effect.kind !== 'strike') return [];
  return Array.from({ length: runa.die }, (_, index) => strikeDamage(effect, level, index + 1) - block);
}

function attack(state: State, card: Card, monster: Monster, language: Language): string {
  const possible = damages(state, card, monster);
  const [low, high] = [Math.max(0, possible[0] ?? 0), Math.max(0, possible.at(-1) ?? 0)];
  if (high === 0) return say(texts.forecast.noDamage, language);
  const chance = Math.round((100 * possible.filter((damage) => damage >= monster.hp).length) / possible.length);
  const effect = CARDS[card.name];
  const breaks = effect.kind === 'strike' && effect.breaksFocus && monster.pending > 0 && chance < 100;
  const parts: Text[] = [
    low === high ? texts.forecast.damage({ high }) : texts.forecast.damageWithLow({ low, high }),
    ...(chance === 100 ? [texts.forecast.killsIt] : []),
    ...(chance > 0 && chance < 100 ? [texts.forecast.killChance({ chance })] : []),
    ...(breaks ? [texts.forecast.breaksFocus] : []),
  ];
  return parts.map((part) => say(part, language)).join(', ');
}

/** Returns the danger to Runa this round as a line of the board. */
export function dangerNote(state: State): Text {
  const damage = dangerOf(state);
  const left = state.runa.hp - damage;
  if (damage === 0) return texts.forecast.dangerNoneThisRound;
  return left > 0
    ? texts.forecast.dangerDamageHealthLeft({ damage, left })
    : texts.forecast.dangerDamageWouldKillRuna({ damage });
}

/** Returns the danger to Runa this round as a sentence. */
export function dangerSentence(state: State): Text {
  const damage = dangerOf(state);
  const { hp } = state.runa;
  if (damage === 0) return texts.forecast.runaIsInNoDangerThisRound;
  return damage < hp
    ? texts.forecast.runaIsAboutToTakeDamageSheHas({ damage, hp })
    : texts.forecast.damageWouldKillRunaWhoHasHealth({ damage, hp });
}
