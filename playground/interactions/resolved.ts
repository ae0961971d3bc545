import type { APIAttachment } from 'discord-api-types/v10';
import { EVERYBODY } from '../permission.ts';
import { Sorry } from '../sorry.ts';
import { ROLES } from '../world/cast.ts';
import { isDm, isThread } from '../world/channel.ts';
import { membership } from '../world/guild.ts';
import type { World } from '../world/world.ts';

/** The objects behind the ids that a person chose, gathered one by one. */
export class Resolved {
  readonly #world: World;
  readonly #found: Record<string, Record<string, object>> = {};

  constructor(world: World) {
    this.#world = world;
  }

  user(id: string): void {
    const user = this.#world.cast.account(id);
    if (!user) throw new Sorry('That person is not here.');
    const permissions = String(this.#world.cast.member(id)?.permissions ?? EVERYBODY);
    this.#add('users', id, user);
    this.#add('members', id, { ...membership(id), permissions });
  }

  role(id: string): void {
    const role = ROLES.find((one) => one.id === id);
    if (!role) throw new Sorry('There is no such role.');
    this.#add('roles', id, role);
  }

  mentionable(id: string): void {
    if (ROLES.some((one) => one.id === id)) this.role(id);
    else this.user(id);
  }

  channel(id: string): void {
    const channel = this.#world.channels.get(id);
    if (!channel || isDm(channel)) throw new Sorry('There is no such channel.');
    this.#add('channels', id, {
      id,
      name: channel.name,
      type: channel.type,
      parent_id: channel.parent_id ?? null,
      permissions: String(EVERYBODY),
      ...(isThread(channel) && { thread_metadata: channel.thread_metadata }),
    });
  }

  attachment(attachment: APIAttachment): void {
    this.#add('attachments', attachment.id, attachment);
  }

  /** As interactions carry it: absent when nothing was resolved. */
  toField(): { resolved?: object } {
    return Object.keys(this.#found).length > 0 ? { resolved: this.#found } : {};
  }

  #add(kind: string, id: string, object: object): void {
    this.#found[kind] = { ...this.#found[kind], [id]: object };
  }
}
