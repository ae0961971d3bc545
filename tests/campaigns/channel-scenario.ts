import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import type { Context } from '../../bot/host/context.ts';
import { channelOccupancyKind } from '../../storage/records/table.ts';
import { isEphemeral } from '../game-helpers.ts';
import { readStoredTable, type StoredTable, showsTable } from './audit.ts';

/** Stored table and private messages at one time. */
export interface Snapshot extends StoredTable {
  readonly privateMessages: ReadonlyMap<TestUser, readonly APIMessage[]>;
}

/** A channel with consecutive games, its players and other users. */
export class ChannelScenario {
  readonly people: readonly TestUser[];
  readonly #context: Context;
  readonly #channel: string;
  readonly #game: string;
  readonly #players: readonly [TestUser, ...TestUser[]];
  #table = '';
  #board = '';
  readonly #partials = new Set<string>();

  constructor(
    context: Context,
    people: readonly TestUser[],
    party: { channel: string; game: string; players: readonly [TestUser, ...TestUser[]] },
  ) {
    this.#context = context;
    this.people = people;
    this.#game = party.game;
    this.#players = party.players;
    this.#channel = party.players[0].channels.find(({ name }) => name === party.channel)?.id ?? '';
  }

  /** Starts a game if necessary, dismisses old private messages and opens new panels. */
  async prepare(): Promise<void> {
    const isOver = this.#table === '' || (await this.#read()).table.status === 'over';
    for (const person of this.people) {
      const old = this.privateMessagesTo(person).filter((message) => isOver || components(message).length === 0);
      await Promise.all(old.map((message) => person.dismiss(message)));
    }
    if (isOver) await this.#open();
    for (const person of this.#players) {
      const board = this.boardOf(person);
      if (components(board).some(({ label }) => label === 'Your turn')) await person.click(board, 'Your turn');
    }
  }

  async snapshot(): Promise<Snapshot> {
    const privateMessages = this.people.map((person) => [person, this.privateMessagesTo(person)] as const);
    return { ...(await this.#read()), privateMessages: new Map(privateMessages) };
  }

  boardOf(person: TestUser): APIMessage {
    return person.messages(this.#channel).find(({ id }) => id === this.#board) as APIMessage;
  }

  /** Returns the private messages of a user: panels and errors. */
  privateMessagesTo(person: TestUser): APIMessage[] {
    return person.messages(this.#channel).filter(isEphemeral);
  }

  /** Waits until all users see the board of this snapshot, possibly with a clicked menu open. */
  async waitUntilShown(moment: Snapshot, clicked: readonly string[]): Promise<void> {
    for (const partial of clicked) this.#partials.add(partial);
    const isShown = (person: TestUser) => showsTable(this.boardOf(person), moment, this.#partials);
    await Promise.all(this.people.map((person) => person.until(() => isShown(person))));
  }

  #read(): Promise<StoredTable> {
    return readStoredTable(this.#context, this.#table);
  }

  async #open(): Promise<void> {
    const [first, ...others] = this.#players;
    this.#partials.clear();
    await first.command(this.#channel, 'play', { subcommand: this.#game });
    this.#board =
      first.messages(this.#channel).findLast((message) => !isEphemeral(message) && message.content.startsWith('**'))
        ?.id ?? '';
    await Promise.all(this.people.map((person) => person.until(() => this.boardOf(person))));
    for (const person of others) await person.click(this.boardOf(person), 'Join');
    this.#table = (await this.#context.storage.store(channelOccupancyKind).get(this.#channel))?.table ?? '';
  }
}
