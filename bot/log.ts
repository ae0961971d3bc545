import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type DestinationStream, type Logger, type LoggerOptions, multistream, pino } from 'pino';
import type { Settings } from './settings.ts';

/** Maximum size of a log file in bytes. A full one is renamed, and a new one begins. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Number of full log files that are kept: `longtable.log.1` is the newest. */
const FULL_FILES = 4;

/** Time during which equal warnings or errors are counted instead of logged. */
const REPEAT_MS = 60_000;

/**
 * Returns a filter for warnings and errors that repeat, such as those of an outage: after the first of equal lines, one line a minute later contains their number.
 */
export function limitRepeats(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const counts = new Map<string, number>();
  return function logMethod(args, method, level) {
    const [about, message] = args as [{ error?: unknown }, string?];
    if (level < pino.levels.values.warn!) return method.apply(this, args);
    const key = `${message}\n${about.error}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 1)
      setTimeout(() => {
        const more = counts.get(key)! - 1;
        counts.delete(key);
        if (more > 0) method.apply(this, [{ ...about, more }, `${message} (${more} more in the last minute)`]);
      }, REPEAT_MS).unref();
    if (count === 1) method.apply(this, args);
  };
}

/** Opens the log: readable lines in a terminal, JSON through a pipe, and JSON in a file if one is set. */
export function openLog({ LOG_LEVEL: level, LOG_FILE: file }: Pick<Settings, 'LOG_LEVEL' | 'LOG_FILE'>): Logger {
  const output: DestinationStream = process.stdout.isTTY
    ? pino.transport({
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
      })
    : pino.destination(1);
  const options = { level, hooks: { logMethod: limitRepeats() } };
  if (file === undefined) return pino(options, output);
  const streams = [output, openLogFile(file)].map((stream) => ({ level: 'trace' as const, stream }));
  return pino(options, multistream(streams));
}

/** Opens a log file for appending. Each line is written before the call returns, so a crash loses none. */
export function openLogFile(path: string, maxBytes = MAX_FILE_BYTES): DestinationStream {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  let descriptor = openSync(file, 'a');
  let size = fstatSync(descriptor).size;
  const rotate = () => {
    closeSync(descriptor);
    for (let number = FULL_FILES; number > 1; number--)
      if (existsSync(`${file}.${number - 1}`)) renameSync(`${file}.${number - 1}`, `${file}.${number}`);
    renameSync(file, `${file}.1`);
    descriptor = openSync(file, 'a');
    size = 0;
  };
  return {
    write(line) {
      const bytes = Buffer.byteLength(line);
      try {
        if (size > 0 && size + bytes > maxBytes) rotate();
        writeSync(descriptor, line);
        size += bytes;
      } catch {
        // A full disk must not end games. The same line is in the standard output.
      }
    },
  };
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
