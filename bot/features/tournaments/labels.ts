import { type AnyGame, type Language, say, type Text } from '@longtable/kit';
import { duration } from '../../render/duration.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { rulesTerms } from '../table-options/index.ts';
import { minEntrantsOf } from './enter.ts';
import { fullPoints, tablesOf } from './pairing/tables.ts';
import type { Format, Tournament } from './record.ts';
import { texts } from './words/texts.ts';

export const FORMAT_NAMES: Record<Format, Text> = texts.formats;

/** Returns the terms of a tournament as a list, followed by the tiebreaks. */
export function termsOf(tournament: Tournament, game: AnyGame | undefined, language: Language): string[] {
  const { format, perTurn, roundTime, rated } = tournament;
  const isMultiplayer = tablesOf(tournament).most > 2;
  const least = minEntrantsOf(tournament);
  const lines: Text[] = [
    ...(isMultiplayer ? tableTerms(tournament) : []),
    ...(tournament.swaps ? [texts.terms.swaps({ isKnockout: format === 'knockout' })] : []),
    texts.terms.round({ duration: duration(roundTime, language), isMultiplayer }),
    ...(perTurn === undefined ? [] : [texts.terms.time({ duration: duration(perTurn, language) })]),
    rated ? texts.terms.rated : texts.terms.unrated,
    texts.terms.minPlayers({ least }),
  ];
  return [
    ...[...lines.map((line) => say(line, language)), ...(game ? rulesTerms(game, tournament, language) : [])].map(
      (line) => `- ${line}`,
    ),
    `-# ${say(texts.tiebreaks[tiebreakOf(tournament)], language)}`,
  ];
}

function tiebreakOf({ format, swaps, ...tournament }: Tournament): keyof typeof texts.tiebreaks {
  if (tablesOf(tournament).most > 2) return 'multiplayer';
  return swaps && format === 'knockout' ? 'decider' : format;
}

/** Lists the table size and the points per place in multiplayer games. */
function tableTerms(tournament: Tournament): Text[] {
  const { least, most } = tablesOf(tournament);
  const full = fullPoints(tournament);
  const size: Text = least === most ? texts.terms.tablesOf({ most }) : texts.terms.tablesUpTo({ most });
  return [size, texts.terms.points({ points: full })];
}

/** Returns the name of a player, escaped for a message. */
export function entrantName(tournament: Tournament, entrant: number | null, language: Language): string {
  return plainLine(rawEntrantName(tournament, entrant, language));
}

/** Returns the name of a player, not escaped. */
export function rawEntrantName({ entrants }: Tournament, entrant: number | null, language: Language): string {
  return (entrant === null ? '' : entrants[entrant]?.name) || say(common.names.someone, language);
}
