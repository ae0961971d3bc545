import { about, eachLanguage, type Reader, say, type Text } from '@longtable/kit';
import type { State, Victory } from '../state.ts';
import { texts } from './texts.ts';

/** Reasons of victory as the end of a sentence. */
export const REASONS: Readonly<Record<Victory, Text>> = {
  VICTORY_BY_IP: texts.ending.withMoreIntelligencePointsIp,
  VICTORY_BY_COLLAR: texts.ending.byBringingTheCatHerCollar,
  VICTORY_BY_DRINKING: texts.ending.withMoreCocktailsDrunk,
  VICTORY_BY_SPILLING: texts.ending.withMoreCocktailsPouredOver,
  VICTORY_BY_HP: texts.ending.withLessDamageTaken,
  VICTORY_BY_KICK: texts.ending.becauseTheOpponentMissedTooMany,
  VICTORY_BY_RANDOMNESS: texts.ending.byACoinToss,
};

/** Returns a sentence about the result, or an empty text while the match runs. */
export function ending({ ending }: State, reader: Reader): string {
  if (!ending) return '';
  const reason = REASONS[ending.reason];
  const wins = (english: string, german: string) =>
    eachLanguage((language) => `${say({ en: english, de: german }, language)} ${say(reason, language)}.`);
  return about(reader, ending.winner, wins('You win', 'Du gewinnst'), (name) =>
    wins(`${name} wins`, `${name} gewinnt`),
  );
}
