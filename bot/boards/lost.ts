import { type Client, hideLinkEmbed, hyperlink, Routes } from 'discord.js';
import { say, type Text } from '../../games/kit/text.ts';
import { noteLost } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { type LoadedTable, personsAt } from '../host/table/table.ts';
import { grantLink } from '../invite.ts';
import { directChannel } from './direct-messages.ts';
import { isOutOfReach } from './errors.ts';

/** Tells the players of a table, once, that its board can no longer be shown: in direct messages, where they can be reached. */
export async function notifyLostBoard(context: Context, client: Client<true>, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  const { rest } = client;
  if (table.status === 'over' || table.place.guild === null || (await isTold(context, table.id))) return;
  const content = say(words(loaded, grantLink(client, table.place.guild)), table.place.language);
  for (const [index, person] of personsAt(table).entries()) {
    const nonce = `${table.id}.lost${index}`;
    const body = { content, allowed_mentions: { parse: [] }, nonce, enforce_nonce: true };
    try {
      await rest.post(Routes.channelMessages(await directChannel(rest, person)), { body });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      context.log.info({ table: table.id, error: String(error) }, 'A player of a lost table is out of reach');
    }
  }
  await noteLost(context, table.id);
}

async function isTold(context: Context, id: string): Promise<boolean> {
  return (await context.tables.get(id))?.place.lost === true;
}

function words({ table, game }: LoadedTable, address: string): Text {
  const where = `<#${table.place.channel}>`;
  const link = (label: string) => hyperlink(label, hideLinkEmbed(address));
  return {
    en: `I can’t show the **${game.title}** board in ${where} any more because I’m not allowed to read or post there. Your game is safe. Ask a server admin to restore my access with ${link('this link')} or in the channel’s permissions and use \`/board\` there, or move the table: use \`/board\` in another channel of the server.`,
    de: `Ich kann das Brett von **${game.title}** in ${where} nicht mehr zeigen, weil ich dort nicht lesen oder schreiben darf. Dein Spiel ist sicher. Bitte die Serververwaltung, mir mit ${link('diesem Link')} oder in den Berechtigungen des Kanals wieder Zugriff zu geben, und nutze dort \`/brett\`. Oder verschiebe den Tisch: Nutze \`/brett\` in einem anderen Kanal des Servers.`,
  };
}
