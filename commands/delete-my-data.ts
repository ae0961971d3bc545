import { say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { makeId } from '../bot/custom-ids/ids.ts';
import { WORDS } from '../bot/features/people/display.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { button, row } from '../bot/render/menu.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: () => ({
    name: 'delete-my-data',
    ...localizedDescription(texts.deleteMyData.deleteEverythingStoredAboutYou),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  async execute({ reply }) {
    const language = reply.language;
    const answer = (sure: boolean) => makeId({ kind: 'forget', sure });
    await reply.private({
      content: say(WORDS.sureToForget, language),
      components: [
        row([
          button(answer(true), say(WORDS.forgetMe, language), ButtonStyle.Danger),
          button(answer(false), say(WORDS.keepMe, language), ButtonStyle.Secondary),
        ]),
      ],
    });
  },
};
