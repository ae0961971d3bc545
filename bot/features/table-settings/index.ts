import { inEachLanguage } from '@longtable/kit';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { type Context, callFeatures } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { refusalsOf } from '../../host/refusal.ts';
import { readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { cleanName, MAX_NAME_LENGTH } from '../../host/table/names.ts';
import { requireSeat } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain, textField } from '../../render/page.ts';
import { showTableChange } from '../../screens/table-actions.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

const NAME = 'name';
const renameId = idFormat`rename|${key('table')}`;
const hideId = idFormat`hide|${key('table')}`;

/** Hides secrets from spectators at a player's request. This cannot be undone. */
async function hideTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    requireSeat(table, person);
    return { table: { ...table, terms: { ...table.terms, openToSpectators: undefined } } };
  });
}

/** Renames a table, or removes its name if `wanted` is empty. */
export async function renameTable(context: Context, id: string, person: string, wanted: string): Promise<LoadedTable> {
  const { guild } = (await findTable(context, id)).table.location;
  await callFeatures(context, 'checkUser', guild, person);
  const { unnamed } = await readServer(context, guild);
  return changeTable(context, id, ({ table }) => {
    requireSeat(table, person, false);
    const name = cleanName(wanted);
    if (name && table.terms.nameLocked) throw refusal('nameLocked');
    if (name && unnamed) throw refusal('namesOff');
    return { table: { ...table, terms: { ...table.terms, name: name || undefined } } };
  });
}

const renameButton = button(renameId, {
  access: 'player',
  async press({ reply, id, target: { table } }) {
    const limits = { max_length: MAX_NAME_LENGTH, required: false };
    const value = (table.terms.name ?? '').slice(0, MAX_NAME_LENGTH);
    await reply.form({
      title: texts.rename.button,
      custom_id: renameId.make(id),
      fields: [textField(NAME, texts.rename.name, { ...limits, value })],
    });
  },

  async submit({ reply, id: { table } }) {
    const name = reply.interaction.fields.getTextInputValue(NAME);
    const renamed = await renameTable(reply.bot.context, table, reply.user.id, name);
    await showTableChange(reply, renamed, texts.rename.renamed);
  },
});

const hideButton = button(hideId, {
  access: 'playerOrOwner',
  async press({ reply, id: { table } }) {
    const hidden = await hideTable(reply.bot.context, table, reply.user.id);
    await showTableChange(reply, hidden, texts.hide.hidden);
  },
});

/** What players change about their table: its name, and whether spectators see everything. */
export const tableSettings: Feature = {
  id: 'table-settings',
  async moreButtons(_, { table: { id: table, terms, seats } }) {
    return [
      ...(terms.openToSpectators ? [plain(hideId.make({ table }), texts.hide.button)] : []),
      ...(seats.length > 1 ? [plain(renameId.make({ table }), texts.rename.button)] : []),
    ];
  },
  buttons: { rename: renameButton, hide: hideButton },
};
