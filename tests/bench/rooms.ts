/** How many channels a playground of the benchmark has beside its usual ones. */
export const ROOM_COUNT = 400;

/** The channel with this number: a table stands in each, so that nobody has to ask for threads. */
export function roomOf(number: number): string {
  if (number >= ROOM_COUNT) throw new Error(`There is no room ${number}.`);
  return String(1_200_000_000_000_010_000n + BigInt(number));
}
