/** Says which server could not be used and why, without the password in its address. */
export function unreachable(server: string, url: string, cause: unknown): Error {
  const { host, pathname } = new URL(url);
  const reason = cause instanceof AggregateError ? cause.errors.join(', ') : (cause as Error).message;
  return new Error(`${server} at ${host}${pathname} cannot be used: ${reason}.`, { cause });
}
