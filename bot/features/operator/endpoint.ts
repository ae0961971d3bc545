import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Status } from 'discord.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counts } from '../../host/context.ts';
import type { OutcomeListener, RunningBot } from '../../interactions/feature.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const HELP: Record<keyof Counts, string> = {
  moves: 'Moves that were played',
  opened: 'Tables that were opened',
  finished: 'Tables that came to an end',
  deadlines: 'Tables at which something was due and done',
  retries: 'Deliveries that failed and are retried',
};

/** Prometheus metrics of a running bot. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Histogram<'kind' | 'outcome'>;
  readonly #commits: Histogram;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#answers = new Histogram({
      name: 'longtable_answer_seconds',
      help: 'Time until an interaction was answered',
      labelNames: ['kind', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.#commits = new Histogram({
      name: 'longtable_commit_seconds',
      help: 'Duration of storage commits',
      buckets: SECONDS,
      registers,
    });
  }

  readonly observeInteraction: OutcomeListener = (kind, outcome, ms) =>
    this.#answers.observe({ kind, outcome }, ms / 1000);

  /** Starts to measure a commit. Returns the function that ends it. */
  readonly onCommit = (): (() => void) => this.#commits.startTimer();

  /** Registers the metrics of a bot. */
  observe({ bot, gateway }: RunningBot): void {
    const { context, boards, client } = bot;
    for (const [name, help] of Object.entries(HELP) as [keyof Counts, string][]) {
      this.#counter(`longtable_${name}_total`, help, () => context.counts[name]);
    }
    this.#gauge('longtable_boards_waiting', 'Boards that wait to be written', () => boards.waiting);
    this.#gauge(
      'longtable_unsettled',
      'Tables that this process has something left to do at',
      () => context.outbox.size,
    );
    this.#gauge(
      'longtable_thinking',
      'Computer players that think or wait to',
      () => context.resources.computers?.busy ?? 0,
    );
    this.#gauge('longtable_shards', 'Shards of this process', () => client.ws.shards.size);
    this.#gauge('longtable_shards_ready', 'Shards that are connected', () => {
      return client.ws.shards.filter(({ status }) => status === Status.Ready).size;
    });
    this.#gauge('longtable_servers', 'Servers on the shards of this process', () => gateway.servers.size);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string, read: () => number): void {
    const registers = [this.#registry];
    const counter: Counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    const registers = [this.#registry];
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  }
}

/** HTTP port for the operator: `/metrics` for Prometheus, `/health` for supervisors. */
export interface Endpoint {
  readonly url: string;
  close(): Promise<void>;
}

/** Maximum number of connections, so that players' connections keep enough file handles. */
const MAX_CONNECTIONS = 32;

interface EndpointOptions {
  readonly host: string;
  readonly port: number;
  /** Time for which the last probe of the storage is used again. */
  readonly cacheMs?: number;
  /** Time within which a request must have arrived. */
  readonly timeoutMs?: number;
}

export async function openEndpoint(
  { host, port, cacheMs = 5000, timeoutMs = 5000 }: EndpointOptions,
  longtable: Pick<RunningBot, 'bot'>,
  metrics: Metrics,
): Promise<Endpoint> {
  const { storage } = longtable.bot.context;
  const checks = { longtable, metrics, probeStorage: cached(cacheMs, () => storage.probe()) };
  const timeouts = { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 2 };
  const server = createServer(timeouts, ({ url }, response) => void answer(url ?? '', response, checks));
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(2 * timeoutMs);
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${bound}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Checks {
  readonly longtable: Pick<RunningBot, 'bot'>;
  readonly metrics: Metrics;
  /** Rejects if the storage cannot be written. */
  probeStorage(): Promise<void>;
}

async function answer(path: string, response: ServerResponse, checks: Checks): Promise<void> {
  try {
    if (path === '/metrics') return send(response, 200, 'text/plain; version=0.0.4', await checks.metrics.text());
    if (path !== '/health') return send(response, 404, 'text/plain', 'There is /metrics and /health.\n');
    const ill = await healthProblems(checks);
    send(
      response,
      ill.length === 0 ? 200 : 503,
      'application/json',
      JSON.stringify({ healthy: ill.length === 0, ill }),
    );
  } catch (error) {
    send(response, 500, 'text/plain', `${error}\n`);
  }
}

/** Returns the current problems as text. */
async function healthProblems({ longtable, probeStorage }: Checks): Promise<string[]> {
  const { client } = longtable.bot;
  const away = client.ws.shards.filter(({ status }) => status !== Status.Ready).map(({ id }) => id);
  const ill = away.length > 0 ? [`Not connected to Discord: shard ${away.join(', ')}`] : [];
  try {
    await probeStorage();
  } catch (error) {
    ill.push(`Nothing can be saved: ${error instanceof Error ? error.message : error}`);
  }
  return ill;
}

/** Caches the result of `ask` for some milliseconds. */
function cached<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!known || known.until <= now) known = { answer: ask(), until: now + ms };
    return known.answer;
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
