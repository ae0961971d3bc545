import { box, columns } from '../../../games/kit/picture/box.ts';
import type { Item, Picture, RowPart } from '../../../games/kit/picture/items.ts';
import { compose, group, icon, medallion, panel, path, rect, row, text } from '../../../games/kit/picture/make.ts';
import { fade, lookOf, mix, SIZES, TONES, WIDTH } from '../../../games/kit/picture/palette.ts';
import { paragraphs } from '../../../games/kit/picture/paragraph.ts';
import { SIGNS } from '../../../games/kit/picture/signs.ts';

/** A card to share: a title and a few lines, without Discord's signs for bold and the like. */
export function card(lines: readonly string[]): Picture {
  const [title = '', ...rest] = lines.map(bare).filter(Boolean);
  const body = paragraphs(78, rest, { size: SIZES.value });
  return compose(
    78 + body.height + 18,
    [mix(TONES.ground, TONES.gold, 0.14), TONES.ground],
    [
      rect(box(0, 0, WIDTH, 4), { fill: TONES.gold }),
      icon(SIGNS.trophy, 40, 40, 40, { tone: TONES.gold }),
      text(box(72, 12, WIDTH - 96, 56), title, { size: 32, weight: 700, mayCut: true, lines: 2 }),
      ...body.items,
    ],
  );
}

/** What the end of a game is told by. */
export interface End {
  readonly title: string;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly ending: string;
  /** Whose rating changed, from what to what, and by how much. */
  readonly rated: readonly (readonly string[])[];
}

/** The end of a game as a card to share: who won, how, and what it did to the ratings. */
export function endCard({ title, names, winners, ending, rated }: End): Picture {
  const [winner] = winners;
  const tone = winner === undefined ? TONES.none : lookOf(winner).tone;
  const head = winner === undefined ? title : winners.map((seat) => names[seat]).join(' & ');
  const how = paragraphs(272, [ending].filter(Boolean), {
    size: SIZES.head,
    weight: 500,
    tone: TONES.soft,
    align: 'centre',
  });
  const below = 280 + how.height;
  return compose(
    below + 78 + (rated.length > 0 ? 88 : 0) + 14,
    [mix(TONES.ground, tone, 0.26), TONES.ground],
    [
      rays(),
      rect(box(0, 0, WIDTH, 4), { fill: TONES.gold }),
      ...hero(winner),
      text(box(20, 206, WIDTH - 40, 66), head, {
        size: SIZES.title,
        weight: 700,
        align: 'centre',
        least: 30,
        edge: 4,
        mayCut: true,
      }),
      ...how.items,
      ...players(title, names, winners, below),
      ...columns(box(14, below + 88, WIDTH - 28, 78), Math.max(1, Math.min(rated.length, 4))).flatMap((place, at) =>
        rated[at] ? rating(place, rated[at]) : [],
      ),
    ],
  );
}

/** Rays behind whoever won. */
function rays(): Item {
  const one = path('M0 0L-26 -420L26 -420Z', { fill: fade(TONES.gold, 0.07) });
  return group(
    Array.from({ length: 18 }, (_, at) => group([one], { turn: at * 20 })),
    { x: WIDTH / 2, y: 128, clip: box(-WIDTH / 2, -128, WIDTH, 700) },
  );
}

function hero(winner: number | undefined): Item[] {
  if (winner === undefined) return [medallion(WIDTH / 2, 118, 66, 'none', { icon: SIGNS.waits, rim: 5 })];
  return [
    icon(SIGNS.laurels, WIDTH / 2, 122, 232, { tone: TONES.gold, to: '#a8741d', edge: 2.5 }),
    medallion(WIDTH / 2, 118, 66, winner, { icon: SIGNS.trophy, scale: 1.2, rim: 5 }),
    icon(SIGNS.king, WIDTH / 2, 40, 58, { tone: '#fff0c2', to: TONES.gold, edge: 3 }),
  ];
}

/** Everybody who played, and what. */
function players(title: string, names: readonly string[], winners: readonly number[], y: number): Item[] {
  const place = box(14, y, WIDTH - 28, 78);
  return [
    panel(place, { tone: TONES.gold, fill: '#20222d', thick: 2, radius: 14 }),
    text({ ...place, y: y + 2, height: 32 }, title, { align: 'centre', weight: 500, tone: TONES.soft }),
    ...columns(box(28, y + 30, WIDTH - 56, 44), Math.max(1, names.length)).flatMap((seat, at) => [
      medallion(seat.x + 20, seat.y + 20, 16, at, { icon: winners.includes(at) ? SIGNS.king : SIGNS.hand }),
      text({ ...seat, x: seat.x + 46, width: seat.width - 46, height: 40 }, names[at] ?? '', {
        size: SIZES.head,
        weight: 700,
        tone: winners.includes(at) ? TONES.text : TONES.soft,
        mayCut: true,
      }),
    ]),
  ];
}

function rating(place: ReturnType<typeof box>, [name = '', course = '', by = '']: readonly string[]): Item[] {
  const { x, y, width } = place;
  const tone = by.startsWith('−') ? TONES.bad : TONES.good;
  return [
    panel(place, { radius: 12 }),
    text(box(x + 12, y + 6, width * 0.58 - 12, 34), name, { size: SIZES.head, weight: 700, mayCut: true }),
    text(box(x + width * 0.58, y + 6, width * 0.42 - 12, 34), by, { size: 27, weight: 700, tone, align: 'right' }),
    row(box(x + 12, y + 40, width - 24, 30), fromTo(course)),
  ];
}

/** "1500 → 1562" with an arrow that every font has. */
function fromTo(course: string): RowPart[] {
  const arrow: RowPart[] = [{ gap: 8 }, { icon: SIGNS.further, size: 16, turn: -90, tone: TONES.soft }, { gap: 8 }];
  return course
    .split(' → ')
    .flatMap((rating, at) => [...(at > 0 ? arrow : []), { text: rating, tone: TONES.soft, weight: 500 as const }]);
}

/** Words as a picture shows them: Discord's own times and signs mean nothing there. */
function bare(line: string): string {
  return line
    .replace(/<t:\d+(?::\w)?>/g, '')
    .replace(/^-# |\*\*|\\(?=[*_~`|>])/g, '')
    .trim();
}
