/** Notes something as the newest of what is known; beyond so many the oldest is forgotten. */
export function rememberNewest<T>(known: Map<string, T>, key: string, value: T, most: number): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
