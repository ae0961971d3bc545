import { ApplicationCommandOptionType } from 'discord.js';
import {
  askForChallengeGame,
  challengeOf,
  isForSeveral,
  refusal,
  seekOpponent,
} from '../bot/features/lobby/quick-match.ts';
import { readRules, rulesOption, suggestRules } from '../bot/features/variants/index.ts';
import { strengthOf } from '../bot/host/context.ts';
import { DAY_MS, HOUR_MS } from '../bot/host/duration.ts';
import { Refusal } from '../bot/host/refusal.ts';
import { readServer } from '../bot/host/settings.ts';
import { type Command, clockOptions, findGame, readClock, readSize, sizeOption } from '../bot/interactions/command.ts';
import { gameOption, localizedDescription, localizedName, ON_SERVERS } from '../bot/render/command-data.ts';
import { duration } from '../bot/render/duration.ts';
import { texts } from './words/texts.ts';

const { Boolean: FLAG, Integer: INTEGER } = ApplicationCommandOptionType;

const DURATIONS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS];

export const command: Command = {
  data: (games) => ({
    name: 'lobby',
    ...localizedDescription(texts.about.lobby),
    ...ON_SERVERS,
    options: [
      gameOption(games.filter(isForSeveral), texts.options.wantedGame),
      ...games.filter(isForSeveral).slice(0, 1).flatMap(clockOptions),
      ...sizeOption(games, texts.options.seats),
      rulesOption(),
      {
        type: FLAG,
        name: 'similar-rating',
        ...localizedDescription(texts.options.similarRating),
      },
      {
        type: FLAG,
        name: 'rated',
        ...localizedDescription(texts.options.rated),
      },
      {
        type: INTEGER,
        name: 'duration',
        ...localizedDescription(texts.options.duration),
        choices: DURATIONS.map((value) => ({ value, ...localizedName(duration(value)) })),
      },
    ],
  }),

  menus: {
    person: { label: texts.menus.challenge, access: 'anyone', execute: ({ reply }) => askForChallengeGame(reply) },
  },

  access: 'anyone',
  async execute({ reply }) {
    const { context } = reply.bot;
    const { options, guildId } = reply.interaction;
    const game = findGame(context.games, options.getString('game', true));
    if (!game || !isForSeveral(game)) throw new Refusal('gameGone');
    const server = await readServer(context, guildId);
    const seats = readSize(reply.interaction, game) ?? game.seats.max;
    const rules = readRules(reply.interaction, game);
    const isSimilar = options.getBoolean('similar-rating') ?? false;
    const rating = isSimilar ? await strengthOf(context, reply.user.id, game.id) : undefined;
    if (isSimilar && rating === undefined) throw refusal('provisional');
    const perTurn = readClock(reply.interaction, game, server);
    const request = challengeOf(reply, game, server, {
      seats,
      options: rules ?? {},
      terms: {
        ...(perTurn !== undefined && { perTurnMs: perTurn }),
        ...(options.getBoolean('rated') === false && { unrated: true }),
        ...(rating !== undefined && { rating: Math.round(rating) }),
      },
      lapsesAfter: options.getInteger('duration') ?? DAY_MS,
    });
    await seekOpponent(reply, request);
  },

  offers: isForSeveral,
  autocomplete: suggestRules,
};
