import type { z } from 'zod';

/** Value in a schema that needs limits. */
export interface Bound {
  /** Path such as `options.levels[].name`. */
  readonly path: string;
  /** Limits of the value as text. Undefined if it has none. */
  readonly limits: string | undefined;
}

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * Returns every value in a schema that needs limits, with its limits. Numbers need a minimum and a maximum, texts and
 * lists a maximum length. `.meta({ bounds: 'at most 30 keys' })` documents limits of custom checks.
 */
export function boundsOf(schema: z.core.$ZodType, path: string, within: readonly Schema[] = []): Bound[] {
  const stated = (schema as z.ZodType).meta?.()?.bounds;
  const inner = (one: Schema, step = '') => boundsOf(one, path + step, [...within, schema]);
  if (typeof stated === 'string') return [{ path, limits: stated }];
  if (within.includes(schema)) return [{ path, limits: undefined }];
  const def = schema._zod.def as Def;
  const limit = limitsOf(schema);
  switch (def.type) {
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'void':
    case 'never':
      return [];
    case 'enum':
    case 'literal':
      return [{ path, limits: `one of ${schema._zod.values?.size ?? 0}` }];
    case 'number':
      return [{ path, limits: rangeOf(limit('greater_than', 'value'), limit('less_than', 'value')) }];
    case 'string':
      return [{ path, limits: lengthOf(maxLength(limit), 'characters') }];
    case 'array':
      return [{ path, limits: lengthOf(maxLength(limit), 'entries') }, ...inner(def.element, '[]')];
    case 'tuple':
      return [
        ...def.items.flatMap((item, at) => inner(item, `[${at}]`)),
        ...(def.rest ? [{ path, limits: undefined }] : []),
      ];
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([key, value]) => inner(value as Schema, `.${key}`)),
        ...(def.catchall ? inner(def.catchall, '.*') : []),
      ];
    case 'template_literal':
      return def.parts.flatMap((part) => (typeof part === 'object' && part ? inner(part as Schema) : []));
    case 'union':
      return def.options.flatMap((option) => inner(option));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return [{ path, limits: undefined }];
  }
}

type Limit = (check: string, key: 'value' | 'maximum' | 'length') => number | undefined;

/** Returns a lookup of the numeric limits of a schema's checks. */
function limitsOf(schema: Schema): Limit {
  const checks = (schema._zod.def.checks ?? []).map(
    (one) => one._zod.def as { check: string } & Record<string, unknown>,
  );
  return (check, key) => {
    const value = checks.find((one) => one.check === check)?.[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
}

function maxLength(limit: Limit): number | undefined {
  return limit('max_length', 'maximum') ?? limit('length_equals', 'length');
}

function rangeOf(min: number | undefined, max: number | undefined): string | undefined {
  return min === undefined || max === undefined ? undefined : `${min} to ${max}`;
}

function lengthOf(max: number | undefined, unit: string): string | undefined {
  return max === undefined ? undefined : `at most ${max} ${unit}`;
}
