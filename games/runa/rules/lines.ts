/** A whole move: numbers of what is offered, from 1 and in the order typed, or nothing where cards can be kept. */
export type Command = { readonly verb: 'choose'; readonly numbers: readonly number[] } | { readonly verb: 'keep' };

/** Where the original's player types an empty line. */
const KEEP = 'none';

/** Numbers separated by commas, without leading zeros and short enough to stay exact. */
const NUMBERS = /^(0|[1-9][0-9]{0,14})(,(0|[1-9][0-9]{0,14}))*$/;

/** The command of a line; undefined if no command is spelled so. */
export function parseLine(line: string): Command | undefined {
  if (line === KEEP) return { verb: 'keep' };
  return NUMBERS.test(line) ? { verb: 'choose', numbers: line.split(',').map(Number) } : undefined;
}

/** The line of a command, in the one spelling that `play` reads. */
export function makeLine(command: Command): string {
  return command.verb === 'keep' ? KEEP : command.numbers.join(',');
}

/** The command that chooses what is at these places, counted from 0. */
export function choose(places: readonly number[]): Command {
  return places.length === 0 ? { verb: 'keep' } : { verb: 'choose', numbers: places.map((place) => place + 1) };
}

/** The places that a command chooses, counted from 0. */
export function placesOf(command: Command): number[] {
  return command.verb === 'keep' ? [] : command.numbers.map((number) => number - 1);
}
