import type { Translation } from '@longtable/kit';
import { CARDS, type Card, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, strengthOf } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { texts } from './texts.ts';

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
