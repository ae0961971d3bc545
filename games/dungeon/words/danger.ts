import { capital } from '../../kit/possessive.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { type Danger, dangerOf, strikers, watcherOf } from '../rules/danger.ts';
import type { Room } from '../state.ts';
import { acting, nameAlone } from './names.ts';

/** The most damage of this round and the chance of death, for the board. */
export function dangerText({ most, death }: Danger): Text {
  const chance = percent(death);
  return {
    en: `Danger: up to ${most} damage, death ${chance}%`,
    de: `Gefahr: bis ${most} Schaden, Tod ${chance} %`,
  };
}

/** The same in a sentence, with everyone who is about to attack. */
export function dangerSentence(room: Room): Text {
  const due = strikers(room);
  if (due.length === 0)
    return {
      en: 'No enemy in sight can attack you this round.',
      de: 'Kein sichtbarer Gegner kann dich in dieser Runde angreifen.',
    };
  const names = (language: Language) =>
    due.map(({ enemy }) => `${nameAlone(enemy.name, language)} (${enemy.attack})`).join(', ');
  const { most, death } = dangerOf(room, due);
  const chance = percent(death);
  return {
    en: `If you stay put, you’ll be attacked by: ${names('en')}. Up to ${most} damage, ${chance}% chance of death.`,
    de: `Wenn du stehen bleibst, greifen dich an: ${names('de')}. Bis zu ${most} Schaden, Todesrisiko ${chance} %.`,
  };
}

/** Who has seen the hero while nobody attacks yet, for the board. */
export function watchedText(nearest: string | undefined, language: Language): string {
  if (nearest === undefined) return say({ en: 'Danger: nobody sees you', de: 'Gefahr: niemand sieht dich' }, language);
  const who = nameAlone(nearest, language);
  return say({ en: `Danger: ${who} sees you`, de: `Gefahr: ${who} sieht dich` }, language);
}

/** What threatens, for a picture, where a sign already says that this is the danger. */
export function dangerCaption(room: Room, { most, death }: Danger): Text {
  if (most > 0) {
    const risk = { en: `, ${percent(death)}% chance of death`, de: `, Todesrisiko ${percent(death)} %` };
    const by = death > 0 ? risk : attacksText(room);
    return { en: `Up to ${most} damage${by.en}`, de: `Bis zu ${most} Schaden${by.de}` };
  }
  const watcher = watcherOf(room)?.name;
  if (watcher === undefined) return { en: 'Nobody sees you', de: 'Niemand sieht dich' };
  return { en: `${capital(acting(watcher, 'en'))} sees you`, de: `${capital(acting(watcher, 'de'))} sieht dich` };
}

/** How many attacks and shots are due. */
function attacksText(room: Room): Exclude<Text, string> {
  const due = strikers(room);
  const shots = due.filter(({ by }) => by === 'shot').length;
  const attacks = due.length - shots;
  const parts = [
    ...(attacks > 0
      ? [{ en: counted(attacks, 'attack', 'attacks'), de: counted(attacks, 'Angriff', 'Angriffe') }]
      : []),
    ...(shots > 0 ? [{ en: counted(shots, 'shot', 'shots'), de: counted(shots, 'Schuss', 'Schüsse') }] : []),
  ];
  return { en: `: ${parts.map(({ en }) => en).join(' and ')}`, de: `: ${parts.map(({ de }) => de).join(' und ')}` };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A chance in whole percent; a small one is not rounded to none. */
function percent(chance: number): string {
  return chance > 0 && chance < 0.01 ? '< 1' : `${Math.round(100 * chance)}`;
}
