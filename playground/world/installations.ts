import {
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { contextOf, type WorldChannel } from './channel.ts';
import { GUILD } from './setup.ts';

/** Installations of the bot: on the server and by users. */
export class Installations {
  readonly #people = new Set<string>();
  readonly #changed: (change: 'server' | 'people') => void;
  #server = true;

  constructor(changed: (change: 'server' | 'people') => void) {
    this.#changed = changed;
  }

  get server(): boolean {
    return this.#server;
  }

  /** Ids of the users who have added the bot to their apps. */
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

  /** Restores saved installations without emitting an event. */
  restoreSaved({ server, people }: Pick<Installations, 'server' | 'people'>): void {
    this.#server = server;
    for (const person of people) this.#people.add(person);
  }

  /** Whether the bot is a member of a channel, so that it can use it without an interaction. */
  isMember(channel: WorldChannel): boolean {
    const context = contextOf(channel);
    return context === InteractionContextType.Guild ? this.#server : context === InteractionContextType.BotDM;
  }

  /** Whether the bot can open a DM with a user. */
  canDm(person: string): boolean {
    return this.#server || this.has(person);
  }

  /** Returns the installations through which a user can call the bot in a context: the server's and their own. */
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
