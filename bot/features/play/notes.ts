import { ComponentType } from 'discord.js';
import type { Notable, Seat } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { takeNotes } from '../../host/actions/notes.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { notableFor, readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Button } from '../../interactions/button.ts';
import { showPage } from '../../interactions/page.ts';
import { seatFor } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type Row, row } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';

/** Opens a person's notes, or puts a mark on what they selected. */
export const notesButton: Button<'notes'> = {
  async press(reply, bot, { table, mark }) {
    const { interaction, user } = reply;
    const found =
      mark !== undefined && interaction.isStringSelectMenu()
        ? await takeNotes(bot.context, table, user.id, mark, interaction.values)
        : await findTable(bot.context, table);
    if ('refused' in found) return reply.refuse(found);
    await showNotes(bot, reply, found);
  },
};

async function showNotes(bot: Bot, reply: Reply, loaded: LoadedTable): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  if (seat === undefined) return reply.refuse(refusal('notYourTable'));
  const notable = notableFor(loaded, seat, reply.language);
  if (!notable) return reply.refuse(refusal('over'));
  const title = `**${say(WORDS.notes, reply.language)}**`;
  const end = [say(WORDS.notesAbout, reply.language)];
  await showPage(bot, reply, loaded.table.id, { title, end, rows: markRows(loaded, seat, notable, reply) });
}

/** A list for each mark, in which all that bear it are selected. */
function markRows(loaded: LoadedTable, seat: Seat, { things, labels }: Notable, { language }: Reply): Row[] {
  const { notes = [] } = readerAt(loaded, seat, language);
  return labels.map(({ id: mark, name }) => {
    const options = things.map(({ id, name: label }) => {
      const isMarked = notes.some((note) => note.about === id && note.mark === mark);
      return { label, value: id, default: isMarked };
    });
    return row([
      {
        type: ComponentType.StringSelect,
        custom_id: makeId({ kind: 'notes', table: loaded.table.id, mark }),
        placeholder: `${say(name, language)}…`,
        min_values: 0,
        max_values: options.length,
        options,
      },
    ]);
  });
}
