import { ApplicationCommandOptionType } from 'discord.js';
import { whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/face/drawing/described.ts';
import { codeBlock } from '../bot/face/drawing/escape.ts';
import { inPrivate, message } from '../bot/face/drawing/message.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { DESCRIPTION_MAX } from '../bot/face/limits.ts';
import { courseLines, coursesOf, drawCourses } from '../bot/face/past/course.ts';
import { readPast } from '../bot/face/past/history.ts';
import { hereOf } from '../bot/face/past/replay.ts';
import { gameLines, scoreLines } from '../bot/face/past/stats.ts';
import { pastOf } from '../bot/host/books/lists.ts';
import { readStanding } from '../bot/host/books/standing.ts';
import { readTally } from '../bot/host/books/tally.ts';
import { serialise } from '../bot/render/canvas/render.ts';
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

  async execute(interaction, { house, pictures }) {
    const here = hereOf(interaction);
    const game = house.shelf.get(interaction.options.getString('game') ?? '');
    const other = interaction.options.getUser(PERSON);
    if (game && !other) return whisper(interaction, gameLines(game, await readTally(house, here, game.id)));
    const person = other ?? interaction.user;
    const standing = await readStanding(house, person.id);
    const isKnown = person.id === interaction.user.id || standing.homes[here] !== undefined;
    const games = game ? [game] : [...house.shelf.values()];
    const scores = scoreLines(person.id, games, isKnown ? standing : { games: {}, homes: {} });
    const language = languageOf(interaction.locale);
    const past = isKnown ? await readPast(house, interaction, pastOf(person.id, here), MOST) : [];
    const courses = coursesOf(
      person.id,
      past.filter((seated) => games.includes(seated.game)),
      language,
    );
    if (courses.length === 0) return whisper(interaction, scores);
    const lines = courses.flatMap((course) => courseLines(course, language));
    const drawn = message({
      title: say(scores, language),
      board: codeBlock(lines),
      sketch: {
        of: `stats|${person.id}`,
        svg: serialise(drawCourses(courses, language)),
        description: lines.join(' ').slice(0, DESCRIPTION_MAX),
      },
    });
    await pictures.send(drawn, (shown) => interaction.reply(inPrivate(shown)));
  },
};
