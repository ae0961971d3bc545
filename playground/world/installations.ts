import {
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { contextOf, guildOf, type WorldChannel } from './channel.ts';
import { GUILD } from './setup.ts';

/** Installations of the bot: on servers and by users. */
export class Installations {
  readonly #people = new Set<string>();
  readonly #changed: (server?: string) => void;
  readonly #servers: readonly string[];
  /** Ids of the servers without the bot. */
  readonly #absent = new Set<string>();

  /** `changed` is called with the id of the server that the bot has joined or left. */
  constructor(servers: readonly string[], changed: (server?: string) => void) {
    this.#servers = servers;
    this.#changed = changed;
  }

  /** Whether the bot is on the first server. */
  get server(): boolean {
    return this.isOn(GUILD.id);
  }

  isOn(server: string): boolean {
    return !this.#absent.has(server);
  }

  /** Ids of the servers without the bot, as saved. */
  get absent(): readonly string[] {
    return [...this.#absent];
  }

  /** Ids of the users who have added the bot to their apps. */
  get people(): readonly string[] {
    return [...this.#people];
  }

  has(person: string): boolean {
    return this.#people.has(person);
  }

  setServer(installed: boolean, server: string = GUILD.id): void {
    if (installed === this.isOn(server)) return;
    if (installed) this.#absent.delete(server);
    else this.#absent.add(server);
    this.#changed(server);
  }

  setPerson(person: string, installed: boolean): void {
    if (installed) this.#people.add(person);
    else this.#people.delete(person);
    this.#changed();
  }

  /** Restores saved installations without emitting an event. */
  restoreSaved({ absent, people }: Pick<Installations, 'absent' | 'people'>): void {
    for (const server of absent) this.#absent.add(server);
    for (const person of people) this.#people.add(person);
  }

  /** Whether the bot is a member of a channel, so that it can use it without an interaction. */
  isMember(channel: WorldChannel): boolean {
    const context = contextOf(channel);
    if (context !== InteractionContextType.Guild) return context === InteractionContextType.BotDM;
    return this.isOn(guildOf(channel).guild_id ?? GUILD.id);
  }

  /** Whether the bot can open a DM with a user. */
  canDm(person: string): boolean {
    return this.has(person) || this.#servers.some((server) => this.isOn(server));
  }

  /** Returns the installations through which a user can call the bot in a context: the server's and their own. */
  owners(
    person: string,
    context: InteractionContextType,
    server: string = GUILD.id,
  ): APIAuthorizingIntegrationOwnersMap {
    const isInServer = context === InteractionContextType.Guild;
    const isThere = isInServer ? this.isOn(server) : this.#servers.some((one) => this.isOn(one));
    const isShared = isThere && context !== InteractionContextType.PrivateChannel;
    return {
      ...(isShared && {
        [ApplicationIntegrationType.GuildInstall]: isInServer ? server : '0',
      }),
      ...(this.has(person) && { [ApplicationIntegrationType.UserInstall]: person }),
    };
  }
}
