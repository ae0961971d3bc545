import { joinTexts, say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ApplicationCommandOptionType } from 'discord.js';
import { historyListId, MAX_HISTORY_GAMES, readFinished } from '../bot/features/history/index.ts';
import { achievementCount, visibleStatsOf } from '../bot/features/ratings/achievements.ts';
import { readGameStats } from '../bot/features/ratings/effects.ts';
import { achievementsId } from '../bot/features/ratings/record.ts';
import {
  drawGameStats,
  drawRatingHistories,
  playerCard,
  ratingHistoriesOf,
  ratingHistoryLines,
  scoreLines,
} from '../bot/features/ratings/stats.ts';
import { type Command, findGame } from '../bot/interactions/command.ts';
import { homeIdOf } from '../bot/interactions/reply.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../bot/render/command-data.ts';
import type { Drawn } from '../bot/render/message.ts';
import { page, plain } from '../bot/render/page.ts';
import { codeBlock } from '../bot/render/text.ts';
import { texts } from './words/texts.ts';

const PLAYER = 'player';

export const command: Command = {
  data: (games) => ({
    name: 'stats',
    ...localizedDescription(texts.about.stats),
    ...EVERYWHERE,
    options: [
      { ...gameOption(games, texts.options.allGames), required: false },
      {
        type: ApplicationCommandOptionType.User,
        name: PLAYER,
        ...localizedDescription(texts.options.player),
      },
    ],
  }),

  offers: () => true,
  access: 'anyone',
  async execute({ reply }) {
    const { bot } = reply;
    const { context, pictures } = bot;
    const here = homeIdOf(reply);
    const game = findGame(context.games, reply.interaction.options.getString('game'));
    const player = reply.interaction.options.getUser(PLAYER);
    const settings = await reply.display;
    const { language } = settings;
    const send = (drawn: Drawn) => pictures.send(drawn, (shown) => reply.private(shown));
    if (game && !player) {
      await send(drawGameStats(game, await readGameStats(context, here, game.id), settings));
      return;
    }
    const person = player ?? reply.user;
    const standing = await visibleStatsOf(reply, person.id);
    const games = game ? [game] : [...context.games.values()];
    const isKnown = person.id === reply.user.id || standing.scopes[here] !== undefined;
    const added = isKnown ? context.features.map((feature) => feature.scoreTexts?.(context, person.id) ?? {}) : [];
    const scores = scoreLines(person.id, games, standing, await Promise.all(added));
    const past = standing.scopes[here]
      ? await readFinished(bot, reply.interaction, historyListId(person.id, here), MAX_HISTORY_GAMES)
      : [];
    const courses = ratingHistoriesOf(
      person.id,
      past.filter((loaded) => games.includes(loaded.game)),
      language,
    );
    const id = achievementsId.make({ person: person.id, page: 0 });
    const rows = [[plain(id, achievementCount(bot, standing), SIGNS.laurels)]];
    if (courses.length === 0) {
      const hasCard = settings.display === 'picture' && games.some(({ id }) => standing.games[id]);
      const card = hasCard
        ? {
            of: `stats|${person.id}`,
            picture: playerCard(person.displayName, games, standing, language),
            description: scores,
          }
        : undefined;
      return void (await send(page({ title: scores, sketch: card, rows }, language)));
    }
    const lines = courses.flatMap(ratingHistoryLines);
    const sketch = {
      of: `stats|${person.id}`,
      picture: drawRatingHistories(courses, language),
      description: joinTexts(lines),
    };
    const board = codeBlock(lines.map((line) => say(line, language)));
    await send(page({ title: scores, board, sketch, rows }, language));
  },
};
