import type { APIApplicationEmoji } from 'discord-api-types/v10';
import { BOT } from './cast.ts';

export interface KeptEmoji {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The application's emojis. Their pictures are served from the playground's address. */
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

  /** Stores an emoji and replaces the one with the same id. */
  put(emoji: KeptEmoji): KeptEmoji {
    this.recall(emoji);
    this.#changed();
    return emoji;
  }

  remove(id: string): void {
    this.#emojis.delete(id);
    this.#changed();
  }

  /** Restores a saved emoji without emitting an event. */
  recall(emoji: KeptEmoji): void {
    this.#emojis.set(emoji.id, emoji);
  }
}

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
