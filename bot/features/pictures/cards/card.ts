import type { Language } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  fade,
  group,
  type Item,
  icon,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  paragraphs,
  path,
  piece,
  rect,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import { type Fact, rowsOf, tiles } from './facts.ts';

/** A player on an end card. */
export interface EndPlayer {
  readonly seat: number;
  readonly name: string;
  /** Icon of the portrait. */
  readonly icon: string;
}

/** Content of an end card. */
export interface End {
  /** The result of the only person, the winner, a draw, or the game if there is neither. */
  readonly head: string;
  readonly title: string;
  readonly ending: string;
  /** The players in display order. */
  readonly players: readonly EndPlayer[];
  readonly winners: readonly number[];
  readonly isDraw: boolean;
  /** Seat of the only person at the table, if they have lost. */
  readonly loser?: number | undefined;
  /** The deciding number of each seat. */
  readonly score?: { readonly icon: string; readonly of: readonly number[] } | undefined;
  readonly facts: readonly Fact[];
  readonly language: Language;
}

/** Vertical position of the text below the hero, in pixels. */
const HEAD = 146;

/** Draws an end card: game, winner, ending, players and facts. */
export function endCard({ head, title, ending, facts, language, ...end }: End): Picture {
  const [winner] = end.winners;
  const colour = end.loser !== undefined ? COLOURS.bad : winner === undefined ? COLOURS.none : sideStyle(winner).colour;
  const how = paragraphs(HEAD + 54, [ending].filter(Boolean), {
    size: FONT_SIZES.head,
    weight: 500,
    colour: COLOURS.soft,
    align: 'centre',
  });
  const below = HEAD + 60 + how.height;
  const listed = playerPanel(end, below);
  const told = tiles(below + listed.height + 8, rowsOf(facts, facts.length % 3 === 0 ? 3 : 2), language);
  return compose(
    below + listed.height + 8 + told.height,
    [mix(COLOURS.ground, colour, 0.26), COLOURS.ground],
    [
      rays(),
      rect(box(0, 0, PICTURE_WIDTH, 4), { fill: COLOURS.gold }),
      text(box(14, 7, PICTURE_WIDTH - 28, 26), title, {
        align: 'centre',
        weight: 500,
        colour: COLOURS.soft,
        mayCut: true,
      }),
      ...hero(end),
      text(box(20, HEAD + 4, PICTURE_WIDTH - 40, 48), head, {
        size: 46,
        weight: 700,
        align: 'centre',
        minSize: 20,
        lines: 2,
        edge: 4,
        mayCut: true,
      }),
      ...how.items,
      ...listed.items,
      ...told.items,
    ],
  );
}

function rays(): Item {
  const ray = path('M0 0L-26 -420L26 -420Z', { fill: fade(COLOURS.gold, 0.07) });
  return group(
    Array.from({ length: 18 }, (_, at) => group([ray], { turn: at * 20 })),
    { x: PICTURE_WIDTH / 2, y: HERO_Y, clip: box(-PICTURE_WIDTH / 2, -HERO_Y, PICTURE_WIDTH, 700) },
  );
}

/** Vertical centre of the hero. */
const HERO_Y = 91;

/** Draws the winner with laurels and a crown, both players of a draw, or the only person. */
function hero({ players, winners, isDraw, loser }: Pick<End, 'players' | 'winners' | 'isDraw' | 'loser'>): Item[] {
  const middle = PICTURE_WIDTH / 2;
  const winner = players.find(({ seat }) => seat === winners[0]);
  if (winner && loser === undefined)
    return [
      icon(SIGNS.laurels, middle, HERO_Y + 6, 128, { colour: COLOURS.gold, to: '#a8741d', edge: 2.5 }),
      medallion(middle, HERO_Y + 4, 38, winner.seat, { icon: winner.icon, scale: 1.2, rim: 5 }),
      icon(SIGNS.king, middle, HERO_Y - 37, 34, { colour: '#fff0c2', to: COLOURS.gold, edge: 3 }),
    ];
  const [one, other] = players;
  if (isDraw && one && other)
    return [
      medallion(middle - 38, HERO_Y, 43, one.seat, { icon: one.icon, scale: 1.2, rim: 5 }),
      medallion(middle + 38, HERO_Y, 43, other.seat, { icon: other.icon, scale: 1.2, rim: 5 }),
      piece(middle, HERO_Y + 27, 24, 'circle', { fill: COLOURS.gold, stroke: COLOURS.night, thick: 4 }),
      text(box(middle - 25, HERO_Y + 2, 50, 50), '½', {
        size: 32,
        weight: 700,
        align: 'centre',
        colour: COLOURS.night,
      }),
    ];
  const solo = players.length === 1 ? one : players.find(({ seat }) => seat === loser);
  return [
    medallion(middle, HERO_Y, 46, solo?.seat ?? 'none', { icon: solo?.icon ?? SIGNS.waits, scale: 1.2, rim: 5 }),
    ...(loser !== undefined
      ? [icon(SIGNS.deadly, middle + 36, HERO_Y + 30, 42, { colour: COLOURS.bad, edge: 3 })]
      : []),
  ];
}

/** Height of a row of two players, in pixels. */
const PLAYER_ROW = 42;
/** Height of the panel of two players. */
const VERSUS = 64;

type Listed = Pick<End, 'players' | 'winners' | 'score'>;

/** Draws the players from a vertical position: two with the score between them, more in rows. A solo game has no panel. */
function playerPanel(end: Listed, y: number): { readonly items: readonly Item[]; readonly height: number } {
  const [one, other, ...more] = end.players;
  if (one && other && more.length === 0) return { items: versus(end, one, other, y), height: VERSUS };
  if (!other) return { items: [], height: 0 };
  const height = 12 + Math.ceil(end.players.length / 2) * PLAYER_ROW;
  return { items: playerRows(end, box(14, y, PICTURE_WIDTH - 28, height)), height };
}

function versus({ winners, score }: Listed, one: EndPlayer, other: EndPlayer, y: number): Item[] {
  const [middle, line] = [PICTURE_WIDTH / 2, y + VERSUS / 2];
  const room = score ? 84 : 34;
  const player = ({ seat, name, icon: sign }: EndPlayer, isRight: boolean): Item[] => {
    const hasWon = winners.includes(seat);
    const [left, right] = isRight ? [middle + room, PICTURE_WIDTH - 92] : [92, middle - room];
    const value = score?.of[seat];
    return [
      medallion(isRight ? PICTURE_WIDTH - 54 : 54, line, 27, seat, { icon: sign, scale: 1.2, active: hasWon }),
      text(box(left, y, right - left, VERSUS), name, {
        size: FONT_SIZES.value,
        weight: 700,
        colour: hasWon || winners.length === 0 ? COLOURS.text : COLOURS.soft,
        align: isRight ? 'right' : 'left',
        minSize: FONT_SIZES.min,
        lines: 2,
        mayCut: true,
      }),
      ...(value === undefined
        ? []
        : [
            text(box(isRight ? middle + 22 : middle - 80, y, 58, VERSUS), value, {
              size: score && Math.max(...score.of) > 999 ? 30 : 40,
              narrow: true,
              weight: 700,
              colour: hasWon || winners.length === 0 ? COLOURS.text : COLOURS.soft,
              align: isRight ? 'left' : 'right',
            }),
          ]),
    ];
  };
  return [
    panel(box(14, y, PICTURE_WIDTH - 28, VERSUS), { colour: COLOURS.gold, fill: '#20222d', thick: 2, radius: 14 }),
    ...player(one, false),
    icon(score?.icon ?? SIGNS.blow, middle, line, 34, { colour: score ? COLOURS.life : COLOURS.soft }),
    ...player(other, true),
  ];
}

function playerRows({ players, winners, score }: Listed, place: Box): Item[] {
  const rows = Math.ceil(players.length / 2);
  const places = Array.from({ length: rows }, (_, row) =>
    columns(box(28, place.y + 6 + row * PLAYER_ROW, PICTURE_WIDTH - 56, PLAYER_ROW), Math.min(2, players.length)),
  ).flat();
  return [
    panel(place, { colour: COLOURS.gold, fill: '#20222d', thick: 2, radius: 14 }),
    ...players.flatMap(({ seat, name, icon: sign }, at) => {
      const { x, y: top, width } = places[at] as Box;
      const hasWon = winners.includes(seat);
      const value = score?.of[seat];
      const wide = value === undefined ? 0 : 92;
      return [
        medallion(x + 20, top + 20, 17, seat, { icon: sign, active: hasWon }),
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
