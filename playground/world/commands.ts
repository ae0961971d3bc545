import {
  type APIApplicationCommand,
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { CommandDraft } from '../limits/commands.ts';
import { contextOf, guildOf, type WorldChannel } from './channel.ts';
import { ALL_PERMISSIONS } from './members.ts';
import { APPLICATION_ID, GUILD } from './setup.ts';

/** Scope of a registered command: `global`, or the id of a server. */
export type Scope = string;

/** Interaction context in which a user looks for commands, and the installations available there. */
interface LookupContext {
  readonly context: InteractionContextType;
  readonly owners: APIAuthorizingIntegrationOwnersMap;
  /** The user's permissions in the server. */
  readonly permissions: bigint;
}

/** Whether a command is the one that opens the application's Activity. */
export function isEntryPoint({ type }: Pick<CommandDraft, 'type'>): boolean {
  return type === ApplicationCommandType.PrimaryEntryPoint;
}

export class Commands {
  readonly #commands = new Map<Scope, Map<string, APIApplicationCommand>>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The servers with commands of their own, and `global`. */
  get scopes(): readonly Scope[] {
    return [...this.#commands.keys()];
  }

  list(scope: Scope): APIApplicationCommand[] {
    return [...(this.#commands.get(scope)?.values() ?? [])];
  }

  get entryPoint(): APIApplicationCommand | undefined {
    return this.list('global').find(isEntryPoint);
  }

  get(scope: Scope, id: string): APIApplicationCommand | undefined {
    return this.#commands.get(scope)?.get(id);
  }

  named(scope: Scope, draft: Pick<CommandDraft, 'name' | 'type'>): APIApplicationCommand | undefined {
    return this.list(scope).find((command) => command.name === draft.name && command.type === draft.type);
  }

  /** Stores a command. It replaces the command with this id, or with the same name. */
  write(scope: Scope, draft: CommandDraft, nextId: () => string, id?: string): APIApplicationCommand {
    const command = this.#registered(scope, draft, nextId, id);
    const known = this.#commands.get(scope) ?? new Map<string, APIApplicationCommand>();
    this.#commands.set(scope, known.set(command.id, command));
    this.#changed();
    return command;
  }

  /** Replaces all commands of a scope. */
  replace(scope: Scope, drafts: readonly CommandDraft[], nextId: () => string): APIApplicationCommand[] {
    const commands = drafts.map((draft) => this.#registered(scope, draft, nextId));
    this.restoreSaved(scope, commands);
    this.#changed();
    return commands;
  }

  remove(scope: Scope, id: string): void {
    this.#commands.get(scope)?.delete(id);
    this.#changed();
  }

  /** Restores saved commands without emitting an event. */
  restoreSaved(scope: Scope, commands: readonly APIApplicationCommand[]): void {
    this.#commands.set(scope, new Map(commands.map((command) => [command.id, command])));
  }

  /** Returns the commands offered in a context. A server command hides a global one of the same name. */
  availableIn(where: LookupContext): APIApplicationCommand[] {
    const key = ({ type, name }: APIApplicationCommand) => `${type} ${name}`;
    const all = new Map(this.list('global').map((command) => [key(command), command]));
    const server = where.owners[0];
    if (where.context === InteractionContextType.Guild && server !== undefined)
      for (const command of this.list(server)) all.set(key(command), command);
    return [...all.values()].filter((command) => isAvailable(command, where));
  }

  /** Returns the names of the permissions that a user lacks for each command that is hidden from the user, by its name. */
  hiddenIn(where: LookupContext): Record<string, string> {
    const hidden = this.availableIn({ ...where, permissions: ALL_PERMISSIONS }).filter(
      (command) => !isAvailable(command, where),
    );
    const flags = Object.entries(PermissionFlagsBits);
    return Object.fromEntries(
      hidden.map((command) => {
        const lacking = neededFor(command) & ~where.permissions;
        return [command.name, flags.flatMap(([name, bit]) => (lacking & bit ? name : [])).join(', ')];
      }),
    );
  }

  #registered(scope: Scope, draft: CommandDraft, nextId: () => string, id?: string): APIApplicationCommand {
    return {
      application_id: APPLICATION_ID,
      description: '',
      default_member_permissions: null,
      nsfw: false,
      integration_types: [0],
      ...(scope === 'global' ? { contexts: null, dm_permission: true } : { guild_id: scope }),
      ...draft,
      id: id ?? this.named(scope, draft)?.id ?? nextId(),
      version: nextId(),
    };
  }
}

function isAvailable(command: APIApplicationCommand, { context, owners, permissions }: LookupContext): boolean {
  const { contexts, integration_types: types = [0] } = command;
  const isInServer = context === InteractionContextType.Guild;
  if (!types.some((type) => owners[type] !== undefined)) return false;
  if (contexts ? !contexts.includes(context) : !isInServer && command.dm_permission === false) return false;
  const needed = isInServer ? neededFor(command) : 0n;
  return (permissions & needed) === needed;
}

/** Returns the permissions that a command needs by default. `'0'` hides it from all but administrators. */
function neededFor({ default_member_permissions: needed }: APIApplicationCommand): bigint {
  if (needed === null || needed === undefined) return 0n;
  return BigInt(needed) || PermissionFlagsBits.Administrator;
}

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

  /** Returns the installations through which a user can call the bot in a context: the server's and their own. */
  owners(
    person: string,
    context: InteractionContextType,
    server: string = GUILD.id,
  ): APIAuthorizingIntegrationOwnersMap {
    const isInServer = context === InteractionContextType.Guild;
    const isThere = isInServer ? this.isOn(server) : this.#servers.some((server) => this.isOn(server));
    const isShared = isThere && context !== InteractionContextType.PrivateChannel;
    return {
      ...(isShared && {
        [ApplicationIntegrationType.GuildInstall]: isInServer ? server : '0',
      }),
      ...(this.has(person) && { [ApplicationIntegrationType.UserInstall]: person }),
    };
  }
}
