import { say } from '@longtable/kit';
import { type Context, storeOf, type Work } from '../host/context.ts';
import { gameFailed } from '../host/refusal.ts';
import type { Messages } from '../messages/messages.ts';

/**
 * Quarantines the record of work that has ended two processes, and tells the players of a table in its channel. Reads the
 * record only: the game or the drawing may be what never returns.
 */
export async function quarantineRepeated(
  context: Context,
  messages: Messages,
  work: Work & { id: string },
): Promise<void> {
  const { kind, id } = work;
  const store = storeOf(work);
  const table = store === 'tables' ? await context.tables.get(id).catch(() => undefined) : undefined;
  await context[store].quarantine(id);
  const about = { store, id, kind, game: table?.game };
  context.log.error(about, 'Work that ended two processes was quarantined');
  const game = context.shelf.get(table?.game ?? '');
  if (!table || !game) return;
  const content = say(gameFailed(game.title).refused.sentence, table.location.language);
  await messages
    .send(table.location, { content }, { nonce: `${id}.aside` })
    .catch((error) => context.log.warn({ ...about, error: String(error) }, 'Could not tell the players of a table'));
}
