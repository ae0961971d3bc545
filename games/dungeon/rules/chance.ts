/** The one source of chance: a whole number from 0 to `max`, both included, each as likely as the others. */
export type Draw = (max: number) => number;

/** Draws that were written down beforehand; one too few, or one that the rule cannot draw, throws a RangeError. */
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
