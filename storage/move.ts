import { openBackend } from './backends/index.ts';
import { type CopyResult, copyAll, isEmpty, isUnfinished } from './copy.ts';

/**
 * Copies a database to an empty one and compares both. The source is unchanged. Continues an interrupted move. Throws if
 * a process uses either database.
 */
export async function moveStorage(from: string, to: string): Promise<CopyResult> {
  if (from === to) throw new Error('Both addresses are the same.');
  const source = await openBackend(from, { create: false });
  try {
    if (!(await source.isAlone())) throw new Error('A process is using the database to move from. Stop it first.');
    if (await isEmpty(source)) throw new Error('The database to move from is empty. Check its address.');
    const target = await openBackend(to);
    try {
      if (!(await target.isAlone())) throw new Error('A process is using the database to move to. Stop it first.');
      if (!(await isEmpty(target)) && !(await isUnfinished(target)))
        throw new Error('The database to move to already has records. Choose an empty one.');
      return await copyAll(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
