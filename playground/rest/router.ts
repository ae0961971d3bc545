import { refuse } from '../error.ts';
import type { Upload } from '../world/attachments.ts';

/** The names in a route: `/channels/:channel` has `channel`. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A request that found its route. */
export interface Call<Name extends string = string> {
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** What a route answers; no body means 204. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
}

/** One route of the API. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** Interactions are answered with their own token instead of the bot's. */
  readonly open: boolean;
  readonly answer: (call: Call) => Reply;
}

/** Makes a route; the handler knows its parameters by name. */
export function route<const Path extends string>(
  method: string,
  path: Path,
  answer: (call: Call<Names<Path>>) => Reply,
): Route {
  return { method, path, open: false, answer: answer as Route['answer'] };
}

/** The same for a route that the token of an interaction opens. */
export const openRoute: typeof route = (...given) => ({ ...route(...given), open: true });

/** Finds the route of a request and what its parameters are. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const steps = path.split('/');
  let known = false;
  for (const one of routes) {
    const params = match(one.path.split('/'), steps);
    if (!params) continue;
    if (one.method === method) return { route: one, params };
    known = true;
  }
  throw known ? refuse.wrongMethod() : refuse.notFound();
}

function match(pattern: readonly string[], steps: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const step = steps[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = step;
    else if (part !== step) return undefined;
  }
  return params;
}
