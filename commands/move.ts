import { type Choice, type Language, read, type Seat } from '@longtable/kit';
import { ApplicationCommandOptionType } from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../bot/discord-limits.ts';
import { playLine, seatToMove } from '../bot/host/actions/move.ts';
import { findTableFor } from '../bot/host/commit/table-lists.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import { ignoreRefusal, Refusal, unlessRefused } from '../bot/host/refusal.ts';
import { choicesFor } from '../bot/host/table/menu.ts';
import { readerAt } from '../bot/host/table/names.ts';
import { seatFor } from '../bot/interactions/access.ts';
import type { Command, Suggestion } from '../bot/interactions/command.ts';
import { showNoteInPanel, showPanel } from '../bot/interactions/panel.ts';
import { actorOf } from '../bot/interactions/reply.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { texts as common } from '../bot/render/words/texts.ts';
import { texts } from './words/texts.ts';

const MOVE = 'move';

export const command: Command = {
  data: () => ({
    name: 'move',
    ...localizedDescription(texts.about.move),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: MOVE,
        ...localizedDescription(texts.options.move),
        required: true,
        autocomplete: true,
      },
    ],
  }),

  access: 'player',
  async execute({ reply, target: { table } }) {
    const line = reply.interaction.options.getString(MOVE, true);
    const playing = playLine(reply.bot.context, table.id, actorOf(reply.interaction), line);
    const played = await playing.catch(async (error) => {
      const isShown = error instanceof Refusal && (await showNoteInPanel(reply, error.sentence, table.id));
      if (!isShown) throw error;
    });
    if (!played) return;
    const seat = seatFor(played, reply.user.id);
    await Promise.all([
      seat === undefined ? reply.say(common.replies.played) : showPanel(reply, played, seat),
      reply.bot.delivery.deliver(played),
    ]);
  },

  async autocomplete(interaction, bot) {
    const loaded = await findTableFor(bot.context, interaction.user.id, interaction.channelId).catch(ignoreRefusal);
    const seat = loaded && unlessRefused(() => seatToMove(loaded, { person: interaction.user.id }));
    if (!loaded || seat === undefined) return interaction.respond([]);
    await interaction.respond(
      suggestLines(loaded, seat, interaction.options.getFocused(), languageOf(interaction.locale)),
    );
  },
};

/** Returns the choices that continue a typed line, for autocompletion. */
export function suggestLines(
  loaded: LoadedTable,
  seat: Seat,
  typed: string,
  language: Language,
  choicesAfter = (partial: string) => choicesFor(loaded, seat, partial),
): Suggestion[] {
  const reader = readerAt(loaded, seat, language);
  const wanted = typed.toLowerCase();
  const fits = (choice: Choice) =>
    choice.line.toLowerCase().startsWith(wanted) || read(choice.label, reader).toLowerCase().includes(wanted);
  let choices = choicesAfter('');
  for (;;) {
    const step = choices.find(
      (choice) => !choice.final && !choice.input && wanted.startsWith(choice.line.toLowerCase()),
    );
    const further = step ? choicesAfter(step.line) : [];
    if (further.length === 0) break;
    choices = further;
  }
  return choices
    .filter(fits)
    .slice(0, MAX_OPTIONS)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${read(choice.label, reader)}`.slice(0, MAX_OPTION_LABEL),
      value: choice.line,
    }));
}
