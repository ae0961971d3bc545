/** Parsed line: numbers of the offered options, from 1 and in the typed order, or `keep` to keep all cards. */
export type Command = { readonly verb: 'choose'; readonly numbers: readonly number[] } | { readonly verb: 'keep' };

/** Line for an empty input in the original program: keep all cards. */
const KEEP = 'none';

/** Numbers separated by commas, without leading zeros and small enough to be exact. */
const NUMBERS = /^(0|[1-9][0-9]{0,14})(,(0|[1-9][0-9]{0,14}))*$/;

/** Returns the command of a line, or undefined if it is malformed. */
export function parseLine(line: string): Command | undefined {
  if (line === KEEP) return { verb: 'keep' };
  return NUMBERS.test(line) ? { verb: 'choose', numbers: line.split(',').map(Number) } : undefined;
}

/** Returns the line of a command, in the only spelling that `parseLine` accepts. */
export function makeLine(command: Command): string {
  return command.verb === 'keep' ? KEEP : command.numbers.join(',');
}

/** Returns the command that chooses these indices, counted from 0, or `keep` if there are none. */
export function choose(places: readonly number[]): Command {
  return places.length === 0 ? { verb: 'keep' } : { verb: 'choose', numbers: places.map((place) => place + 1) };
}

/** Returns the indices that a command chooses, counted from 0. Empty for `keep`. */
export function placesOf(command: Command): number[] {
  return command.verb === 'keep' ? [] : command.numbers.map((number) => number - 1);
}

/** Attack on a monster, once or until a monster dies. */
interface Attack {
  readonly card: number;
  readonly target: number;
  readonly repeats: boolean;
}

/** Returns the line of an attack: `>2 1` for the second card at the first monster, `>2 1 on` to repeat it. */
export function makeAttack({ card, target, repeats }: Attack): string {
  return `>${card + 1} ${target + 1}${repeats ? ' on' : ''}`;
}

/** Returns the attack of a line, or undefined if it is malformed. */
export function parseAttack(line: string): Attack | undefined {
  const [, card, target, repeats] = /^>([1-9]\d?) ([1-9])( on)?$/.exec(line) ?? [];
  return card ? { card: Number(card) - 1, target: Number(target) - 1, repeats: repeats !== undefined } : undefined;
}

/** Maximum seed that a player may type. */
export const MAX_SEED = 2 ** 31 - 1;

/** Seeds of a level: for the cards and for the monsters. */
export type SeedPair = [cards: number, monsters: number];
