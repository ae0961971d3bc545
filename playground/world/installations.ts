import {
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { GUILD } from './cast.ts';
import { contextOf, type WorldChannel } from './channel.ts';

/** Where the bot is installed: on the server, and by people for themselves. */
export class Installations {
  readonly #people = new Set<string>();
  readonly #changed: (change: 'server' | 'people') => void;
  #server = true;

  constructor(changed: (change: 'server' | 'people') => void) {
    this.#changed = changed;
  }

  /** Whether the bot is a member of the server. */
  get server(): boolean {
    return this.#server;
  }

  /** The people who have added the bot to their apps. */
  get people(): readonly string[] {
    return [...this.#people];
  }

  has(person: string): boolean {
    return this.#people.has(person);
  }

  setServer(installed: boolean): void {
    if (installed === this.#server) return;
    this.#server = installed;
    this.#changed('server');
  }

  setPerson(person: string, installed: boolean): void {
    if (installed) this.#people.add(person);
    else this.#people.delete(person);
    this.#changed('people');
  }

  /** Puts the installations of an earlier run back without telling anybody. */
  recall({ server, people }: Pick<Installations, 'server' | 'people'>): void {
    this.#server = server;
    for (const person of people) this.#people.add(person);
  }

  /** Whether the bot is in a channel itself, and not only answers there. */
  isMember(channel: WorldChannel): boolean {
    const context = contextOf(channel);
    return context === InteractionContextType.Guild ? this.#server : context === InteractionContextType.BotDM;
  }

  /** Whether the bot may write to somebody: they share the server, or have added it to their apps. */
  isKnown(person: string): boolean {
    return this.#server || this.has(person);
  }

  /** The installations through which somebody can call the bot in a place: the server that has it, and themselves. */
  owners(person: string, context: InteractionContextType): APIAuthorizingIntegrationOwnersMap {
    const isShared = this.#server && context !== InteractionContextType.PrivateChannel;
    return {
      ...(isShared && {
        [ApplicationIntegrationType.GuildInstall]: context === InteractionContextType.Guild ? GUILD.id : '0',
      }),
      ...(this.has(person) && { [ApplicationIntegrationType.UserInstall]: person }),
    };
  }
}
