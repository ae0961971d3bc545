import { type Language, labelled, say } from '@longtable/kit';
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
  text,
} from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { namesAt } from '../../host/table/names.ts';
import { isPlayer } from '../../host/table/table.ts';
import { pointsAt } from '../../host/table/terms.ts';
import { playedBy } from './player-stats.ts';
import { texts } from './words/texts.ts';

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
  return [progression, ...against.map((one) => resultLine(one, language))];
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
      against.map((one) => resultLine(one, language)),
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
