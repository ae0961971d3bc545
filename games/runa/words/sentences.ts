import {
  capital,
  eachLanguage,
  type Language,
  list,
  type Reader,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import { type Card, type ClassName, classCards, classNames } from '../rules/cards.ts';
import { intentOf } from '../rules/danger.ts';
import { fullHealth } from '../rules/journey.ts';
import { MONSTERS } from '../rules/monsters.ts';
import { classOf, isOver, MAX_HEALTH, type Monster, type State } from '../state.ts';
import { abilityEffect } from './effects.ts';
import { dangerSentence } from './forecast.ts';
import { MODIFIERS } from './modifiers.ts';
import { abilityName, className, dieName, elementName, monsterName, theMonster } from './names.ts';
import { ending } from './story.ts';
import { texts } from './texts.ts';

/**
 * Returns the board in sentences: the choice of a class, the end of the run, or the danger, Runa, the monsters and the
 * cards.
 */
export function sentences(state: State, reader: Reader): string[] {
  const { language } = reader;
  const { phase, runa, monsters } = state;
  if (phase.kind === 'class')
    return [...rulesOf(state), ...classNames(state).map((name) => classSentence(name, language))].map((text) =>
      say(text, language),
    );
  if (isOver(state)) return [ending(state, reader), ...summary(state).map((text) => say(text, language))];
  const cards = (title: Text, each: readonly Card[]) => `${say(title, language)}: ${namesOf(each, language)}.`;
  return [
    ...(monsters.length > 0 ? [say(dangerSentence(state), language)] : []),
    say(runaSentence(state), language),
    ...monsters.map((monster) => monsterSentence(monster, language)),
    cards(texts.sentences.runasCards, runa.hand),
    ...(phase.kind === 'loot' ? [cards(texts.sentences.loot, phase.offer)] : []),
  ];
}

function rulesOf({ modifiers = [] }: State): Text[] {
  return modifiers.map((modifier) => MODIFIERS[modifier].about);
}

function namesOf(cards: readonly Card[], language: Language): string {
  return list(
    cards.map((card) => abilityName(card, language)),
    language,
  );
}

function classSentence(name: ClassName, language: Language): string {
  const cards = namesOf(classCards(name, 1), language);
  const who = className(name, language);
  return say(texts.sentences.theStartsWith({ who, cards }), language);
}

function runaSentence(state: State): Text {
  const { level, stage, runa } = state;
  const name = classOf(state);
  return texts.sentences.levelRoomOf4RunaTheHasOfHealth({
    level,
    stage,
    className: eachLanguage((language) => className(name, language)),
    hp: runa.hp,
    maxHealth: MAX_HEALTH,
    fp: runa.fp,
    die: eachLanguage((language) => dieName(runa.die, language)),
  });
}

function monsterSentence(monster: Monster, language: Language): string {
  const { element } = MONSTERS[monster.name];
  const hp = fullHealth(monster);
  const kind = element ? ` (${elementName(element, language)})` : '';
  const who = `${capital(theMonster(monster.name, language))}${kind}`;
  const next = intentOf(monster);
  const will = `${abilityName(next, language)}, ${abilityEffect(next, language)}`;
  return say(
    texts.sentences.hasOfHealthAndFocusNext({
      who,
      hp: monster.hp,
      hp2: hp,
      fp: monster.fp,
      guard: guard(monster),
      will,
    }),
    language,
  ).concat(focusSentence(monster, language));
}

function guard({ block, deflect }: Monster): Translation {
  if (block > 0) return texts.sentences.yourNextAttackDoesLessDamageToIt({ block });
  if (deflect > 0) return texts.sentences.yourNextSpellDoesLessDamageToIt({ deflect });
  return texts.sentences.text;
}

/** Returns a sentence about the effect of pending focus, after a space. Returns an empty text if there is none. */
function focusSentence(monster: Monster, language: Language): string {
  if (monster.pending === 0) return '';
  const otherwise = intentOf(monster, false);
  const words =
    otherwise === intentOf(monster)
      ? texts.sentences.itHasFocusPending({ pending: monster.pending })
      : texts.sentences.ifItsFocusBreaks({ ability: eachLanguage((language) => abilityName(otherwise, language)) });
  return say(words, language);
}

/** Returns sentences with the statistics of a finished run. */
function summary({ story }: State): Text[] {
  const { rooms, rounds, slain, dealt, taken, healed, seeds } = story;
  const names = (language: Language) =>
    list(
      slain.map((name) => monsterName(name, language)),
      language,
    );
  return [
    texts.sentences.sheClearedOf8RoomsIn({ rooms, rounds }),
    texts.sentences.monstersSlain({ names: eachLanguage(names) }),
    texts.sentences.sheDealtDamageTookAndHealed({ dealt, taken, healed }),
    ...seeds.map((pair, index) => ({
      en: `Seeds for level ${index + 1}: ${pair.join(', ')}.`,
      de: `Seeds von Level ${index + 1}: ${pair.join(', ')}.`,
    })),
  ];
}
