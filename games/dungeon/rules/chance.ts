/** Returns a random integer from 0 to `max`, both included, with equal probability. */
export type Draw = (max: number) => number;

/** Returns a draw with scripted results. Throws a RangeError if one is missing or out of range. */
export function scripted(draws: readonly number[]): Draw {
  let used = 0;
  return (max) => {
    const drawn = draws[used++];
    if (drawn === undefined) throw new RangeError(`Draw ${used} (0 to ${max}) is missing in the script.`);
    if (!Number.isInteger(drawn) || drawn < 0 || drawn > max) {
      throw new RangeError(`Draw ${used} is ${drawn}, but must be from 0 to ${max}.`);
    }
    return drawn;
  };
}
