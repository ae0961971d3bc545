import { type AnyGame, eachLanguage, type Language, labelled, type Statistic, say, type Text } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  compose,
  type Item,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  paragraphs,
  path,
  piece,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { namesAt } from '../../host/table/names.ts';
import { isPlayer } from '../../host/table/table.ts';
import { pointsAt } from '../../host/table/terms.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { duration } from '../../render/duration.ts';
import { type Drawn, message } from '../../render/message.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import type { Leaders } from './leaders.ts';
import { playedBy } from './player-stats.ts';
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
        ...board.provisional.map(({ person, rating, played }, index) =>
          line(person, `${Math.round(rating)}?`, played, board.leaders.length + index),
        ),
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

interface HeadToHead {
  readonly name: string;
  won: number;
  drawn: number;
  lost: number;
}

export interface RatingHistory {
  readonly title: string;
  readonly ratings: readonly number[];
  readonly provisional?: true | undefined;
  readonly against: readonly HeadToHead[];
}

/** Maximum number of opponents, those with the most games first. */
const MAX_OPPONENTS = 8;

/** Returns the rating history and the results against opponents of a user, per game with rated tables. `past` is ordered newest first. */
export function ratingHistoriesOf(person: string, past: readonly LoadedTable[], language: Language): RatingHistory[] {
  const games = Map.groupBy(past.toReversed(), ({ game }) => say(game.title, language));
  return [...games].flatMap(([title, tables]) => {
    const rated = tables.flatMap(({ table }) =>
      table.seats.flatMap((occupant) => (isPlayer(occupant) && occupant.id === person ? (occupant.rated ?? []) : [])),
    );
    const [first] = rated;
    if (!first) return [];
    const ratings = [first.before, ...rated.map(({ after }) => after)];
    return [{ title, ratings, provisional: rated.at(-1)?.provisional, against: headToHeads(person, tables, language) }];
  });
}

/** Returns the results of a user's games against each opponent, those with the most games first. */
export function headToHeads(person: string, tables: readonly LoadedTable[], language: Language): HeadToHead[] {
  const against = new Map<string, HeadToHead>();
  for (const loaded of tables) {
    const [seat = -1] = playedBy(loaded.table, person);
    const points = pointsAt(loaded);
    const names = namesAt(loaded.table, language);
    for (const [other, occupant] of loaded.table.seats.entries()) {
      if (other === seat || !isPlayer(occupant)) continue;
      const record = against.get(occupant.id) ?? { name: names[other] ?? '?', won: 0, drawn: 0, lost: 0 };
      const ahead = (points[seat] ?? 0) - (points[other] ?? 0);
      record[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn']++;
      against.set(occupant.id, record);
    }
  }
  return [...against.values()].sort((a, b) => gamesWith(b) - gamesWith(a)).slice(0, MAX_OPPONENTS);
}

const gamesWith = ({ won, drawn, lost }: HeadToHead) => won + drawn + lost;

export function ratingHistoryLines({ title, ratings, against }: RatingHistory, language: Language): string[] {
  const progression = labelled(title, ratings.join(' → '), language);
  return [progression, ...against.map((each) => resultLine(each, language))];
}

function resultLine({ name, won, drawn, lost }: HeadToHead, language: Language): string {
  return labelled(
    say(texts.stats.against({ name }), language),
    say(texts.stats.results({ won, drawn, lost }), language),
    language,
  );
}

/** Draws a rating curve for each game, with the results against each opponent. */
export function drawRatingHistories(histories: readonly RatingHistory[], language: Language): Picture {
  let y = 14;
  const items = histories.flatMap(({ title, ratings, provisional, against }): Item[] => {
    const opponents = paragraphs(
      y + 206,
      against.map((each) => resultLine(each, language)),
    );
    const place = box(20, y, PICTURE_WIDTH - 40, 40);
    const rating = ratings.at(-1) ?? 0;
    const drawn = [
      text({ ...place, width: provisional ? 270 : 380 }, title, { size: 27, weight: 700 }),
      text(place, provisional ? say(texts.stats.provisional({ rating }), language) : rating, {
        size: 32,
        weight: 700,
        colour: COLOURS.gold,
        align: 'right',
      }),
      ...curve(box(20, y + 46, PICTURE_WIDTH - 40, 150), ratings),
      ...opponents.items,
    ];
    y += 216 + opponents.height + 12;
    return drawn;
  });
  return compose(y, [mix(COLOURS.ground, COLOURS.gold, 0.1), COLOURS.ground], items);
}

function curve(place: Box, ratings: readonly number[]): Item[] {
  const { x, y, width, height } = place;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const points = ratings.map((rating, index) => {
    const across = ratings.length === 1 ? 0.5 : index / (ratings.length - 1);
    const down = 1 - (rating - low) / Math.max(1, high - low);
    return [x + 72 + across * (width - 96), y + 20 + down * (height - 40)] as const;
  });
  const scale = (value: number, top: number) =>
    text(box(x + 8, top, 52, 28), value, { colour: COLOURS.soft, align: 'right', weight: 500 });
  return [
    panel(place, { radius: 12 }),
    path(`M${points.map((point) => point.map((part) => part.toFixed(1)).join(' ')).join('L')}`, {
      stroke: COLOURS.gold,
      thick: 4,
    }),
    ...points.map(([px, py]) => piece(px, py, 5, 'circle', { fill: COLOURS.gold, stroke: COLOURS.night })),
    scale(high, y + 6),
    ...(high === low ? [] : [scale(low, y + height - 34)]),
  ];
}
