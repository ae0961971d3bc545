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
