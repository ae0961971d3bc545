import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const day = z.iso.date();

const tries = z.record(z.string(), z.strictObject({ day, table: z.string(), streak: z.int().min(1).optional() }));

/** A person's latest try at the game or the puzzle of a day, by game, and how many days in a row it was. The id is the person's. */
export type Tries = z.infer<typeof tries>;

export const dailyAttemptsKind: RecordKind<Tries> = { name: 'daily-attempts', version: 1, schema: tries };

/** What the puzzle of a day is called where the others are called by their game. */
export const PUZZLE_OF_THE_DAY = 'puzzle-of-the-day';

const days = z.array(z.strictObject({ day, tables: z.array(z.string()) }));

/** The tables at which the latest days of a game were tried in one server or DM, the newest day first. The id is `<home>/<game>`. */
export type Days = z.infer<typeof days>;

export const dailyBoardKind: RecordKind<Days> = { name: 'daily-board', version: 1, schema: days };
