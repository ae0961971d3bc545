import { type Language, say, type Text } from '../../kit/text.ts';
import { CARDS, type Card, spellDamage, strikeDamage } from '../rules/cards.ts';
import { dangerOf, intentOf } from '../rules/danger.ts';
import { EFFECTS, MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { cardEffect } from './effects.ts';
import { abilityName } from './names.ts';

/** What a card will do now, in numbers; an attack needs its target for that. */
export function forecast(state: State, card: Card, monster: Monster | undefined, language: Language): string {
  const { kind, ...effect } = CARDS[card.name];
  if (kind === 'strike' || kind === 'spell')
    return monster ? attack(state, card, monster, language) : cardEffect(state, card, language);
  if (kind === 'focus') return focusing(state, card, language);
  const danger = dangerOf(state);
  const left = dangerOf(state, { [kind]: 'power' in effect ? effect.power * card.level : 0 });
  const words =
    left === danger
      ? { en: 'stops nothing this round', de: 'hält diese Runde nichts ab' }
      : { en: `${left} instead of ${danger} damage`, de: `${left} statt ${danger} Schaden` };
  return say(words, language);
}

/** Focus is lost if any monster is about to break it. */
function focusing(state: State, card: Card, language: Language): string {
  const breaker = state.monsters.map((monster) => intentOf(monster)).find(({ name }) => EFFECTS[name].breaksFocus);
  if (!breaker) return cardEffect(state, card, language);
  const name = abilityName(breaker, language);
  return say({ en: `in vain: ${name} breaks it`, de: `vergebens: ${name} bricht ihn` }, language);
}

/** The rolls from which on a blow kills a monster: 0 if none does. */
export function deadlyRoll(state: State, card: Card, monster: Monster): number {
  return damages(state, card, monster).findIndex((damage) => damage >= monster.hp) + 1;
}

/** The damage of each roll from 1 on; a spell needs none. */
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
      : { en: `${low} to ${high} damage`, de: `${low} bis ${high} Schaden` },
    ...(chance === 100 ? [{ en: 'kills', de: 'tödlich' }] : []),
    ...(chance > 0 && chance < 100 ? [{ en: `kills at ${chance} %`, de: `tödlich zu ${chance} %` }] : []),
    ...(breaks ? [{ en: 'breaks its focus', de: 'bricht den Fokus' }] : []),
  ];
  return parts.map((part) => say(part, language)).join(', ');
}
