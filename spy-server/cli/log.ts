import { type Logger, multistream, pino } from 'pino';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const STANDARD_ERROR = 2;

/** A log to the standard error, and to a file that outlives a crash if one is named; 0 says most. */
export function makeLog(verbosity: number, file: string | undefined): Logger {
  const level = LEVELS[Math.min(verbosity, LEVELS.length - 1)] ?? 'info';
  const ends = [STANDARD_ERROR, ...(file === undefined ? [] : [file])];
  const streams = ends.map((dest) => ({
    level: 'trace' as const,
    stream: pino.destination({ dest, sync: true, mkdir: true }),
  }));
  return pino({ level }, multistream(streams));
}
