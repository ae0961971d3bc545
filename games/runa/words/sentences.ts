import { capital, type Language, list, type Reader, say, type Text } from '@longtable/kit';
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

/** Returns the board in sentences: the danger, Runa, the monsters, the cards. */
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
    cards({ en: 'Runa’s cards', de: 'Runas Karten' }, runa.hand),
    ...(phase.kind === 'loot' ? [cards({ en: 'Loot', de: 'Beute' }, phase.offer)] : []),
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
  return say({ en: `The ${who} starts with ${cards}.`, de: `Die ${who} beginnt mit ${cards}.` }, language);
}

function runaSentence(state: State): Text {
  const { level, stage, runa } = state;
  const name = classOf(state);
  return {
    en: `Level ${level}, room ${stage} of 4. Runa the ${className(name, 'en')} has ${runa.hp} of ${MAX_HEALTH} health, ${runa.fp} focus and a ${dieName(runa.die, 'en')}.`,
    de: `Level ${level}, Raum ${stage} von 4. Runa, die ${className(name, 'de')}, hat ${runa.hp} von ${MAX_HEALTH} Leben, ${runa.fp} Fokus und einen ${dieName(runa.die, 'de')}.`,
  };
}

function monsterSentence(monster: Monster, language: Language): string {
  const { element } = MONSTERS[monster.name];
  const hp = fullHealth(monster);
  const kind = element ? ` (${elementName(element, language)})` : '';
  const who = `${capital(theMonster(monster.name, language))}${kind}`;
  const next = intentOf(monster);
  const will = `${abilityName(next, language)}, ${abilityEffect(next, language)}`;
  return say(
    {
      en: `${who} has ${monster.hp} of ${hp} health and ${monster.fp} focus.${guard(monster).en} Next: ${will}.`,
      de: `${who} hat ${monster.hp} von ${hp} Leben und ${monster.fp} Fokus.${guard(monster).de} Gleich: ${will}.`,
    },
    language,
  ).concat(focusSentence(monster, language));
}

function guard({ block, deflect }: Monster): Record<Language, string> {
  if (block > 0)
    return {
      en: ` Your next attack does ${block} less damage to it.`,
      de: ` Dein nächster Angriff macht ${block} weniger Schaden.`,
    };
  if (deflect > 0)
    return {
      en: ` Your next spell does ${deflect} less damage to it.`,
      de: ` Dein nächster Zauber macht ${deflect} weniger Schaden.`,
    };
  return { en: '', de: '' };
}

/** Returns a sentence about the effect of pending focus, after a space. Returns an empty text if there is none. */
function focusSentence(monster: Monster, language: Language): string {
  if (monster.pending === 0) return '';
  const otherwise = intentOf(monster, false);
  const words =
    otherwise === intentOf(monster)
      ? { en: ` It has ${monster.pending} focus pending.`, de: ` ${monster.pending} Fokus kommt dazu.` }
      : {
          en: ` If its focus breaks: ${abilityName(otherwise, 'en')}.`,
          de: ` Wenn der Fokus bricht: ${abilityName(otherwise, 'de')}.`,
        };
  return say(words, language);
}

/** Returns the numbers of a finished run. */
function summary({ story }: State): Text[] {
  const { rooms, rounds, slain, dealt, taken, healed, seeds } = story;
  const names = (language: Language) =>
    list(
      slain.map((name) => monsterName(name, language)),
      language,
    );
  return [
    {
      en: `She cleared ${rooms} of 8 rooms in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
      de: `Sie hat in ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'} ${rooms} von 8 Räumen geschafft.`,
    },
    { en: `Monsters slain: ${names('en') || 'none'}.`, de: `Besiegte Monster: ${names('de') || 'keine'}.` },
    {
      en: `She dealt ${dealt} damage, took ${taken} and healed ${healed} health.`,
      de: `Sie hat ${dealt} Schaden ausgeteilt, ${taken} eingesteckt und ${healed} Leben geheilt.`,
    },
    ...seeds.map((pair, index) => ({
      en: `Seeds for level ${index + 1}: ${pair.join(', ')}.`,
      de: `Seeds von Level ${index + 1}: ${pair.join(', ')}.`,
    })),
  ];
}
