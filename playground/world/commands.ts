import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { CommandDraft } from '../limits/commands.ts';
import type { CastMember } from './cast.ts';
import { APPLICATION_ID, GUILD } from './cast.ts';
import type { WorldChannel } from './channel.ts';
import { isDm } from './channel.ts';

/** Where commands are registered: everywhere, or in the one server. */
export type Scope = 'global' | 'guild';

/** The commands that the bot has registered. */
export class CommandBook {
  readonly #commands: Record<Scope, Map<string, APIApplicationCommand>> = { global: new Map(), guild: new Map() };
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  list(scope: Scope): APIApplicationCommand[] {
    return [...this.#commands[scope].values()];
  }

  get(scope: Scope, id: string): APIApplicationCommand | undefined {
    return this.#commands[scope].get(id);
  }

  named(scope: Scope, draft: Pick<CommandDraft, 'name' | 'type'>): APIApplicationCommand | undefined {
    return this.list(scope).find((one) => one.name === draft.name && one.type === draft.type);
  }

  /** Writes a command; it takes the place of the one with this id, or else with this name. */
  write(scope: Scope, draft: CommandDraft, nextId: () => string, id?: string): APIApplicationCommand {
    const command = this.#registered(scope, draft, nextId, id);
    this.#commands[scope].set(command.id, command);
    this.#changed();
    return command;
  }

  /** Replaces all commands of a scope at once. */
  replace(scope: Scope, drafts: readonly CommandDraft[], nextId: () => string): APIApplicationCommand[] {
    const commands = drafts.map((draft) => this.#registered(scope, draft, nextId));
    this.#commands[scope] = new Map(commands.map((one) => [one.id, one]));
    this.#changed();
    return commands;
  }

  remove(scope: Scope, id: string): void {
    this.#commands[scope].delete(id);
    this.#changed();
  }

  /** Puts the commands of an earlier run back. */
  recall(scope: Scope, commands: readonly APIApplicationCommand[]): void {
    this.#commands[scope] = new Map(commands.map((one) => [one.id, one]));
  }

  /** What a person finds when typing a slash in this channel; a server's own command hides a global one of its name. */
  offered(person: CastMember, channel?: WorldChannel): APIApplicationCommand[] {
    const dm = channel !== undefined && isDm(channel);
    const all = new Map(this.list('global').map((one) => [one.name, one]));
    if (!dm) for (const one of this.list('guild')) all.set(one.name, one);
    return [...all.values()].filter((one) => (dm ? worksInDm(one) : mayUse(person, one)));
  }

  #registered(scope: Scope, draft: CommandDraft, nextId: () => string, id?: string): APIApplicationCommand {
    return {
      application_id: APPLICATION_ID,
      description: '',
      default_member_permissions: null,
      nsfw: false,
      integration_types: [0],
      ...(scope === 'guild' ? { guild_id: GUILD.id } : { contexts: null, dm_permission: true }),
      ...draft,
      id: id ?? this.named(scope, draft)?.id ?? nextId(),
      version: nextId(),
    };
  }
}

function worksInDm(command: APIApplicationCommand): boolean {
  return command.contexts ? command.contexts.includes(1) : command.dm_permission !== false;
}

function mayUse(person: CastMember, command: APIApplicationCommand): boolean {
  if (command.contexts && !command.contexts.includes(0)) return false;
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined) return true;
  const bits = BigInt(needed);
  return bits !== 0n && (person.permissions & bits) === bits;
}
