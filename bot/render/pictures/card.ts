import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  fade,
  group,
  header as headLine,
  type Item,
  icon,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  paragraphs,
  path,
  rect,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';

/** A number with its label. */
export interface Fact {
  readonly icon: string;
  readonly value: string;
  readonly words: string;
}

/** Content of an end card. */
export interface End {
  /** The winner, or the game if there is none. */
  readonly head: string;
  readonly title: string;
  readonly ending: string;
  /** The players in display order. */
  readonly players: readonly { readonly seat: number; readonly name: string }[];
  readonly winners: readonly number[];
  /** The deciding number of each seat. */
  readonly score?: { readonly icon: string; readonly of: readonly number[] } | undefined;
  readonly facts: readonly Fact[];
}

/** Draws an end card: winner, ending, players and facts. */
export function endCard({ head, title, ending, facts, ...end }: End): Picture {
  const [winner] = end.winners;
  const colour = winner === undefined ? COLOURS.none : sideStyle(winner).colour;
  const how = paragraphs(272, [ending].filter(Boolean), {
    size: FONT_SIZES.head,
    weight: 500,
    colour: COLOURS.soft,
    align: 'centre',
  });
  const below = 284 + how.height;
  const listed = below + 50 + PLAYER_ROW * Math.ceil(end.players.length / 2);
  const told = tiles(listed, facts);
  return compose(
    listed + told.height,
    [mix(COLOURS.ground, colour, 0.26), COLOURS.ground],
    [
      rays(),
      rect(box(0, 0, PICTURE_WIDTH, 4), { fill: COLOURS.gold }),
      ...hero(winner),
      text(box(20, 206, PICTURE_WIDTH - 40, 66), head, {
        size: FONT_SIZES.title,
        weight: 700,
        align: 'centre',
        minSize: 30,
        edge: 4,
        mayCut: true,
      }),
      ...how.items,
      ...playerList(title, end, below),
      ...told.items,
    ],
  );
}

export function factsCard(title: string, facts: readonly Fact[]): Picture {
  const told = tiles(50, facts);
  return compose(
    50 + told.height,
    [mix(COLOURS.ground, COLOURS.gold, 0.1), COLOURS.ground],
    [...headLine(SIGNS.trophy, title), ...told.items],
  );
}

/** Returns rows of facts from a vertical position, with their total height. */
function tiles(y: number, facts: readonly Fact[]): { readonly items: readonly Item[]; readonly height: number } {
  const rows = rowsOf(facts);
  const items = rows.flatMap((row, at) =>
    columns(box(14, y + at * 86, PICTURE_WIDTH - 28, 78), row.length, 6).flatMap((place, nth) =>
      row[nth] ? fact(place, row[nth]) : [],
    ),
  );
  return { items, height: rows.length * 86 };
}

/** Splits facts into rows of three, or of two if three would leave one over. */
function rowsOf(facts: readonly Fact[]): (readonly Fact[])[] {
  const most = facts.length % 3 === 1 ? 2 : 3;
  return Array.from({ length: Math.ceil(facts.length / most) }, (_, at) => facts.slice(at * most, (at + 1) * most));
}

function rays(): Item {
  const one = path('M0 0L-26 -420L26 -420Z', { fill: fade(COLOURS.gold, 0.07) });
  return group(
    Array.from({ length: 18 }, (_, at) => group([one], { turn: at * 20 })),
    { x: PICTURE_WIDTH / 2, y: 128, clip: box(-PICTURE_WIDTH / 2, -128, PICTURE_WIDTH, 700) },
  );
}

function hero(winner: number | undefined): Item[] {
  if (winner === undefined) return [medallion(PICTURE_WIDTH / 2, 118, 66, 'none', { icon: SIGNS.waits, rim: 5 })];
  return [
    icon(SIGNS.laurels, PICTURE_WIDTH / 2, 122, 232, { colour: COLOURS.gold, to: '#a8741d', edge: 2.5 }),
    medallion(PICTURE_WIDTH / 2, 118, 66, winner, { icon: SIGNS.trophy, scale: 1.2, rim: 5 }),
    icon(SIGNS.king, PICTURE_WIDTH / 2, 40, 58, { colour: '#fff0c2', to: COLOURS.gold, edge: 3 }),
  ];
}

/** Height of a row of two players, in pixels. */
const PLAYER_ROW = 42;

function playerList(
  title: string,
  { players, winners, score }: Pick<End, 'players' | 'winners' | 'score'>,
  y: number,
): Item[] {
  const rows = Math.ceil(players.length / 2);
  const place = box(14, y, PICTURE_WIDTH - 28, 38 + rows * PLAYER_ROW);
  const places = Array.from({ length: rows }, (_, row) =>
    columns(box(28, y + 32 + row * PLAYER_ROW, PICTURE_WIDTH - 56, PLAYER_ROW), Math.min(2, players.length)),
  ).flat();
  return [
    panel(place, { colour: COLOURS.gold, fill: '#20222d', thick: 2, radius: 14 }),
    text({ ...place, y: y + 2, height: 30 }, title, {
      align: 'centre',
      weight: 500,
      colour: COLOURS.soft,
      mayCut: true,
    }),
    ...players.flatMap(({ seat, name }, at) => {
      const { x, y: top, width } = places[at] as Box;
      const hasWon = winners.includes(seat);
      const value = score?.of[seat];
      const wide = value === undefined ? 0 : 92;
      return [
        medallion(x + 20, top + 20, 17, seat, { icon: hasWon ? SIGNS.king : SIGNS.hand }),
        text(box(x + 46, top, width - 46 - wide, 40), name, {
          size: FONT_SIZES.head,
          weight: 700,
          colour: hasWon ? COLOURS.text : COLOURS.soft,
          mayCut: true,
        }),
        ...(score && value !== undefined
          ? scoreItems(box(x + width - wide, top, wide, 40), score.icon, value, hasWon)
          : []),
      ];
    }),
  ];
}

function scoreItems({ x, y, width, height }: Box, sign: string, value: number, hasWon: boolean): Item[] {
  return [
    icon(sign, x + 13, y + height / 2, 25, { colour: hasWon ? COLOURS.life : COLOURS.soft }),
    text(box(x + 29, y, width - 33, height), value, {
      size: 32,
      weight: 700,
      colour: hasWon ? COLOURS.text : COLOURS.soft,
      align: 'right',
    }),
  ];
}

function fact(place: Box, { icon: sign, value, words }: Fact): Item[] {
  const { x, y, width } = place;
  return [
    panel(place, { radius: 12 }),
    icon(sign, x + 32, y + 39, 38, { colour: COLOURS.gold }),
    text(box(x + 60, y + 4, width - 68, 32), value, { size: FONT_SIZES.decisive, weight: 700, mayCut: true }),
    text(box(x + 60, y + 35, width - 68, 40), words, {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      weight: 500,
      colour: COLOURS.soft,
      lines: 2,
      mayCut: true,
    }),
  ];
}
