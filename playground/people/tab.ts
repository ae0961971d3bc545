import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import { DiscordError } from '../error.ts';
import { type Action, type News, type Outcome, parseAction } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import type { CastMember } from '../world/cast.ts';
import { act } from './act.ts';

const UNKNOWN_ACTION = 4400;

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
    const action = parseAction(text);
    if (!action) {
      this.#socket.close(UNKNOWN_ACTION, 'Unknown action.');
      return;
    }
    perform(discord, this.person, action, (outcome) => this.tell({ ...outcome, nonce: action.nonce }));
  }
}

/** Does what a person wants; whatever keeps it from being done is told in a sentence. */
export function perform(discord: Discord, person: CastMember, action: Action, tell: (outcome: Outcome) => void): void {
  try {
    act(discord, person, action, tell);
  } catch (error) {
    const known = error instanceof Sorry || error instanceof DiscordError;
    if (!known) console.error('playground: an action failed', error);
    tell({ news: 'failed', sentence: known ? error.message : 'Something went wrong in the playground.' });
  }
}
