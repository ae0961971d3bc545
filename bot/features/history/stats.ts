import { type AnyGame, eachLanguage, type Language, type Statistic, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { PuzzleScores } from '../../../storage/records/puzzle.ts';
import type { PlayerStats, Score, Tally } from '../../../storage/records/standing.ts';
import type { Leaders } from '../../host/history/leaders.ts';
import { isEstablished } from '../../host/history/rating.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { duration } from '../../render/duration.ts';
import { type Drawn, message } from '../../render/message.ts';
import { type Fact, factsCard } from '../../render/pictures/card.ts';
import { WORDS } from './text.ts';
import { texts } from './words/texts.ts';

export function leaderLines(board: Leaders, language: Language): string[] {
  const line = (person: string, what: string, played: number, index: number) =>
    `${index + 1}. <@${person}> · ${what} · ${played} ${say(played === 1 ? WORDS.oneGame : WORDS.gamesPlayed, language)}`;
  return board.by === 'rating'
    ? [
        ...board.leaders.map(({ person, rating, played }, index) =>
          line(person, `${Math.round(rating)}`, played, index),
        ),
        ...(board.provisional > 0 ? [say(provisionalNote(board.provisional), language)] : []),
      ]
    : board.leaders.map(({ person, best, played }, index) => line(person, say(best.words, language), played, index));
}

function provisionalNote(count: number): Text {
  const [en, de] =
    count === 1 ? ['1 player has', 'Eine Person hat'] : [`${count} players have`, `${count} Personen haben`];
  return texts.stats.aProvisionalRatingProvisional({ en, de });
}

/** Returns a rating, marked as provisional if it is not established. */
function ratingText(score: Pick<Score, 'rating' | 'lostTo'>, language: Language): string {
  const points = Math.round(score.rating?.rating ?? 0);
  return isEstablished(score) ? `${points}` : `${points} (${say(WORDS.provisional, language)})`;
}

export function scoreLines(
  person: string,
  games: readonly AnyGame[],
  stats: PlayerStats,
  puzzles: PuzzleScores = {},
): Text {
  const played = games.flatMap((game) => {
    const [score, solving] = [stats.games[game.id], puzzles[game.id]];
    return score || solving ? [{ game, score, solving }] : [];
  });
  return eachLanguage((language) =>
    [
      `<@${person}>`,
      ...played.map(({ game, score, solving }) => {
        const parts = [
          ...(score ? [scoreText(score, language)] : []),
          ...(solving ? [solvingText(solving, language)] : []),
        ];
        return `- **${game.title}**: ${parts.join('. ')}`;
      }),
      ...(played.length === 0 ? [say(WORDS.noPast, language)] : []),
      ...(played.some(({ score }) => score?.rating && !isEstablished(score))
        ? [`-# ${say(WORDS.whyProvisional, language)}`]
        : []),
    ].join('\n'),
  );
}

/** Returns the results in puzzles: “Puzzles: rating 1540, 12 of 15 solved”. */
function solvingText({ rating, solved, tried }: PuzzleScores[string], language: Language): string {
  const points = Math.round(rating.rating);
  return say(texts.stats.puzzlesRatingOfSolved({ points, solved, count: tried.length }), language);
}

function scoreText(score: Score, language: Language): string {
  const { played, won, drawn, lost, rating, best } = score;
  const counts = [
    [played, WORDS.played],
    [won, WORDS.won],
    ...(drawn > 0 ? [[drawn, WORDS.drawn] as const] : []),
    [lost, WORDS.lost],
  ] as const;
  const parts = counts.map(([count, word]) => `${count} ${say(word, language)}`);
  const strength = rating ? [`${say(WORDS.rating, language)} ${ratingText(score, language)}`] : [];
  const run = best ? [`${say(WORDS.bestRun, language)}: ${say(best.words, language)}`] : [];
  return [[...parts, ...strength].join(', '), ...run].join('. ');
}

/** Draws the totals of a game's finished tables, as a card if the user wants pictures. */
export function drawGameStats(game: AnyGame, tally: Tally | undefined, { language, display }: DisplaySettings): Drawn {
  const title = `**${game.title}**`;
  if (!tally) return message({ title, board: say(WORDS.noPast, language) });
  const facts = factsOf(game, tally, language);
  const board = facts.map(({ words, value }) => `- ${words}: ${value}`).join('\n');
  const drawing = () => serialise(factsCard(game.title, facts));
  const sketch = display === 'picture' ? { of: `stats|${game.id}`, drawing: drawing(), description: board } : undefined;
  return message({ title, board, sketch });
}

function factsOf(game: AnyGame, tally: Tally, language: Language): Fact[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const each = (sum: number) => number.format(sum / tally.tables);
  const fact = (icon: string, label: Text, value: string): Fact => ({ icon, words: say(label, language), value });
  return [
    fact(SIGNS.trophy, WORDS.games, number.format(tally.tables)),
    fact(SIGNS.steps, WORDS.length, each(tally.moves) + rangeOf(tally)),
    ...(tally.moves > 0 ? [fact(SIGNS.waits, WORDS.timePerMove, duration(tally.time / tally.moves, language))] : []),
    ...gameCounts(game, tally).map(({ label, sum, share }) =>
      fact(SIGNS.blow, label, share ? percent.format(sum / tally.tables) : say(onAverage(each(sum)), language)),
    ),
  ];
}

function rangeOf({ shortest, longest }: Tally): string {
  return shortest === longest ? '' : ` (${shortest}–${longest})`;
}

function onAverage(number: string): Text {
  return texts.stats.onAverage({ number });
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
