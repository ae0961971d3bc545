import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type DestinationStream, type Logger, multistream, pino } from 'pino';
import type { Settings } from './settings.ts';

/** Maximum size of a log file in bytes. A full one is renamed, and a new one begins. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Number of full log files that are kept: `longtable.log.1` is the newest. */
const FULL_FILES = 4;

/** Opens the log: readable lines in a terminal, JSON through a pipe, and JSON in a file if one is set. */
export function openLog({ LOG_LEVEL: level, LOG_FILE: file }: Pick<Settings, 'LOG_LEVEL' | 'LOG_FILE'>): Logger {
  const output: DestinationStream = process.stdout.isTTY
    ? pino.transport({
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
      })
    : pino.destination(1);
  if (file === undefined) return pino({ level }, output);
  const streams = [output, openLogFile(file)].map((stream) => ({ level: 'trace' as const, stream }));
  return pino({ level }, multistream(streams));
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
