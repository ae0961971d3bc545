import type { APIApplicationEmoji, APIUser } from 'discord-api-types/v10';

export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** The picture, or a function that draws it when it is shown. What a function draws is not saved. */
  readonly bytes: Buffer | (() => Promise<Buffer>);
}

/** The application's emojis. Their pictures are served from the playground's address. */
export class Emojis {
  readonly #emojis = new Map<string, StoredEmoji>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): StoredEmoji[] {
    return [...this.#emojis.values()];
  }

  get(id: string): StoredEmoji | undefined {
    return this.#emojis.get(id);
  }

  byName(name: string): StoredEmoji | undefined {
    return this.#emojis.values().find((one) => one.name === name);
  }

  /** Stores an emoji and replaces the one with the same id. */
  put(emoji: StoredEmoji): StoredEmoji {
    this.restoreSaved(emoji);
    this.#changed();
    return emoji;
  }

  remove(id: string): void {
    this.#emojis.delete(id);
    this.#changed();
  }

  /** Restores a saved emoji without emitting an event. */
  restoreSaved(emoji: StoredEmoji): void {
    this.#emojis.set(emoji.id, emoji);
  }
}

export function emojiObject({ id, name, type }: StoredEmoji, user: APIUser): APIApplicationEmoji {
  return {
    id,
    name,
    user,
    roles: [],
    require_colons: true,
    managed: false,
    animated: type === 'image/gif',
    available: true,
  };
}
