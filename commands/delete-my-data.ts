import { say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { forgetId } from '../bot/features/personal-data/index.ts';
import { texts as dataTexts } from '../bot/features/personal-data/words/texts.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { button, row } from '../bot/render/page.ts';
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
    const language = reply.language;
    const answer = (sure: boolean) => forgetId.make({ sure });
    await reply.private({
      content: say(dataTexts.sureToDelete, language),
      components: [
        row([
          button(answer(true), say(dataTexts.delete, language), ButtonStyle.Danger),
          button(answer(false), say(common.buttons.cancel, language), ButtonStyle.Secondary),
        ]),
      ],
    });
  },
};
