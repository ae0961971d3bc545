import { setTimeout } from 'node:timers/promises';
import type { Reader, Viewer } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import { ComponentType, type Interaction, PermissionFlagsBits } from 'discord.js';
import { Lru } from '../../../storage/lru.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { type AnimatedTurn, isFileRefused, type Pictures } from '../../messages/messages.ts';
import { type FindEmoji, NO_EMOJIS } from '../../render/emojis.ts';
import { type Drawn, galleryOf } from '../../render/message.ts';

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

/** Adds pictures to drawn messages. A message whose picture fails is sent as text. */
export class PaintedPictures implements Pictures {
  readonly #mayAttach: (channel: string) => boolean;
  readonly findEmoji: FindEmoji;
  readonly painter: Painter;
  failed = 0;
  readonly #missing = new WeakSet<Drawn>();

  /** `mayAttach` returns whether files can be sent to a channel. */
  constructor(
    painter: Painter,
    findEmoji: FindEmoji = NO_EMOJIS,
    mayAttach: (channel: string) => boolean = () => true,
  ) {
    this.#mayAttach = mayAttach;
    this.findEmoji = findEmoji;
    this.painter = painter;
  }

  async send<T>(drawn: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string, asText?: () => Drawn): Promise<T> {
    const painted = await this.paint(drawn, channel, asText);
    try {
      return await send(painted);
    } catch (error) {
      if (painted !== drawn && isFileRefused(error)) return send(drawn);
      throw error;
    }
  }

  canAnimate(loaded: LoadedTable, viewer: Viewer): boolean {
    return this.painter.canAnimate(loaded, viewer);
  }

  async animateLater(drawn: Drawn, turn: AnimatedTurn, channel?: string): Promise<Drawn | undefined> {
    await setTimeout(ANIMATION_DELAY_MS, undefined, { ref: false });
    return (await turn.isCurrent()) ? this.animate(drawn, turn, channel) : undefined;
  }

  /**
   * Returns a message with an animation of the last turn in place of its picture. Undefined if it has no picture, the channel
   * accepts no files, other pictures wait, or the animation fails.
   */
  async animate(drawn: Drawn, { context, loaded, reader }: AnimatedTurn, channel?: string): Promise<Drawn | undefined> {
    if (!drawn.sketch || !this.painter.isIdle || !this.takesFiles(channel)) return undefined;
    const gif = await this.painter.animateTurn(context, loaded, reader);
    return gif && withPicture(drawn, gif, 'board.gif');
  }

  async paint(drawn: Drawn, channel?: string, asText: () => Drawn = () => drawn): Promise<Drawn> {
    const { sketch } = drawn;
    if (!sketch || !this.takesFiles(channel)) return drawn;
    const png = await this.painter.paint(sketch.picture, sketch.of);
    if (png) return withPicture(drawn, png, 'board.png');
    this.failed++;
    this.#missing.add(drawn);
    return asText();
  }

  isMissing(drawn: Drawn): boolean {
    return this.#missing.has(drawn);
  }

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
    await this.painter.close();
  }
}

/** Delays before a missing picture is painted again. */
const REPAINT_DELAYS_MS = [1000, 5000, 20_000];

/** Delay before an animation starts. A press within this time cancels it. */
const ANIMATION_DELAY_MS = 250;

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

/** Maximum number of remembered channels that accept no files. */
const MAX_CHANNELS = 1000;

/** Tracks channels that accept no files, from the permissions in each interaction. */
export class FileAccess {
  readonly #refused = new Lru<true>(MAX_CHANNELS);

  record({ guildId, channelId, appPermissions }: Interaction): void {
    if (guildId === null || channelId === null) return;
    if (appPermissions.has(PermissionFlagsBits.AttachFiles)) this.#refused.delete(channelId);
    else this.#refused.set(channelId, true);
  }

  mayAttach(channel: string): boolean {
    return !this.#refused.get(channel);
  }
}
