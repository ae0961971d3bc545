/** An emoji of the application, as buttons name it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** Discord's longest name. */
const NAME_MAX = 32;

/** The application's emojis that Discord has; until it has one, whatever would carry it goes without. */
export class Emojis {
  readonly #ids = new Map<string, string>();

  /** The emoji of an icon. */
  find(icon: string): Emoji | undefined {
    const name = emojiName(icon);
    const id = this.#ids.get(name);
    return id === undefined ? undefined : { id, name };
  }

  /** Discord has an emoji of this name. */
  note({ id, name }: Emoji): void {
    this.#ids.set(name, id);
  }
}

/** What the emoji of an icon is called: Discord takes letters, digits and underscores. */
export function emojiName(icon: string): string {
  return icon.replaceAll('-', '_').slice(0, NAME_MAX);
}
