import type { APIApplicationEmoji } from 'discord-api-types/v10';
import { BOT } from './cast.ts';

/** An emoji with its picture. */
export interface KeptEmoji {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The emojis of the application, whose pictures are served from the playground's own address. */
export class EmojiShelf {
  readonly #emojis = new Map<string, KeptEmoji>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): KeptEmoji[] {
    return [...this.#emojis.values()];
  }

  get(id: string): KeptEmoji | undefined {
    return this.#emojis.get(id);
  }

  named(name: string): KeptEmoji | undefined {
    return this.all.find((one) => one.name === name);
  }

  /** Keeps an emoji, in place of the one with this id. */
  put(emoji: KeptEmoji): KeptEmoji {
    this.recall(emoji);
    this.#changed();
    return emoji;
  }

  remove(id: string): void {
    this.#emojis.delete(id);
    this.#changed();
  }

  /** Puts an emoji of an earlier run back. */
  recall(emoji: KeptEmoji): void {
    this.#emojis.set(emoji.id, emoji);
  }
}

/** An emoji as Discord describes it. */
export function emojiObject({ id, name, type }: KeptEmoji): APIApplicationEmoji {
  return {
    id,
    name,
    user: BOT,
    roles: [],
    require_colons: true,
    managed: false,
    animated: type === 'image/gif',
    available: true,
  };
}
