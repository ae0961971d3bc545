import type { Advice, Seat } from '../../kit/game.ts';
import { eachLanguage, type Language, type Text } from '../../kit/text.ts';
import { CREATURE_LIFE_MAX, type CreatureCard, costOf, type SpellCard, type SpellName } from '../rules/cards.ts';
import { dangerTo } from '../rules/danger.ts';
import { type Command, parseLine } from '../rules/lines.ts';
import { drawnByRelief } from '../rules/redundant.ts';
import { DRACULA_BITE } from '../rules/spells.ts';
import { type Duel, enemy, type Fighter, fightersOf, HAND_MAX, inSlot, own } from '../state.ts';
import { cardFigures, cardName, figures } from '../words/names.ts';
import { LEVELS, line } from './index.ts';

/** What the strongest computer would do, and why. */
export function hint(duel: Duel, seat: Seat): Advice {
  const advised = line(duel, seat, LEVELS.at(-1)?.id ?? '');
  return { line: advised, why: reason(duel, parseLine(advised) ?? { verb: 'finish' }) };
}

function reason(duel: Duel, command: Command): Text {
  switch (command.verb) {
    case 'attack':
      return reasonOfAttack(duel, inSlot(own(duel), command.by)!, inSlot(enemy(duel), command.target));
    case 'set':
      return eachLanguage((language) =>
        reasonOfSetting(duel, own(duel).hand[command.card - 1] as CreatureCard, language),
      );
    case 'cast':
      return REASONS[(own(duel).hand[command.card - 1] as SpellCard).name](duel);
    case 'betray':
      return eachLanguage((language) => {
        const traitor = figures(inSlot(enemy(duel), command.target)!, language);
        return language === 'en' ? `${traitor} will fight for you.` : `${traitor} kämpft dann für dich.`;
      });
    case 'sacrifice':
      return reasonOfSacrifice(duel);
    case 'finish': {
      const { mana } = own(duel);
      return {
        en: `Nothing more is gained now; you keep your ${mana} mana.`,
        de: `Mehr ist jetzt nicht zu holen; du behältst ${mana} Mana.`,
      };
    }
  }
}

function reasonOfAttack(duel: Duel, attacker: Fighter, victim: Fighter | null): Text {
  const { damage, drain } = attacker.card;
  if (victim) return eachLanguage((language) => reasonOfBlow(victim, damage, language));
  const { life, mana } = enemy(duel);
  if (damage >= life)
    return {
      en: `It wins: ${damage} damage against ${life} life.`,
      de: `Das gewinnt: ${damage} Schaden gegen ${life} Leben.`,
    };
  const drained =
    drain && mana > 0 ? { en: ` and takes ${mana} mana`, de: ` und nimmt ${mana} Mana` } : { en: '', de: '' };
  return {
    en: `The way is free: ${damage} damage${drained.en}, ${life - damage} life left.`,
    de: `Der Weg ist frei: ${damage} Schaden${drained.de}, noch ${life - damage} Leben.`,
  };
}

function reasonOfBlow({ card, life }: Fighter, damage: number, language: Language): string {
  const name = cardName(card, language);
  const left = life - damage;
  if (left < 1)
    return language === 'en'
      ? `It destroys ${name} (${life} life), which hits for ${card.damage}.`
      : `${name} (${life} Leben) fällt und trifft dich nicht mehr mit ${card.damage}.`;
  return language === 'en'
    ? `${name} hits for ${card.damage} and is left with ${left} life.`
    : `${name} trifft mit ${card.damage} und hat dann nur noch ${left} Leben.`;
}

function reasonOfSetting(duel: Duel, card: CreatureCard, language: Language): string {
  const { mana } = own(duel);
  const danger = dangerTo(duel, duel.current);
  const name = cardName(card, language);
  if (card.shield) {
    const against =
      danger === 0 ? { en: '', de: '' } : { en: ` against ${danger} damage`, de: ` gegen ${danger} Schaden` };
    return language === 'en'
      ? `${name} shields you with ${card.life} life${against.en}, for ${card.cost} of ${mana} mana.`
      : `${name} schirmt dich mit ${card.life} Leben${against.de} ab, für ${card.cost} von ${mana} Mana.`;
  }
  if (card.speedy)
    return language === 'en'
      ? `${name} can attack at once for ${card.damage}, for ${card.cost} of ${mana} mana.`
      : `${name} kann sofort mit ${card.damage} angreifen, für ${card.cost} von ${mana} Mana.`;
  return language === 'en'
    ? `${name} hits for ${card.damage} from your next turn on, for ${card.cost} of ${mana} mana.`
    : `${name} trifft ab deinem nächsten Zug mit ${card.damage}, für ${card.cost} von ${mana} Mana.`;
}

const REASONS: Readonly<Record<SpellName, (duel: Duel) => Text>> = {
  Healer(duel) {
    const count = fightersOf(own(duel)).filter(({ life }) => life < CREATURE_LIFE_MAX).length;
    return count === 1
      ? { en: 'One creature gains a life.', de: 'Eine Kreatur gewinnt ein Leben.' }
      : { en: `${count} creatures gain a life each.`, de: `${count} Kreaturen gewinnen je ein Leben.` };
  },
  Relief(duel) {
    const [drawn, held] = [drawnByRelief(duel), own(duel).hand.length - 1];
    return {
      en: `It draws ${drawn} for ${costOf({ kind: 'spell', name: 'Relief' })} mana, and you hold ${held} besides.`,
      de: `Das zieht ${drawn} für ${costOf({ kind: 'spell', name: 'Relief' })} Mana, und sonst hältst du ${held}.`,
    };
  },
  Rebirth: (duel) =>
    eachLanguage((language) => {
      const [card] = own(duel).graveyard.slice(-1);
      const name = card ? cardFigures(card, language) : '?';
      return language === 'en' ? `${name} comes back.` : `${name} kommt zurück.`;
    }),
  Dracula(duel) {
    const [mine, theirs] = [own(duel).life, enemy(duel).life];
    if (theirs <= DRACULA_BITE)
      return {
        en: `It wins: ${theirs} life is all there is left.`,
        de: `Das gewinnt: Mehr als ${theirs} Leben sind nicht übrig.`,
      };
    return {
      en: `Your life ${mine} → ${mine + DRACULA_BITE}, the other side ${theirs} → ${theirs - DRACULA_BITE}, whatever shields there are.`,
      de: `Dein Leben ${mine} → ${mine + DRACULA_BITE}, drüben ${theirs} → ${theirs - DRACULA_BITE}, und kein Schild hilft dagegen.`,
    };
  },
  Traitor: () => ({ en: 'A creature changes sides.', de: 'Eine Kreatur wechselt die Seite.' }),
};

function reasonOfSacrifice(duel: Duel): Text {
  const { hand, life } = own(duel);
  return hand.length === HAND_MAX
    ? {
        en: `With ${HAND_MAX} cards in hand the next draw costs a life; this gives one instead.`,
        de: `Mit ${HAND_MAX} Karten auf der Hand kostet das nächste Ziehen ein Leben; so bekommst du eins.`,
      }
    : { en: `Your life: ${life} → ${life + 1}.`, de: `Dein Leben: ${life} → ${life + 1}.` };
}
