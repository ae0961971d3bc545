import { CREATURE_LIFE_MAX, type CreatureCard, costOf, type SpellName } from '../rules/cards.ts';
import { attacks } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { drawnByRelief } from '../rules/sense.ts';
import { DRACULA_BITE, RELIEF_DRAWS, summon } from '../rules/spells.ts';
import { type Duel, enemy, type Fighter, HAND_MAX, inSlot, own, SLOTS } from '../state.ts';
import { fighterWorth, lifeWorth, MOVING, WAITING } from './judgement.ts';

const WIN = 1000;

/** The command after which the table would stand best if the turn ended; `finish`, if none is better. */
export function byInstinct(duel: Duel): Command {
  let best: Command = FINISH;
  let most = 0;
  const { hand, field, mana } = own(duel);
  const slot = field.indexOf(null) + 1;
  for (let card = 1; card <= hand.length; card++) {
    const { kind, name } = hand[card - 1]!;
    if (costOf(hand[card - 1]!) <= mana) {
      if (kind === 'creature') {
        const gain = slot > 0 ? setting(hand[card - 1] as CreatureCard) : 0;
        if (gain > most) [best, most] = [{ verb: 'set', card, slot }, gain];
      } else if (name === 'Traitor') {
        for (let target = 1; slot > 0 && target <= SLOTS; target++) {
          const traitor = inSlot(enemy(duel), target);
          const gain = traitor ? betraying(traitor) : 0;
          if (gain > most) [best, most] = [{ verb: 'betray', card, target, slot }, gain];
        }
      } else {
        const gain = CASTING[name as Exclude<SpellName, 'Traitor'>](duel) - spent(costOf(hand[card - 1]!));
        if (gain > most) [best, most] = [{ verb: 'cast', card }, gain];
      }
    }
    const gain = sacrificing(duel);
    if (gain > most) [best, most] = [{ verb: 'sacrifice', card }, gain];
  }
  for (const attack of attacks(duel)) {
    const gain = attacking(duel, inSlot(own(duel), attack.by)!, inSlot(enemy(duel), attack.target));
    if (gain > most) [best, most] = [attack, gain];
  }
  return best;
}

const FINISH: Command = { verb: 'finish' };

/** A card and its mana. */
function spent(cost: number): number {
  return WAITING.card + WAITING.mana * cost;
}

function setting(card: CreatureCard): number {
  return fighterWorth(summon(card), WAITING) - spent(card.cost);
}

function betraying(traitor: Fighter): number {
  return fighterWorth(traitor, WAITING) + fighterWorth(traitor, MOVING) - spent(9);
}

function attacking(duel: Duel, { card }: Fighter, victim: Fighter | null): number {
  if (!victim) {
    const { life, mana } = enemy(duel);
    if (card.damage >= life) return WIN;
    const hurt = lifeWorth(life, MOVING) - lifeWorth(life - card.damage, MOVING);
    return hurt + (card.drain ? MOVING.mana * mana : 0);
  }
  const worth = fighterWorth(victim, MOVING);
  if (card.damage >= victim.life) return worth;
  return worth - fighterWorth({ ...victim, life: victim.life - card.damage }, MOVING);
}

function lives(duel: Duel, more: number): number {
  const { life } = own(duel);
  return lifeWorth(life + more, WAITING) - lifeWorth(life, WAITING);
}

const CASTING: Readonly<Record<Exclude<SpellName, 'Traitor'>, (duel: Duel) => number>> = {
  Healer: (duel) =>
    own(duel).field.reduce((sum, fighter) => {
      if (!fighter || fighter.life === CREATURE_LIFE_MAX) return sum;
      return sum + WAITING.toughness + (fighter.card.shield ? WAITING.shield : 0);
    }, 0),
  Relief(duel) {
    const drawn = drawnByRelief(duel);
    return WAITING.card * drawn + lives(duel, drawn - RELIEF_DRAWS);
  },
  Rebirth(duel) {
    const card = own(duel).graveyard.at(-1);
    return card && own(duel).field.includes(null) ? fighterWorth(summon(card), WAITING) : 0;
  },
  Dracula(duel) {
    const { life } = enemy(duel);
    if (life <= DRACULA_BITE) return WIN;
    return lives(duel, DRACULA_BITE) + lifeWorth(life, MOVING) - lifeWorth(life - DRACULA_BITE, MOVING);
  },
};

/** A card for a life; of a full hand one would be lost anyway. */
function sacrificing(duel: Duel): number {
  const isFull = own(duel).hand.length === HAND_MAX;
  return lives(duel, 1) + (isFull ? WAITING.card : 0) - WAITING.card;
}
