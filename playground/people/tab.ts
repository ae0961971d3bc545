import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import { DiscordError } from '../error.ts';
import type { News } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import type { CastMember } from '../world/cast.ts';
import { act } from './act.ts';
import { parseDeed } from './deed.ts';

const NOT_A_DEED = 4400;

/** One tab of one person. */
export class Tab {
  readonly person: CastMember;
  readonly #socket: WebSocket;

  constructor(discord: Discord, socket: WebSocket, person: CastMember) {
    this.person = person;
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#receive(discord, String(data)));
  }

  tell(news: News): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }

  #receive(discord: Discord, text: string): void {
    const deed = parseDeed(text);
    if (!deed) {
      this.#socket.close(NOT_A_DEED, 'Unknown action.');
      return;
    }
    try {
      act(discord, this.person, deed, (outcome) => this.tell({ ...outcome, nonce: deed.nonce }));
    } catch (error) {
      const known = error instanceof Sorry || error instanceof DiscordError;
      if (!known) console.error('playground: a deed failed', error);
      this.tell({
        news: 'failed',
        nonce: deed.nonce,
        sentence: known ? error.message : 'Something went wrong in the playground.',
      });
    }
  }
}
