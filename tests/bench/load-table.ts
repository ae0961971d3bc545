import { compareToLimit, median, printRow, quantile } from './measure.ts';

/** A measurement of one subject with a number of games. */
export interface Stage {
  readonly games: number;
  readonly movesPerSecond: number;
  /** Milliseconds until each move was shown. */
  readonly times: readonly number[];
  /** Processor milliseconds of the bot per move, without its database. */
  readonly work: number;
  /** Processor time of the bot per second. */
  readonly busy: number;
  /** Growth of the resident memory in KB per move. */
  readonly growth: number;
  /** Number of games that could not start or go on. */
  readonly failed: number;
}

/** Results of one subject. Memory is in MB. */
export interface LoadResult {
  readonly name: string;
  /** Whether the bot is this one, and whether it plays noughts. */
  readonly isOurs: boolean;
  readonly isNoughts: boolean;
  readonly processes: number;
  readonly stages: Stage[];
  /** Measurement with pauses that halve the moves per second of the best stage. */
  half?: Stage;
  readonly memoryAtStart: number;
  peakMemory: number;
  restingMemory: number;
}

/** Returns the stage with the most moves per second. */
export function saturationOf({ stages }: LoadResult): Stage {
  return stages.reduce((best, stage) => (stage.movesPerSecond > best.movesPerSecond ? stage : best));
}

const nameOf = (subject: string) => subject.padEnd(16);

export function gamecordOf(results: readonly LoadResult[]): LoadResult | undefined {
  return results.find(({ name }) => name === 'gamecord');
}

export function printStageHeads(): void {
  printRow(
    [nameOf('subject'), 'games'],
    ['moves/s', 'gamecord', 'p50 ms', 'p99 ms', 'cpu ms', 'KB/move', 'cores', 'failed'],
  );
}

/** Prints a measurement as soon as it is there, with its ratio to gamecord's. */
export function printStage(subject: string, games: string, stage: Stage, gamecord: Stage | undefined): void {
  printRow(
    [nameOf(subject), games],
    [
      stage.movesPerSecond.toFixed(0),
      gamecord ? `${(stage.movesPerSecond / gamecord.movesPerSecond).toFixed(2)}x` : '',
      median(stage.times).toFixed(0),
      quantile(stage.times, 0.99).toFixed(0),
      stage.work.toFixed(2),
      stage.growth.toFixed(1),
      stage.busy.toFixed(2),
      String(stage.failed),
    ],
  );
}

/** Prints the best stage of each subject, the limits, and memory at the start, at the peak and after the rest. */
export function printSaturation(results: readonly LoadResult[]): void {
  console.log('\nat saturation');
  printRow(
    [nameOf('subject'), 'games'],
    [
      'moves/s',
      'gamecord',
      'aim',
      'one proc.',
      'aim',
      'half p99',
      'aim',
      'start MB',
      'peak MB',
      'rest MB',
      'x start',
      'aim',
    ],
  );
  const rateOf = (name: string) => {
    const result = results.find((one) => one.name === name);
    return result ? saturationOf(result).movesPerSecond : Number.NaN;
  };
  for (const result of results) {
    const { games, movesPerSecond } = saturationOf(result);
    const { isOurs, isNoughts, processes } = result;
    const ratio = (other: number, least: number, counts = true) =>
      Number.isNaN(other) ? ['', ''] : compareToLimit(movesPerSecond / other, counts ? { least } : undefined);
    const p99 = quantile(result.half?.times ?? [], 0.99);
    printRow(
      [nameOf(result.name), String(games)],
      [
        movesPerSecond.toFixed(0),
        ...(isNoughts ? ratio(rateOf('gamecord'), 1, isOurs) : ['', '']),
        ...(processes > 1 ? ratio(rateOf(result.name.replace(/-\d+$/, '')), 1.7) : ['', '']),
        p99.toFixed(0),
        isOurs ? `<= 500 ${p99 <= 500 ? 'yes' : 'NO'}` : '',
        result.memoryAtStart.toFixed(0),
        result.peakMemory.toFixed(0),
        result.restingMemory.toFixed(0),
        ...compareToLimit(result.restingMemory / result.memoryAtStart, isOurs ? { most: 1.5 } : undefined),
      ],
    );
  }
}
