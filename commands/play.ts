import { ApplicationCommandOptionType } from 'discord.js';
import { refuse, whisper } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { discordOptions, readOptions } from '../bot/face/request/options.ts';
import { findPlace } from '../bot/face/request/place.ts';
import { readSitters, sitterOptions } from '../bot/face/request/sitters.ts';
import { openTable } from '../bot/host/open.ts';
import { refusal } from '../bot/host/refusal.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'play',
    ...described({ en: 'Open a table and play', de: 'Einen Tisch eröffnen und spielen' }),
    ...EVERYWHERE,
    options: shelf.map((game) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: game.id,
      ...described(game.summary),
      options: [...sitterOptions(game), ...discordOptions(game)],
    })),
  }),

  async execute(interaction, bot) {
    const game = bot.house.shelf.get(interaction.options.getSubcommand());
    if (!game) return refuse(interaction, refusal('gameGone'));
    const seating = readSitters(interaction, game);
    if ('refused' in seating) return refuse(interaction, seating);
    const given = await readOptions(interaction, bot, game);
    if ('refused' in given) return refuse(interaction, given);
    const place = await findPlace(interaction, bot, game);
    if ('refused' in place) return refuse(interaction, place);
    const opened = await openTable(bot.house, { game, place, ...seating, ...given });
    if ('refused' in opened) return refuse(interaction, opened);
    if (place.channel !== interaction.channelId) {
      await whisper(interaction, { en: `Your table: <#${place.channel}>`, de: `Dein Tisch: <#${place.channel}>` });
      return bot.boards.settle(opened);
    }
    await bot.boards.settle(opened, async (drawn) => {
      const { resource } = await interaction.reply({ ...drawn, withResponse: true });
      if (!resource?.message) throw new Error('Discord gave no message for the new board');
      return { channel: resource.message.channelId, message: resource.message.id };
    });
  },
};
