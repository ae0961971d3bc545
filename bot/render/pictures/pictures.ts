import { ComponentType, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { type FindEmoji, withEmojis } from '../emojis.ts';
import type { Drawn, Unpainted } from '../message.ts';
import { Painting } from './painting.ts';
import { Projection } from './projection.ts';

/** What Discord says when it takes no file here, or not this one. */
const NOT_TAKEN: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.RequestEntityTooLarge,
]);

/** Puts emojis and pictures into messages that were drawn with icons and a sketch; the text they stand for is there wherever that does not work. */
export class Pictures {
  readonly #mayAttach: (channel: string) => boolean;
  readonly #findEmoji: FindEmoji;
  readonly painting = new Painting();
  /** Games as films. */
  readonly projection = new Projection();

  /** `mayAttach` says whether files may be sent to a channel, as far as is known; `findEmoji` finds what stands for icons. */
  constructor(mayAttach: (channel: string) => boolean = () => true, findEmoji: FindEmoji = () => undefined) {
    this.#mayAttach = mayAttach;
    this.#findEmoji = findEmoji;
  }

  /** Sends a message with its picture, at once without it where there is none. A channel is named where others read it too. */
  async send<T>(sketched: Drawn, send: (drawn: Drawn) => Promise<T>, channel?: string): Promise<T> {
    const drawn = { ...sketched, components: withEmojis(sketched.components, this.#findEmoji) };
    const painted = await this.#painted(drawn, channel);
    if (!painted) return send(drawn);
    try {
      return await send(painted);
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_TAKEN.has(error.code)) return send(drawn);
      throw error;
    }
  }

  async #painted(drawn: Drawn, channel: string | undefined): Promise<Drawn | undefined> {
    const png = await this.#paint(drawn.sketch, channel);
    return png && withPicture(drawn, png);
  }

  async #paint(picture: Unpainted | undefined, channel: string | undefined): Promise<Buffer | undefined> {
    if (!picture || (channel !== undefined && !this.#mayAttach(channel))) return undefined;
    return this.painting.paint(picture.of, picture.drawing);
  }

  /** Paints no more. */
  async close(): Promise<void> {
    this.projection.close();
    await this.painting.close();
  }
}

const NAME = 'board.png';

/** A drawn message with its picture in place of the text that says the same. */
function withPicture(drawn: Drawn, png: Buffer): Drawn {
  const { sketch, components } = drawn;
  if (!sketch) return drawn;
  const description = sketch.description;
  const gallery = {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${NAME}` }, description }],
  };
  return {
    ...drawn,
    components: components.map((part) =>
      part.type === ComponentType.Container
        ? { ...part, components: part.components.toSpliced(sketch.at, sketch.inPlace ? 1 : 0, gallery) }
        : part,
    ),
    files: [...(drawn.files ?? []), { attachment: png, name: NAME, description }],
  };
}
