import { say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { makeId } from '../bot/custom-ids/ids.ts';
import { texts as peopleTexts } from '../bot/features/people/words/texts.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { button, row } from '../bot/render/components.ts';
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
    const answer = (sure: boolean) => makeId({ kind: 'forget', sure });
    await reply.private({
      content: say(peopleTexts.data.sureToDelete, language),
      components: [
        row([
          button(answer(true), say(peopleTexts.data.delete, language), ButtonStyle.Danger),
          button(answer(false), say(common.buttons.cancel, language), ButtonStyle.Secondary),
        ]),
      ],
    });
  },
};
