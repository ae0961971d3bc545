import type { Settings } from '../../settings.ts';
import { examineDiscord } from './discord.ts';
import type { Finding } from './finding.ts';
import { examineDatabase, examineMachine } from './machine.ts';

/** Runs all checks. */
export async function examine(settings: Settings): Promise<Finding[]> {
  const findings = [examineDiscord(settings), examineDatabase(settings.DATABASE_URL), examineMachine(settings)];
  return (await Promise.all(findings)).flat();
}

/** Formats findings, with a second line for advice. */
export function linesOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ about, found, todo }) => [
    `${todo ? '!!' : 'ok'}  ${about}: ${found}`,
    ...(todo ? [`    ${todo}`] : []),
  ]);
}
