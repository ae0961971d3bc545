import { type ZodType, z } from 'zod';

/** A kind of record: its schema, and the migrations from older versions. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: ZodType<T>;
  /** Migrations by version. The one at n migrates from version n to n + 1. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Returns the time at which a record is due. The database indexes records of this kind by that time. */
  readonly due?: (value: T) => number;
  /** Returns the part of a value that is stored. The rest can be derived. */
  readonly written?: (value: T) => T;
  /** Whether this process caches records of this kind, which are large and often read. Values must not be mutated. */
  readonly cached?: true;
}

/** Thrown if a record exists but is invalid. `issues` describes the reasons. */
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

/** Thrown if a newer version of Longtable wrote a record. The record is valid and is not changed. */
export class NewerRecordError extends Error {
  override name = 'NewerRecordError';

  constructor(store: string, id: string, version: number, known: number) {
    super(`The record ${store}:${id} cannot be read: a newer Longtable wrote it (version ${version}, not ${known}).`);
  }
}

/** A stored record: the data and its version. */
const storedRecord = z.strictObject({ v: z.int().min(1), data: z.unknown() });

export function wrap<T>(kind: RecordKind<T>, data: T): z.infer<typeof storedRecord> {
  return { v: kind.version, data: kind.written ? kind.written(data) : data };
}

/** Migrates and validates a stored record. Throws `CorruptRecordError` or `NewerRecordError`. */
export function unwrap<T>(kind: RecordKind<T>, id: string, stored: unknown): T {
  const corrupt = (issues: string) => new CorruptRecordError(kind.name, id, issues);
  const wrapped = storedRecord.safeParse(stored);
  if (!wrapped.success) throw corrupt('it is not a record.');
  const { v: version, data } = wrapped.data;
  if (version > kind.version) throw new NewerRecordError(kind.name, id, version, kind.version);

  let current = data;
  for (let from = version; from < kind.version; from++) {
    const migrate = kind.migrations?.[from];
    if (!migrate) throw corrupt(`there is no migration from version ${from} to ${from + 1}.`);
    try {
      current = migrate(current);
    } catch (error) {
      throw corrupt(`the migration from version ${from} to ${from + 1} failed: ${error}`);
    }
  }

  const checked = kind.schema.safeParse(current);
  if (!checked.success) throw corrupt(z.prettifyError(checked.error));
  return checked.data;
}
