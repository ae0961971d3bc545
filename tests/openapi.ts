import { readFileSync } from 'node:fs';
import type { Playground } from '@longtable/playground';
import { z } from 'zod';

/** Used parts of Discord's OpenAPI description. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components: { readonly schemas: object };
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: object } } };
}

/** Path of the description from github.com/discord/discord-api-spec, if set. */
export const OPENAPI = process.env.DISCORD_OPENAPI;

const PERMISSIONS = 'default_member_permissions';

/** Checks requests against Discord's description and collects the errors. */
export class RequestCheck {
  readonly #description: Description;
  readonly #schemas = new Map<string, z.ZodType>();
  readonly errors: string[] = [];
  checked = 0;

  constructor(file: string) {
    const text = readFileSync(file, 'utf8');
    this.#description = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Description;
  }

  /** Starts checking the requests to a playground. */
  watch({ api }: Playground): void {
    api.on('request', (method, path, body) => {
      if (body === undefined) return;
      const { error } = this.#schemaOf(method.toLowerCase(), path).safeParse(withNumericPermissions(body));
      this.checked++;
      if (error) this.errors.push(`${method} ${path}: ${z.prettifyError(error)}`);
    });
  }

  #schemaOf(method: string, path: string): z.ZodType {
    const template = this.#templateOf(method, path);
    const known = this.#schemas.get(`${method} ${template}`);
    if (known) return known;
    const body = this.#description.paths[template]?.[method]?.requestBody?.content['application/json'];
    if (!body) throw new Error(`Discord's description lacks ${method} ${path}`);
    const schema = z.fromJSONSchema({ ...body.schema, $defs: this.#description.components.schemas } as never);
    this.#schemas.set(`${method} ${template}`, schema);
    return schema;
  }

  /** Returns the path template of a request. Literal segments take precedence over parameters. */
  #templateOf(method: string, path: string): string {
    const { paths } = this.#description;
    const fits = Object.keys(paths).filter(
      (one) => paths[one]?.[method] && new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return fits.toSorted((one, other) => one.split('{').length - other.split('{').length)[0] ?? '';
  }
}

/** Converts permissions to numbers. Discord's documentation has strings, the description has numbers. */
function withNumericPermissions(body: unknown): unknown {
  const isPermissions = (key: string, value: unknown) => key === PERMISSIONS && typeof value === 'string';
  return JSON.parse(JSON.stringify(body), (key, value) => (isPermissions(key, value) ? Number(value) : value));
}
