import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);

const entry = z.record(z.string(), value).readonly();

const boards = z.array(z.array(z.string()).readonly()).readonly();

const lists = z.record(z.string(), z.array(entry).readonly()).readonly();

/** Document of a design in progress: boards of rows with one sign per cell, or lists of entries. */
export const document = z.union([z.strictObject({ boards }).readonly(), z.strictObject({ lists }).readonly()]);

/** Value of a field. */
export type Value = z.infer<typeof value>;

/** Values of a list entry by field id. */
export type Entry = z.infer<typeof entry>;

/** Boards of a painted design, each a list of rows. */
export type Boards = z.infer<typeof boards>;
/** Entries of a listed design by list id. */
export type Lists = z.infer<typeof lists>;
/** Document of a design. */
export type Document = z.infer<typeof document>;
