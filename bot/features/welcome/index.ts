import type { Feature } from '../../interactions/feature.ts';
import { greet, greetIfEmpty, greetingChannel } from './greeting.ts';

/** The first message in a new server, and `/help`. */
export const welcome: Feature = {
  id: 'welcome',
  commands: ['help'],
  servers: {
    joined: greet,
    async recent(bot, guild) {
      const layout = await bot.layouts.of(guild);
      if (layout) await greet(bot, layout);
    },
    async local(bot, guild, channel) {
      const layout = await bot.layouts.of(guild);
      if (layout && (!channel || greetingChannel(layout)?.id === channel)) await greetIfEmpty(bot, layout);
    },
  },
};
