import { RNG } from '@longtable/kit';

import { components, type Outcome, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { type Presser, press, pressesOn } from '../campaigns/random-presser.ts';
import { isEphemeral } from '../game-helpers.ts';

/** A user whom the benchmark lets press, by label or custom id. */
export type BenchUser = Presser & Pick<TestUser, 'until'>;

/** Simulated user who presses buttons. */
export interface Player {
  /** Number of answers so far. */
  readonly answers: number;
  /** Message of the last press. */
  readonly surface: APIMessage | undefined;
  /** Presses a button and returns the milliseconds of a move, or undefined if it was not a move. */
  press(): Promise<number | undefined>;
}

/** Players of consecutive games at one table. The player to move presses a random button. */
export class TablePlayers implements Player {
  answers = 0;
  readonly #people: readonly BenchUser[];
  readonly #room: string;
  readonly #game: string;
  readonly #random = RNG.seeded(1);
  /** Board or panel of each user. */
  readonly #surfaces = new Map<BenchUser, APIMessage>();
  #last: BenchUser;

  constructor(people: readonly [BenchUser, ...BenchUser[]], room: string, game: string) {
    this.#people = people;
    this.#room = room;
    this.#game = game;
    this.#last = people[0];
  }

  get surface(): APIMessage | undefined {
    const last = this.#surfaces.get(this.#last);
    return last && this.#last.latest(last);
  }

  async press(): Promise<number | undefined> {
    const found = this.#offered();
    if (!found) return this.#goOn();
    const chosen = this.#random.pick(found.presses);
    this.#last = found.person;
    this.answers++;
    const time = await timePress(() => press(found.person, chosen));
    return chosen.choice.act === 'play' ? time : undefined;
  }

  /** Returns the user to move and the available presses, or undefined if no user has a press. */
  #offered() {
    for (const person of this.#people) {
      const surface = this.#surfaces.get(person);
      const now = surface && person.latest(surface);
      const presses = now ? pressesOn(now).filter(({ choice }) => choice.act !== 'type') : [];
      if (presses.length > 0) return { person, presses };
    }
    return undefined;
  }

  /** Refreshes the other user's message, or starts the next game if this one is over. */
  async #goOn(): Promise<undefined> {
    const others = this.#people.filter((person) => person !== this.#last);
    for (const person of [...others, this.#last]) {
      await this.#look(person);
      if (this.#offered()) return;
    }
    await this.#begin();
    for (const person of this.#people) if (!this.#offered()) await this.#look(person);
    if (!this.#offered()) throw new Error(`No player can move in ${this.#game} in room ${this.#room}.`);
  }

  /** Reads the board, or reopens the user's panel. */
  async #look(person: BenchUser): Promise<void> {
    const old = this.#surfaces.get(person);
    if (old && isEphemeral(old) && person.latest(old)) await person.dismiss(old);
    const board = this.#board(person);
    if (!board) return;
    if (!has(board, 'Your turn')) return void this.#surfaces.set(person, board);
    this.answers++;
    const newestPrivate = () => person.messages(this.#room).findLast(isEphemeral);
    const before = newestPrivate()?.id;
    await person.click(board, 'Your turn');
    this.#surfaces.set(person, await person.until(() => newestPrivate()?.id !== before && newestPrivate()));
  }

  /** Opens a table and joins it, with retries because simultaneous requests can be rejected. */
  async #begin(tries = 5): Promise<void> {
    const [first, ...others] = this.#people as [BenchUser, ...BenchUser[]];
    const before = this.#board(first)?.id;
    const fresh = (person: BenchUser) => this.#board(person)?.id !== before && this.#board(person);
    this.answers++;
    await first.command(this.#room, 'play', { subcommand: this.#game });
    try {
      for (const person of others) {
        const board = await person.until(() => fresh(person));
        this.answers++;
        await person.click(board, 'Join');
      }
      await Promise.all(this.#people.map((one) => one.until(() => fresh(one) && !has(this.#board(one), 'Join'))));
    } catch (error) {
      if (tries === 0) throw error;
      await this.#begin(tries - 1);
    }
  }

  #board(person: BenchUser): APIMessage | undefined {
    return person.messages(this.#room).findLast((one) => !isEphemeral(one) && one.content.startsWith('**'));
  }
}

function has(message: APIMessage | undefined, label: string): boolean {
  return message !== undefined && components(message).some((part) => part.label === label);
}

async function timePress(pressing: () => Promise<Outcome>): Promise<number | undefined> {
  const begun = performance.now();
  const outcome = await pressing();
  return outcome.ok ? performance.now() - begun : undefined;
}
