import { TimestampStyles, time } from 'discord.js';
import { whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { sitterName } from '../bot/face/drawing/status.ts';
import { languageOf, WORDS } from '../bot/face/drawing/words.ts';
import { tablesOf } from '../bot/host/books/sitting.ts';
import { isDiscreet } from '../bot/host/table/discretion.ts';
import { findTable } from '../bot/host/table/find.ts';
import { onTurn, type Seated, seatsOf } from '../bot/host/table/table.ts';
import { type Language, say } from '../games/kit/text.ts';

const MOST = 20;

export const command: Command = {
  data: () => ({
    name: 'tables',
    ...described({
      en: 'Your games: whose turn it is, and since when',
      de: 'Deine Spiele: wer am Zug ist und seit wann',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const ids = await tablesOf(bot.house, interaction.user.id);
    const found = await Promise.all(ids.slice(-MOST).map((id) => findTable(bot.house, id)));
    const lines = found.flatMap((seated) =>
      'table' in seated ? [line(seated, interaction.user.id, languageOf(interaction.locale))] : [],
    );
    if (lines.length === 0) return whisper(interaction, WORDS.noTables);
    await whisper(interaction, lines.join('\n'));
  },
};

const IDLE = { paused: WORDS.resting, open: WORDS.waiting, playing: WORDS.wait, over: WORDS.waiting };

function line(seated: Seated, person: string, language: Language): string {
  const { table, game } = seated;
  const mine = seatsOf(table, person);
  const told = onTurn(seated).filter((seat) => !isDiscreet(seated) || mine.includes(seat));
  const acting = told.map((seat) => sitterName(table.seats[seat], language));
  const who = acting.join(', ') || say(IDLE[table.status], language);
  const since = time(Math.floor(table.moved / 1000), TimestampStyles.RelativeTime);
  return `**${game.title}** <#${table.place.channel}> · ${who} · ${since}`;
}
