import { type CommandInput, components, type Outcome, type Playground, textOf } from '@longtable/playground';
import type { PlaygroundUser } from '@longtable/playground/world/setup';
import type { APIMessage } from 'discord-api-types/v10';
import type { Presser } from './random-presser.ts';

/** Statistics of the bot's answers. */
export class Answers {
  /** Milliseconds until each answer. */
  readonly waits: number[] = [];
  unanswered = 0;
  /** Number of unanswered interactions during outages. */
  excused = 0;
  /** Whether an outage is in progress. */
  isDown = false;
  open = 0;
}

/** User who calls the playground directly, without a page. */
export class DirectUser implements Presser {
  readonly #playground: Playground;
  readonly #member: PlaygroundUser;
  readonly #room: string;
  readonly #answers: Answers;

  constructor(playground: Playground, member: PlaygroundUser, room: string, answers: Answers) {
    this.#playground = playground;
    this.#member = member;
    this.#room = room;
    this.#answers = answers;
  }

  get user() {
    return this.#member.user;
  }

  /** Channel of this user and its threads. */
  get channels() {
    const { world } = this.#playground;
    const room = world.channels.get(this.#room);
    return room ? [room, ...world.threadsIn(this.#room)] : [];
  }

  messages(channel: string): APIMessage[] {
    const messages = this.#playground.world.messagesIn(channel);
    return messages.filter(({ only = this.user.id }) => only === this.user.id).map(({ message }) => read(message));
  }

  latest(message: APIMessage): APIMessage | undefined {
    const posted = this.#playground.world.find(message.channel_id, message.id);
    return posted && read(posted.message);
  }

  click(message: APIMessage, customId: string): Promise<Outcome> {
    return this.#act({ do: 'component', channel: message.channel_id, message: message.id, customId });
  }

  choose(message: APIMessage, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#act({ do: 'component', channel: message.channel_id, message: message.id, customId, values });
  }

  command(channel: string, command: string, { subcommand, options = {} }: CommandInput = {}): Promise<Outcome> {
    const given = Object.entries(options).map(([name, value]) => ({ name, value }));
    return this.#act({
      do: 'command',
      channel,
      given: { command, ...(subcommand !== undefined && { subcommand }), options: given },
    });
  }

  dismiss(message: APIMessage): Promise<Outcome> {
    return this.#act({ do: 'dismiss', channel: message.channel_id, message: message.id });
  }

  async #act(action: Parameters<Playground['act']>[1]): Promise<Outcome> {
    const answers = this.#answers;
    const begun = performance.now();
    answers.open++;
    const outcome = await this.#playground.act(this.#member, action);
    answers.open--;
    if (outcome.type !== 'failed') {
      if (action.do !== 'dismiss') answers.waits.push(performance.now() - begun);
      return { ok: true };
    }
    if (outcome.sentence.includes('did not respond')) answers.isDown ? answers.excused++ : answers.unanswered++;
    return { ok: false, sentence: outcome.sentence };
  }
}

function read(message: APIMessage): APIMessage {
  return { ...message, content: textOf(message) };
}

/** Returns the first custom id of a message that starts with a prefix. */
export function findId(message: APIMessage, start: string): string | undefined {
  return components(message).find(({ custom_id }) => custom_id?.startsWith(start))?.custom_id;
}
