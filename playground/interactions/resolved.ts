import type { Discord } from '../discord.ts';
import { UserError } from '../error.ts';
import type { GivenFile } from '../protocol.ts';
import { fileType, MAX_FILE_BYTES } from '../world/attachments.ts';
import { isChat, isThread, type WorldChannel } from '../world/channel.ts';
import { memberFields } from '../world/guild.ts';
import { APPLICATION_ID, EVERYONE_PERMISSIONS } from '../world/setup.ts';

/** Collects the objects behind the ids that a user chose. */
export class Resolved {
  readonly #discord: Discord;
  readonly #channel: WorldChannel;
  readonly #found: Record<string, Record<string, object>> = {};

  constructor(discord: Discord, channel: WorldChannel) {
    this.#discord = discord;
    this.#channel = channel;
  }

  user(id: string): void {
    const user = this.#discord.world.users.userOrBot(id);
    if (!user) throw new UserError('That person is not here.');
    const permissions = String(this.#discord.world.users.member(id)?.permissions ?? EVERYONE_PERMISSIONS);
    this.#add('users', id, user);
    if (!isChat(this.#channel))
      this.#add('members', id, { ...memberFields(this.#discord.world.users, id), permissions });
  }

  message(id: string, reader: string): void {
    const posted = this.#discord.world.find(this.#channel.id, id);
    if (!posted || (posted.only ?? reader) !== reader) throw new UserError('This message is gone.');
    this.#add('messages', id, posted.message);
  }

  role(id: string): void {
    const role = this.#discord.world.users.roles.find((one) => one.id === id);
    if (!role) throw new UserError('There is no such role.');
    this.#add('roles', id, role);
  }

  mentionable(id: string): void {
    if (this.#discord.world.users.roles.some((one) => one.id === id)) this.role(id);
    else this.user(id);
  }

  channel(id: string): void {
    const channel = this.#discord.world.channels.get(id);
    if (!channel || isChat(channel)) throw new UserError('There is no such channel.');
    this.#add('channels', id, {
      id,
      name: channel.name,
      type: channel.type,
      parent_id: channel.parent_id ?? null,
      permissions: String(EVERYONE_PERMISSIONS),
      ...(isThread(channel) && { thread_metadata: channel.thread_metadata }),
    });
  }

  /** Stores a file sent with a command or modal and returns its id. */
  upload({ filename, base64 }: GivenFile): string {
    const { ids, world } = this.#discord;
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > MAX_FILE_BYTES) throw new UserError(`${filename} is too large. Discord takes up to 10 MB.`);
    const id = ids.next();
    const file = { filename, type: fileType(filename), bytes };
    this.#add('attachments', id, world.attachments.add(id, APPLICATION_ID, file, true));
    return id;
  }

  /** Returns the `resolved` field of interaction data. Absent if nothing was resolved. */
  toField(): { resolved?: object } {
    return Object.keys(this.#found).length > 0 ? { resolved: this.#found } : {};
  }

  #add(kind: string, id: string, object: object): void {
    this.#found[kind] = { ...this.#found[kind], [id]: object };
  }
}
