import type { Text } from '../kit/text.ts';
import { show } from './abilities.ts';
import { CARDS, type Card, HIGH_ROLL, spellDamage, strikeDamage } from './cards.ts';
import { MONSTERS } from './monsters.ts';
import type { Monster, State } from './state.ts';

/** A card and what it does in Runa's hands: `Slash(1) · 4 + d6`. */
export function cardLabel({ runa }: State, card: Card): Text {
  const effect = CARDS[card.name];
  const label = (en: string, de: string): Text => ({ en: `${show(card)} · ${en}`, de: `${show(card)} · ${de}` });
  switch (effect.kind) {
    case 'strike': {
      const base = `${effect.power * card.level} + d${runa.die}`;
      const bonus = effect.highRoll * card.level;
      if (bonus === 0 || runa.die < HIGH_ROLL) return label(base, base);
      return label(`${base}, +${bonus} from ${HIGH_ROLL}`, `${base}, +${bonus} ab ${HIGH_ROLL}`);
    }
    case 'spell': {
      const damage = spellDamage(effect, card.level, runa.fp, null);
      return label(`${damage} mag. damage`, `${damage} mag. Schaden`);
    }
    case 'parry': {
      const less = effect.power * card.level;
      return label(`${less} less from each blow`, `${less} weniger von jedem Hieb`);
    }
    case 'reflect': {
      const most = effect.power * card.level;
      return label(`sends back up to ${most} magic`, `wirft bis zu ${most} Magie zurück`);
    }
    case 'focus':
      return label(`+${card.level} FP before her next turn`, `+${card.level} FP vor ihrem nächsten Zug`);
  }
}

/** What an attack will do to a monster, as far as it is certain before the roll. */
export function forecast(state: State, card: Card, monster: Monster, rolled?: number): Text | undefined {
  const effect = CARDS[card.name];
  if (effect.kind === 'spell') {
    const damage = spellDamage(effect, card.level, state.runa.fp, MONSTERS[monster.name].element) - monster.deflect;
    return outcome(monster, 'mag', [damage]);
  }
  if (effect.kind !== 'strike') return undefined;
  const rolls = rolled === undefined ? Array.from({ length: state.runa.die }, (_, index) => index + 1) : [rolled];
  const damages = rolls.map((roll) => Math.max(0, strikeDamage(effect, card.level, roll) - monster.block));
  return outcome(monster, 'phy', damages, effect.breaksFocus && monster.pending > 0);
}

/** The damages belong to the rolls 1, 2, ...; a single one is certain. */
function outcome(monster: Monster, sort: 'phy' | 'mag', damages: readonly number[], breaksFocus = false): Text {
  const [low = 0, high = low] = [damages[0], damages.at(-1)];
  const range = {
    en: low === high ? `${low}` : `${low} to ${high}`,
    de: low === high ? `${low}` : `${low} bis ${high}`,
  };
  const deadly = damages.findIndex((damage) => damage >= monster.hp);
  const end =
    deadly < 0
      ? { en: '', de: '' }
      : deadly === 0
        ? { en: ' and dies', de: ' und stirbt' }
        : { en: `, dies from a roll of ${deadly + 1}`, de: `, stirbt ab einem Wurf von ${deadly + 1}` };
  const focus =
    breaksFocus && deadly !== 0 ? { en: ', loses its focus', de: ', verliert den Fokus' } : { en: '', de: '' };
  if (high <= 0)
    return {
      en: `${monster.name} takes no damage${focus.en}`,
      de: `${monster.name} erleidet keinen Schaden${focus.de}`,
    };
  return {
    en: `${monster.name} takes ${range.en} ${sort}. damage${end.en}${focus.en}`,
    de: `${monster.name} erleidet ${range.de} ${sort}. Schaden${end.de}${focus.de}`,
  };
}
