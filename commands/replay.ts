import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import { suggestFinished } from '../bot/features/history/history.ts';
import { MAX_RECORD_BYTES, parseRecord } from '../bot/features/history/record.ts';
import { replay } from '../bot/features/history/replay.ts';
import { showReplay, sourceOf } from '../bot/features/history/replay-board.ts';
import { readRecording, showRecording } from '../bot/features/history/replay-button.ts';
import { workersOf } from '../bot/features/threads/index.ts';
import { readUpload } from '../bot/features/uploads/index.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import type { Command } from '../bot/interactions/command.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import type { Drawn } from '../bot/render/message.ts';
import { texts } from './words/texts.ts';

const GAME = 'game';
const FILE = 'file';

export const command: Command = {
  data: () => ({
    name: 'replay',
    ...localizedDescription(texts.about.replay),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...localizedDescription(texts.options.finishedGame),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Attachment,
        name: FILE,
        ...localizedDescription(texts.options.replayFile),
      },
    ],
  }),

  menus: {
    message: {
      label: texts.menus.replay,
      access: 'finished',
      execute: async ({ reply, target }) => show(reply, await replayTable(reply, target)),
    },
  },

  access: 'replay',
  table: (options) => (options.getAttachment(FILE) ? undefined : options.getString(GAME)),
  async execute({ reply, target }) {
    const workers = workersOf(reply.bot.context);
    const readFile = () => workers.inTurn(reply.user.id, () => replayFile(reply));
    await show(reply, await (target ? replayTable(reply, target) : readFile()));
  },

  autocomplete: suggestFinished,
};

async function show(reply: Reply, drawn: Drawn): Promise<void> {
  await reply.bot.pictures.send(drawn, (shown) => reply.private(shown));
}

async function replayTable(reply: Reply, loaded: LoadedTable): Promise<Drawn> {
  return showReplay(reply, await sourceOf(reply.bot, loaded));
}

async function replayFile(reply: Reply<ChatInputCommandInteraction>): Promise<Drawn> {
  const { bot } = reply;
  const file = reply.interaction.options.getAttachment(FILE, true);
  const recording = await readRecording(bot, file);
  if (recording) return showRecording(reply, recording, 0);
  const record = parseRecord(await readUpload(file, MAX_RECORD_BYTES, bot.attachmentOrigins));
  // Refuses a record that cannot be replayed to its end.
  await replay(bot.context, reply.user.id, record);
  return showReplay(reply, { record });
}
