import {
  eachLanguage,
  inSentence,
  nameNoun,
  nameOf,
  otherName,
  type Reader,
  read,
  say,
  type Text,
  type Words,
} from '@longtable/kit';
import { type CreatureCard, MAX_CREATURE_LIFE, type SpellName } from '../rules/cards.ts';
import { DRACULA_BITE, dangerTo, RELIEF_DRAWS, reliefDrawCount } from '../rules/turn.ts';
import { type Command, spellAt } from '../rules/verbs.ts';
import {
  currentSide,
  type Duel,
  type Fighter,
  fightersOf,
  inSlot,
  MAX_HAND,
  otherSeat,
  type Side,
  waitingSide,
} from '../state.ts';
import {
  cardFigures,
  cardLine,
  cardName,
  creatureNoun,
  damageAndLife,
  figures,
  shownLife,
  spellCost,
  spellName,
} from '../words/names.ts';
import { texts } from '../words/texts.ts';

export type Attack = Extract<Command, { verb: 'attack' }>;
const { hint, labels } = texts;

/** Texts of a command: its label on a button, and the move and its reason in a hint. */
interface Face<C> {
  label(duel: Duel, command: C): Words;
  move(duel: Duel, command: C): Text;
  why(duel: Duel, command: C): Text;
}

const FACES: { readonly [K in Command['verb']]: Face<Extract<Command, { verb: K }>> } = {
  attack: {
    label: (duel, attack) => (reader) =>
      say(
        labels.attack({
          attacker: read(fighterLabel(currentSide(duel), attack.by), reader),
          target: read(victimLabel(duel, attack.target), reader),
          outcome: attackOutcome(duel, attack),
        }),
        reader.language,
      ),
    move(duel, { target, by }) {
      const { card } = inSlot(currentSide(duel), by)!;
      const victim = inSlot(waitingSide(duel), target)?.card;
      return hint.moves.attack({
        attacker: creatureNoun(card),
        target: victim && creatureNoun(victim),
        damage: card.damage,
      });
    },
    why(duel, { target, by }) {
      const { damage, drain } = inSlot(currentSide(duel), by)!.card;
      const victim = inSlot(waitingSide(duel), target);
      if (victim) {
        const prey = { creature: creatureNoun(victim.card), damage: victim.card.damage };
        const { life } = victim;
        return damage < life ? hint.wounds({ ...prey, left: life - damage }) : hint.destroys({ ...prey, life });
      }
      const { life, mana } = waitingSide(duel);
      return damage >= life
        ? hint.wins({ damage, life })
        : hint.hitsPlayer({ left: life - damage, drained: drain && mana > 0 });
    },
  },
  set: {
    label: (duel, { card }) => labels.set({ creature: figuresOf(creatureAt(duel, card)) }),
    move: (duel, { card, slot }) => hint.moves.set({ creature: creatureNoun(creatureAt(duel, card)), slot }),
    why(duel, { card: number }) {
      const card = creatureAt(duel, number);
      const { cost, damage, life } = card;
      const set = { creature: creatureNoun(card), cost, mana: currentSide(duel).mana };
      if (card.shield) return hint.setShield({ ...set, life, danger: dangerTo(duel, duel.current) });
      return card.speedy ? hint.setSpeedy({ ...set, damage }) : hint.set({ ...set, damage });
    },
  },
  cast: {
    label(duel, { card }) {
      const spell = spellAt(duel, card);
      const outcome = SPELL_FACES[spell].outcome(duel);
      return (reader) =>
        say(labels.cast({ spell: texts.spells[spell], outcome: read(outcome, reader) }), reader.language);
    },
    move: (duel, { card }) => hint.moves.cast({ spell: texts.spells[spellAt(duel, card)] }),
    why: (duel, { card }) => SPELL_FACES[spellAt(duel, card)].why(duel),
  },
  betray: {
    label(duel, { target }) {
      const traitor = inSlot(waitingSide(duel), target)!;
      return ({ language }) => `${spellName('Traitor', language)} → ${figures(traitor, language)} (${target})`;
    },
    move(duel, { target }) {
      const { card } = inSlot(waitingSide(duel), target)!;
      return hint.moves.betray({ spell: texts.spells.Traitor, creature: creatureNoun(card) });
    },
    why(duel, { target }) {
      const { card, life } = inSlot(waitingSide(duel), target)!;
      return hint.betrays({ creature: creatureNoun(card), values: `${card.damage}/${life}` });
    },
  },
  sacrifice: {
    label: (duel, { card }) => figuresOf(currentSide(duel).hand[card - 1]!),
    move: (duel, { card }) => hint.moves.sacrifice({ card: cardLine(currentSide(duel).hand[card - 1]!) }),
    why(duel) {
      const { hand, life } = currentSide(duel);
      return hand.length === MAX_HAND ? hint.fullHand({ cards: MAX_HAND }) : hint.sacrifice({ life });
    },
  },
  finish: {
    label: ({ sides, current }) =>
      sides[current].hand.length === MAX_HAND ? labels.endTurnFull({ life: 1 }) : labels.endTurn,
    move: () => hint.moves.finish,
    why: (duel) => hint.nothingMore({ mana: currentSide(duel).mana }),
  },
};

/** Returns the texts of a command. */
export function faceOf(duel: Duel, command: Command): { label: Words; move: () => Text; why: () => Text } {
  const face = FACES[command.verb] as Face<Command>;
  return {
    get label() {
      return face.label(duel, command);
    },
    move: () => face.move(duel, command),
    why: () => face.why(duel, command),
  };
}

/** Texts of a spell in a position: its effect on a button, and the reason to cast it. */
const SPELL_FACES: Readonly<Record<SpellName, { outcome(duel: Duel): Words; why(duel: Duel): Text }>> = {
  Healer: {
    outcome: (duel) => labels.heals({ creatures: woundedCount(duel) }),
    why: (duel) => texts.story.heals({ creatures: woundedCount(duel) }),
  },
  Relief: {
    outcome(duel) {
      const { life } = currentSide(duel);
      const cards = reliefDrawCount(duel);
      if (cards === RELIEF_DRAWS) return labels.draws({ cards });
      return labels.drawsAndLoses({ cards, life, left: shownLife(life - (RELIEF_DRAWS - cards)) });
    },
    why(duel) {
      const held = currentSide(duel).hand.length - 1;
      return hint.draws({ cards: reliefDrawCount(duel), cost: spellCost('Relief'), held });
    },
  },
  Rebirth: {
    outcome: (duel) => labels.returns({ creature: figuresOf(currentSide(duel).graveyard.at(-1)!) }),
    why(duel) {
      const card = currentSide(duel).graveyard.at(-1)!;
      return hint.returns({ creature: creatureNoun(card), values: damageAndLife(card) });
    },
  },
  Dracula: {
    outcome: (duel) => (reader) => {
      const [caster, victim] = [otherName(reader, duel.current), nameOf(reader, otherSeat(duel.current))];
      const words =
        waitingSide(duel).life <= DRACULA_BITE
          ? labels.wins({ player: caster })
          : labels.bites({ caster, victim, life: DRACULA_BITE });
      return say(words, reader.language);
    },
    why(duel) {
      const [mine, theirs] = [currentSide(duel).life, waitingSide(duel).life];
      return theirs <= DRACULA_BITE
        ? hint.biteWins({ life: theirs })
        : hint.bites({ mine, theirs, bite: DRACULA_BITE });
    },
  },
  Traitor: { outcome: () => '', why: () => '' },
};

function woundedCount(duel: Duel): number {
  return fightersOf(currentSide(duel)).filter(({ life }) => life < MAX_CREATURE_LIFE).length;
}

const creatureAt = (duel: Duel, number: number) => currentSide(duel).hand[number - 1] as CreatureCard;
const figuresOf = (card: Parameters<typeof cardFigures>[0]) => eachLanguage((language) => cardFigures(card, language));

/** Returns the label of a creature, with its slot if another creature has the same name. */
function fighterLabel(side: Side, slot: number): Words {
  const { card } = inSlot(side, slot)!;
  return ({ language }) => `${cardName(card, language)}${isUnique(side, card) ? '' : ` (${slot})`}`;
}

function isUnique(side: Side, { name }: CreatureCard): boolean {
  return fightersOf(side).filter(({ card }) => card.name === name).length === 1;
}

/** Returns the question which creature attacks a target. */
export function attackerQuestion(duel: Duel, reader: Reader, target: number): Text {
  const side = waitingSide(duel);
  const victim = inSlot(side, target)?.card;
  const slot = victim && !isUnique(side, victim) ? target : undefined;
  const noun = victim
    ? creatureNoun(victim)
    : nameNoun(inSentence(nameOf(reader, otherSeat(duel.current)), reader.language));
  return texts.questions.attacker({ target: noun, slot });
}

export function victimLabel(duel: Duel, target: number): Words {
  return target === 0 ? (reader) => nameOf(reader, otherSeat(duel.current)) : fighterLabel(waitingSide(duel), target);
}

export function victimFigures(duel: Duel, target: number): Words {
  const victim = inSlot(waitingSide(duel), target);
  return victim ? damageAndLife({ ...victim.card, life: victim.life }) : labels.life({ life: waitingSide(duel).life });
}

/** Returns what an attack does to its target. */
export function attackOutcome(duel: Duel, { target, by }: Pick<Attack, 'target' | 'by'>): Text {
  const { damage, drain } = inSlot(currentSide(duel), by)!.card;
  const victim: Pick<Fighter, 'life'> | null = inSlot(waitingSide(duel), target);
  const { life, mana } = waitingSide(duel);
  if (victim) return damage < victim.life ? `${victim.life} → ${victim.life - damage}` : labels.kills;
  const left = life - damage;
  if (left <= 0) return labels.wins({ player: undefined });
  return drain && mana > 0 ? labels.drains({ life, left, mana }) : `${life} → ${left}`;
}
