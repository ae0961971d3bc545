import { discordErrors } from '../discord.ts';
import type { Upload } from '../world/attachments.ts';
import { DISCORD_ROUTES } from './discord-routes.ts';

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
  /** The text parts of a multipart form without `payload_json`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The body, if it is form-encoded. */
  readonly form?: URLSearchParams;
  readonly authorization: string | undefined;
  /** The header X-Audit-Log-Reason, decoded. */
  readonly reason?: string | undefined;
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

/** Finds the route of a request. Throws if Discord has no such route, or if the playground does not simulate it. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const steps = path.split('/');
  for (const route of routes) {
    const params = match(route.path.split('/'), steps);
    if (params && route.method === method) return { route, params };
  }
  const methods = methodsOf(steps);
  if (!methods) throw discordErrors.notFound();
  throw methods.includes(method) ? discordErrors.notSimulated(method, path) : discordErrors.wrongMethod();
}

/** Returns the methods that Discord has for a path. Undefined if it has no such path. */
function methodsOf(steps: readonly string[]): readonly string[] | undefined {
  const patterns = Object.keys(DISCORD_ROUTES).filter((pattern) => match(pattern.split('/'), steps));
  return patterns.length === 0 ? undefined : patterns.flatMap((pattern) => DISCORD_ROUTES[pattern]?.split(' ') ?? []);
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
