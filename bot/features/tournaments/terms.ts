import { type AnyGame, type Language, say, type Text } from '@longtable/kit';
import type { Format, Tournament } from '../../../storage/records/tournament.ts';
import { minEntrantsOf } from '../../host/tournaments/enter.ts';
import { fullPoints, tablesOf } from '../../host/tournaments/pairing/score.ts';
import { duration } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { rulesTerms } from '../../render/opponents/terms.ts';
import { WORDS } from '../../render/text.ts';

export const FORMAT_NAMES: Record<Format, Text> = {
  swiss: { en: 'Swiss', de: 'Schweizer System' },
  robin: { en: 'round robin', de: 'jeder gegen jeden' },
  knockout: { en: 'single elimination', de: 'K.-o.-System' },
};

const TIEBREAKS: Record<Format, Text> = {
  swiss: {
    en: 'Tiebreaks: modified median (your opponents’ points without the extremes), then starting rating. A bye counts as a win.',
    de: 'Feinwertung: Punkte der Gegner ohne den besten und schlechtesten (Modified Median), dann die Wertung zu Beginn. Ein Freilos zählt als Sieg.',
  },
  robin: {
    en: 'Tiebreaks: Sonneborn-Berger (points of the opponents you beat, plus half for draws), then starting rating. If a player withdraws before playing half of their games, none of those games count. After that, their remaining opponents win.',
    de: 'Feinwertung: Sonneborn-Berger (Punkte der Besiegten, bei Unentschieden die Hälfte), dann die Wertung zu Beginn. Wer sich vor der Hälfte seiner Partien zurückzieht, zählt nicht mit; danach gewinnst du kampflos.',
  },
  knockout: {
    en: 'Lose and you’re out. After a draw, the higher seed advances; byes also go to the highest seeds.',
    de: 'Wer verliert, ist draußen. Nach einem Unentschieden kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
  },
};

const MULTIPLAYER_TIEBREAKS: Text = {
  en: 'Tiebreaks: average points of the players you met, then starting rating. A bye counts as a first place.',
  de: 'Feinwertung: Punkte deiner Gegner im Durchschnitt, dann die Wertung zu Beginn. Ein Freilos zählt als erster Platz.',
};

/** Lists the conditions of a tournament. */
export function termsOf(tournament: Tournament, game: AnyGame | undefined, language: Language): string[] {
  const { format, perTurn, roundTime, rated } = tournament;
  const isMultiplayer = tablesOf(tournament).most > 2;
  const least = minEntrantsOf(tournament);
  const [turn, round] = [
    perTurn === undefined ? undefined : duration(perTurn, language),
    duration(roundTime, language),
  ];
  const lines: Text[] = [
    ...(isMultiplayer ? tableTerms(tournament) : []),
    {
      en: `Each round lasts up to **${round}**. When it ends, the player to move ${isMultiplayer ? 'comes last' : 'loses'}.`,
      de: `Eine Runde dauert höchstens **${round}**. Danach ${isMultiplayer ? 'wird Letzter' : 'verliert'}, wer am Zug ist.`,
    },
    ...(turn === undefined ? [] : [{ en: `Time per turn: **${turn}**`, de: `Bedenkzeit pro Zug: **${turn}**` }]),
    rated ? { en: 'Rated', de: 'Gewertet' } : { en: 'Unrated', de: 'Nicht gewertet' },
    { en: `At least **${least}** players`, de: `Mindestens **${least}** Teilnehmende` },
  ];
  return [
    ...[...lines.map((line) => say(line, language)), ...(game ? rulesTerms(game, tournament, language) : [])].map(
      (line) => `- ${line}`,
    ),
    `-# ${say(isMultiplayer ? MULTIPLAYER_TIEBREAKS : TIEBREAKS[format], language)}`,
  ];
}

/** Lists the table size and the points per place in multiplayer games. */
function tableTerms(tournament: Tournament): Text[] {
  const { least, most } = tablesOf(tournament);
  const full = fullPoints(tournament);
  const size: Text =
    least === most
      ? { en: `Tables of **${most}**`, de: `**${most}** an einem Tisch` }
      : {
          en: `Tables of **${most}**, or fewer so that everyone plays`,
          de: `**${most}** an einem Tisch, oder weniger, damit alle spielen`,
        };
  return [
    size,
    {
      en: `First place is worth **${full} points**, last place none. Tied players share the points.`,
      de: `Der erste Platz bringt **${full} Punkte**, der letzte keinen. Bei Gleichstand wird geteilt.`,
    },
  ];
}

/** Returns the name of a player, escaped for a message. */
export function entrantName(tournament: Tournament, entrant: number | null, language: Language): string {
  return plainLine(rawEntrantName(tournament, entrant, language));
}

/** Returns the name of a player, not escaped. */
export function rawEntrantName({ entrants }: Tournament, entrant: number | null, language: Language): string {
  return (entrant === null ? '' : entrants[entrant]?.name) || say(WORDS.someone, language);
}
