import { capital, type Language, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  header,
  type Item,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  paragraphs,
  SIGNS,
  type Side,
  text,
} from '@longtable/kit/picture';
import { Events } from 'discord.js';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { namesAt } from '../../host/table/names.ts';
import { isSeated } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Pictures } from '../../messages/messages.ts';
import type { Sketch } from '../../render/message.ts';
import { hasMoved, lastTurn } from './cards/animation.ts';
import { unlessFailed } from './cards/covers.ts';
import { GifRenderer } from './cards/gif-renderer.ts';
import { Painting } from './cards/painting.ts';
import { emojiUpload } from './emojis/upload.ts';
import { FileAccess, PaintedPictures, type Painter } from './painted.ts';
import { serialise } from './serialise.ts';

export { emblemTile, NO_EMBLEM } from './cards/brand.ts';
export { drawBanner, drawFilm, unlessFailed } from './cards/covers.ts';
export { drawEndCard } from './cards/end-card.ts';
export { type Fact, factsCard } from './cards/facts.ts';
export type { Animation } from './cards/gif-renderer.ts';
export { MoveFrames, outcomeOf } from './cards/moves.ts';

/** Loads the function that renders a picture as PNG in this thread. The bot renders in other threads and never loads it. */
export async function loadRenderer(): Promise<(picture: Picture) => Buffer> {
  const { renderPng } = await import('./canvas/png.ts');
  return (picture) => renderPng(serialise(picture));
}

/** Paints pictures in a thread, and GIFs in another one of low priority. */
export class PicturePainter implements Painter {
  readonly gifs = new GifRenderer();
  readonly #painting: Painting;

  constructor(painting = new Painting()) {
    this.#painting = painting;
  }

  async paint(picture: Picture, board?: string): Promise<Buffer | undefined> {
    const drawing = unlessFailed(() => serialise(picture), '');
    return drawing === '' ? undefined : this.#painting.paint(board ?? drawing, drawing);
  }

  get isIdle(): boolean {
    return this.gifs.isFree && this.#painting.waiting === 0;
  }

  readonly canAnimate = hasMoved;

  animateTurn(...turn: Parameters<Painter['animateTurn']>): Promise<Buffer | undefined> {
    return this.gifs.render(() => lastTurn(...turn));
  }

  async close(): Promise<void> {
    await Promise.all([this.gifs.close(), this.#painting.close()]);
  }
}

/** Returns the painter of the bot. Undefined if it has none. */
export function painterOf(pictures: Pictures | undefined): Painter | undefined {
  return pictures && 'painter' in pictures ? (pictures.painter as Painter) : undefined;
}

/** Returns the renderer of GIFs. Undefined if the bot has no painter. */
export function gifsOf(bot: Bot): GifRenderer | undefined {
  const painter = painterOf(bot.pictures);
  return painter instanceof PicturePainter ? painter.gifs : undefined;
}

/** Draws the terms and seats of an open table as a picture. */
function drawTerms({ table, game }: LoadedTable, terms: readonly string[], language: Language): Sketch {
  const names = namesAt(table, language);
  const seats = table.seats.map((occupant, seat) => ({
    name: names[seat] ?? '',
    isTaken: isSeated(occupant),
    side: table.terms.shuffleSeats ? ('none' as const) : seat,
  }));
  const words = terms.map((line) => line.replaceAll('**', '').replaceAll(/\\(.)/g, '$1'));
  const picture = waitingCard(say(game.title, language), seats, words);
  const description = `${names.join(' – ')}. ${words.join(' ')}`.slice(0, MAX_DESCRIPTION);
  return { of: table.id, picture, description };
}

declare module '../../host/limits.ts' {
  interface Limits {
    /** Milliseconds after the start before missing emojis are uploaded. */
    readonly emojisAfter: number;
  }
}

export const pictures: Feature = {
  id: 'pictures',
  limits: { emojisAfter: 20_000 },
  openPictures(client, findEmoji) {
    const access = new FileAccess();
    client.on(Events.InteractionCreate, (interaction) => access.record(interaction));
    return new PaintedPictures(new PicturePainter(), findEmoji, (channel) => access.mayAttach(channel));
  },
  drawTerms,
  ...emojiUpload,
};

export interface WaitingSeat {
  readonly name: string;
  /** False for free seats and pending invitations. */
  readonly isTaken: boolean;
  /** Style of the seat. `none` while seats will be shuffled. */
  readonly side: Side;
}

/** Height of a seat with its gap, in pixels. */
const SEAT = 74;
const HEAD = 40;

/** Draws an open table: seats and terms. */
function waitingCard(title: string, seats: readonly WaitingSeat[], terms: readonly string[]): Picture {
  const wide = Math.min(2, seats.length);
  const rows = Math.ceil(seats.length / wide);
  const words = paragraphs(HEAD + 10 + rows * SEAT + 4, terms, { weight: 500, colour: COLOURS.soft });
  const places = Array.from({ length: rows }, (_, row) =>
    columns(box(12, HEAD + 10 + row * SEAT, PICTURE_WIDTH - 24, SEAT - 8), wide),
  ).flat();
  return compose(
    HEAD + 10 + rows * SEAT + words.height + 14,
    [mix(COLOURS.ground, COLOURS.gold, 0.1), COLOURS.ground],
    [
      ...header(SIGNS.waits, title),
      ...seats.flatMap((seat, at) => (places[at] ? drawSeat(places[at], seat) : [])),
      ...words.items,
    ],
  );
}

function drawSeat(place: Box, { name, isTaken, side }: WaitingSeat): Item[] {
  const { x, y, width, height } = place;
  const look = isTaken ? { side: 'none' as const } : { dash: [5, 5] };
  return [
    panel(place, { ...look, radius: 12 }),
    medallion(x + 36, y + height / 2, 23, isTaken ? side : 'none', {
      icon: isTaken ? SIGNS.hand : SIGNS.waits,
      ...(!isTaken && { alpha: 0.6 }),
    }),
    text(box(x + 70, y, width - 80, height), capital(name), {
      size: FONT_SIZES.head,
      weight: isTaken ? 700 : 500,
      colour: isTaken ? COLOURS.text : COLOURS.soft,
      lines: 2,
      mayCut: true,
    }),
  ];
}
