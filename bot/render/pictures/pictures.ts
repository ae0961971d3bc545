import { ComponentType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { type FindEmoji, NO_EMOJIS } from '../emojis.ts';
import { type Drawn, galleryOf } from '../message.ts';
import { Painting } from './painting.ts';
import { type Animation, GifRenderer } from './projection.ts';

/** What Discord says when it takes no file here, or not this one. */
const FILE_REFUSED_CODES: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.RequestEntityTooLarge,
]);

/** Puts pictures into messages that were drawn with a sketch; the text they stand for is there wherever that does not work. */
export class Pictures {
  readonly #mayAttach: (channel: string) => boolean;
  /** Finds what stands for icons in messages. */
  readonly findEmoji: FindEmoji;
  readonly painting = new Painting();
  /** What moves: turns and whole games. */
  readonly gifs = new GifRenderer();

  /** `mayAttach` says whether files may be sent to a channel, as far as is known. */
  constructor(mayAttach: (channel: string) => boolean = () => true, findEmoji: FindEmoji = NO_EMOJIS) {
    this.#mayAttach = mayAttach;
    this.findEmoji = findEmoji;
  }

  /** Sends a message with its picture, at once without it where there is none. A channel is named where others read it too. */
  async send<T>(drawn: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string): Promise<T> {
    const painted = await this.paint(drawn, channel);
    try {
      return await send(painted);
    } catch (error) {
      if (painted !== drawn && isFileRefused(error)) return send(drawn);
      throw error;
    }
  }

  /** A message with what moves in place of its picture; nothing where it shows none, or where others wait for theirs. */
  async animate(
    drawn: Drawn,
    reel: () => Promise<Animation | undefined>,
    channel?: string,
  ): Promise<Drawn | undefined> {
    const isSpare = this.gifs.isFree && this.painting.waiting === 0;
    if (!drawn.sketch || !isSpare || !this.#takesFiles(channel)) return undefined;
    const gif = await this.gifs.render(reel);
    return gif && withPicture(drawn, gif, 'board.gif');
  }

  /** Returns a message with its picture; the message itself if it has none or the channel accepts no files. */
  async paint(drawn: Drawn, channel?: string): Promise<Drawn> {
    const { sketch } = drawn;
    const png = sketch && this.#takesFiles(channel) ? await this.painting.paint(sketch.of, sketch.drawing) : undefined;
    return png ? withPicture(drawn, png, 'board.png') : drawn;
  }

  #takesFiles(channel: string | undefined): boolean {
    return channel === undefined || this.#mayAttach(channel);
  }

  /** Paints no more. */
  async close(): Promise<void> {
    await Promise.all([this.gifs.close(), this.painting.close()]);
  }
}

/** Whether Discord rejects files there, or this one. */
export function isFileRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError && FILE_REFUSED_CODES.has(error.code);
}

/** A drawn message with its picture in place of the text that says the same. */
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
