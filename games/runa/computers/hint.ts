import type { Advice } from '../../kit/game.ts';
import { eachLanguage, type Language, type Text } from '../../kit/text.ts';
import { CARDS, type Card, CLASS_NAMES, classCards, isAttack } from '../rules/cards.ts';
import { dangerOf } from '../rules/danger.ts';
import { healthFrom, monstersIn, nextDie } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { cardAt, HP_MAX, type Monster, monsterAt, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { deadlyRoll, forecast } from '../words/forecast.ts';
import { abilityName, capital, className, dieName, theMonster } from '../words/names.ts';
import { playsOf } from './greedy.ts';
import { line } from './index.ts';
import { bestPlay } from './master.ts';

/** What the master would do, and why. */
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
      return { en: 'Any two seeds do: they only shuffle.', de: 'Zwei beliebige Seeds genügen: Sie mischen nur.' };
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
      return { en: 'The run is over.', de: 'Der Lauf ist vorbei.' };
  }
}

function reasonOfClass(index: number, language: Language): string {
  const name = CLASS_NAMES[index] ?? 'Warrior';
  const cards = classCards(name, 1).map((card) => abilityName(card, language));
  const [one, other] = cards;
  return language === 'en'
    ? `The ${className(name, 'en')} wins most often: ${one} needs no focus, and ${other} stops blows.`
    : `Die ${className(name, 'de')} gewinnt am häufigsten: ${one} braucht keinen Fokus, und ${other} hält Schläge ab.`;
}

function reasonOfCard(state: State, card: Card, monster: Monster): Text {
  const { runa } = state;
  return eachLanguage((language) => {
    const outcome = forecast(state, card, monster, language);
    if (isAttack(card)) {
      const who = capital(theMonster(monster.name, language));
      return language === 'en'
        ? `${who} has ${monster.hp} health: ${outcome}.`
        : `${who} hat ${monster.hp} Leben: ${outcome}.`;
    }
    if (CARDS[card.name].kind === 'focus')
      return language === 'en'
        ? `Spells grow with focus, and Runa has ${runa.fp}: ${outcome}.`
        : `Zauber wachsen mit dem Fokus, und Runa hat ${runa.fp}: ${outcome}.`;
    if (!spares(state, card))
      return language === 'en'
        ? 'Nothing else gains more in this round.'
        : 'Nichts anderes bringt in dieser Runde mehr.';
    return language === 'en' ? `Runa has ${runa.hp} health: ${outcome}.` : `Runa hat ${runa.hp} Leben: ${outcome}.`;
  });
}

/** Whether a defence keeps anything away in this round. */
function spares(state: State, { name, level }: Card): boolean {
  const effect = CARDS[name];
  const guard = effect.kind === 'parry' || effect.kind === 'reflect' ? { [effect.kind]: effect.power * level } : {};
  return dangerOf(state, guard) < dangerOf(state);
}

function reasonOfRoll(state: State, card: Card, monster: Monster): Text {
  const deadly = deadlyRoll(state, card, monster);
  const need = {
    en: `From ${deadly} on ${theMonster(monster.name, 'en')} dies.`,
    de: `Ab ${deadly} stirbt ${theMonster(monster.name, 'de')}.`,
  };
  return {
    en: `Take what your own die shows.${deadly > 0 ? ` ${need.en}` : ''}`,
    de: `Nimm, was dein eigener Würfel zeigt.${deadly > 0 ? ` ${need.de}` : ''}`,
  };
}

function reasonOfDie(state: State): Text {
  const die = nextDie(state) ?? state.runa.die;
  const cards = state.runa.hand.length;
  return {
    en: `A ${dieName(die, 'en')} makes every blow stronger and holds ${die} focus; ${cards} cards will do.`,
    de: `Ein ${dieName(die, 'de')} macht jeden Schlag stärker und fasst ${die} Fokus; ${cards} Karten genügen.`,
  };
}

function reasonOfCards(state: State): Text {
  const [cards, picked] = [state.runa.hand.length, monstersIn(state.stage)];
  return picked === 1
    ? {
        en: `A new card for a hand of ${cards} helps more than a die.`,
        de: `Eine neue Karte zu ihren ${cards} hilft mehr als ein Würfel.`,
      }
    : {
        en: `Two new cards for a hand of ${cards} help more than a die.`,
        de: `Zwei neue Karten zu ihren ${cards} helfen mehr als ein Würfel.`,
      };
}

function effects(state: State, chosen: readonly number[], cards: readonly Card[], language: Language): string {
  const told = chosen.flatMap((at) => {
    const card = cards[at];
    return card ? [`${abilityName(card, language)}: ${cardEffect(state, card, language)}`] : [];
  });
  return `${told.join('; ')}.`;
}

function reasonOfHealing(state: State, given: readonly number[]): Text {
  const { hp, hand } = state.runa;
  if (given.length === 0)
    return {
      en: `With ${hp} of ${HP_MAX} health her ${hand.length} cards are worth more than 10 health each.`,
      de: `Bei ${hp} von ${HP_MAX} Leben sind ihre ${hand.length} Karten mehr wert als je 10 Leben.`,
    };
  const healed = hp + healthFrom(state, given.length);
  const left = hand.length - given.length;
  return {
    en: `Health ${hp} → ${healed} of ${HP_MAX}, and ${left === 1 ? '1 card is' : `${left} cards are`} left.`,
    de: `Leben ${hp} → ${healed} von ${HP_MAX}, und ${left === 1 ? '1 Karte bleibt' : `${left} Karten bleiben`}.`,
  };
}
