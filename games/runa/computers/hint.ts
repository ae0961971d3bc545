import { type Advice, capital, eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { CARDS, type Card, CLASS_NAMES, classCards, isAttack } from '../rules/cards.ts';
import { cardHealth, healthFrom, monstersIn, nextDie } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { cardAt, MAX_HEALTH, type Monster, monsterAt, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { forecast, isUseless, killingRoll } from '../words/forecast.ts';
import { abilityName, className, dieName, theMonster } from '../words/names.ts';
import { texts } from '../words/texts.ts';
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
      return texts.hint.anyTwoSeedsWillDoTheyOnlyDecide;
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
      return texts.hint.theRunIsOver;
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
  if (isUseless(state, card, monster)) return texts.hint.noOtherCardDoesMoreThisRound;
  return eachLanguage((language) => {
    const outcome = `${abilityName(card, language)}: ${forecast(state, card, monster, language)}.`;
    const who = capital(theMonster(monster.name, language));
    const reasons = {
      attack: texts.hint.hasHealth({ who, hp: monster.hp }),
      focus: texts.hint.spellsGetStrongerWithFocusAnd({ fp }),
      defence: texts.hint.runaHasHealth({ hp }),
    };
    const kind = isAttack(card) ? 'attack' : CARDS[card.name].kind === 'focus' ? 'focus' : 'defence';
    return `${reasons[kind][language]} ${outcome}`;
  });
}

function reasonOfRoll(state: State, card: Card, monster: Monster): Text {
  return eachLanguage((language) => {
    const asked = texts.hint.asked;
    return `${say(asked, language)}${killingRoll(state, card, monster, language)}`;
  });
}

function reasonOfDie(state: State): Text {
  const die = nextDie(state) ?? state.runa.die;
  const cards = state.runa.hand.length;
  return texts.hint.aMakesEveryAttackStrongerAnd({
    die: eachLanguage((language) => dieName(die, language)),
    die2: die,
    cards,
  });
}

function reasonOfCards(state: State): Text {
  const { length } = state.runa.hand;
  const hand = texts.hint.hand({ count: length });
  return monstersIn(state.stage) === 1
    ? texts.hint.withInHandANewOneHelpsMoreThanA({ hand })
    : texts.hint.withInHandTwoNewOnesHelpMoreThan({ hand });
}

function effects(state: State, chosen: readonly number[], cards: readonly Card[], language: Language): string {
  const told = chosen.flatMap((at) => {
    const card = cards[at];
    return card ? [`${abilityName(card, language)}: ${cardEffect(state, card, language)}`] : [];
  });
  const best = texts.hint.best;
  return `${told.join('. ')}. ${say(best, language)}`;
}

function reasonOfHealing(state: State, given: readonly number[]): Text {
  const { hp, hand } = state.runa;
  if (given.length === 0)
    return texts.hint.atOfHealthEachOfHerCardsIsWorth({
      hp,
      maxHealth: MAX_HEALTH,
      count: hand.length,
      cardHealth: cardHealth(state),
    });
  const healed = hp + healthFrom(state, given.length);
  const left = hand.length - given.length;
  return texts.hint.thatBringsHerFromToHealthAnd({ hp, healed, left });
}
