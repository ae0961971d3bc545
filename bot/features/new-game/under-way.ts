import { ButtonStyle } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { findTable } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonsFor, type Labelled, toBoard } from '../../render/controls.ts';
import { row } from '../../render/menu.ts';
import { headOf } from '../../render/status.ts';
import { WORDS } from '../../render/text.ts';

/** A table of this kind that somebody has begun and not ended. */
export async function underWay(
  { context }: Bot,
  person: string,
  isIt: (loaded: LoadedTable) => boolean,
): Promise<LoadedTable | undefined> {
  const found = await Promise.all((await tablesOf(context, person)).map((id) => findTable(context, id)));
  return found.filter((loaded) => 'table' in loaded).find(isIt);
}

/** Leads somebody to what they have begun, or out of it. */
export async function leadTo(
  reply: Reply,
  loaded: LoadedTable,
  words: Text,
  [leave, label]: readonly [Labelled[0], Text],
): Promise<void> {
  const { language } = reply;
  const buttons = buttonsFor(
    [
      [{ kind: 'panel', table: loaded.table.id }, WORDS.yourMove, ButtonStyle.Primary],
      [leave, label, ButtonStyle.Secondary],
    ],
    language,
  );
  await reply.private({
    content: `${headOf(loaded, language)}\n${say(words, language)}`,
    components: [row([...buttons, toBoard(loaded, language)])],
  });
}
