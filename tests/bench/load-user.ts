import { components, type Outcome, type Playground, type TestUser } from '@longtable/playground';
import type { PlaygroundUser } from '@longtable/playground/world/setup';
import type { APIMessage } from 'discord-api-types/v10';
import { Answers, DirectUser } from '../campaigns/direct-user.ts';
import type { BenchUser } from './player.ts';

const TIMEOUT_MS = 10_000;

/** Calls listeners after each change of a message in their channel. */
export class RoomEvents {
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor({ world }: Playground) {
    const onChange = ({ message }: { readonly message: APIMessage }) => {
      for (const listener of this.#listeners.get(message.channel_id) ?? []) listener();
    };
    world.on('message', onChange);
    world.on('edit', onChange);
  }

  /** Adds a listener and returns the function that removes it. */
  listen(room: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(room) ?? new Set();
    this.#listeners.set(room, listeners.add(listener));
    return () => void listeners.delete(listener);
  }
}

/** User in one channel who calls the playground directly, so that hundreds cost little. */
export class LoadUser extends DirectUser implements BenchUser {
  readonly #events: RoomEvents;
  readonly #room: string;

  constructor(playground: Playground, member: PlaygroundUser, room: string, events: RoomEvents) {
    super(playground, member, room, new Answers());
    this.#events = events;
    this.#room = room;
  }

  override async click(message: APIMessage, labelOrId: string): Promise<Outcome> {
    const parts = components(this.latest(message) ?? message);
    const part = parts.find(({ custom_id, label }) => custom_id && (custom_id === labelOrId || label === labelOrId));
    return super.click(message, part?.custom_id ?? labelOrId);
  }

  readonly until: TestUser['until'] = (predicate, ms = TIMEOUT_MS, what = String(predicate)) => {
    const { promise, resolve, reject } =
      Promise.withResolvers<NonNullable<Exclude<ReturnType<typeof predicate>, false>>>();
    const check = () => {
      const found = predicate();
      if (found) resolve(found as Awaited<typeof promise>);
    };
    const stop = this.#events.listen(this.#room, check);
    const timer = setTimeout(() => reject(new Error(`${this.user.username} waited ${ms} ms for: ${what}`)), ms);
    check();
    return promise.finally(() => {
      clearTimeout(timer);
      stop();
    });
  };
}
