import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RNG } from '@longtable/kit';
import { writeMatch } from '@longtable/spy/files/read-file';
import { defaultConfig } from '@longtable/spy/rules/config';
import { AiClient } from '@longtable/spy-server/ai/main';
import { writeSamples } from '@longtable/spy-server/cli';
import { readHistory, replayInputs } from '@longtable/spy-server/match/journal';
import { newSession } from '@longtable/spy-server/match/session';
import type { Verdict } from '@longtable/spy-server/player/client';
import { pino } from 'pino';
import { type Child, startChild } from '../child-process.ts';
import { scriptArguments } from '../script.ts';

const SERVER = new URL('../../spy-server/main.ts', import.meta.url);
const LEVELS = ['beginner', 'casual', 'advanced'];
const SCENARIOS = ['small', 'medium', 'large'];
/** Number of parallel servers. */
const PARALLEL_SERVERS = 3;
/** Short rounds with long time limits, so that matches are short and no player times out. */
const TERMS = { roundLimit: 3, turnPhaseLimit: 600, reconnectLimit: 600 };
const MATCH_TIMEOUT_MS = 600_000;

export interface Tally {
  matches: number;
  plugs: number;
  kills: number;
  lost: number;
  reasons: Record<string, number>;
}

/** Plays matches between two clients over WebSockets, every second one with dropped connections and killed servers. */
export async function campaign(matches: number): Promise<Tally> {
  const tally: Tally = { matches: 0, plugs: 0, kills: 0, lost: 0, reasons: {} };
  let next = 0;
  const queue = SCENARIOS.slice(0, Math.min(PARALLEL_SERVERS, matches)).map(async (scenario) => {
    const lane = new MatchServer(scenario);
    try {
      await lane.start();
      while (next < matches) await playMatch(next++, lane, tally);
    } finally {
      await lane.clear();
    }
  });
  await Promise.all(queue);
  return tally;
}

/** A server in a separate process and folder. */
class MatchServer {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'spy-wire-'));
  readonly #scenario: string;
  readonly #seen = new Set<string>();
  #child: Child | undefined;
  port = 0;

  constructor(scenario: string) {
    this.#scenario = scenario;
    writeSamples(this.folder);
    writeFileSync(join(this.folder, 'matchconfig.match'), writeMatch({ ...defaultConfig, ...TERMS }));
  }

  async start(): Promise<void> {
    const file = (name: string) => join(this.folder, name);
    const words = [
      ...['-c', file('characters.json'), '-m', file('matchconfig.match'), '-s', file(`${this.#scenario}.scenario`)],
      ...[
        '-p',
        String(this.port),
        '-v',
        '4',
        '--x',
        'folder',
        file('data'),
        '--x',
        'replays',
        'off',
        '--x',
        'leash',
        'on',
      ],
    ];
    this.#child = await startChild(SERVER, {}, /Listening on port (\d+)/, words);
    this.port = Number(this.#child.readyText);
  }

  async kill(): Promise<void> {
    await this.#child?.end('SIGKILL');
  }

  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Waits for the journals of matches that ended since the last call and returns their paths. They are written after
   * the players are notified.
   */
  async readNewJournals(): Promise<string[]> {
    const folder = join(this.folder, 'data', 'ended');
    for (let tries = 0; tries < 200; tries++) {
      const fresh = readdirSync(folder).filter((file) => !this.#seen.has(file));
      for (const file of fresh) this.#seen.add(file);
      if (fresh.length > 0) return fresh.map((file) => join(folder, file));
      await sleep(50);
    }
    return [];
  }
}

async function playMatch(number: number, lane: MatchServer, tally: Tally): Promise<void> {
  const log = pino({ level: 'silent' });
  const clients = ['Ada', 'Bob'].map((name, index) => {
    const level = LEVELS[Math.floor(number / 3 ** index) % 3] as string;
    return new AiClient({
      address: '127.0.0.1',
      port: lane.port,
      name,
      level,
      log,
      reconnectTimeoutMs: MATCH_TIMEOUT_MS,
    });
  });
  const end = Promise.all(clients.map(({ verdict }) => verdict));
  if (number % 2 === 1) await disturb(lane, clients, end, RNG.seeded(number), tally);
  checkMatch(number, await end, await lane.readNewJournals(), tally);
}

/** Drops connections and kills the server at random times, up to a limit. */
async function disturb(
  lane: MatchServer,
  clients: readonly AiClient[],
  end: Promise<unknown>,
  random: RNG,
  tally: Tally,
): Promise<void> {
  let over = false;
  end
    .catch(() => {})
    .finally(() => {
      over = true;
    });
  while (!over && !clients.every(({ isKnown }) => isKnown)) await sleep(10);
  for (let trouble = 0; trouble < 4; trouble++) {
    await sleep(50 + random.below(500));
    if (over) return;
    const victim = clients[random.below(4)];
    if (victim) {
      victim.dropConnection();
      tally.plugs++;
    } else {
      await lane.kill();
      await lane.start();
      tally.kills++;
    }
  }
}

/**
 * Checks that both clients agree, that no client lost by disconnecting, and that the journal has the same result.
 * Counts a violation in `tally.lost`.
 */
function checkMatch(number: number, verdicts: readonly Verdict[], journals: readonly string[], tally: Tally): void {
  const [one, two] = verdicts;
  const [journal, ...more] = journals;
  const history = journal === undefined ? undefined : readHistory(journal);
  const ending = history && replayInputs(newSession(history.header), history.inputs).ending;
  const agreed = one?.reason === two?.reason && one?.won !== two?.won && ending?.reason === one?.reason;
  const regular = one !== undefined && !/KICK|LEAVE/.test(one.reason);
  if (!agreed || !regular || more.length > 0 || (ending?.winner === 0) !== wonFirst(history, verdicts)) {
    tally.lost++;
    console.error(`Match ${number}:`, verdicts, ending);
  }
  tally.matches++;
  tally.reasons[one?.reason ?? 'none'] = (tally.reasons[one?.reason ?? 'none'] ?? 0) + 1;
}

/** Whether the first player of the match reports a win. Ada may have connected second. */
function wonFirst(history: ReturnType<typeof readHistory>, [ada, bob]: readonly Verdict[]): boolean | undefined {
  return history?.header.players[0].name === 'Ada' ? ada?.won : bob?.won;
}

if (import.meta.main) {
  const tally = await campaign(...scriptArguments(200));
  console.log(tally);
  if (tally.lost > 0) process.exitCode = 1;
}
