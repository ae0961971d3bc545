import type { Picture } from '@longtable/kit/picture';
import { ComponentType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { type FindEmoji, NO_EMOJIS } from '../../../render/emojis.ts';
import { type Drawn, galleryOf, type SentFile } from '../../../render/message.ts';
import { serialise } from '../canvas/serialise.ts';
import { type Animation, GifRenderer } from './gif-renderer.ts';
import { Painting } from './painting.ts';

/** Error codes of rejected files. */
const FILE_REFUSED_CODES: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.RequestEntityTooLarge,
]);

/** A picture that is sent as a file. */
export interface NamedPicture {
  readonly name: string;
  readonly description: string;
  readonly picture: Picture;
}

/** Adds pictures to drawn messages. A message whose picture fails is sent as text. */
export class Pictures {
  readonly #mayAttach: (channel: string) => boolean;
  readonly findEmoji: FindEmoji;
  readonly painting: Painting;
  readonly gifs = new GifRenderer();

  /** `mayAttach` returns whether files can be sent to a channel. */
  constructor(
    mayAttach: (channel: string) => boolean = () => true,
    findEmoji: FindEmoji = NO_EMOJIS,
    painting = new Painting(),
  ) {
    this.#mayAttach = mayAttach;
    this.findEmoji = findEmoji;
    this.painting = painting;
  }

  /** Sends a message with its picture, or without it if it cannot be painted or Discord rejects it. */
  async send<T>(drawn: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string): Promise<T> {
    const painted = await this.paint(drawn, channel);
    try {
      return await send(painted);
    } catch (error) {
      if (painted !== drawn && isFileRefused(error)) return send(drawn);
      throw error;
    }
  }

  /**
   * Returns a message with an animation in place of its picture. Undefined if it has no picture, the channel accepts no
   * files, other pictures wait, or the animation fails.
   */
  async animate(
    drawn: Drawn,
    animation: () => Promise<Animation | undefined>,
    channel?: string,
  ): Promise<Drawn | undefined> {
    const isSpare = this.gifs.isFree && this.painting.waiting === 0;
    if (!drawn.sketch || !isSpare || !this.#takesFiles(channel)) return undefined;
    const gif = await this.gifs.render(animation);
    return gif && withPicture(drawn, gif, 'board.gif');
  }

  /** Returns a message with its picture. Returns the message itself if it has none, the channel accepts no files, or painting fails. */
  async paint(drawn: Drawn, channel?: string): Promise<Drawn> {
    const { sketch } = drawn;
    const png = sketch && this.#takesFiles(channel) ? await this.painting.paint(sketch.of, sketch.drawing) : undefined;
    return png ? withPicture(drawn, png, 'board.png') : drawn;
  }

  /** Returns pictures as files. Empty if one cannot be painted. */
  async paintFiles(pictures: readonly NamedPicture[]): Promise<SentFile[]> {
    const files = await Promise.all(
      pictures.map(async ({ name, description, picture }) => {
        const drawing = serialise(picture);
        const attachment = await this.painting.paint(drawing, drawing);
        return attachment ? [{ name, description, attachment }] : [];
      }),
    );
    return files.some((painted) => painted.length === 0) ? [] : files.flat();
  }

  #takesFiles(channel: string | undefined): boolean {
    return channel === undefined || this.#mayAttach(channel);
  }

  async close(): Promise<void> {
    await Promise.all([this.gifs.close(), this.painting.close()]);
  }
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
