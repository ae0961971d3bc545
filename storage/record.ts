import { type ZodType, z } from 'zod';

/** A kind of record: its shape, and how its older shapes become the present one. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: ZodType<T>;
  /** From version n to n + 1. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** When a record is due; the database keeps an index of the records of a kind that has this, in order of time. */
  readonly due?: (value: T) => number;
  /** What of a value is written, where the rest can be derived. */
  readonly written?: (value: T) => T;
  /** Records of this kind are large and often read: this process caches what it has read or written. Nobody changes a value in place. */
  readonly cached?: true;
}

/** A record that is there but cannot be used; `issues` says why in words. */
export class CorruptRecordError extends Error {
  override name = 'CorruptRecordError';
  readonly store: string;
  readonly id: string;
  readonly issues: string;

  constructor(store: string, id: string, issues: string) {
    super(`The record ${store}:${id} cannot be read: ${issues}`);
    this.store = store;
    this.id = id;
    this.issues = issues;
  }
}

/** A record that a newer Longtable wrote: it is sound, and this one leaves it alone. */
export class NewerRecordError extends Error {
  override name = 'NewerRecordError';

  constructor(store: string, id: string, version: number, known: number) {
    super(`The record ${store}:${id} cannot be read: a newer Longtable wrote it (version ${version}, not ${known}).`);
  }
}

/** What lies in the database: the data, and the version of its shape. */
const wrapping = z.strictObject({ v: z.int().min(1), data: z.unknown() });

/** Wraps data as it is stored. */
export function wrap<T>(kind: RecordKind<T>, data: T): z.infer<typeof wrapping> {
  return { v: kind.version, data: kind.written ? kind.written(data) : data };
}

/** Brings a stored record up to date and checks it; throws `CorruptRecordError` or `NewerRecordError`. */
export function unwrap<T>(kind: RecordKind<T>, id: string, stored: unknown): T {
  const corrupt = (issues: string) => new CorruptRecordError(kind.name, id, issues);
  const wrapped = wrapping.safeParse(stored);
  if (!wrapped.success) throw corrupt('it is not a record.');
  const { v: version, data } = wrapped.data;
  if (version > kind.version) throw new NewerRecordError(kind.name, id, version, kind.version);

  let current = data;
  for (let from = version; from < kind.version; from++) {
    const migrate = kind.migrations?.[from];
    if (!migrate) throw corrupt(`nothing leads from version ${from} to ${from + 1}.`);
    try {
      current = migrate(current);
    } catch (error) {
      throw corrupt(`the step from version ${from} to ${from + 1} failed: ${error}`);
    }
  }

  const checked = kind.schema.safeParse(current);
  if (!checked.success) throw corrupt(z.prettifyError(checked.error));
  return checked.data;
}
