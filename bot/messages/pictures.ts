import { setTimeout } from 'node:timers/promises';
import type { Reader, Viewer } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import { ComponentType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type FindEmoji, NO_EMOJIS } from '../render/emojis.ts';
import { type Drawn, galleryOf } from '../render/message.ts';

/** Error codes of rejected files. */
const FILE_REFUSED_CODES: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.RequestEntityTooLarge,
]);

/** Paints pictures and animations. */
export interface Painter {
  /** Returns a picture as PNG. Undefined on failure or if too many wait. Waiting callers for the same board get its newest picture. */
  paint(picture: Picture, board?: string): Promise<Buffer | undefined>;
  /** Whether no picture waits, so that there is time for an animation. */
  readonly isIdle: boolean;
  /** Whether the last turn can be animated for a viewer. */
  canAnimate(loaded: LoadedTable, viewer: Viewer): boolean;
  /** Returns the last turn as GIF from the reader's view. Undefined if there is nothing to see, or on failure. */
  animateTurn(context: Context, loaded: LoadedTable, reader: Reader): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Adds pictures to drawn messages. A message whose picture fails is sent as text, and so are all without a painter. */
export class Pictures {
  readonly #mayAttach: (channel: string) => boolean;
  readonly findEmoji: FindEmoji;
  readonly painter: Painter | undefined;
  /** Number of attempts that painted no picture. */
  failed = 0;
  readonly #missing = new WeakSet<Drawn>();

  /** `mayAttach` returns whether files can be sent to a channel. */
  constructor(
    mayAttach: (channel: string) => boolean = () => true,
    findEmoji: FindEmoji = NO_EMOJIS,
    painter: Painter | undefined = undefined,
  ) {
    this.#mayAttach = mayAttach;
    this.findEmoji = findEmoji;
    this.painter = painter;
  }

  /** Sends a message with its picture, or without it if it cannot be painted, see `paint`, or Discord rejects it. */
  async send<T>(drawn: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string, asText?: () => Drawn): Promise<T> {
    const painted = await this.paint(drawn, channel, asText);
    try {
      return await send(painted);
    } catch (error) {
      if (painted !== drawn && isFileRefused(error)) return send(drawn);
      throw error;
    }
  }

  /** Whether the last turn of a table can be animated for a viewer. */
  canAnimate(loaded: LoadedTable, viewer: Viewer): boolean {
    return this.painter?.canAnimate(loaded, viewer) ?? false;
  }

  /** Returns a message with an animation of the last turn after a delay, see `animate`. Undefined if `isCurrent` returns false then. */
  async animateLater(drawn: Drawn, turn: AnimatedTurn, channel?: string): Promise<Drawn | undefined> {
    await setTimeout(ANIMATION_DELAY_MS, undefined, { ref: false });
    return (await turn.isCurrent()) ? this.animate(drawn, turn, channel) : undefined;
  }

  /**
   * Returns a message with an animation of the last turn in place of its picture. Undefined if it has no picture, the channel
   * accepts no files, other pictures wait, or the animation fails.
   */
  async animate(drawn: Drawn, { context, loaded, reader }: AnimatedTurn, channel?: string): Promise<Drawn | undefined> {
    if (!drawn.sketch || !this.painter?.isIdle || !this.takesFiles(channel)) return undefined;
    const gif = await this.painter.animateTurn(context, loaded, reader);
    return gif && withPicture(drawn, gif, 'board.gif');
  }

  /**
   * Returns a message with its picture. Returns the message itself if it has none or the channel accepts no files. If
   * painting fails, returns the message as text, which offers the picture.
   */
  async paint(drawn: Drawn, channel?: string, asText: () => Drawn = () => drawn): Promise<Drawn> {
    const { sketch } = drawn;
    if (!sketch || !this.painter || !this.takesFiles(channel)) return drawn;
    const png = await this.painter.paint(sketch.picture, sketch.of);
    if (png) return withPicture(drawn, png, 'board.png');
    this.failed++;
    this.#missing.add(drawn);
    return asText();
  }

  /** Whether the picture of a message could not be painted. */
  isMissing(drawn: Drawn): boolean {
    return this.#missing.has(drawn);
  }

  /** Returns a message with its missing picture as soon as it is painted. Undefined if `isCurrent` returns false or painting fails again. */
  async paintLater(
    drawn: Drawn,
    isCurrent: () => boolean | Promise<boolean>,
    channel?: string,
  ): Promise<Drawn | undefined> {
    for (const delay of REPAINT_DELAYS_MS) {
      await setTimeout(delay, undefined, { ref: false });
      if (!(await isCurrent())) return undefined;
      const painted = await this.paint(drawn, channel);
      if (painted !== drawn) return painted;
    }
    return undefined;
  }

  /** Whether files can be sent to a channel. */
  takesFiles(channel: string | undefined): boolean {
    return channel === undefined || this.#mayAttach(channel);
  }

  async close(): Promise<void> {
    await this.painter?.close();
  }
}

/** Delays before a missing picture is painted again. */
const REPAINT_DELAYS_MS = [1000, 5000, 20_000];

/** Delay before an animation starts. A press within this time cancels it. */
export const ANIMATION_DELAY_MS = 250;

/** A turn to animate. */
interface AnimatedTurn {
  readonly context: Context;
  readonly loaded: LoadedTable;
  readonly reader: Reader;
  /** Whether the message still shows the turn. */
  isCurrent(): boolean | Promise<boolean>;
}

/** Whether an error means that Discord rejects files in the channel, or this file. */
export function isFileRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError && FILE_REFUSED_CODES.has(error.code);
}

function withPicture(drawn: Drawn, attachment: Buffer, name: string): Drawn {
  const { sketch, ...rest } = drawn;
  if (!sketch) return drawn;
  const file = { attachment, name, description: sketch.description };
  return {
    ...rest,
    components: rest.components.map((part) =>
      part.type === ComponentType.Container
        ? { ...part, components: part.components.toSpliced(sketch.at, sketch.inPlace ? 1 : 0, galleryOf(file)) }
        : part,
    ),
    files: [...(rest.files ?? []), file],
  };
}
