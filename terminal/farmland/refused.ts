/** Something the program does not do: it prints `ERROR: ` and why. */
export class Refused extends Error {}

/** The line about what was thrown; anything but a refusal is thrown on. */
export function errorLine(thrown: unknown): string {
  if (!(thrown instanceof Refused)) throw thrown;
  return `ERROR: ${thrown.message.replaceAll(/\s/g, ' ')}`;
}
