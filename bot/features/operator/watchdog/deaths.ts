import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Work } from '../../../host/context.ts';
import type { FatalWork } from '../../../interactions/feature.ts';

/** Number of ended processes after which a piece of work is quarantined. */
const MAX_DEATHS = 2;

/** Appends the work that ends this process to a file. Work without a record cannot be quarantined and is skipped. */
export function recordDeath(file: string, { kind, record, id }: Partial<Work> = {}): void {
  if (id === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ kind, record, id })}\n`);
}

/** Returns the work that has ended two processes, once per record, and removes it from the file. */
export function takeRepeated(file: string): FatalWork[] {
  const deaths = Map.groupBy(read(file), (each) => `${each.record ?? 'table'} ${each.id}`);
  const isRepeated = (works: readonly FatalWork[]) => works.length >= MAX_DEATHS;
  const left = [...deaths.values()].filter((works) => !isRepeated(works)).flat();
  if (left.length > 0) writeFileSync(file, left.map((each) => `${JSON.stringify(each)}\n`).join(''));
  else rmSync(file, { force: true });
  return [...deaths.values()].filter(isRepeated).flatMap(([first]) => first ?? []);
}

/** Reads the file. A line that a dying process left unfinished is skipped. */
function read(file: string): FatalWork[] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parse);
  } catch {
    return [];
  }
}

function parse(line: string): FatalWork[] {
  try {
    const death = JSON.parse(line);
    return typeof death.id === 'string' ? [death] : [];
  } catch {
    return [];
  }
}
