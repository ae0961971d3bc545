import type { Text } from '../../kit/text.ts';
import { show } from '../rules/abilities.ts';
import { CARDS, type Card, HIGH_ROLL, spellDamage, strikeDamage } from '../rules/cards.ts';
import { MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';

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
  const damages = rolls.map((roll) => strikeDamage(effect, card.level, roll) - monster.block);
  return outcome(monster, 'phy', damages, effect.breaksFocus && monster.pending > 0);
}

/** The damages belong to the rolls 1, 2, ...; a single one is certain. */
function outcome({ name, hp }: Monster, sort: 'phy' | 'mag', damages: readonly number[], breaksFocus = false): Text {
  const [low, high] = [Math.max(0, damages[0] ?? 0), Math.max(0, damages.at(-1) ?? 0)];
  const deadly = damages.findIndex((damage) => damage >= hp) + 1;
  const focus = breaksFocus && deadly !== 1;
  const en = high === 0 ? 'no damage' : `${low === high ? low : `${low} to ${high}`} ${sort}. damage`;
  const de = high === 0 ? 'keinen Schaden' : `${low === high ? low : `${low} bis ${high}`} ${sort}. Schaden`;
  return {
    en: `${name} takes ${en}${endOf(deadly, ' and dies', ', dies from a roll of')}${focus ? ', loses its focus' : ''}`,
    de: `${name} erleidet ${de}${endOf(deadly, ' und stirbt', ', stirbt ab Wurf')}${focus ? ', verliert den Fokus' : ''}`,
  };
}

/** How a monster ends that dies from some roll on, from the first, or (0) not at all. */
function endOf(deadly: number, surely: string, perhaps: string): string {
  if (deadly === 0) return '';
  return deadly === 1 ? surely : `${perhaps} ${deadly}`;
}
