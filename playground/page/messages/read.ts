/** Returns the id of the last message that a user has read in a channel, or undefined if there is none. */
export function readUntil(you: string, channel: string): string | undefined {
  const stored = sessionStorage.getItem(keyOf(you, channel));
  return stored !== null && /^\d+$/.test(stored) ? stored : undefined;
}

export function storeRead(you: string, channel: string, message: string): void {
  sessionStorage.setItem(keyOf(you, channel), message);
}

function keyOf(you: string, channel: string): string {
  return `read ${you} ${channel}`;
}
