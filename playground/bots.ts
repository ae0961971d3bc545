import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Activities } from './activities/activities.ts';
import type { DiscordError, FormErrors } from './discord.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interaction, Interactions } from './interactions/interactions.ts';
import type { Api } from './rest/api.ts';
import type { TestUserOptions } from './users/test-user.ts';
import { APPLICATION_ID, CLIENT_SECRET, GUILD, PLAYGROUND_TOKEN } from './world/setup.ts';

/** Time in ms that a crashing bot has to exit before a strict playground stops it. */
const CRASH_MS = 300;

const NO_REQUEST = 'It has sent no request to the playground. The README says how a bot finds it.';

/** The playground that the bots use. */
interface Parts {
  readonly url: string;
  readonly apiUrl: string;
  readonly gateway: Gateway;
  readonly api: Api;
  readonly interactions: Interactions;
}

interface Rules {
  /** Whether an unexpected exit and what Discord would reject are errors. */
  readonly strict: boolean;
  /** Time in ms after which a bot must be online. */
  readonly startMs: number;
  /** Requests so far that Discord would have rejected. */
  readonly problems: readonly string[];
}

/** The bots that a playground has started as processes. */
export class Bots {
  readonly #parts: Parts;
  readonly #rules: Rules;
  readonly #running = new Set<BotProcess>();
  /** Sentences about bots that have exited without being stopped. */
  readonly #exits: string[] = [];
  #lastInteraction = '';

  constructor(parts: Parts, rules: Rules) {
    this.#parts = parts;
    this.#rules = rules;
    parts.interactions.on('ask', (_, interaction) => (this.#lastInteraction = ` after ${nameOf(interaction)}`));
  }

  /** Throws with the reason if an action of a user fails on a strict playground. */
  readonly onFailure: TestUserOptions['onFailure'] = ({ global_name: name }, sentence) => {
    const others = [...this.#exits.filter((exit) => exit !== sentence), ...this.#rules.problems];
    if (this.#rules.strict) throw new Error([`${name}’s action failed: ${sentence}`, ...others].join('\n- '));
  };

  /** Throws if the last bot of a strict playground has exited. */
  readonly requireRunning = (): void => {
    if (this.#rules.strict && this.#running.size === 0 && this.#exits.length > 0) throw new Error(this.#exits.at(-1));
  };

  /** Throws if a bot of a strict playground has exited, not replied, or done what Discord would reject. */
  requireNoProblems(missing: readonly string[]): void {
    const { strict, problems } = this.#rules;
    const unsent = this.#parts.interactions.thinking.map(
      (interaction) => `The bot never sent its deferred reply to ${nameOf(interaction)}.`,
    );
    const rejected = problems.length > 0 ? [['Discord would have rejected this:', ...problems].join('\n- ')] : [];
    const all = [...this.#exits, ...unsent, ...rejected, ...missing];
    if (strict && all.length > 0) throw new Error(all.join('\n'));
  }

  /** Starts a bot and waits until it is online. */
  async start(command: readonly string[], options?: BotOptions): Promise<BotProcess> {
    if (!Array.isArray(command)) throw new Error("startBot takes a list of words: ['node', 'my-bot.js'].");
    const bot = await startBotProcess(this.#parts, command, options);
    this.#running.add(bot);
    const failure = await this.#startFailure(bot);
    if (failure !== undefined) throw new Error([failure, ...this.#rules.problems].join('\n- '));
    void bot.exited.then(() => this.#onExit(bot));
    return bot;
  }

  async stop(): Promise<void> {
    // A bot that has just crashed must exit on its own, or its exit code is lost.
    if (this.#rules.strict && this.#running.size > 0) await pause(CRASH_MS);
    await Promise.all([...this.#running].map((bot) => bot.stop()));
  }

  /** Returns undefined once the bot is online, or why it is not. */
  async #startFailure(bot: BotProcess): Promise<string | undefined> {
    const { gateway, api } = this.#parts;
    const { startMs } = this.#rules;
    const timer = new AbortController();
    let isSilent = true;
    api.once('request', () => (isSilent = false));
    const failure = await Promise.race([
      new Promise<undefined>((resolve) => gateway.on('online', (is) => is && resolve(undefined))),
      bot.exited.then((code) => `The bot exited with code ${code} before it was online.`),
      pause(startMs, undefined, { signal: timer.signal }).then(
        () => `The bot was not online after ${startMs} ms.${isSilent ? ` ${NO_REQUEST}` : ''}`,
      ),
    ]);
    timer.abort();
    return failure;
  }

  #onExit(bot: BotProcess): void {
    this.#running.delete(bot);
    const how = unexpectedExit(bot.child);
    if (!how) return;
    const sentence = `The bot ${how}${this.#lastInteraction}.`;
    this.#exits.push(sentence);
    if (this.#rules.strict && this.#running.size === 0) this.#parts.interactions.failOpen(sentence);
  }
}

interface Sources {
  readonly activities: Activities;
  readonly api: Api;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
}

/** Reports everything that Discord would reject: requests, late responses and gateway payloads. */
export function onProblem(
  { activities, api, gateway, interactions }: Sources,
  report: (problem: string) => void,
): void {
  api.on('refusal', (_, method, path, error) => report(`${method} ${withoutToken(path)}: ${describe(error)}`));
  interactions.on('lapse', (interaction) => {
    report(`The bot did not answer ${nameOf(interaction)} within 3 seconds`);
  });
  activities.on('reject', report);
  gateway.on('rejected', (code, reason) => report(`The gateway closed the connection: ${code} ${reason}`));
}

/** Returns a path without its interaction token. */
function withoutToken(path: string): string {
  return path.replace(/^(\/(?:interactions|webhooks)\/\d+)\/[^/]+/, '$1/…');
}

function describe({ code, message, errors }: DiscordError): string {
  const details = errors ? leaves(errors).join(', ') : '';
  return `${code} ${message}${details && ` (${details})`}`;
}

/** Returns the validation errors with their paths. */
function leaves(errors: FormErrors, path = ''): string[] {
  return Object.entries(errors).flatMap(([step, inside]) => {
    if (Array.isArray(inside)) return inside.map(({ message }) => `${path}: ${message}`);
    return inside ? leaves(inside, path === '' ? step : `${path}.${step}`) : [];
  });
}

/** Returns the command or custom id of an interaction, and its user. */
function nameOf({ data, person }: Interaction): string {
  const name = 'name' in data ? `/${data.name}` : 'custom_id' in data ? `"${data.custom_id}"` : 'an interaction';
  return `${name} of ${person.user.username}`;
}

/** Addresses of a playground. */
interface Addresses {
  readonly url: string;
  readonly apiUrl: string;
}

export interface BotOptions {
  readonly cwd?: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Output of the bot. Shown by default. */
  readonly stdio?: StdioOptions;
  /** Whether Node bots load a module that redirects discord.com to the playground and follows its clock. */
  readonly preload?: boolean;
}

/** A bot in a child process. */
export interface BotProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code, or 1 if a signal ended the bot. */
  readonly exited: Promise<number>;
  /** Stops the bot, if necessary with SIGKILL, and waits until it has exited. */
  stop(): Promise<void>;
}

const PRELOAD = new URL('./preload.ts', import.meta.url);

/** Returns the environment variables of a bot: its token, and the playground's addresses and ids. */
export function botEnvironment({ url, apiUrl }: Addresses, preload = true): Record<string, string> {
  const options = [process.env.NODE_OPTIONS, preload && `--import=${PRELOAD}`].filter(Boolean).join(' ');
  return {
    DISCORD_TOKEN: PLAYGROUND_TOKEN,
    BOT_TOKEN: PLAYGROUND_TOKEN,
    TOKEN: PLAYGROUND_TOKEN,
    DISCORD_API_URL: apiUrl,
    DISCORD_GATEWAY_URL: url.replace('http', 'ws'),
    DISCORD_APPLICATION_ID: APPLICATION_ID,
    DISCORD_CLIENT_SECRET: CLIENT_SECRET,
    CLIENT_ID: APPLICATION_ID,
    CLIENT_SECRET,
    GUILD_ID: GUILD.id,
    PLAYGROUND_URL: url,
    ...(options && { NODE_OPTIONS: options }),
  };
}

/** Time in ms that a bot has to exit after SIGTERM. */
const EXIT_MS = 2_000;

/** Program of a process that ends the bot once its standard input closes. */
const GUARD = `
const end = (signal) => { try { process.kill(Number(process.argv[1]), signal); } catch {} };
process.stdin.on('close', () => { end('SIGTERM'); setTimeout(end, ${EXIT_MS}, 'SIGKILL'); }).resume();`;

/**
 * Ends a bot when this process ends without stopping it, also by SIGKILL. Otherwise a failed test leaves a bot that
 * keeps the output of its test runner open, and vitest waits for that.
 */
function guard(bot: ChildProcess): void {
  const guarding = spawn(process.execPath, ['-e', GUARD, String(bot.pid)], {
    // Keystrokes such as Ctrl+C do not reach a detached process.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  guarding.unref();
  bot.once('exit', () => guarding.kill());
}

/** Returns how a bot has exited: `exited with code 1`. Undefined if it was stopped and has not failed then. */
function unexpectedExit({ killed, exitCode, signalCode }: ChildProcess): string | undefined {
  // Programs that end because of a signal exit with 128 and its number.
  const hasFailed = exitCode !== null && exitCode > 0 && exitCode < 128;
  if (killed && !hasFailed) return undefined;
  return exitCode === null ? `was ended by ${signalCode}` : `exited with code ${exitCode}`;
}

/** Starts a bot in a child process. Throws if the command does not exist. The bot ends with this process. */
export async function startBotProcess(
  addresses: Addresses,
  [command = '', ...args]: readonly string[],
  { cwd, env, stdio = 'inherit', preload }: BotOptions = {},
): Promise<BotProcess> {
  const environment = { ...process.env, ...botEnvironment(addresses, preload), ...env };
  const child = spawn(command, args, { cwd, stdio, env: environment });
  await once(child, 'spawn');
  guard(child);
  const exited = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return {
    child,
    exited,
    async stop() {
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
