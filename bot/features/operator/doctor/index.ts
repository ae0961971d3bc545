import type { AnyGame } from '@longtable/kit';
import { type Settings, unknownSettings } from '../../../settings.ts';
import { examineDiscord } from './discord.ts';
import type { Finding } from './finding.ts';
import { examineGames } from './games.ts';
import { examineDatabase, examineMachine, openDatabase } from './machine.ts';

/** Runs all checks. Changes nothing but the test record that shows whether the database can be written. */
export async function examine(
  own: readonly AnyGame[],
  settings: Settings,
  environment: NodeJS.ProcessEnv = {},
): Promise<Finding[]> {
  const unknown = unknownSettings(environment);
  const opened = await openDatabase(settings.DATABASE_URL);
  const storage = 'storage' in opened ? opened.storage : undefined;
  try {
    const findings = await Promise.all([
      unknown.map((todo): Finding => ({ about: 'Settings', found: 'unknown variable', todo })),
      examineDiscord(settings, storage),
      'storage' in opened ? examineDatabase(opened.storage) : [opened.finding],
      examineMachine(settings),
      examineGames(own, settings),
    ]);
    return findings.flat();
  } finally {
    await storage?.close();
  }
}

/** Formats findings, with a second line for advice. */
export function linesOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ about, found, todo }) => [
    `${todo ? '!!' : 'ok'}  ${about}: ${found}`,
    ...(todo ? [`    ${todo}`] : []),
  ]);
}
