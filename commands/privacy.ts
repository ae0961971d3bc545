import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: () => ({
    name: 'privacy',
    ...localizedDescription(texts.about.privacy),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  execute: ({ reply }) => reply.say(texts.privacy.text),
};
