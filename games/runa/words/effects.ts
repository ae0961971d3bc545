import { type Language, say, type Text } from '@longtable/kit';
import { CARDS, type Card, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, strengthOf } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { dieName, elementName } from './names.ts';
import { texts } from './texts.ts';

/** Returns the effect of a card for any target. */
export function cardEffect({ runa }: Pick<State, 'runa'>, { name, level }: Card, language: Language): string {
  const effect = CARDS[name];
  switch (effect.kind) {
    case 'strike': {
      const base = `${effect.power * level} + ${dieName(runa.die, language)}`;
      const more = runa.die < HIGH_ROLL ? 0 : effect.highRoll * level;
      const bonus = texts.effects.bonus({ more, highRoll: HIGH_ROLL });
      const breaks = effect.breaksFocus ? texts.effects.breaksFocus : texts.effects.text;
      return say(texts.effects.baseAndBonusAndBreaks({ base, bonus, breaks }), language);
    }
    case 'spell': {
      const damage = spellDamage(effect, level, runa.fp, null);
      const element = elementName(effect.strongAgainst, language);
      return say(texts.effects.magicVs({ damage, value: 2 * level, element }), language);
    }
    default:
      return say(stanceEffect(effect.kind, effect.power * level), language);
  }
}

function stanceEffect(kind: 'parry' | 'reflect' | 'focus', power: number): Text {
  switch (kind) {
    case 'parry':
      return texts.effects.lessFromEveryAttack({ power });
    case 'reflect':
      return texts.effects.reflectsMagic({ power });
    case 'focus':
      return texts.effects.focusNextTurn({ power });
  }
}

export function abilityEffect(ability: MonsterAbility, language: Language): string {
  const strength = strengthOf(ability);
  const { kind } = EFFECTS[ability.name];
  const text: Record<typeof kind, Text> = {
    strike: texts.effects.damage({ strength }),
    spell: texts.effects.magicDamage({ strength }),
    focus: texts.effects.gainsFocus({ strength }),
    block: texts.effects.blocks({ strength }),
    deflect: texts.effects.deflectsMagic({ strength }),
  };
  return say(text[kind], language);
}
