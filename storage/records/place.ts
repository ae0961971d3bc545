import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const place = z.strictObject({ table: z.string() });

/** A channel, thread or DM: the table that stands there. */
export type Place = z.infer<typeof place>;

export const places: RecordKind<Place> = { name: 'place', version: 1, schema: place };

const unsettled = z.strictObject({ table: z.string() });

/** A table whose board may be behind, or whose computer has yet to move; swept at start. The id is `<table>@<process>`. */
export type Unsettled = z.infer<typeof unsettled>;

export const unsettledTables: RecordKind<Unsettled> = { name: 'unsettled', version: 1, schema: unsettled };

const deadline = z.strictObject({ at: z.number() });

/** When a table wants to be looked at: a reminder, a time-out or a lapse is due. The id is the table's. */
export type Deadline = z.infer<typeof deadline>;

export const deadlines: RecordKind<Deadline> = { name: 'deadline', version: 1, schema: deadline };
