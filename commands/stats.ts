import { ApplicationCommandOptionType } from 'discord.js';
import { DESCRIPTION_MAX } from '../bot/discord-limits.ts';
import { readPast } from '../bot/features/history/history.ts';
import { courseLines, coursesOf, drawCourses } from '../bot/features/history/opponents.ts';
import { hereOf } from '../bot/features/history/replay.ts';
import { gameLines, scoreLines } from '../bot/features/history/stats.ts';
import { pastOf } from '../bot/host/history/lists.ts';
import { readStanding } from '../bot/host/history/standing.ts';
import { readTally } from '../bot/host/history/tally.ts';
import type { Command } from '../bot/interactions/command.ts';
import { whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';
import { codeBlock } from '../bot/render/escape.ts';
import { inPrivate, message } from '../bot/render/message.ts';
import { languageOf } from '../bot/render/text.ts';
import { say } from '../games/kit/text.ts';

const PERSON = 'person';
/** So many games make up the course of a rating. */
const MOST = 60;

export const command: Command = {
  data: (shelf) => ({
    name: 'stats',
    ...described({
      en: 'Statistics of a person, or of a game in this server',
      de: 'Statistik einer Person oder eines Spiels auf diesem Server',
    }),
    ...EVERYWHERE,
    options: [
      { ...gameOption(shelf, { en: 'Which game; left out: all', de: 'Welches Spiel; ohne: alle' }), required: false },
      {
        type: ApplicationCommandOptionType.User,
        name: PERSON,
        ...described({ en: 'Whose statistics', de: 'Wessen Statistik' }),
      },
    ],
  }),

  async execute(interaction, { context, pictures }) {
    const here = hereOf(interaction);
    const game = context.shelf.get(interaction.options.getString('game') ?? '');
    const other = interaction.options.getUser(PERSON);
    if (game && !other) return whisper(interaction, gameLines(game, await readTally(context, here, game.id)));
    const person = other ?? interaction.user;
    const standing = await readStanding(context, person.id);
    const isKnown = person.id === interaction.user.id || standing.homes[here] !== undefined;
    const games = game ? [game] : [...context.shelf.values()];
    const scores = scoreLines(person.id, games, isKnown ? standing : { games: {}, homes: {} });
    const language = languageOf(interaction.locale);
    const past = isKnown ? await readPast(context, interaction, pastOf(person.id, here), MOST) : [];
    const courses = coursesOf(
      person.id,
      past.filter((loaded) => games.includes(loaded.game)),
      language,
    );
    if (courses.length === 0) return whisper(interaction, scores);
    const lines = courses.flatMap((course) => courseLines(course, language));
    const drawn = message({
      title: say(scores, language),
      board: codeBlock(lines),
      sketch: {
        of: `stats|${person.id}`,
        svg: drawCourses(courses, language),
        description: lines.join(' ').slice(0, DESCRIPTION_MAX),
      },
    });
    await pictures.send(drawn, (shown) => interaction.reply(inPrivate(shown)));
  },
};
