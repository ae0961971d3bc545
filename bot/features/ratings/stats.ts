import { type AnyGame, eachLanguage, type Language, labelled, type Statistic, say, type Text } from '@longtable/kit';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import type { DisplaySettings } from '../../render/display.ts';
import { duration } from '../../render/duration.ts';
import { type Drawn, message } from '../../render/message.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import type { Leaders } from './leaders.ts';
import { isEstablished } from './rating.ts';
import type { PlayerStats, Score, Tally } from './record.ts';
import { texts } from './words/texts.ts';

export function leaderLines(board: Leaders, language: Language): string[] {
  const line = (person: string, score: string, games: number, index: number) =>
    say(texts.leaderboard.leader({ place: index + 1, person, score, games }), language);
  return board.by === 'rating'
    ? [
        ...board.leaders.map(({ person, rating, played }, index) =>
          line(person, `${Math.round(rating)}`, played, index),
        ),
        ...(board.provisional > 0
          ? [say(texts.leaderboard.provisional({ players: board.provisional }), language)]
          : []),
      ]
    : board.leaders.map(({ person, best, played }, index) => line(person, say(best.words, language), played, index));
}

/** Returns a rating, marked as provisional if it is not established. */
function ratingText(score: Pick<Score, 'rating' | 'lostTo'>, language: Language): string {
  const rating = Math.round(score.rating?.rating ?? 0);
  return isEstablished(score) ? `${rating}` : say(texts.stats.provisional({ rating }), language);
}

export function scoreLines(
  person: string,
  games: readonly AnyGame[],
  stats: PlayerStats,
  others: readonly Readonly<Record<string, Text>>[] = [],
): Text {
  const played = games.flatMap((game) => {
    const score = stats.games[game.id];
    const added = others.flatMap((texts) => texts[game.id] ?? []);
    return score || added.length > 0 ? [{ game, score, added }] : [];
  });
  return eachLanguage((language) =>
    [
      `<@${person}>`,
      ...played.map(({ game, score, added }) => {
        const parts = [...(score ? [scoreText(score, language)] : []), ...added.map((text) => say(text, language))];
        return `- ${labelled(`**${say(game.title, language)}**`, parts.join('. '), language)}`;
      }),
      ...(played.length === 0 ? [say(texts.stats.noGames, language)] : []),
      ...(played.some(({ score }) => score?.rating && !isEstablished(score))
        ? [`-# ${say(texts.stats.whyProvisional, language)}`]
        : []),
    ].join('\n'),
  );
}

function scoreText(score: Score, language: Language): string {
  const { played, won, drawn, lost, rating, best } = score;
  const results = texts.stats.results({ won, drawn, lost });
  const record = texts.stats.record({ played, results, rating: rating && ratingText(score, language) });
  const run = best ? [texts.stats.bestRun({ score: best.words })] : [];
  return [record, ...run].map((text) => say(text, language)).join('. ');
}

/** Draws a card with the record of a player in each game they have finished. */
export function playerCard(name: string, games: readonly AnyGame[], stats: PlayerStats, language: Language): Picture {
  const facts = games.flatMap((game): Fact[] => {
    const score = stats.games[game.id];
    if (!score) return [];
    const { icon, colour } = game.presentation.emblem ?? NO_EMBLEM;
    const { rating, best, won, drawn, lost } = score;
    const result = say(best ? best.words : texts.stats.results({ won, drawn, lost }), language);
    const note = say(texts.stats.provisionalRating, language).replaceAll(' ', '\u00a0');
    const words = rating && !isEstablished(score) ? `${result} ${note}` : result;
    const mark = rating && { text: `${Math.round(rating.rating)}` };
    return [{ icon, colour, value: say(game.title, language), words, mark }];
  });
  return factsCard(name, facts, { isTall: true });
}

/** Draws the totals of a game's finished tables, as a card if the user wants pictures. */
export function drawGameStats(game: AnyGame, tally: Tally | undefined, { language, display }: DisplaySettings): Drawn {
  const title = `**${say(game.title, language)}**`;
  if (!tally) return message({ title, board: say(texts.stats.noGames, language) });
  const facts = factsOf(game, tally, language);
  const board = facts
    .map(({ words, value, note }) => `- ${labelled(words, note ? `${value} ${note}` : value, language)}`)
    .join('\n');
  const emblem = game.presentation.emblem ?? NO_EMBLEM;
  const sketch =
    display === 'picture'
      ? {
          of: `stats|${game.id}`,
          picture: factsCard(say(game.title, language), facts, { emblem }),
          description: board,
        }
      : undefined;
  return message({ title, board, sketch });
}

function factsOf(game: AnyGame, tally: Tally, language: Language): Fact[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const each = (sum: number) => number.format(sum / tally.tables);
  const fact = (icon: string, label: Text, value: string): Fact => ({ icon, words: say(label, language), value });
  return [
    fact(SIGNS.trophy, texts.stats.finishedGames, number.format(tally.tables)),
    fact(SIGNS.steps, texts.stats.movesPerGame, each(tally.moves) + rangeOf(tally)),
    ...(tally.moves > 0
      ? [fact(SIGNS.waits, texts.stats.timePerMove, duration(tally.time / tally.moves, language))]
      : []),
    ...gameCounts(game, tally).map(({ label, sum, share, icon = SIGNS.blow }) =>
      share
        ? fact(icon, label, percent.format(sum / tally.tables))
        : { ...fact(icon, label, each(sum)), note: say(texts.stats.onAverage, language) },
    ),
  ];
}

function rangeOf({ shortest, longest }: Tally): string {
  return shortest === longest ? '' : ` (${shortest}–${longest})`;
}

/**
 * Returns the sums of the game's own statistics with their labels. The labels come from a sample game, because they are
 * the same at every table.
 */
function gameCounts(game: AnyGame, { counts }: Tally): (Omit<Statistic, 'value'> & { readonly sum: number })[] {
  if (counts.length === 0) return [];
  const begun = game.setup(game.options.parse({}), 0, game.seats.min);
  const counted = begun.refused ? [] : (game.tally?.(begun.state) ?? []);
  return counted.map(({ value: _, ...known }, index) => ({ ...known, sum: counts[index] ?? 0 }));
}
