import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { APIMessage } from 'discord-api-types/v10';
import type { BenchUser } from './player.ts';

/** A bot that plays noughts and crosses, started from a script in `peers`. */
export interface NoughtsBot {
  readonly name: string;
  readonly script: URL;
  readonly command: string;
  readonly subcommand?: string;
  /** Returns the label or id of the button for a cell. */
  buttonOf(cell: number): string;
}

const home = new URL('peers/', import.meta.url);

export const LONGTABLE: NoughtsBot = {
  name: 'longtable',
  script: new URL('longtable.ts', home),
  command: 'play',
  subcommand: 'noughts',
  buttonOf: (at) => `${'abc'[at % 3]}${Math.floor(at / 3) + 1}`,
};
export const TICTACTOE: NoughtsBot = {
  name: 'tictactoe',
  script: new URL('tictactoe.mjs', home),
  command: 'tictactoe',
  buttonOf: String,
};
export const GAMECORD: NoughtsBot = {
  name: 'gamecord',
  script: new URL('gamecord.mjs', home),
  command: 'tictactoe',
  buttonOf: (at) => `TicTacToe_${at}`,
};

/** Installs the packages of the other bots if they are missing. */
export function installPeers(): void {
  if (existsSync(new URL('node_modules', home))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(home),
    stdio: 'inherit',
  });
}

/** Cells of a drawn game, which fills the board. */
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8];
/** Delay before the first press on an invitation or a board. Other bots ignore an immediate press. */
const FIRST_PRESS_DELAY_MS = 150;
/** Delay between a change of the board and the next press. Other bots ignore a faster press. */
const REACTION_MS = 20;
const MAX_ATTEMPTS = 5;
const PRESS_TIMEOUT_MS = 2000;

/** Two users who play one drawn game after the other in a channel. */
export class NoughtsPlayers {
  answers = 0;
  readonly #bot: NoughtsBot;
  readonly #people: readonly [BenchUser, BenchUser];
  readonly #room: string;
  #board: APIMessage | undefined;
  /** Users in the order in which they move. */
  #order: readonly [BenchUser, BenchUser];
  #moves = 0;

  constructor(bot: NoughtsBot, people: readonly [BenchUser, BenchUser], room: string) {
    this.#bot = bot;
    this.#people = people;
    this.#order = people;
    this.#room = room;
  }

  get isPlaying(): boolean {
    return this.#board !== undefined;
  }

  /** Makes the next move and returns the milliseconds until the opponent saw it. Starts a game if there is none and returns undefined. */
  async press(): Promise<number | undefined> {
    if (!this.#board) return this.#start();
    if (this.#moves > 0) await sleep(REACTION_MS);
    const [who, other] = this.#moves % 2 === 0 ? this.#order : this.#order.toReversed();
    const ms = await this.#move(who!, other!, this.#board, this.#bot.buttonOf(CELLS[this.#moves]!));
    this.#moves++;
    if (this.#moves === CELLS.length) this.#board = undefined;
    return ms;
  }

  async #start(): Promise<undefined> {
    const [one, other] = this.#people;
    const known = new Set(other.messages(this.#room).map(({ id }) => id));
    const { command, subcommand, name } = this.#bot;
    this.answers++;
    await one.command(this.#room, command, {
      options: { opponent: other.user.id },
      ...(subcommand && { subcommand }),
    });
    const isAsked = (message: APIMessage) => !known.has(message.id) && has(message, 'Accept');
    const asked = await other.until(() => other.messages(this.#room).find(isAsked));
    const started = () => has(one.latest(asked), this.#bot.buttonOf(0)) && one.latest(asked);
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      await sleep(FIRST_PRESS_DELAY_MS);
      this.answers++;
      if (has(other.latest(asked), 'Accept')) await other.click(asked, 'Accept');
      const board = await one.until(started, PRESS_TIMEOUT_MS).catch(() => undefined);
      if (!board) continue;
      await sleep(FIRST_PRESS_DELAY_MS);
      const isOtherFirst = new RegExp(`<@!?${other.user.id}>`).test(one.latest(board)?.content ?? '');
      this.#order = isOtherFirst ? [other, one] : [one, other];
      this.#board = board;
      this.#moves = 0;
      return;
    }
    throw new Error(`${name} did not start a game.`);
  }

  /** Presses until the opponent sees the move and returns the milliseconds. */
  async #move(who: BenchUser, other: BenchUser, board: APIMessage, button: string): Promise<number> {
    const before = boardOf(other.latest(board));
    const isSeen = () => boardOf(other.latest(board)) !== before;
    const begun = performance.now();
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      this.answers++;
      const click = who.click(board, button);
      await other.until(isSeen, PRESS_TIMEOUT_MS).catch(() => {});
      const ms = performance.now() - begun;
      await click;
      // The move may arrive before the next attempt.
      if (isSeen()) return ms;
    }
    this.#board = undefined;
    throw new Error(`${who.user.username} pressed ${button} without effect.`);
  }
}

function boardOf(message: APIMessage | undefined): string {
  return JSON.stringify([message?.content, message?.embeds, message?.components]);
}

function has(message: APIMessage | undefined, button: string): boolean {
  const texts = JSON.stringify(message?.components ?? []);
  return texts.includes(`"label":"${button}"`) || texts.includes(`"custom_id":"${button}"`);
}
