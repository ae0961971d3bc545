/** Returns the name of a safe's place in pictures. */
export function safePlace(safe: number): string {
  return `safe ${safe}`;
}
