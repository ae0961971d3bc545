import { list, type Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { type Card, CLASS_NAMES, classCards } from '../rules/cards.ts';
import { dangerOf, intentOf } from '../rules/danger.ts';
import { MONSTERS } from '../rules/monsters.ts';
import { classOf, HP_MAX, isOver, type Monster, type State } from '../state.ts';
import { abilityEffect } from './effects.ts';
import { ending } from './ending.ts';
import { abilityName, className, dieName, elementName, monsterName } from './names.ts';

/** The board in sentences: what threatens, Runa, the monsters, her cards. */
export function sentences(state: State, reader: Reader): string[] {
  const { language } = reader;
  const { runa } = state;
  if (state.phase.kind === 'class')
    return CLASS_NAMES.map((name) => `${className(name, language)}: ${namesOf(classCards(name, 1), language)}.`);
  if (isOver(state)) return [ending(state, reader), ...storyOf(state).map((text) => say(text, language))];
  return [
    ...(state.monsters.length > 0 ? [say(danger(state), language)] : []),
    say(runaSentence(state), language),
    ...state.monsters.map((monster) => monsterSentence(monster, language)),
    `${say({ en: 'Her cards', de: 'Ihre Karten' }, language)}: ${namesOf(runa.hand, language)}.`,
    ...(state.phase.kind === 'loot'
      ? [`${say({ en: 'The loot', de: 'Die Beute' }, language)}: ${namesOf(state.phase.offer, language)}.`]
      : []),
  ];
}

function namesOf(cards: readonly Card[], language: Language): string {
  return list(
    cards.map((card) => abilityName(card, language)),
    language,
  );
}

function danger(state: State): Text {
  const { hp } = state.runa;
  const damage = dangerOf(state);
  if (damage === 0) return { en: 'Nothing threatens Runa this round.', de: 'In dieser Runde droht Runa nichts.' };
  return damage < hp
    ? { en: `${damage} damage threaten Runa, who has ${hp}.`, de: `Runa drohen ${damage} Schaden, sie hat ${hp}.` }
    : { en: `${damage} damage will kill Runa, who has ${hp}.`, de: `${damage} Schaden töten Runa, sie hat ${hp}.` };
}

function runaSentence(state: State): Text {
  const { level, stage, runa } = state;
  const name = classOf(state);
  return {
    en: `Level ${level}, room ${stage} of 4: Runa the ${className(name, 'en')} has ${runa.hp} of ${HP_MAX} health, ${runa.fp} focus and a ${dieName(runa.die, 'en')}.`,
    de: `Level ${level}, Raum ${stage} von 4: Runa, die ${className(name, 'de')}, hat ${runa.hp} von ${HP_MAX} Leben, ${runa.fp} Fokus und einen ${dieName(runa.die, 'de')}.`,
  };
}

function monsterSentence(monster: Monster, language: Language): string {
  const { element, hp } = MONSTERS[monster.name];
  const kind = element ? ` (${elementName(element, language)})` : '';
  const who = `${monsterName(monster.name, language)}${kind}`;
  const next = intentOf(monster);
  const will = `${abilityName(next, language)}, ${abilityEffect(next, language)}`;
  const { block, deflect } = monster;
  const guard = {
    en: block > 0 ? `, blocks ${block}` : deflect > 0 ? `, takes ${deflect} off magic` : '',
    de: block > 0 ? `, blockt ${block}` : deflect > 0 ? `, nimmt Magie ${deflect}` : '',
  };
  return say(
    {
      en: `${who} has ${monster.hp} of ${hp} health, ${monster.fp} focus${guard.en}; next: ${will}.`,
      de: `${who} hat ${monster.hp} von ${hp} Leben, ${monster.fp} Fokus${guard.de}; gleich: ${will}.`,
    },
    language,
  );
}

function storyOf({ story }: State): Text[] {
  const slain = (language: Language) =>
    list(
      story.slain.map((name) => monsterName(name, language)),
      language,
    );
  return [
    {
      en: `She won ${story.rooms} of 8 rooms in ${story.rounds} rounds and slew ${slain('en') || 'nobody'}.`,
      de: `Sie gewann ${story.rooms} von 8 Räumen in ${story.rounds} Runden und besiegte ${slain('de') || 'niemanden'}.`,
    },
    {
      en: `She dealt ${story.dealt} damage, took ${story.taken} and healed ${story.healed}.`,
      de: `Sie teilte ${story.dealt} Schaden aus, steckte ${story.taken} ein und heilte ${story.healed}.`,
    },
    ...story.seeds.map((seeds, index) => `Seeds ${index + 1}: ${seeds.join(', ')}.`),
  ];
}
