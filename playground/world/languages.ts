import type { Language } from '../protocol.ts';
import type { Users } from './users.ts';

/** The languages of the users and of the server. */
export class Languages {
  readonly #chosen = new Map<string, Language>();
  readonly #changed: () => void;
  readonly #users: Users;
  #server: Language;

  constructor(server: Language, users: Users, changed: () => void) {
    this.#server = server;
    this.#users = users;
    this.#changed = changed;
  }

  get server(): Language {
    return this.#server;
  }

  of(person: string): Language {
    return this.#chosen.get(person) ?? this.#users.member(person)?.locale ?? this.#server;
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
