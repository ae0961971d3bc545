import { type Advice, capital, eachLanguage, type Language, type Text } from '@longtable/kit';
import { CARDS, type Card, CLASS_NAMES, classCards, isAttack } from '../rules/cards.ts';
import { cardHealth, healthFrom, monstersIn, nextDie } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { cardAt, MAX_HEALTH, type Monster, monsterAt, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { forecast, isUseless, killingRoll } from '../words/forecast.ts';
import { abilityName, className, dieName, theMonster } from '../words/names.ts';
import { playsOf } from './greedy.ts';
import { line } from './index.ts';
import { bestPlay } from './master.ts';

/** Returns the master's move and its reason. */
export function hint(state: State): Advice {
  if (state.phase.kind === 'card') {
    const { card, target } = bestPlay(state, playsOf(state));
    return { line: `${card + 1}`, why: reasonOfCard(state, cardAt(state, card), monsterAt(state, target)) };
  }
  const advised = line(state, 0, 'master');
  return { line: advised, why: reason(state, advised) };
}

function reason(state: State, advised: string): Text {
  const { phase } = state;
  const command = parseLine(advised);
  const chosen = command ? placesOf(command) : [];
  const [first = 0] = chosen;
  switch (phase.kind) {
    case 'class':
      return eachLanguage((language) => reasonOfClass(first, language));
    case 'seeds':
      return {
        en: 'Any two seeds will do. They only decide how everything is shuffled.',
        de: 'Zwei beliebige Seeds genügen. Sie bestimmen nur, wie gemischt wird.',
      };
    case 'target':
      return reasonOfCard(state, cardAt(state, phase.card), monsterAt(state, first));
    case 'dice':
      return reasonOfRoll(state, cardAt(state, phase.card), monsterAt(state, phase.target));
    case 'reward':
      return first === 1 ? reasonOfDie(state) : reasonOfCards(state);
    case 'loot':
      return eachLanguage((language) => effects(state, chosen, phase.offer, language));
    case 'heal':
      return reasonOfHealing(state, chosen);
    default:
      return { en: 'The run is over.', de: 'Der Durchlauf ist vorbei.' };
  }
}

function reasonOfClass(index: number, language: Language): string {
  const name = CLASS_NAMES[index] ?? 'Warrior';
  const cards = classCards(name, 1).map((card) => abilityName(card, language));
  const [one, other] = cards;
  return language === 'en'
    ? `The ${className(name, 'en')} wins most often. ${one} needs no focus, and ${other} weakens attacks.`
    : `Die ${className(name, 'de')} gewinnt am häufigsten. ${one} braucht keinen Fokus, und ${other} schwächt Angriffe ab.`;
}

function reasonOfCard(state: State, card: Card, monster: Monster): Text {
  const { hp, fp } = state.runa;
  if (isUseless(state, card, monster))
    return { en: 'No other card does more this round.', de: 'Keine andere Karte bringt in dieser Runde mehr.' };
  return eachLanguage((language) => {
    const outcome = `${abilityName(card, language)}: ${forecast(state, card, monster, language)}.`;
    const who = capital(theMonster(monster.name, language));
    const reasons = {
      attack: { en: `${who} has ${monster.hp} health.`, de: `${who} hat ${monster.hp} Leben.` },
      focus: {
        en: `Spells get stronger with focus, and Runa has ${fp}.`,
        de: `Zauber werden mit Fokus stärker, und Runa hat ${fp}.`,
      },
      defence: { en: `Runa has ${hp} health.`, de: `Runa hat ${hp} Leben.` },
    };
    const kind = isAttack(card) ? 'attack' : CARDS[card.name].kind === 'focus' ? 'focus' : 'defence';
    return `${reasons[kind][language]} ${outcome}`;
  });
}

function reasonOfRoll(state: State, card: Card, monster: Monster): Text {
  return eachLanguage((language) => {
    const asked = { en: 'Choose the number your own die shows.', de: 'Wähle die Zahl, die dein eigener Würfel zeigt.' };
    return `${asked[language]}${killingRoll(state, card, monster, language)}`;
  });
}

function reasonOfDie(state: State): Text {
  const die = nextDie(state) ?? state.runa.die;
  const cards = state.runa.hand.length;
  return {
    en: `A ${dieName(die, 'en')} makes every attack stronger and holds ${die} focus; ${cards} cards are enough.`,
    de: `Ein ${dieName(die, 'de')} macht jeden Angriff stärker und bietet Platz für ${die} Fokus; ${cards} Karten genügen.`,
  };
}

function reasonOfCards(state: State): Text {
  const { length } = state.runa.hand;
  const hand = {
    en: length === 1 ? '1 card' : `${length} cards`,
    de: length === 1 ? 'einer Karte' : `${length} Karten`,
  };
  return monstersIn(state.stage) === 1
    ? {
        en: `With ${hand.en} in hand, a new one helps more than a bigger die.`,
        de: `Mit ${hand.de} auf der Hand hilft eine neue mehr als ein größerer Würfel.`,
      }
    : {
        en: `With ${hand.en} in hand, two new ones help more than a bigger die.`,
        de: `Mit ${hand.de} auf der Hand helfen zwei neue mehr als ein größerer Würfel.`,
      };
}

function effects(state: State, chosen: readonly number[], cards: readonly Card[], language: Language): string {
  const told = chosen.flatMap((at) => {
    const card = cards[at];
    return card ? [`${abilityName(card, language)}: ${cardEffect(state, card, language)}`] : [];
  });
  const best = {
    en: 'In test runs, this gets Runa the furthest.',
    de: 'In simulierten Durchläufen kommt Runa damit am weitesten.',
  };
  return `${told.join('. ')}. ${best[language]}`;
}

function reasonOfHealing(state: State, given: readonly number[]): Text {
  const { hp, hand } = state.runa;
  if (given.length === 0)
    return {
      en: `At ${hp} of ${MAX_HEALTH} health, each of her ${hand.length} cards is worth more than ${cardHealth(state)} health.`,
      de: `Bei ${hp} von ${MAX_HEALTH} Leben ist jede ihrer ${hand.length} Karten mehr wert als ${cardHealth(state)} Leben.`,
    };
  const healed = hp + healthFrom(state, given.length);
  const left = hand.length - given.length;
  return {
    en: `That brings her from ${hp} to ${healed} health and leaves her with ${left === 1 ? '1 card' : `${left} cards`}.`,
    de: `Damit steigt ihr Leben von ${hp} auf ${healed}, und sie behält ${left === 1 ? '1 Karte' : `${left} Karten`}.`,
  };
}
