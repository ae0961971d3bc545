/** Number of additional channels in a playground of the benchmark. */
export const ROOM_COUNT = 400;

/** Returns the id of the additional channel with this number. Throws if there is none. */
export function roomOf(number: number): string {
  if (number >= ROOM_COUNT) throw new Error(`Room ${number} does not exist.`);
  return String(1_200_000_000_000_010_000n + BigInt(number));
}
