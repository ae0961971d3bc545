import { type Logger, pino } from 'pino';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** A log to the standard error, or to a file that outlives a crash; 0 says most. */
export function makeLog(verbosity: number, file: string | undefined): Logger {
  const level = LEVELS[Math.min(verbosity, LEVELS.length - 1)] ?? 'info';
  return pino({ level }, pino.destination({ dest: file ?? 2, sync: true, mkdir: true }));
}
