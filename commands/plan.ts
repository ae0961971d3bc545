import { ApplicationCommandOptionType } from 'discord.js';
import { plan, showPlan } from '../bot/features/plans/plan.ts';
import { suggest } from '../bot/features/play/suggest.ts';
import { clearPlan, seatToPlan } from '../bot/host/plans/change.ts';
import { onwardFrom } from '../bot/host/plans/expected.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';

const LINE = 'line';
const IF = 'if';
const CLEAR = 'clear';

export const command: Command = {
  data: () => ({
    name: 'plan',
    ...described({ en: 'Plan your next moves; nobody else sees them', de: 'Deine nächsten Züge planen, nur für dich' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: LINE,
        ...described({ en: 'A line for your next turn', de: 'Eine Zeile für deinen nächsten Zug' }),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: IF,
        ...described({
          en: 'Play it only after this reply of the others',
          de: 'Sie nur nach dieser Antwort der anderen spielen',
        }),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: CLEAR,
        ...described({ en: 'Drop your plan first', de: 'Deinen Plan erst verwerfen' }),
      },
    ],
  }),

  execute: atTableHere(async (bot, interaction, loaded) => {
    const { options, user } = interaction;
    const { id } = loaded.table;
    const cleared = options.getBoolean(CLEAR) ? await clearPlan(bot.context, id, user.id) : loaded;
    if ('refused' in cleared) return refuse(interaction, cleared);
    const line = options.getString(LINE);
    if (line === null) return showPlan(bot, interaction, cleared);
    await plan(bot, interaction, id, { line, after: options.getString(IF) ?? undefined });
  }),

  async autocomplete(interaction, bot) {
    const found = await findTableAt(bot.context, interaction.channelId);
    const seat = 'table' in found ? seatToPlan(found, interaction.user.id) : undefined;
    const onward = 'table' in found && typeof seat === 'number' ? onwardFrom(found, seat) : undefined;
    const { name, value } = interaction.options.getFocused(true);
    const isAsked = onward && (onward.chooser === seat) === (name === LINE);
    await interaction.respond(isAsked ? suggest(onward.at, onward.chooser, value, languageOf(interaction.locale)) : []);
  },
};
