import type { AnyGame, Text } from '@longtable/kit';
import { ApplicationCommandOptionType } from 'discord.js';
import { challengePosted, syncOrLog } from '../bot/features/lobby/accept.ts';
import { locationFor } from '../bot/features/new-game/place.ts';
import { readRules, rulesOption, suggestRules } from '../bot/features/new-game/rules.ts';
import { sizeOption, wrongSizeRefusal } from '../bot/features/new-game/sitters.ts';
import { clockOptions, readClock } from '../bot/features/new-game/terms.ts';
import { DAY_MS, HOUR_MS } from '../bot/host/duration.ts';
import { createPost } from '../bot/host/lobby/post.ts';
import { readServer } from '../bot/host/people/server.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { actorOf } from '../bot/interactions/reply.ts';
import { gameOption, localizedDescription, localizedName, ON_SERVERS } from '../bot/render/command-data.ts';
import { soon } from '../bot/render/duration.ts';
import { texts } from './words/texts.ts';

const { Boolean: FLAG, Integer: INTEGER } = ApplicationCommandOptionType;

const DURATIONS: readonly { readonly value: number; readonly label: Text }[] = [
  { value: HOUR_MS, label: texts.lobby.text1Hour },
  { value: 6 * HOUR_MS, label: texts.lobby.text6Hours },
  { value: DAY_MS, label: texts.lobby.text1Day },
  { value: 3 * DAY_MS, label: texts.lobby.text3Days },
  { value: 7 * DAY_MS, label: texts.lobby.text7Days },
];

export const command: Command = {
  data: (games) => ({
    name: 'lobby',
    ...localizedDescription(texts.lobby.postAnOpenChallenge),
    ...ON_SERVERS,
    options: [
      gameOption(games.filter(isForSeveral), texts.lobby.theGameYouWantToPlay),
      ...games.filter(isForSeveral).slice(0, 1).flatMap(clockOptions),
      ...sizeOption(games, texts.lobby.numberOfSeatsDefaultTheMaximum),
      rulesOption(),
      {
        type: FLAG,
        name: 'similar-rating',
        ...localizedDescription(texts.lobby.onlyOpponentsNearYourRating),
      },
      {
        type: FLAG,
        name: 'rated',
        ...localizedDescription(texts.lobby.ratedGameDefaultYes),
      },
      {
        type: INTEGER,
        name: 'duration',
        ...localizedDescription(texts.lobby.howLongToKeepLookingDefault1Day),
        choices: DURATIONS.map(({ value, label }) => ({ value, ...localizedName(label) })),
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { bot } = reply;
    const { options, guildId, locale } = reply.interaction;
    const game = bot.context.games.get(options.getString('game', true));
    if (!game || !isForSeveral(game)) return reply.refuse(refusal('gameGone'));
    const server = await readServer(bot.context, guildId);
    if (guildId === null || server.lobby === undefined) return reply.refuse(refusal('noLobby'));
    if (server.withheld?.includes(game.id)) return reply.refuse(refusal('gameWithheld'));
    const seats = options.getInteger('players') ?? game.seats.max;
    if (seats < game.seats.min || seats > game.seats.max) return reply.refuse(wrongSizeRefusal(game));
    const chosen = readRules(reply.interaction, game);
    if ('refused' in chosen) return reply.refuse(chosen);
    const posted = await createPost(bot.context, {
      ...actorOf(reply.interaction),
      guild: guildId,
      channel: server.lobby,
      language: locationFor(reply, server).language,
      game: game.id,
      seats,
      ...chosen,
      perTurn: readClock(reply.interaction, game, server),
      rated: options.getBoolean('rated') ?? true,
      isEven: options.getBoolean('similar-rating') ?? false,
      lasts: options.getInteger('duration') ?? DAY_MS,
    });
    if ('refused' in posted) return reply.refuse(posted);
    const content = challengePosted(posted, soon(posted.post.until), locale);
    await Promise.all([reply.private({ content }), syncOrLog(bot, posted.id)]);
  },

  autocomplete: suggestRules,
};

function isForSeveral({ seats }: AnyGame): boolean {
  return seats.min > 1;
}
