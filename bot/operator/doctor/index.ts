import type { Settings } from '../../settings.ts';
import { examineDiscord } from './discord.ts';
import type { Finding } from './finding.ts';
import { examineDatabase, examineMachine } from './machine.ts';

/** Looks at everything that Longtable needs to run, and says what to do where it is not well. */
export async function examine(settings: Settings): Promise<Finding[]> {
  const findings = [examineDiscord(settings), examineDatabase(settings.DATABASE_URL), examineMachine(settings)];
  return (await Promise.all(findings)).flat();
}

/** Findings as lines: what is well in one, what is not in two. */
export function linesOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ about, found, todo }) => [
    `${todo ? '!!' : 'ok'}  ${about}: ${found}`,
    ...(todo ? [`    ${todo}`] : []),
  ]);
}
