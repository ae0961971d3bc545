import type { Language } from '../protocol.ts';
import { GUILD, type Server } from './setup.ts';
import type { Users } from './users.ts';

/** The languages of the users and of the servers. */
export class Languages {
  readonly #chosen = new Map<string, Language>();
  readonly #changed: () => void;
  readonly #users: Users;
  readonly #servers: Map<string, Language>;

  constructor(servers: readonly Server[], users: Users, changed: () => void) {
    this.#servers = new Map(servers.map(({ id, language }) => [id, language]));
    this.#users = users;
    this.#changed = changed;
  }

  /** Language of the first server. */
  get server(): Language {
    return this.ofServer(GUILD.id);
  }

  ofServer(server: string): Language {
    return this.#servers.get(server) ?? this.#servers.get(GUILD.id) ?? 'en-US';
  }

  of(person: string): Language {
    return this.#chosen.get(person) ?? this.#users.member(person)?.locale ?? this.server;
  }

  /** Languages of the servers, and those that users have chosen, as saved. */
  get chosen(): Record<'servers' | 'people', Readonly<Record<string, Language>>> {
    return { servers: Object.fromEntries(this.#servers), people: Object.fromEntries(this.#chosen) };
  }

  choose(person: string, language: Language): void {
    this.#chosen.set(person, language);
    this.#changed();
  }

  chooseForServer(language: Language, server: string = GUILD.id): void {
    this.#servers.set(server, language);
    this.#changed();
  }

  /** Restores saved languages without emitting an event. */
  restoreSaved({ servers, people }: Languages['chosen']): void {
    for (const [server, language] of Object.entries(servers)) this.#servers.set(server, language);
    for (const [person, language] of Object.entries(people)) this.#chosen.set(person, language);
  }
}
