import type { Language } from '../protocol.ts';
import { PREDEFINED_USERS } from './users.ts';

const DEFAULT: Language = 'en-US';

/** The languages of the users and of the server. */
export class Languages {
  readonly #chosen = new Map<string, Language>();
  readonly #changed: () => void;
  #server: Language = DEFAULT;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get server(): Language {
    return this.#server;
  }

  of(person: string): Language {
    return this.#chosen.get(person) ?? PREDEFINED_USERS.find(({ user }) => user.id === person)?.locale ?? DEFAULT;
  }

  /** Language of the server, and the languages that users have chosen, as saved. */
  get chosen(): { readonly server: Language; readonly people: Readonly<Record<string, Language>> } {
    return { server: this.#server, people: Object.fromEntries(this.#chosen) };
  }

  choose(person: string, language: Language): void {
    this.#chosen.set(person, language);
    this.#changed();
  }

  chooseForServer(language: Language): void {
    this.#server = language;
    this.#changed();
  }

  /** Restores saved languages without emitting an event. */
  restoreSaved({ server, people }: Languages['chosen']): void {
    this.#server = server;
    for (const [person, language] of Object.entries(people)) this.#chosen.set(person, language);
  }
}
