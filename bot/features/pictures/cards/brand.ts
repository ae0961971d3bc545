import type { Emblem } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  fade,
  group,
  type Item,
  icon,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  path,
  piece,
  rect,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';

/** Emblem of games without their own. */
export const NO_EMBLEM: Emblem = { icon: SIGNS.dice, colour: COLOURS.none };

/** A board on the banner, with the emblem of its game. */
export interface Cover {
  readonly emblem: Emblem;
  readonly board: Picture;
}

const WOOD = ['#ffd166', '#d98b35'] as const;
const NIGHT = ['#2a1836', '#14151b'] as const;

/** Size of an emblem's picture in pixels. */
const TILE = 160;

/** Draws the emblem of a game. */
export function emblemTile({ icon: sign, colour }: Emblem): Picture {
  const middle = TILE / 2;
  return {
    width: TILE,
    height: TILE,
    ground: [mix(COLOURS.night, colour, 0.42), mix(COLOURS.night, colour, 0.12)],
    items: [
      ...rays(middle, middle, TILE, fade(colour, 0.12)),
      icon(sign, middle, middle, 116, { colour: mix(colour, '#ffffff', 0.55), to: colour, edge: 3.5 }),
      rect(box(2, 2, TILE - 4, TILE - 4), { stroke: fade(colour, 0.8), thick: 4 }),
    ],
  };
}

/** Draws the bot's avatar, which Discord shows in a circle. */
export function avatar(size: number): Picture {
  return {
    width: size,
    height: size,
    ground: NIGHT,
    items: [
      group([...rays(256, 256, 400, fade(COLOURS.gold, 0.1)), group(mark(), { x: -25, y: -30, scale: 1.1 })], {
        scale: size / 512,
      }),
    ],
  };
}

/** Draws the table with the pieces of two players, in 512 by 512 pixels. */
function mark(): Item[] {
  const wood = { down: [...WOOD] };
  const edge = { stroke: COLOURS.night, thick: 12 } as const;
  const [own, other] = [sideStyle(0), sideStyle(1)];
  return [
    path('M128 300L108 408L152 408L178 300ZM384 300L404 408L360 408L334 300Z', { fill: '#9c5a20', ...edge }),
    rect(box(64, 258, 384, 58), { fill: wood, radius: 22, ...edge }),
    piece(180, 186, 66, 'circle', { fill: { down: [mix(own.colour, '#ffffff', 0.35), own.colour] }, ...edge }),
    piece(334, 186, 70, 'hexagon', { fill: { down: [mix(other.colour, '#ffffff', 0.35), other.colour] }, ...edge }),
    icon(SIGNS.king, 180, 184, 74, { colour: own.deep }),
    icon(SIGNS.attack, 334, 186, 76, { colour: other.deep }),
  ];
}

interface BannerText {
  readonly title: string;
  readonly line: string;
}

/** Draws the banner: the bot's mark, its name, a line of text, and boards of up to five games. */
export function banner(
  { title, line }: BannerText,
  covers: readonly Cover[],
  { width, height } = { width: PICTURE_WIDTH, height: 250 },
): Picture {
  return {
    width,
    height,
    ground: NIGHT,
    items: [
      ...rays(width / 2, height + 60, height + 120, fade(COLOURS.gold, 0.07)),
      group(mark(), { x: -4, y: -10, scale: 0.19 }),
      text(box(92, 6, width - 104, 46), title, { size: 42, weight: 700 }),
      text(box(92, 48, width - 104, 30), line, { size: 22, weight: 600, colour: COLOURS.gold }),
      ...fan(covers, width, height),
    ],
  };
}

/** Positions of the boards on a banner, relative to its middle. The first board is in the middle and on top. */
const OFFSETS = [0, -1, 1, -2, 2] as const;
/** Width of a board on the banner, and the height above and below it, in pixels. */
const CARD = { width: 164, above: 84, below: 24 } as const;

/** Draws boards as a fan of cards. */
function fan(covers: readonly Cover[], width: number, height: number): Item[] {
  const step = Math.min(CARD.width, (width - CARD.width - 14) / (OFFSETS.length - 1));
  return OFFSETS.flatMap((off, at) => {
    const cover = covers[at];
    if (!cover) return [];
    const y = (CARD.above + height - CARD.below) / 2 + off * off * 2;
    // The left part of a card on the right is covered.
    const hidden = off > 0 ? CARD.width - step : 0;
    const card = box(0, 0, CARD.width, height - CARD.above - CARD.below);
    return [group(coverItems(cover, card, hidden), { x: width / 2 + off * step, y, turn: off * 2.5 })];
  }).toReversed();
}

/** Draws a board as a card around the origin, `hidden` pixels from its left edge, with the emblem of its game. */
function coverItems({ emblem, board }: Cover, { width, height }: Box, hidden: number): Item[] {
  const scale = Math.max(width / board.width, height / board.height);
  const frame = box(-width / 2, -height / 2, width, height);
  return [
    rect({ ...frame, y: frame.y + 4 }, { fill: '#00000088', radius: 8 }),
    rect(frame, { fill: { down: [...board.ground] } }),
    group(board.items, {
      x: frame.x + hidden,
      y: frame.y,
      scale,
      clip: box(0, 0, (width - hidden) / scale, height / scale),
    }),
    rect(frame, { stroke: COLOURS.night, thick: 6, radius: 8 }),
    rect(frame, { stroke: emblem.colour, thick: 3, radius: 8 }),
    medallion(0, height / 2 - 2, 19, 'none', {
      shape: 'circle',
      icon: emblem.icon,
      colour: emblem.colour,
      deep: mix(COLOURS.night, emblem.colour, 0.35),
    }),
  ];
}

function rays(x: number, y: number, length: number, colour: Colour): Item[] {
  const ray = path(`M0 0L${-length / 14} ${-length}L${length / 14} ${-length}Z`, { fill: colour });
  return [
    group(
      Array.from({ length: 18 }, (_, at) => group([ray], { turn: at * 20 })),
      { x, y },
    ),
  ];
}
