import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import { readFilm, showFilm } from '../bot/features/history/film.ts';
import { completeFinished } from '../bot/features/history/history.ts';
import { type Source, showReplay, sourceAt } from '../bot/features/history/replay.ts';
import { parseRecord, RECORD_BYTES } from '../bot/host/history/record.ts';
import { replay } from '../bot/host/history/replay.ts';
import { type Refused, refusal } from '../bot/host/refusal.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Command } from '../bot/interactions/command.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { tableOn } from '../bot/interactions/table-on.ts';
import { readUpload } from '../bot/interactions/upload.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import type { Drawn } from '../bot/render/message.ts';

const GAME = 'game';
const FILE = 'file';

export const command: Command = {
  data: () => ({
    name: 'replay',
    ...described({
      en: 'Step through a finished game from this channel, the list or a file',
      de: 'Ein beendetes Spiel nachspielen: aus diesem Kanal, der Liste oder einer Datei',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...described({ en: 'A game finished on this server', de: 'Ein auf diesem Server beendetes Spiel' }),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Attachment,
        name: FILE,
        ...described({
          en: 'A saved game, or a .replay file from No Time to Spy',
          de: 'Ein gespeichertes Spiel oder eine .replay-Datei von No Time to Spy',
        }),
      },
    ],
  }),

  menus: {
    message: {
      label: { en: 'Replay this game', de: 'Partie nachspielen' },
      async execute(reply, bot) {
        const table = tableOn(reply.interaction.targetMessage);
        if (table === undefined) return reply.refuse(refusal('notABoard'));
        const source = await sourceAt(bot, table, reply);
        await show(reply, bot, 'refused' in source ? source : await showReplay(bot, reply, source));
      },
    },
  },

  async execute(reply, bot) {
    await show(reply, bot, await replayed(reply, bot));
  },

  autocomplete: completeFinished,
};

async function show(reply: Reply, bot: Bot, drawn: Drawn | Refused): Promise<void> {
  if ('refused' in drawn) return reply.refuse(drawn);
  await bot.pictures.send(drawn, (shown) => reply.private(shown));
}

async function replayed(reply: Reply<ChatInputCommandInteraction>, bot: Bot) {
  const file = reply.interaction.options.getAttachment(FILE);
  const film = file ? await readFilm(bot, file) : undefined;
  if (film) return 'refused' in film ? film : showFilm(bot, reply, film, 0);
  const source = await readSource(reply, bot);
  return 'refused' in source ? source : showReplay(bot, reply, source);
}

async function readSource(reply: Reply<ChatInputCommandInteraction>, bot: Bot): Promise<Source | Refused> {
  const file = reply.interaction.options.getAttachment(FILE);
  if (file) {
    const text = await readUpload(file, RECORD_BYTES, bot.attachmentOrigins);
    const record = typeof text === 'string' ? parseRecord(text) : text;
    if ('refused' in record) return record;
    const whole = await replay(bot.context, record);
    return 'refused' in whole ? whole : { record };
  }
  const id = reply.interaction.options.getString(GAME);
  if (id !== null) return sourceAt(bot, id, reply);
  const found = await findTableAt(bot.context, reply.channelId);
  return 'refused' in found ? found : sourceAt(bot, found.table.id, reply);
}
