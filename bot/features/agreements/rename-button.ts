import { ComponentType, TextInputStyle } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { renameTable } from '../../host/actions/keep.ts';
import { findTable } from '../../host/table/find.ts';
import { NAME_MAX } from '../../host/table/names.ts';
import type { Button } from '../../interactions/button.ts';
import { WORDS } from '../../render/text.ts';
import { settle } from './agreements.ts';

const NAME = 'name';

/** Asks a player for another name of the table, and gives it that name. */
export const renameButton: Button<'rename'> = {
  async press(reply, bot, id) {
    const found = await findTable(bot.context, id.table);
    if ('refused' in found) return reply.refuse(found);
    const { language } = reply;
    const value = (found.table.name ?? '').slice(0, NAME_MAX);
    const component = {
      ...({ type: ComponentType.TextInput, style: TextInputStyle.Short, custom_id: NAME } as const),
      ...{ value, max_length: NAME_MAX, required: false },
    };
    await reply.form({
      title: say(WORDS.rename, language),
      custom_id: makeId(id),
      components: [{ type: ComponentType.Label, label: say(NEW_NAME, language), component }],
    });
  },

  async submit(reply, bot, { table }) {
    const name = reply.interaction.fields.getTextInputValue(NAME);
    const renamed = await renameTable(bot.context, table, reply.user.id, name);
    if ('refused' in renamed) return reply.refuse(renamed);
    await settle(bot, reply, renamed, RENAMED);
  },
};

const NEW_NAME: Text = { en: 'A name for the table (empty: none)', de: 'Ein Name für den Tisch (leer: keiner)' };
const RENAMED: Text = { en: 'The table has a new name.', de: 'Der Tisch heißt jetzt anders.' };
