import { type Advice, eachLanguage, type Language, type Seat, type Text } from '@longtable/kit';
import { type CreatureCard, costOf, MAX_CREATURE_LIFE, type SpellCard, type SpellName } from '../rules/cards.ts';
import { dangerTo } from '../rules/danger.ts';
import { reliefDrawCount } from '../rules/legal.ts';
import { type Command, parseLine } from '../rules/lines.ts';
import { DRACULA_BITE } from '../rules/spells.ts';
import { currentSide, type Duel, type Fighter, fightersOf, inSlot, MAX_HAND, waitingSide } from '../state.ts';
import { cardFigures, cardName, figures } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { LEVELS, line } from './index.ts';

/** Returns the move of the strongest level and its reason. */
export function hint(duel: Duel, seat: Seat): Advice {
  const advised = line(duel, seat, LEVELS.at(-1)?.id ?? '');
  return { line: advised, why: reason(duel, parseLine(advised) ?? { verb: 'finish' }) };
}

function reason(duel: Duel, command: Command): Text {
  switch (command.verb) {
    case 'attack':
      return reasonOfAttack(duel, inSlot(currentSide(duel), command.by)!, inSlot(waitingSide(duel), command.target));
    case 'set':
      return eachLanguage((language) =>
        reasonOfSetting(duel, currentSide(duel).hand[command.card - 1] as CreatureCard, language),
      );
    case 'cast':
      return REASONS[(currentSide(duel).hand[command.card - 1] as SpellCard).name](duel);
    case 'betray':
      return eachLanguage((language) => {
        const traitor = figures(inSlot(waitingSide(duel), command.target)!, language);
        return language === 'en' ? `${traitor} will fight for you.` : `${traitor} kämpft dann für dich.`;
      });
    case 'sacrifice':
      return reasonOfSacrifice(duel);
    case 'finish': {
      const { mana } = currentSide(duel);
      return mana === 0
        ? texts.hint.theresNothingMoreWorthDoingThis
        : texts.hint.theresNothingMoreWorthDoingThisTurnAndYourManaCarriesOver({ mana });
    }
  }
}

function reasonOfAttack(duel: Duel, attacker: Fighter, victim: Fighter | null): Text {
  const { damage, drain } = attacker.card;
  if (victim) return eachLanguage((language) => reasonOfHit(victim, damage, language));
  const { life, mana } = waitingSide(duel);
  if (damage >= life) return texts.hint.itWinsDamageAgainstLife({ damage, life });
  const drained = drain && mana > 0;
  return texts.hint.theWayIsClearDamageLeavesYour({ damage, value: life - damage, drained });
}

function reasonOfHit({ card, life }: Fighter, damage: number, language: Language): string {
  const name = cardName(card, language);
  const left = life - damage;
  if (left < 1 && card.damage === 0)
    return language === 'en' ? `It destroys ${name} (${life} life).` : `${name} (${life} Leben) fällt.`;
  if (left < 1)
    return language === 'en'
      ? `It destroys ${name} (${life} life), which hits for ${card.damage}.`
      : `${name} (${life} Leben) fällt und trifft dich nicht mehr mit ${card.damage}.`;
  if (card.damage === 0)
    return language === 'en' ? `${name} is left with ${left} life.` : `${name} hat dann nur noch ${left} Leben.`;
  return language === 'en'
    ? `${name}, which hits for ${card.damage}, is left with ${left} life.`
    : `${name} (Schaden ${card.damage}) hat dann nur noch ${left} Leben.`;
}

function reasonOfSetting(duel: Duel, card: CreatureCard, language: Language): string {
  const { mana } = currentSide(duel);
  const danger = dangerTo(duel, duel.current);
  const name = cardName(card, language);
  if (card.shield) {
    const against = danger === 0 ? texts.hint.text : texts.hint.againstDamage({ danger });
    return language === 'en'
      ? `${name} shields you with ${card.life} life${against.en}. It costs ${card.cost} of your ${mana} mana.`
      : `${name} schirmt dich mit ${card.life} Leben${against.de} ab, für ${card.cost} deiner ${mana} Mana.`;
  }
  if (card.speedy)
    return language === 'en'
      ? `${name} can attack for ${card.damage} right away. It costs ${card.cost} of your ${mana} mana.`
      : `${name} kann sofort mit ${card.damage} angreifen, für ${card.cost} deiner ${mana} Mana.`;
  return language === 'en'
    ? `${name} can hit for ${card.damage} from your next turn. It costs ${card.cost} of your ${mana} mana.`
    : `${name} kann ab deinem nächsten Zug mit ${card.damage} treffen, für ${card.cost} deiner ${mana} Mana.`;
}

const REASONS: Readonly<Record<SpellName, (duel: Duel) => Text>> = {
  Healer(duel) {
    const count = fightersOf(currentSide(duel)).filter(({ life }) => life < MAX_CREATURE_LIFE).length;
    return count === 1 ? texts.hint.text1CreatureGains1Life : texts.hint.creaturesGain1LifeEach({ count });
  },
  Relief(duel) {
    const [drawn, held] = [reliefDrawCount(duel), currentSide(duel).hand.length - 1];
    const cost = costOf({ kind: 'spell', name: 'Relief' });
    return texts.hint.youGetNewForManaAndHaveOtherIn({ drawn, cost, held });
  },
  Rebirth: (duel) =>
    eachLanguage((language) => {
      const [card] = currentSide(duel).graveyard.slice(-1);
      const name = card ? cardFigures(card, language) : '?';
      return language === 'en' ? `${name} comes back.` : `${name} kommt zurück.`;
    }),
  Dracula(duel) {
    const [mine, theirs] = [currentSide(duel).life, waitingSide(duel).life];
    if (theirs <= DRACULA_BITE) return texts.hint.itWinsTheyHaveOnlyLifeLeft({ theirs });
    return texts.hint.yourLifeYourOpponentsIgnoring({
      mine,
      value: mine + DRACULA_BITE,
      theirs,
      value2: theirs - DRACULA_BITE,
    });
  },
  Traitor: () => texts.hint.youTakeOneOfTheirCreatures,
};

function reasonOfSacrifice(duel: Duel): Text {
  const { hand, life } = currentSide(duel);
  return hand.length === MAX_HAND
    ? texts.hint.withCardsInHandYourNextDrawWould({ maxHand: MAX_HAND })
    : texts.hint.yourLife({ life });
}
