import { ApplicationCommandOptionType } from 'discord.js';
import { clearPlan, seatToPlan } from '../bot/features/plans/change.ts';
import { continuationFrom } from '../bot/features/plans/expected.ts';
import { addToPlan, showPlan } from '../bot/features/plans/index.ts';
import { findTableFor } from '../bot/host/commit/table-lists.ts';
import { ignoreRefusal, unlessRefused } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { suggestLines } from './move.ts';
import { texts } from './words/texts.ts';

const MOVE = 'move';
const IF = 'if';
const CLEAR = 'clear';

export const command: Command = {
  data: () => ({
    name: 'plan',
    ...localizedDescription(texts.about.plan),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: MOVE,
        ...localizedDescription(texts.options.plannedMove),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: IF,
        ...localizedDescription(texts.options.ifReply),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: CLEAR,
        ...localizedDescription(texts.options.clearPlan),
      },
    ],
  }),

  access: 'player',
  async execute({ reply, target: loaded }) {
    const { options, user } = reply.interaction;
    const { id } = loaded.table;
    const cleared = options.getBoolean(CLEAR) ? await clearPlan(reply.bot.context, id, user.id) : loaded;
    const line = options.getString(MOVE);
    if (line === null) return showPlan(reply, cleared);
    await addToPlan(reply, id, { line, after: options.getString(IF) ?? undefined });
  },

  async autocomplete(interaction, bot) {
    const loaded = await findTableFor(bot.context, interaction.user.id, interaction.channelId).catch(ignoreRefusal);
    const seat = loaded && unlessRefused(() => seatToPlan(loaded, interaction.user.id));
    const onward = loaded && seat !== undefined ? continuationFrom(loaded, seat) : undefined;
    const { name, value } = interaction.options.getFocused(true);
    const isAsked = onward && (onward.chooser === seat) === (name === MOVE);
    await interaction.respond(
      isAsked ? suggestLines(onward.at, onward.chooser, value, languageOf(interaction.locale), onward.choices) : [],
    );
  },
};
