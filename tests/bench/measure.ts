import type { Player } from './player.ts';

/** Measurement: milliseconds of each move, number of answers, total milliseconds, and the bot's processor time. */
export interface Measurement {
  readonly times: readonly number[];
  readonly answers: number;
  readonly ms: number;
  readonly processor: number;
}

type Measured = { processorTime(): number };
type Pressing = Pick<Player, 'answers' | 'press'>;

const NO_BOT: Measured = { processorTime: () => 0 };

/** Lets players press for this many milliseconds and returns the measurement. */
export async function playFor(players: readonly Pressing[], ms: number, bot = NO_BOT): Promise<Measurement> {
  const begun = performance.now();
  const worked = bot.processorTime();
  const before = answersOf(players);
  const times: number[] = [];
  const play = async (player: Pressing) => {
    while (performance.now() - begun < ms) {
      const time = await player.press();
      if (time !== undefined) times.push(time);
    }
  };
  await Promise.all(players.map(play));
  const processor = bot.processorTime() - worked;
  return { times, answers: answersOf(players) - before, ms: performance.now() - begun, processor };
}

function answersOf(players: readonly Pressing[]): number {
  return players.reduce((sum, { answers }) => sum + answers, 0);
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

/** Upper or lower limit of a ratio. */
type Aim = { readonly most: number } | { readonly least: number };

/** Prints one row of a table: names, then numbers. */
export function printRow(names: readonly string[], numbers: readonly string[]): void {
  console.log([...names.map((name) => name.padEnd(10)), ...numbers.map((number) => number.padStart(10))].join(' '));
}

/** Returns a ratio as text, and its limit with the verdict. Without a limit, the second text is empty. */
export function compareToLimit(value: number, aim?: Aim): [ratio: string, verdict: string] {
  const ratio = `${value.toFixed(2)}x`;
  if (!aim) return [ratio, ''];
  if ('most' in aim) return [ratio, `<= ${aim.most} ${value <= aim.most ? 'yes' : 'NO'}`];
  return [ratio, `>= ${aim.least} ${value >= aim.least ? 'yes' : 'NO'}`];
}
