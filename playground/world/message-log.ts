import type { APIMessage } from 'discord-api-types/v10';

/** A message where it was posted; `only` names the one person an ephemeral message is for. */
export interface Posted {
  readonly message: APIMessage;
  readonly only?: string;
}

const KEPT = 300;

/** What was said in each channel, oldest first; beyond some hundreds the oldest are forgotten. */
export class MessageLog {
  readonly #channels = new Map<string, Map<string, Posted>>();

  in(channel: string): Posted[] {
    return [...(this.#channels.get(channel)?.values() ?? [])];
  }

  find(channel: string, message: string): Posted | undefined {
    return this.#channels.get(channel)?.get(message);
  }

  /** Adds a message or puts another in its place; gives what was forgotten for it. */
  put(posted: Posted): Posted | undefined {
    const { channel_id, id } = posted.message;
    const said = this.#channels.get(channel_id) ?? new Map<string, Posted>();
    this.#channels.set(channel_id, said.set(id, posted));
    const [oldest] = said.values();
    if (said.size <= KEPT || !oldest) return undefined;
    said.delete(oldest.message.id);
    return oldest;
  }

  remove(channel: string, message: string): void {
    this.#channels.get(channel)?.delete(message);
  }

  removeAll(channel: string): void {
    this.#channels.delete(channel);
  }
}
