import { ApplicationCommandOptionType } from 'discord.js';
import { notHere } from '../bot/face/desk/allowed.ts';
import { refuse, replyWith } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { fitting } from '../bot/face/desk/suggestions.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { OPTION_MAX } from '../bot/face/limits.ts';
import { label } from '../bot/face/past/history.ts';
import { takeTable } from '../bot/host/acts/take.ts';
import { tablesOf } from '../bot/host/books/sitting.ts';
import type { House } from '../bot/host/house/house.ts';
import type { Refused } from '../bot/host/house/refusal.ts';
import { findTable, findTableAt } from '../bot/host/table/find.ts';
import type { Seated } from '../bot/host/table/table.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'board',
    ...described({
      en: 'Show the board of this table anew, down here, or take one of your tables here',
      de: 'Das Brett dieses Tisches neu hier unten zeigen oder einen deiner Tische hierher holen',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...described({ en: 'One of your tables, to be taken here', de: 'Einer deiner Tische, der hierher soll' }),
        autocomplete: true,
      },
    ],
  }),

  async execute(interaction, bot) {
    const closed = notHere(interaction);
    if (closed) return refuse(interaction, closed);
    const { channelId: channel, guildId: guild, user } = interaction;
    const wanted = interaction.options.getString(TABLE) ?? undefined;
    const found = await tableFor(bot.house, user.id, channel, wanted);
    if ('refused' in found) return refuse(interaction, found);
    const { id, place } = found.table;
    if (place.channel === channel) return bot.boards.show(found, (drawn) => replyWith(interaction, drawn));
    const taken = await takeTable(bot.house, id, user.id, { guild, channel });
    if ('refused' in taken) return refuse(interaction, taken);
    await bot.boards.settle(taken, (drawn) => replyWith(interaction, drawn));
  },

  async autocomplete(interaction, bot) {
    const language = languageOf(interaction.locale);
    const mine = await elsewhere(bot.house, interaction.user.id, interaction.channelId);
    const names = mine.map((seated) => ({
      name: label(seated, language).slice(0, OPTION_MAX),
      value: seated.table.id,
    }));
    await interaction.respond(fitting(names, interaction.options.getFocused()));
  },
};

/** The table that somebody chose, else the one that stands here, else their only one whose own channel is lost. */
async function tableFor(
  house: House,
  person: string,
  channel: string,
  wanted: string | undefined,
): Promise<Seated | Refused> {
  if (wanted !== undefined) return findTable(house, wanted);
  const here = await findTableAt(house, channel);
  if ('table' in here) return here;
  const lost = (await elsewhere(house, person, channel)).filter(({ table }) => table.place.lost);
  return lost.length === 1 && lost[0] ? lost[0] : here;
}

/** Somebody's tables in other places, those first whose channel is lost. */
async function elsewhere(house: House, person: string, channel: string): Promise<Seated[]> {
  const found = await Promise.all((await tablesOf(house, person)).map((id) => findTable(house, id)));
  const tables = found.flatMap((one) => ('table' in one && one.table.place.channel !== channel ? [one] : []));
  return tables.sort((one, other) => Number(other.table.place.lost ?? false) - Number(one.table.place.lost ?? false));
}
