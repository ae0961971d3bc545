import { type Language, say, type Text } from '../../kit/text.ts';
import { dangerOf, strikers } from '../rules/danger.ts';
import type { Room } from '../state.ts';
import { nameAlone } from './names.ts';

/** The most damage of this round and the chance of death, for the board. */
export function dangerText({ most, death }: ReturnType<typeof dangerOf>): Text {
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

/** A chance in whole percent; a small one is not rounded to none. */
function percent(chance: number): string {
  return chance > 0 && chance < 0.01 ? '< 1' : `${Math.round(100 * chance)}`;
}
