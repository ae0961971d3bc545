import type { AnyGame, Text } from '@longtable/kit';
import { duration } from '../../render/duration.ts';
import { phrase } from '../../render/page.ts';
import { plainText } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { rulesTerms } from '../table-options/index.ts';
import { minEntrantsOf } from './enter.ts';
import { fullPoints, tablesOf } from './pairing/tables.ts';
import type { Format, Tournament } from './record.ts';
import { texts } from './words/texts.ts';

export const FORMAT_NAMES: Record<Format, Text> = texts.formats;

/** Returns the terms of a tournament as a list, followed by the tiebreaks. */
export function termsOf(tournament: Tournament, game: AnyGame | undefined): Text[] {
  const { format, perTurn, roundTime, rated } = tournament;
  const isMultiplayer = tablesOf(tournament).most > 2;
  const least = minEntrantsOf(tournament);
  const lines = [
    ...(isMultiplayer ? tableTerms(tournament) : []),
    tournament.swaps && texts.terms.swaps({ isKnockout: format === 'knockout' }),
    texts.terms.round({ duration: duration(roundTime), isMultiplayer }),
    perTurn !== undefined && texts.terms.time({ duration: duration(perTurn) }),
    rated ? texts.terms.rated : texts.terms.unrated,
    texts.terms.minPlayers({ least }),
    ...(game ? rulesTerms(game, tournament) : []),
  ];
  return [
    ...lines.flatMap((line) => (line ? phrase`- ${line}` : [])),
    phrase`-# ${texts.tiebreaks[tiebreakOf(tournament)]}`,
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
export function entrantName(tournament: Tournament, entrant: number | null): Text {
  return plainText(rawEntrantName(tournament, entrant));
}

/** Returns the name of a player, not escaped. */
export function rawEntrantName({ entrants }: Tournament, entrant: number | null): Text {
  return (entrant === null ? '' : entrants[entrant]?.name) || common.names.someone;
}
