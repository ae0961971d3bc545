import {
  type AnyGame,
  type Emblem,
  eachLanguage,
  joinTexts,
  type Language,
  labelled,
  type Statistic,
  say,
  type Text,
} from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  compose,
  FONT_SIZES,
  fade,
  type Item,
  icon,
  MAX_PICTURE_HEIGHT,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  path,
  piece,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { namesAt } from '../../host/table/names.ts';
import { pointsAt } from '../../host/table/rating.ts';
import { isPlayer } from '../../host/table/table.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { duration } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { page, phrase } from '../../render/page.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import type { Leaders } from './leaders.ts';
import { playedBy } from './player-stats.ts';
import { isEstablished } from './rating.ts';
import type { GameStats, PlayerStats, Score } from './record.ts';
import { texts } from './words/texts.ts';

export function leaderLines(board: Leaders): Text[] {
  const line = (person: string, score: Text, games: number, index: number) =>
    texts.leaderboard.leader({ place: index + 1, person, score, games });
  return board.by === 'rating'
    ? [
        ...board.leaders.map(({ person, rating, played }, index) =>
          line(person, `${Math.round(rating)}`, played, index),
        ),
        ...board.provisional.map(({ person, rating, played }, index) =>
          line(person, `${Math.round(rating)}?`, played, board.leaders.length + index),
        ),
      ]
    : board.leaders.map(({ person, best, played }, index) => line(person, best.words, played, index));
}

/** Returns a rating, marked as provisional if it is not established. */
function ratingText(score: Pick<Score, 'rating' | 'lostTo'>): Text {
  const rating = Math.round(score.rating?.rating ?? 0);
  return isEstablished(score) ? `${rating}` : texts.stats.provisional({ rating });
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
  const lines = [
    `<@${person}>`,
    ...played.map(({ game, score, added }) => {
      const parts = [...(score ? [scoreText(score)] : []), ...added];
      return phrase`- ${labelled(phrase`**${game.title}**`, joinTexts(parts, '. '))}`;
    }),
    ...(played.length === 0 ? [texts.stats.noGames] : []),
    ...(played.some(({ score }) => score?.rating && !isEstablished(score))
      ? [phrase`-# ${texts.stats.whyProvisional}`]
      : []),
  ];
  return joinTexts(lines, '\n');
}

function scoreText(score: Score): Text {
  const { played, won, drawn, lost, rating, best } = score;
  const results = texts.stats.results({ won, drawn, lost });
  const record = texts.stats.record({ played, results, rating: rating && ratingText(score) });
  return joinTexts([record, best && texts.stats.bestRun({ score: best.words })], '. ');
}

/** Draws a card with the record of a player in each game they have finished. */
export function playerCard(name: string, games: readonly AnyGame[], stats: PlayerStats, language: Language): Picture {
  const facts = games.flatMap((game): Fact[] => {
    const score = stats.games[game.id];
    if (!score) return [];
    const { icon, colour } = game.presentation.emblem ?? NO_EMBLEM;
    const { rating, best, won, drawn, lost } = score;
    const result = best ? best.words : texts.stats.results({ won, drawn, lost });
    const note = eachLanguage((language) => say(texts.stats.provisionalRating, language).replaceAll(' ', '\u00a0'));
    const words = rating && !isEstablished(score) ? phrase`${result} ${note}` : result;
    const mark = rating && { text: `${Math.round(rating.rating)}` };
    return [{ icon, colour, value: game.title, words, mark }];
  });
  return factsCard(name, facts, language, { isTall: true });
}

/** Draws the totals of a game's finished tables, as a card if the user wants pictures. */
export function drawGameStats(
  game: AnyGame,
  stats: GameStats | undefined,
  { language, display }: DisplaySettings,
): Drawn {
  const title = phrase`**${game.title}**`;
  if (!stats) return page({ title, board: texts.stats.noGames }, language);
  const facts = factsOf(game, stats, language);
  const lines = facts.map(
    ({ words, value, note }) => phrase`- ${labelled(words, note ? phrase`${value} ${note}` : value)}`,
  );
  const board = joinTexts(lines, '\n');
  const emblem = game.presentation.emblem ?? NO_EMBLEM;
  const sketch =
    display === 'picture'
      ? {
          of: `stats|${game.id}`,
          picture: factsCard(game.title, facts, language, { emblem }),
          description: board,
        }
      : undefined;
  return page({ title, board, sketch }, language);
}

function factsOf(game: AnyGame, stats: GameStats, language: Language): Fact[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const each = (sum: number) => number.format(sum / stats.tables);
  const fact = (icon: string, words: Text, value: Text): Fact => ({ icon, words, value });
  return [
    fact(SIGNS.trophy, texts.stats.finishedGames, number.format(stats.tables)),
    fact(SIGNS.steps, texts.stats.movesPerGame, each(stats.moves) + rangeOf(stats)),
    ...(stats.moves > 0 ? [fact(SIGNS.waits, texts.stats.timePerMove, duration(stats.time / stats.moves))] : []),
    ...gameCounts(game, stats).map(({ label, sum, share, icon = SIGNS.blow }) =>
      share
        ? fact(icon, label, percent.format(sum / stats.tables))
        : { ...fact(icon, label, each(sum)), note: texts.stats.onAverage },
    ),
  ];
}

function rangeOf({ shortest, longest }: GameStats): string {
  return shortest === longest ? '' : ` (${shortest}–${longest})`;
}

/**
 * Returns the sums of the game's own statistics with their labels. The labels come from a sample game, because they are
 * the same at every table.
 */
function gameCounts(game: AnyGame, { counts }: GameStats): (Omit<Statistic, 'value'> & { readonly sum: number })[] {
  if (counts.length === 0) return [];
  const begun = game.setup(game.options.parse({}), 0, game.seats.min);
  const counted = begun.refused ? [] : (game.statistics?.(begun.state) ?? []);
  return counted.map(({ value: _, ...known }, index) => ({ ...known, sum: counts[index] ?? 0 }));
}

interface HeadToHead {
  readonly name: string;
  won: number;
  drawn: number;
  lost: number;
}

export interface RatingHistory {
  readonly title: Text;
  readonly emblem: Emblem;
  readonly ratings: readonly number[];
  readonly provisional?: true | undefined;
  readonly against: readonly HeadToHead[];
}

/** Maximum number of opponents, those with the most games first. */
const MAX_OPPONENTS = 8;

/** Returns the rating history and the results against opponents of a user, per game with rated tables. `past` is ordered newest first. */
export function ratingHistoriesOf(person: string, past: readonly LoadedTable[], language: Language): RatingHistory[] {
  const games = Map.groupBy(past.toReversed(), ({ game }) => game);
  return [...games].flatMap(([game, tables]) => {
    const rated = tables.flatMap(({ table }) =>
      table.seats.flatMap((occupant) => (isPlayer(occupant) && occupant.id === person ? (occupant.rated ?? []) : [])),
    );
    const [first] = rated;
    if (!first) return [];
    const ratings = [first.before, ...rated.map(({ after }) => after)];
    return [
      {
        title: game.title,
        emblem: game.presentation.emblem ?? NO_EMBLEM,
        ratings,
        provisional: rated.at(-1)?.provisional,
        against: headToHeads(person, tables, language),
      },
    ];
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

export function ratingHistoryLines({ title, ratings, against }: RatingHistory): Text[] {
  const results = against.map(({ name, ...counts }) =>
    labelled(texts.stats.against({ name }), texts.stats.results(counts)),
  );
  return [labelled(title, ratings.join(' → ')), ...results];
}

/** Height of the header of a game, and of a result, in pixels. */
const [HEAD, RESULT] = [42, 30];
/** Width of the curve beside results, in pixels. */
const CURVE = 318;

/** Draws the rating of each game, its change and its curve beside the results against opponents. */
export function drawRatingHistories(histories: readonly RatingHistory[], language: Language): Picture {
  const most = Math.max(3, Math.floor((MAX_PICTURE_HEIGHT / Math.max(1, histories.length) - HEAD - 14) / RESULT));
  let y = 0;
  const items = histories.flatMap(({ title, emblem, ratings, provisional, against }): Item[] => {
    const results = against.slice(0, most);
    const tall = Math.max(histories.length > 2 ? 100 : 150, results.length * RESULT);
    const place = box(14, y + HEAD + 6, results.length > 0 ? CURVE : PICTURE_WIDTH - 28, tall);
    const drawn = [
      ...ratingHead(y, { title, emblem, ratings, provisional }, language),
      ...curve(place, ratings, emblem.colour),
      ...results.flatMap((each, at) =>
        resultItems(
          box(place.x + CURVE + 14, place.y + at * RESULT, PICTURE_WIDTH - CURVE - 42, RESULT),
          each,
          language,
        ),
      ),
    ];
    y += HEAD + tall + 16;
    return drawn;
  });
  return compose(y, [mix(COLOURS.ground, COLOURS.gold, 0.1), COLOURS.ground], items);
}

/** Draws the game, the last rating, and its difference to the first one in green or red. */
function ratingHead(
  y: number,
  { title, emblem, ratings, provisional }: Omit<RatingHistory, 'against'>,
  language: Language,
): Item[] {
  const [first = 0, rating = first] = [ratings[0], ratings.at(-1)];
  const change = rating - first;
  const last = { size: FONT_SIZES.decisive, weight: 700, colour: COLOURS.gold } as const;
  const difference = { size: FONT_SIZES.label, weight: 700, colour: change < 0 ? COLOURS.bad : COLOURS.good } as const;
  return [
    rect(box(0, y, PICTURE_WIDTH, HEAD), { fill: fade(COLOURS.night, 0.45) }),
    rect(box(0, y + HEAD - 2, PICTURE_WIDTH, 2), { fill: fade(emblem.colour, 0.55) }),
    icon(emblem.icon, 30, y + 20, 30, { colour: emblem.colour }),
    text(box(54, y, 236, HEAD - 2), say(title, language), { size: FONT_SIZES.head, weight: 700, mayCut: true }),
    ...(change === 0
      ? []
      : [
          text(box(PICTURE_WIDTH - 74, y, 60, HEAD - 2), `${change < 0 ? '−' : '+'}${Math.abs(change)}`, {
            ...difference,
            align: 'right',
          }),
        ]),
    text(
      box(296, y, PICTURE_WIDTH - 296 - (change === 0 ? 14 : 80), HEAD - 2),
      provisional ? say(texts.stats.provisional({ rating }), language) : rating,
      { ...last, align: 'right' },
    ),
  ];
}

/** Draws the results against an opponent as a sentence above a bar with the shares of wins, draws and losses. */
function resultItems({ x, y, width }: Box, result: HeadToHead, language: Language): Item[] {
  const { name, won, drawn, lost } = result;
  const unit = width / gamesWith(result);
  const shares = [
    [0, won, COLOURS.good],
    [won, drawn, COLOURS.none],
    [won + drawn, lost, COLOURS.bad],
  ] as const;
  const words = say(labelled(name, texts.stats.results({ won, drawn, lost })), language);
  return [
    text(box(x, y, width, 22), words, { size: FONT_SIZES.small, minSize: FONT_SIZES.min, weight: 500, mayCut: true }),
    ...shares.flatMap(([before, count, fill]) =>
      count > 0 ? [rect(box(x + before * unit, y + 22, count * unit - 1, 5), { fill, radius: 2 })] : [],
    ),
  ];
}

/** Distances of the lines of a curve, the smallest of which is used that draws at most four. */
const STEPS = [10, 25, 50, 100, 250, 500];

function curve({ x, y, width, height }: Box, ratings: readonly number[], colour: Colour): Item[] {
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((each) => (highest - lowest) / each <= 2) ?? 1000;
  const [low, high] = [
    step * Math.floor(lowest / step),
    step * Math.max(Math.ceil(highest / step), Math.floor(lowest / step) + 1),
  ];
  const down = (rating: number) => y + 18 + ((high - rating) / (high - low)) * (height - 36);
  const across = (index: number) => x + 68 + (ratings.length === 1 ? 0.5 : index / (ratings.length - 1)) * (width - 86);
  const points = ratings.map((rating, index) => [across(index), down(rating)] as const);
  const line = `M${points.map((point) => point.map((part) => part.toFixed(1)).join(' ')).join('L')}`;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return [
    panel(box(x, y, width, height), { radius: 12 }),
    ...ticks.flatMap((value) => [
      rect(box(x + 62, down(value) - 1, width - 74, 2), { fill: fade(COLOURS.line, 0.6) }),
      text(box(x + 4, down(value) - 12, 50, 24), value, {
        size: FONT_SIZES.small,
        colour: COLOURS.soft,
        align: 'right',
        weight: 500,
      }),
    ]),
    path(
      `${line}L${across(ratings.length - 1).toFixed(1)} ${y + height - 18}L${across(0).toFixed(1)} ${y + height - 18}Z`,
      {
        fill: fade(colour, 0.2),
      },
    ),
    path(line, { stroke: colour, thick: 4 }),
    ...points.map(([px, py], index) => {
      const isLast = index === points.length - 1;
      return piece(px, py, isLast ? 7 : 4, 'circle', { fill: isLast ? COLOURS.gold : colour, stroke: COLOURS.night });
    }),
  ];
}
