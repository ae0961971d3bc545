import { PermissionFlagsBits } from 'discord.js';

/** Result of one check, with advice if there is a problem. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly todo?: string | undefined;
}

const MAX_NAMED = 5;

/** Joins at most five texts and the number of the others. */
export function some(all: readonly string[]): string {
  const more = all.length > MAX_NAMED ? `; and ${all.length - MAX_NAMED} more` : '';
  return `${all.slice(0, MAX_NAMED).join('; ')}${more}`;
}

/** Returns the names of permissions as Discord shows them, such as “Send Messages”. */
export function permissionNames(bits: readonly bigint[]): string {
  const names = Object.entries(PermissionFlagsBits).filter(([, bit]) => bits.includes(bit));
  return names.map(([name]) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(' In ', ' in ')).join(', ');
}

/** Runs a check. An error becomes a finding with its message as advice. */
export async function runCheck(about: string, look: () => Promise<Omit<Finding, 'about'>>): Promise<Finding> {
  try {
    return { about, ...(await look()) };
  } catch (error) {
    return { about, found: 'failed', todo: error instanceof Error ? error.message : String(error) };
  }
}
