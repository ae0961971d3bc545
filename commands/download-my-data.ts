import { exportPerson } from '../bot/features/personal-data/export.ts';
import { texts as dataTexts } from '../bot/features/personal-data/words/texts.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: () => ({
    name: 'download-my-data',
    ...localizedDescription(texts.about.downloadMyData),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  async execute({ reply }) {
    const data = await exportPerson(reply.bot.context, reply.user.id);
    const attachment = Buffer.from(JSON.stringify(data, undefined, 2));
    await reply.private({
      content: dataTexts.everything,
      files: [{ attachment, name: 'longtable-export.json' }],
    });
  },
};
