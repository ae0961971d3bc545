import type { Text } from '@longtable/kit';
import { ApplicationCommandOptionType } from 'discord.js';
import { challengeOf, isForSeveral, seekOpponent } from '../bot/features/lobby/quick-match.ts';
import { readRules, rulesOption, suggestRules } from '../bot/features/new-game/rules.ts';
import { sizeOption, wrongSizeRefusal } from '../bot/features/new-game/sitters.ts';
import { clockOptions, readClock } from '../bot/features/new-game/terms.ts';
import { DAY_MS, HOUR_MS } from '../bot/host/duration.ts';
import { establishedRating } from '../bot/host/history/player-stats.ts';
import { readServer } from '../bot/host/people/server.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { gameOption, localizedDescription, localizedName, ON_SERVERS } from '../bot/render/command-data.ts';
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
    ...localizedDescription(texts.lobby.findAnOpponent),
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
    const { context } = reply.bot;
    const { options, guildId } = reply.interaction;
    const game = context.games.get(options.getString('game', true));
    if (!game || !isForSeveral(game)) return reply.refuse(refusal('gameGone'));
    const server = await readServer(context, guildId);
    const seats = options.getInteger('players') ?? game.seats.max;
    if (seats < game.seats.min || seats > game.seats.max) return reply.refuse(wrongSizeRefusal(game));
    const chosen = readRules(reply.interaction, game);
    if ('refused' in chosen) return reply.refuse(chosen);
    const isSimilar = options.getBoolean('similar-rating') ?? false;
    const rating = isSimilar ? await establishedRating(context, reply.user.id, game.id) : undefined;
    if (typeof rating === 'object') return reply.refuse(rating);
    const request = challengeOf(reply, game, server, {
      seats,
      options: chosen.rules ?? {},
      perTurn: readClock(reply.interaction, game, server),
      rated: options.getBoolean('rated') ?? true,
      rating,
      lapsesAfter: options.getInteger('duration') ?? DAY_MS,
    });
    await seekOpponent(reply, request);
  },

  autocomplete: suggestRules,
};
