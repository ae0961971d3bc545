import { type Advice, eachLanguage, type Seat, type Text } from '@longtable/kit';
import type { PlainSpell } from '../menus/labels.ts';
import { type CreatureCard, MAX_CREATURE_LIFE, type SpellCard } from '../rules/cards.ts';
import { dangerTo } from '../rules/danger.ts';
import { reliefDrawCount } from '../rules/legal.ts';
import { type Command, parseLine } from '../rules/lines.ts';
import { DRACULA_BITE } from '../rules/turn.ts';
import { currentSide, type Duel, type Fighter, fightersOf, inSlot, MAX_HAND, waitingSide } from '../state.ts';
import { cardName, creatureNoun, spellCost, valuesOf } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { LEVELS, line } from './index.ts';

/** Returns the move of the strongest level and its reason. */
export function hint(duel: Duel, seat: Seat): Advice {
  const advised = line(duel, seat, LEVELS.at(-1)?.id ?? '');
  const command = parseLine(advised) ?? { verb: 'finish' };
  return { line: advised, move: instruction(duel, command), why: reason(duel, command) };
}

/** Returns a command as an instruction. */
function instruction(duel: Duel, command: Command): Text {
  const { hand } = currentSide(duel);
  const { moves } = texts.hint;
  switch (command.verb) {
    case 'attack': {
      const { card } = inSlot(currentSide(duel), command.by)!;
      const victim = inSlot(waitingSide(duel), command.target);
      const target = victim ? creatureNoun(victim.card) : undefined;
      return moves.attack({ attacker: creatureNoun(card), target, damage: card.damage });
    }
    case 'set':
      return moves.set({ creature: creatureNoun(hand[command.card - 1] as CreatureCard), slot: command.slot });
    case 'cast':
      return moves.cast({ spell: texts.spells[(hand[command.card - 1] as SpellCard).name] });
    case 'betray': {
      const { card } = inSlot(waitingSide(duel), command.target)!;
      return moves.betray({ spell: texts.spells.Traitor, creature: creatureNoun(card) });
    }
    case 'sacrifice': {
      const card = hand[command.card - 1]!;
      return moves.sacrifice({ card: eachLanguage((language) => cardName(card, language)) });
    }
    case 'finish':
      return moves.finish;
  }
}

function reason(duel: Duel, command: Command): Text {
  const { hand, mana } = currentSide(duel);
  switch (command.verb) {
    case 'attack':
      return reasonOfAttack(duel, inSlot(currentSide(duel), command.by)!, inSlot(waitingSide(duel), command.target));
    case 'set':
      return reasonOfSetting(duel, hand[command.card - 1] as CreatureCard);
    case 'cast':
      return REASONS[(hand[command.card - 1] as SpellCard).name as PlainSpell](duel);
    case 'betray': {
      const { card, life } = inSlot(waitingSide(duel), command.target)!;
      return texts.hint.betrays({ creature: creatureNoun(card), values: `${card.damage}/${life}` });
    }
    case 'sacrifice':
      return reasonOfSacrifice(duel);
    case 'finish':
      return texts.hint.nothingMore({ mana });
  }
}

function reasonOfAttack(duel: Duel, { card: { damage, drain } }: Fighter, victim: Fighter | null): Text {
  if (victim) {
    const { card, life } = victim;
    const target = { creature: creatureNoun(card), damage: card.damage };
    return damage < life
      ? texts.hint.wounds({ ...target, left: life - damage })
      : texts.hint.destroys({ ...target, life });
  }
  const { life, mana } = waitingSide(duel);
  if (damage >= life) return texts.hint.wins({ damage, life });
  return texts.hint.hitsPlayer({ left: life - damage, drained: drain && mana > 0 });
}

function reasonOfSetting(duel: Duel, card: CreatureCard): Text {
  const { cost, damage, life } = card;
  const set = { creature: creatureNoun(card), cost, mana: currentSide(duel).mana };
  if (card.shield) return texts.hint.setShield({ ...set, life, danger: dangerTo(duel, duel.current) });
  return card.speedy ? texts.hint.setSpeedy({ ...set, damage }) : texts.hint.set({ ...set, damage });
}

const REASONS: Readonly<Record<PlainSpell, (duel: Duel) => Text>> = {
  Healer(duel) {
    const creatures = fightersOf(currentSide(duel)).filter(({ life }) => life < MAX_CREATURE_LIFE).length;
    return texts.story.heals({ creatures });
  },
  Relief(duel) {
    const held = currentSide(duel).hand.length - 1;
    return texts.hint.draws({ cards: reliefDrawCount(duel), cost: spellCost('Relief'), held });
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1)!;
    return texts.hint.returns({ creature: creatureNoun(card), values: valuesOf(card) });
  },
  Dracula(duel) {
    const [mine, theirs] = [currentSide(duel).life, waitingSide(duel).life];
    if (theirs <= DRACULA_BITE) return texts.hint.biteWins({ life: theirs });
    return texts.hint.bites({ mine, theirs, bite: DRACULA_BITE });
  },
};

function reasonOfSacrifice(duel: Duel): Text {
  const { hand, life } = currentSide(duel);
  return hand.length === MAX_HAND ? texts.hint.fullHand({ cards: MAX_HAND }) : texts.hint.sacrifice({ life });
}
