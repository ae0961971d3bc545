import { list, type Reader } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import type { RunaEvent } from '../events.ts';
import { actsOf, isPassive } from './acts.ts';
import { monsterAct, ownAct, passiveActs } from './attacks.ts';
import { abilityName, dieName } from './names.ts';

/** The events in words, round by round: one short sentence per act, and one for what it led to. */
export function story(events: readonly RunaEvent[], reader: Reader): string[] {
  return roundsOf(events).flatMap((round) => roundWords(round, reader));
}

/** A round begins with Runa's card; one press may have played several. */
function roundsOf(events: readonly RunaEvent[]): readonly (readonly RunaEvent[])[] {
  const starts = events.flatMap((event, index) => (event.kind === 'uses' && event.who === 'Runa' ? [index] : []));
  return [0, ...starts.slice(1)].map((start, round) => events.slice(start, starts[round + 1]));
}

function roundWords(events: readonly RunaEvent[], reader: Reader): string[] {
  const { language } = reader;
  const { own, monsters } = actsOf(events);
  const passive = monsters.filter(isPassive);
  return [
    ...(own ? [ownAct(own, language)] : []),
    ...monsters.filter((act) => !isPassive(act)).map((act) => monsterAct(act, language)),
    ...(passive.length > 0 ? [passiveActs(passive, language)] : []),
    ...after(events, reader).map((text) => say(text, language)),
  ];
}

/** What follows the fighting: focus, loot, a bigger die, the next room, the end. */
function after(events: readonly RunaEvent[], { language }: Reader): Text[] {
  const cards = events.flatMap((event) => (event.kind === 'gets' ? [abilityName(event.card, language)] : []));
  const gets = say({ en: 'gets', de: 'bekommt' }, language);
  const ways = events.flatMap((event) => wayWords(event) ?? []).map((text) => say(text, language));
  const way = list([...(cards.length > 0 ? [`${gets} ${list(cards, language)}`] : []), ...ways], language);
  return [
    ...events.flatMap((event) => gain(event) ?? []),
    ...(way ? [`Runa ${way}.`] : []),
    ...events.flatMap((event) =>
      event.kind === 'wins'
        ? [{ en: 'The way is clear: Runa has won!', de: 'Der Weg ist frei: Runa hat gewonnen!' }]
        : [],
    ),
  ];
}

function gain(event: RunaEvent): Text | undefined {
  if (event.kind === 'focuses' && event.who === 'Runa')
    return { en: `Runa gains ${event.focus} focus.`, de: `Runa bekommt ${event.focus} Fokus.` };
  if (event.kind === 'upgrades')
    return {
      en: `Runa now rolls a ${dieName(event.die, 'en')}.`,
      de: `Runa würfelt jetzt mit einem ${dieName(event.die, 'de')}.`,
    };
  return undefined;
}

/** Loot, a rest and the next room are one sentence. */
function wayWords(event: RunaEvent): Text | undefined {
  if (event.kind === 'heals')
    return {
      en: `heals ${event.health} (now ${event.left})`,
      de: `bekommt ${event.health} Leben zurück (jetzt ${event.left})`,
    };
  if (event.kind === 'enters')
    return {
      en: `enters room ${event.stage} of level ${event.level}`,
      de: `betritt Raum ${event.stage} von Level ${event.level}`,
    };
  return undefined;
}
