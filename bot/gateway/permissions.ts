import { type Interaction, PermissionFlagsBits } from 'discord.js';
import { Lru } from '../../storage/lru.ts';

/** Of so many channels it is remembered that they take no files. */
const CHANNELS = 1000;

/** Where no files may be sent, as every interaction says of its channel; where nothing is known, Discord will say. */
export class FileAccess {
  readonly #refused = new Lru<true>(CHANNELS);

  note({ guildId, channelId, appPermissions }: Interaction): void {
    if (guildId === null || channelId === null) return;
    if (appPermissions.has(PermissionFlagsBits.AttachFiles)) this.#refused.delete(channelId);
    else this.#refused.set(channelId, true);
  }

  mayAttach(channel: string): boolean {
    return !this.#refused.get(channel);
  }
}
