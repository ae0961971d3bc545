import {
  type APIApplicationCommand,
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { CommandDraft } from '../limits/commands.ts';
import { APPLICATION_ID } from './setup.ts';

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
    return this.list(scope).find((one) => one.name === draft.name && one.type === draft.type);
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
    this.#commands.set(scope, new Map(commands.map((one) => [one.id, one])));
  }

  /** Returns the commands offered in a context. A server command hides a global one of the same name. */
  availableIn(where: LookupContext): APIApplicationCommand[] {
    const key = ({ type, name }: APIApplicationCommand) => `${type} ${name}`;
    const all = new Map(this.list('global').map((one) => [key(one), one]));
    const server = where.owners[0];
    if (where.context === InteractionContextType.Guild && server !== undefined)
      for (const one of this.list(server)) all.set(key(one), one);
    return [...all.values()].filter((one) => isAvailable(one, where));
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
  const { contexts, integration_types: types = [0], default_member_permissions: needed } = command;
  const isInServer = context === InteractionContextType.Guild;
  if (!types.some((type) => owners[type] !== undefined)) return false;
  if (contexts ? !contexts.includes(context) : !isInServer && command.dm_permission === false) return false;
  if (!isInServer || needed === null || needed === undefined) return true;
  const bits = BigInt(needed);
  return bits !== 0n && (permissions & bits) === bits;
}
