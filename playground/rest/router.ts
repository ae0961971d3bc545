import { discordErrors } from '../discord.ts';
import type { Upload } from '../world/attachments.ts';

/** Names of the parameters in a path: `/channels/:channel` has `channel`. */
type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A request matched to a route. */
export interface Call<Name extends string = string> {
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
  /** The body, if it is form-encoded. */
  readonly form?: URLSearchParams;
  readonly authorization: string | undefined;
}

/** A route's response. Without a body its status is 204. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Whether the route is authorized by another token than the bot's: of an interaction, of OAuth2. */
  readonly isTokenAuthorized: boolean;
  readonly answer: (call: Call) => Reply;
}

/** Creates a route. Its handler receives the path parameters by name. */
export function route<const Path extends string>(
  method: string,
  path: Path,
  answer: (call: Call<PathParameters<Path>>) => Reply,
): Route {
  return { method, path, isTokenAuthorized: false, answer: answer as Route['answer'] };
}

/** Creates a route that is not authorized by the bot's token. Its handler checks the authorization. */
export const tokenRoute: typeof route = (...given) => ({ ...route(...given), isTokenAuthorized: true });

/** Finds the route of a request. Throws 404 or 405 if there is none. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const steps = path.split('/');
  let known = false;
  for (const route of routes) {
    const params = match(route.path.split('/'), steps);
    if (!params) continue;
    if (route.method === method) return { route: route, params };
    known = true;
  }
  throw known ? discordErrors.wrongMethod() : discordErrors.notFound();
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
