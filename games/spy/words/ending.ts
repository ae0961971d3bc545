import { about, eachLanguage, type Reader, say, type Text } from '@longtable/kit';
import type { State, Victory } from '../state.ts';

/** Reasons of victory as the end of a sentence. */
export const REASONS: Readonly<Record<Victory, Text>> = {
  VICTORY_BY_IP: { en: 'with more intelligence points (IP)', de: 'mit mehr Geheimdienstpunkten (IP)' },
  VICTORY_BY_COLLAR: { en: 'by bringing the cat her collar', de: 'durch das Halsband für die Katze' },
  VICTORY_BY_DRINKING: { en: 'with more cocktails drunk', de: 'mit mehr getrunkenen Cocktails' },
  VICTORY_BY_SPILLING: {
    en: 'with more cocktails poured over enemies',
    de: 'mit mehr Cocktails, die Gegner getroffen haben',
  },
  VICTORY_BY_HP: { en: 'with less damage taken', de: 'mit weniger erlittenem Schaden' },
  VICTORY_BY_KICK: {
    en: 'because the opponent missed too many turns',
    de: 'weil die Gegenseite zu viele Züge verpasst hat',
  },
  VICTORY_BY_RANDOMNESS: { en: 'by a coin toss', de: 'durch Münzwurf' },
};

/** Returns a sentence about the result. */
export function ending({ ending }: State, reader: Reader): string {
  if (!ending) return '';
  const reason = REASONS[ending.reason];
  const wins = (english: string, german: string) =>
    eachLanguage((language) => `${say({ en: english, de: german }, language)} ${say(reason, language)}.`);
  return about(reader, ending.winner, wins('You win', 'Du gewinnst'), (name) =>
    wins(`${name} wins`, `${name} gewinnt`),
  );
}
