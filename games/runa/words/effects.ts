import { type Language, say, type Text } from '@longtable/kit';
import { CARDS, type Card, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, strengthOf } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { dieName, elementName } from './names.ts';

/** Returns the effect of a card for any target. */
export function cardEffect({ runa }: Pick<State, 'runa'>, { name, level }: Card, language: Language): string {
  const effect = CARDS[name];
  switch (effect.kind) {
    case 'strike': {
      const base = `${effect.power * level} + ${dieName(runa.die, language)}`;
      const more = runa.die < HIGH_ROLL ? 0 : effect.highRoll * level;
      const bonus = { en: more ? `, +${more} on ${HIGH_ROLL}+` : '', de: more ? `, +${more} ab ${HIGH_ROLL}` : '' };
      const breaks = effect.breaksFocus ? { en: ', breaks focus', de: ', bricht Fokus' } : { en: '', de: '' };
      return say({ en: `${base}${bonus.en}${breaks.en}`, de: `${base}${bonus.de}${breaks.de}` }, language);
    }
    case 'spell': {
      const damage = spellDamage(effect, level, runa.fp, null);
      const element = elementName(effect.strongAgainst, language);
      return say(
        {
          en: `${damage} magic, +${2 * level} vs. ${element}`,
          de: `${damage} Magie, +${2 * level} gegen ${element}`,
        },
        language,
      );
    }
    default:
      return say(stanceEffect(effect.kind, effect.power * level), language);
  }
}

function stanceEffect(kind: 'parry' | 'reflect' | 'focus', power: number): Text {
  switch (kind) {
    case 'parry':
      return { en: `${power} less from every attack`, de: `${power} weniger pro Angriff` };
    case 'reflect':
      return { en: `reflects ${power} magic`, de: `wirft ${power} Magie zurück` };
    case 'focus':
      return { en: `+${power} focus next turn`, de: `+${power} Fokus im nächsten Zug` };
  }
}

export function abilityEffect(ability: MonsterAbility, language: Language): string {
  const strength = strengthOf(ability);
  const { kind } = EFFECTS[ability.name];
  const text: Record<typeof kind, Text> = {
    strike: { en: `${strength} damage`, de: `${strength} Schaden` },
    spell: { en: `${strength} magic damage`, de: `${strength} Magieschaden` },
    focus: { en: `gains ${strength} focus`, de: `sammelt ${strength} Fokus` },
    block: { en: `blocks ${strength}`, de: `blockt ${strength}` },
    deflect: { en: `deflects ${strength} magic`, de: `Magie −${strength}` },
  };
  return say(text[kind], language);
}
