import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ShardClientUtil, Status } from 'discord.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { adviceFor, joinSentences } from '../../../storage/backends/adapter.ts';
import { backupKind } from '../../../storage/index.ts';
import type { Counts, Log } from '../../host/context.ts';
import type { OutcomeListener, RunningBot } from '../../interactions/feature.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const HELP: Record<keyof Counts, string> = {
  moves: 'Moves played',
  opened: 'Tables opened',
  finished: 'Tables that ended',
  deadlines: 'Tables whose deadline was handled',
  retries: 'Failed deliveries, which are retried',
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
      help: 'Time from the creation of an interaction to its answer',
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
  observe({ bot, gateway }: RunningBot, isHealthy: () => Promise<boolean>): void {
    const { context, boards, client, pictures } = bot;
    for (const [name, help] of Object.entries(HELP) as [keyof Counts, string][]) {
      this.#counter(`longtable_${name}_total`, help, () => context.counts[name]);
    }
    this.#counter(
      'longtable_failed_pictures_total',
      'Pictures that could not be drawn, so the board was sent as text',
      () => pictures.failed,
    );
    this.#gauge('longtable_boards_waiting', 'Boards waiting to be written', () => boards.waiting);
    this.#gauge('longtable_unsettled', 'Tables with unfinished work in this process', () => context.outbox.size);
    this.#gauge(
      'longtable_thinking',
      'Computer players that are thinking or queued',
      () => context.resources.computers?.busy ?? 0,
    );
    this.#gauge('longtable_shards', 'Shards of this process', () => client.ws.shards.size);
    this.#gauge('longtable_shards_ready', 'Shards that are connected', () => {
      return client.ws.shards.filter(({ status }) => status === Status.Ready).size;
    });
    this.#gauge('longtable_healthy', '1 if /health succeeds, otherwise 0', async () => Number(await isHealthy()));
    this.#gauge(
      'longtable_last_backup_timestamp_seconds',
      'Time of the last backup of the database, or 0',
      async () => {
        const last = await context.storage
          .store(backupKind)
          .get('backup')
          .catch(() => undefined);
        return (last?.at ?? 0) / 1000;
      },
    );
    const serversOn = (shard: number) => [...gateway.servers].filter((id) => shardOf(id, client) === shard).length;
    const servers: Gauge<'shard'> = new Gauge({
      name: 'longtable_servers',
      help: 'Servers on a shard. Several processes may have the same shard',
      labelNames: ['shard'],
      registers: [this.#registry],
      collect: () => {
        for (const shard of client.ws.shards.keys()) servers.set({ shard }, serversOn(shard));
      },
    });
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

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const registers = [this.#registry];
    const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
  }
}

function shardOf(server: string, { ws }: RunningBot['bot']['client']): number {
  return ShardClientUtil.shardIdForGuildId(server, ws.client.options.shardCount ?? ws.shards.size);
}

/** HTTP port for the operator: `/metrics` for Prometheus, `/health` for supervisors. */
export interface Endpoint {
  readonly url: string;
  /** Reports the health and the metrics of a bot. Until then, `/health` fails. */
  watch(running: RunningBot): void;
  close(): Promise<void>;
}

/** Maximum number of connections, so that players' connections keep enough file handles. */
const MAX_CONNECTIONS = 32;

interface EndpointOptions {
  readonly host: string;
  readonly port: number;
  /** Time for which the last probe of the storage is used again. */
  readonly cacheMs?: number;
  /** Time within which a request must have arrived, and the storage must have answered. */
  readonly timeoutMs?: number;
}

/** Opens the port. A connection above the limit closes the oldest idle one, so idle connections cannot block others. */
export async function openEndpoint(
  { host, port, cacheMs = 5000, timeoutMs = 3000 }: EndpointOptions,
  metrics: Metrics,
): Promise<Endpoint> {
  let healthProblems = async () => ['Starting: not connected to Discord yet'];
  const timeouts = { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 2 };
  const idle = new Set<Socket>();
  const busy = new Set<Socket>();
  const server = createServer(timeouts, async ({ url, socket }, response) => {
    idle.delete(socket);
    busy.add(socket);
    response.once('close', () => {
      if (busy.delete(socket) && !socket.destroyed) idle.add(socket);
    });
    await answer(url ?? '', response, { metrics, healthProblems });
  });
  server.on('connection', (socket) => {
    const [oldest] = idle.size + busy.size >= MAX_CONNECTIONS ? [...idle, socket] : [];
    oldest?.destroy();
    idle.add(socket);
    socket.once('close', () => idle.delete(socket) || busy.delete(socket));
  });
  server.setTimeout(2 * timeoutMs);
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${bound}`,
    watch({ bot, ...running }) {
      const probe = cached(cacheMs, () => within(timeoutMs, bot.context.storage.probe()));
      let known = '';
      healthProblems = async () => {
        const problems = await problemsOf(bot, probe);
        const now = problems.join(' ');
        if (now !== known) logHealth(bot.context.log, now);
        known = now;
        return problems;
      };
      metrics.observe({ bot, ...running }, async () => (await healthProblems()).length === 0);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Checks {
  readonly metrics: Metrics;
  /** Returns the current problems as text. */
  healthProblems(): Promise<string[]>;
}

async function answer(path: string, response: ServerResponse, { metrics, healthProblems }: Checks): Promise<void> {
  try {
    if (path === '/metrics') return send(response, 200, 'text/plain; version=0.0.4', await metrics.text());
    if (path !== '/health') return send(response, 404, 'text/plain', 'Not found. Use /metrics or /health.\n');
    const ill = await healthProblems();
    const healthy = ill.length === 0;
    send(response, healthy ? 200 : 503, 'application/json', JSON.stringify({ healthy, ill }));
  } catch (error) {
    send(response, 500, 'text/plain', `${error}\n`);
  }
}

function logHealth(log: Log, problems: string): void {
  if (problems === '') log.info({}, 'Healthy again');
  else log.error({}, `Not healthy. ${problems}`);
}

async function problemsOf({ client }: RunningBot['bot'], probe: () => Promise<void>): Promise<string[]> {
  const away = client.ws.shards.filter(({ status }) => status !== Status.Ready).map(({ id }) => id);
  const ill = away.length > 0 ? [`Not connected to Discord: shard ${away.join(', ')}`] : [];
  try {
    await probe();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    ill.push(joinSentences(`Nothing can be saved: ${reason}.`, adviceFor(error)));
  }
  return ill;
}

/** Rejects if a promise does not settle in time. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer from the database within ${ms / 1000} s`)), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
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
