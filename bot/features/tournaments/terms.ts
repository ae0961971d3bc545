import type { AnyGame } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Format, Tournament } from '../../../storage/records/tournament.ts';
import { LEAST } from '../../host/tournaments/enter.ts';
import { duration } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { fairTerm } from '../../render/opponents/terms.ts';
import { WORDS } from '../../render/text.ts';

/** How the formats are called. */
export const FORMAT_NAMES: Record<Format, Text> = {
  swiss: { en: 'Swiss', de: 'Schweizer System' },
  robin: { en: 'round robin', de: 'jeder gegen jeden' },
  knockout: { en: 'single elimination', de: 'K.-o.-System' },
};

/** What decides between those who have as many points. */
const TIES: Record<Format, Text> = {
  swiss: {
    en: 'Tiebreaks: modified median (your opponents’ points without the extremes), then starting rating. A bye counts as a win.',
    de: 'Feinwertung: Punkte der Gegner ohne den besten und schlechtesten (Modified Median), dann die Wertung zu Beginn. Ein Freilos zählt als Sieg.',
  },
  robin: {
    en: 'Tiebreaks: Sonneborn-Berger (points of the opponents you beat, plus half for draws), then starting rating. If someone withdraws before half of their games, none of them count; after that, you win.',
    de: 'Feinwertung: Sonneborn-Berger (Punkte der Besiegten, bei Remis die Hälfte), dann die Wertung zu Beginn. Wer sich vor der Hälfte seiner Partien zurückzieht, zählt nicht mit; danach gewinnst du kampflos.',
  },
  knockout: {
    en: 'Lose and you’re out. After a draw, the higher seed advances; byes also go to the highest seeds.',
    de: 'Wer verliert, ist draußen. Nach einem Remis kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
  },
};

/** What somebody agrees to who takes part, a line each. */
export function termsOf(
  { format, perTurn, roundTime, rated }: Tournament,
  game: AnyGame | undefined,
  language: Language,
): string[] {
  const [turn, round] = [
    perTurn === undefined ? undefined : duration(perTurn, language),
    duration(roundTime, language),
  ];
  const lines: Text[] = [
    {
      en: `Each round lasts up to **${round}**. When it ends, the player to move loses.`,
      de: `Eine Runde dauert höchstens **${round}**. Danach verliert, wer am Zug ist.`,
    },
    ...(turn === undefined ? [] : [{ en: `Time per turn: **${turn}**`, de: `Bedenkzeit pro Zug: **${turn}**` }]),
    rated ? { en: 'Rated', de: 'Gewertet' } : { en: 'Unrated', de: 'Nicht gewertet' },
    ...(game ? fairTerm(game) : []),
    { en: `At least **${LEAST[format]}** players`, de: `Mindestens **${LEAST[format]}** Teilnehmende` },
  ];
  return [...lines.map((line) => `- ${say(line, language)}`), `-# ${say(TIES[format], language)}`];
}

/** How somebody who takes part is called, in a line of a message. */
export function calledIn(tournament: Tournament, entrant: number | null, language: Language): string {
  return plainLine(rawNameIn(tournament, entrant, language));
}

/** The same where nothing is formatted. */
export function rawNameIn({ entrants }: Tournament, entrant: number | null, language: Language): string {
  return (entrant === null ? '' : entrants[entrant]?.name) || say(WORDS.someone, language);
}
