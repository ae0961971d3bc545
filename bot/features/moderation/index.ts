import { ApplicationCommandOptionType } from 'discord.js';
import { readOrQuarantine } from '../../host/records.ts';
import { Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Subcommand } from '../../interactions/settings.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { checkBlock, checkGuests } from './blocks.ts';
import { fairPlayButton, fairPlayListButton, showFairPlay, tellOfFairPlay } from './fair-play.ts';
import { playerMenu, sanctionButton, showPlayerModeration } from './player.ts';
import { moderationKind } from './record.ts';
import { closeAsAdmin, moderateButton } from './table.ts';
import { texts } from './words/texts.ts';

const { String: STRING, User: USER } = ApplicationCommandOptionType;

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'close-table',
    about: texts.subcommands.closeTable,
    options: () => [
      {
        type: STRING,
        name: 'table',
        ...localizedDescription(texts.options.table),
        required: true,
        autocomplete: true,
      },
    ],
    async execute(reply, guild) {
      const found = await findTable(reply.bot.context, reply.interaction.options.getString('table', true));
      if (found.table.location.guild !== guild) throw new Refusal('noTable');
      await closeAsAdmin(reply, found);
    },
  },
  {
    name: 'player',
    about: texts.subcommands.player,
    options: () => [{ type: USER, name: 'user', ...localizedDescription(texts.options.user), required: true }],
    execute: (reply, guild) => {
      const { id: person } = reply.interaction.options.getUser('user', true);
      return showPlayerModeration(reply, guild, { person, from: undefined });
    },
  },
  { name: 'fair-play', about: texts.subcommands.fairPlay, execute: showFairPlay },
];

export const moderation: Feature = {
  id: 'moderation',
  commands: ['moderate'],
  records: [moderationKind],
  checkUser: checkBlock,
  checkInviting: checkGuests,
  servers: {
    hourly: async (bot, present) => {
      for (const guild of present) await tellOfFairPlay(bot, guild);
    },
  },
  settings: { subcommands: SUBCOMMANDS, rows: (language) => [playerMenu(language)] },
  buttons: {
    moderate: moderateButton,
    sanction: sanctionButton,
    fairPlay: fairPlayButton,
    fairPlayList: fairPlayListButton,
  },
  serverData: {
    export: async (context, guild) => ({ moderation: await readOrQuarantine(context, moderationKind, guild) }),
    remove: async ({ storage }, guild) => {
      await storage.transact({ writes: [storage.store(moderationKind).drop(guild)] });
    },
  },
};
