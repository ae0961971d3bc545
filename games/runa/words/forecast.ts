import { type Language, say, type Text } from '@longtable/kit';
import { CARDS, type Card, spellDamage, strikeDamage } from '../rules/cards.ts';
import { dangerBehind, dangerOf, focusBreaker } from '../rules/danger.ts';
import { MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { cardEffect } from './effects.ts';
import { abilityName, theMonster, theTarget } from './names.ts';

/** Returns the effect of a card in the current position in numbers. Attacks need a target for that. */
export function forecast(state: State, card: Card, monster: Monster | undefined, language: Language): string {
  const { kind } = CARDS[card.name];
  if (kind === 'strike' || kind === 'spell')
    return monster ? attack(state, card, monster, language) : cardEffect(state, card, language);
  if (kind === 'focus') return focusing(state, card, language);
  const [danger, left] = [dangerOf(state), dangerBehind(state, card)];
  const words =
    left === danger
      ? { en: 'no effect this round', de: 'diese Runde ohne Wirkung' }
      : { en: `${left} damage instead of ${danger}`, de: `${left} statt ${danger} Schaden` };
  const back = { en: `, reflects ${danger - left}`, de: `, wirft ${danger - left} zurück` };
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
  return say({ en: `wasted: ${name} breaks it`, de: `umsonst: ${name} bricht ihn` }, language);
}

/** Returns a sentence with the rolls that kill a monster, after a space. Returns an empty text if no roll kills it. */
export function killingRoll(state: State, card: Card, monster: Monster, language: Language): string {
  const lowest = damages(state, card, monster).findIndex((damage) => damage >= monster.hp) + 1;
  if (lowest === 0) return '';
  const who = theMonster(monster.name, language);
  const words =
    lowest === 1
      ? { en: ` Any roll kills ${who}.`, de: ` Jeder Wurf besiegt ${theTarget(monster.name, 'de')}.` }
      : { en: ` ${lowest} or higher kills ${who}.`, de: ` Ab einer ${lowest} ist ${who} besiegt.` };
  return say(words, language);
}

/** Returns the damage of each roll from 1 on. A spell has a single value. */
function damages({ runa }: State, { name, level }: Card, { name: monster, block, deflect }: Monster): number[] {
  const effect = CARDS[name];
  if (effect.kind === 'spell') return [spellDamage(effect, level, runa.fp, MONSTERS[monster].element) - deflect];
  if (effect.kind !== 'strike') return [];
  return Array.from({ length: runa.die }, (_, index) => strikeDamage(effect, level, index + 1) - block);
}

function attack(state: State, card: Card, monster: Monster, language: Language): string {
  const possible = damages(state, card, monster);
  const [low, high] = [Math.max(0, possible[0] ?? 0), Math.max(0, possible.at(-1) ?? 0)];
  if (high === 0) return say({ en: 'no damage', de: 'kein Schaden' }, language);
  const chance = Math.round((100 * possible.filter((damage) => damage >= monster.hp).length) / possible.length);
  const effect = CARDS[card.name];
  const breaks = effect.kind === 'strike' && effect.breaksFocus && monster.pending > 0 && chance < 100;
  const parts: Text[] = [
    low === high
      ? { en: `${high} damage`, de: `${high} Schaden` }
      : { en: `${low}–${high} damage`, de: `${low}–${high} Schaden` },
    ...(chance === 100 ? [{ en: 'kills it', de: 'tödlich' }] : []),
    ...(chance > 0 && chance < 100 ? [{ en: `${chance}% kill chance`, de: `zu ${chance} % tödlich` }] : []),
    ...(breaks ? [{ en: 'breaks focus', de: 'bricht Fokus' }] : []),
  ];
  return parts.map((part) => say(part, language)).join(', ');
}

/** Returns the danger to Runa this round as a line of the board. */
export function dangerNote(state: State): Text {
  const damage = dangerOf(state);
  const left = state.runa.hp - damage;
  if (damage === 0) return { en: 'Danger: none this round', de: 'Gefahr: keine in dieser Runde' };
  return left > 0
    ? { en: `Danger: ${damage} damage, ${left} health left`, de: `Gefahr: ${damage} Schaden, noch ${left} Leben` }
    : { en: `Danger: ${damage} damage would kill Runa`, de: `Gefahr: ${damage} Schaden, tödlich für Runa` };
}

/** Returns the danger to Runa this round as a sentence. */
export function dangerSentence(state: State): Text {
  const damage = dangerOf(state);
  const { hp } = state.runa;
  if (damage === 0) return { en: 'Runa is in no danger this round.', de: 'In dieser Runde droht Runa keine Gefahr.' };
  return damage < hp
    ? {
        en: `Runa is about to take ${damage} damage. She has ${hp} health.`,
        de: `Runa drohen ${damage} Schaden. Sie hat ${hp} Leben.`,
      }
    : {
        en: `${damage} damage would kill Runa, who has ${hp} health.`,
        de: `${damage} Schaden wären tödlich für Runa. Sie hat ${hp} Leben.`,
      };
}
