import { damageOf, openStorage, type Storage } from '../../../storage/index.ts';
import { examined, type Finding } from './finding.ts';

/** Looks at the database: whether anything can be saved, and whether it stays saved. */
export async function examineDatabase(url: string): Promise<Finding[]> {
  let storage: Storage;
  try {
    storage = await openStorage(url);
  } catch (error) {
    const todo = damageOf(error) ?? (error instanceof Error ? error.message : String(error));
    return [{ about: 'Database', found: 'cannot be opened', todo }];
  }
  try {
    return [
      await examined('Database', async () => {
        const { version } = await storage.examine();
        const begun = performance.now();
        await storage.probe();
        return { found: `${version}, saves in ${(performance.now() - begun).toFixed(1)} ms` };
      }),
      await examined('Durability', async () => {
        const { advice } = await storage.examine();
        return advice.length === 0
          ? { found: 'what is saved stays saved' }
          : { found: 'may lose moves', todo: advice.join(' ') };
      }),
      await examined('Database clock', async () => {
        const ahead = Math.round((storage.now() - Date.now()) / 1000);
        if (ahead === 0) return { found: 'the same as this machine’s' };
        const found = `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s`;
        return { found, todo: 'Set both clocks (NTP). Until then the database’s counts.' };
      }),
    ];
  } finally {
    await storage.close();
  }
}
