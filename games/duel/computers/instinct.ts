import { type Card, CREATURE_LIFE_MAX, type CreatureCard, costOf, type SpellName } from '../rules/cards.ts';
import type { Command } from '../rules/lines.ts';
import { drawnByRelief } from '../rules/sense.ts';
import { DRACULA_BITE, RELIEF_DRAWS, summon } from '../rules/spells.ts';
import { type Duel, enemy, type Fighter, HAND_MAX, inSlot, own, type Side, SLOTS } from '../state.ts';
import { ANY_CARD, cardWorth, fighterWorth, lifeWorth, MOVING, WAITING } from './judgement.ts';

const WIN = 1000;
/** Of those that strike a creature down, the weakest should. */
const THRIFT = 0.001;
/** What a mana counts while there is little of it, and from which round on there is more than cards to spend it on. */
const SCARCE = 0.1;
const SCARCE_UNTIL = 4;
const PLENTY = 0.08;

/** The command after which the table would stand best if the turn ended; `finish`, if none is better. */
export function byInstinct(duel: Duel): Command {
  const { hand, field, mana } = own(duel);
  const slot = field.indexOf(null) + 1;
  let best: Command = FINISH;
  let most = 0;
  for (let card = 1; card <= hand.length; card++) {
    const held = hand[card - 1]!;
    const offering = sacrificing(duel, held);
    if (offering > most) [best, most] = [{ verb: 'sacrifice', card }, offering];
    if (costOf(held) > mana) continue;
    if (held.kind === 'creature') {
      const gain = slot > 0 ? setting(held, duel.round) : 0;
      if (gain > most) [best, most] = [{ verb: 'set', card, slot }, gain];
    } else if (held.name === 'Traitor') {
      for (let target = 1; slot > 0 && target <= SLOTS; target++) {
        const traitor = inSlot(enemy(duel), target);
        const gain = traitor ? betraying(traitor) - spent(held, duel.round) : 0;
        if (gain > most) [best, most] = [{ verb: 'betray', card, target, slot }, gain];
      }
    } else {
      const gain = CASTING[held.name](duel) - spent(held, duel.round);
      if (gain > most) [best, most] = [{ verb: 'cast', card }, gain];
    }
  }
  return bestAttack(duel, most) ?? best;
}

/** The attack that gains most, if one gains more than something else does; looked for without making a list of them all. */
function bestAttack(duel: Duel, least: number): Command | undefined {
  const ready = readyOf(own(duel));
  if (ready === 0) return undefined;
  const side = enemy(duel);
  let most = least;
  let [target, by] = [-1, 0];
  let shielded = false;
  for (const fighter of side.field) if (fighter?.card.shield) shielded = true;
  if (!shielded) {
    let together = 0;
    for (let at = 0; at < ready; at++) together += READY[at]!.card.damage;
    if (together >= side.life) return { verb: 'attack', target: 0, by: slotOf(duel, 0) };
    for (let at = 0; at < ready; at++) {
      const gain = hittingPlayer(side, READY[at]!.card);
      if (gain > most) [target, by, most] = [0, at, gain];
    }
  }
  for (let slot = 1; slot <= SLOTS; slot++) {
    const victim = side.field[slot - 1];
    if (!victim?.awake || (shielded && !victim.card.shield)) continue;
    const whole = fighterWorth(victim, MOVING);
    const each = MOVING.toughness + (victim.card.shield ? MOVING.shield : 0);
    for (let at = 0; at < ready; at++) {
      const { damage } = READY[at]!.card;
      const gain = damage >= victim.life ? whole - damage * THRIFT : damage * each;
      if (gain > most) [target, by, most] = [slot, at, gain];
    }
  }
  return target < 0 ? undefined : { verb: 'attack', target, by: slotOf(duel, by) };
}

/** Those of the side asked about last that may attack: filled again and again, because this is asked most often of all. */
const READY: Fighter[] = [];

function slotOf(duel: Duel, at: number): number {
  return own(duel).field.indexOf(READY[at]!) + 1;
}

function readyOf({ field }: Side): number {
  let count = 0;
  for (const fighter of field) if (fighter?.awake && !fighter.attacked) READY[count++] = fighter;
  return count;
}

const FINISH: Command = { verb: 'finish' };

/** A card and its mana. */
function spent(card: Card, round: number): number {
  return cardWorth(card) + (round < SCARCE_UNTIL ? SCARCE : PLENTY) * costOf(card);
}

function setting(card: CreatureCard, round: number): number {
  return fighterWorth(summon(card), WAITING) - spent(card, round);
}

function betraying(traitor: Fighter): number {
  return fighterWorth(traitor, WAITING) + fighterWorth(traitor, MOVING);
}

function hittingPlayer({ life, mana }: Side, { damage, drain }: CreatureCard): number {
  if (damage >= life) return WIN;
  const hurt = lifeWorth(life, MOVING) - lifeWorth(life - damage, MOVING);
  return hurt + (drain ? MOVING.mana * mana : 0);
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
    return ANY_CARD * drawn + lives(duel, drawn - RELIEF_DRAWS);
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
function sacrificing(duel: Duel, card: Card): number {
  const isFull = own(duel).hand.length === HAND_MAX;
  return lives(duel, 1) + (isFull ? ANY_CARD : 0) - cardWorth(card);
}
