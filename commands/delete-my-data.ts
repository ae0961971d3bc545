import { forgetId } from '../bot/features/personal-data/index.ts';
import { texts as dataTexts } from '../bot/features/personal-data/words/texts.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { danger, plain } from '../bot/render/page.ts';
import { texts as common } from '../bot/render/words/texts.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: () => ({
    name: 'delete-my-data',
    ...localizedDescription(texts.about.deleteMyData),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  async execute({ reply }) {
    await reply.private({
      content: dataTexts.sureToDelete,
      rows: [
        [
          danger(forgetId.make({ sure: true }), dataTexts.delete),
          plain(forgetId.make({ sure: false }), common.buttons.cancel),
        ],
      ],
    });
  },
};
