import type { DuelEvent } from '../events.ts';
import { currentSide, type Duel, type Fighter, freeSlots, waitingSide } from '../state.ts';
import { type CreatureCard, MAX_CREATURE_LIFE, type SpellName } from './cards.ts';
import { draw } from './turn.ts';

export const RELIEF_DRAWS = 3;
export const DRACULA_BITE = 2;

/** Effect of each spell, after it is paid and removed from the hand. */
export const EFFECTS: Readonly<Record<Exclude<SpellName, 'Traitor'>, (draft: Duel) => DuelEvent[]>> = {
  Healer(draft) {
    const slots = currentSide(draft).field.flatMap((fighter, at) => {
      if (!fighter || fighter.life >= MAX_CREATURE_LIFE) return [];
      fighter.life++;
      return [at + 1];
    });
    return [{ kind: 'healed', seat: draft.current, slots }];
  },

  Relief(draft) {
    return Array.from({ length: RELIEF_DRAWS }, () => draw(draft, draft.current));
  },

  Rebirth(draft) {
    const side = currentSide(draft);
    const [slot] = freeSlots(side);
    const card = slot === undefined ? undefined : side.graveyard.pop();
    if (slot === undefined || !card) return [{ kind: 'rebirth-failed' }];
    side.field[slot - 1] = summon(card);
    return [{ kind: 'reborn', seat: draft.current, card, slot }];
  },

  Dracula(draft) {
    const prey = waitingSide(draft);
    const caster = currentSide(draft);
    prey.life -= DRACULA_BITE;
    caster.life += DRACULA_BITE;
    return [{ kind: 'bitten', seat: draft.current, life: caster.life, prey: prey.life }];
  },
};

/** Returns a creature as it enters the field. */
export function summon(card: CreatureCard): Fighter {
  return { card, life: card.life, awake: card.speedy, attacked: false };
}
