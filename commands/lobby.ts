import { ApplicationCommandOptionType, InteractionContextType, MessageFlags } from 'discord.js';
import { standsIn, sync } from '../bot/features/lobby/accept.ts';
import { clockOptions, readClock } from '../bot/features/new-game/clock.ts';
import { placeOf } from '../bot/features/new-game/place.ts';
import { DAY_MS, HOUR_MS } from '../bot/host/duration.ts';
import { lookForGame } from '../bot/host/lobby/post.ts';
import { readServer } from '../bot/host/people/server.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { actorOf } from '../bot/interactions/person.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption, named } from '../bot/render/command-data.ts';
import { soon } from '../bot/render/duration.ts';
import type { AnyGame } from '../games/kit/game.ts';
import type { Text } from '../games/kit/text.ts';

const { Boolean: FLAG, Integer: INTEGER } = ApplicationCommandOptionType;

/** For how long somebody may look for a game. */
const TIMES: readonly { readonly value: number; readonly label: Text }[] = [
  { value: HOUR_MS, label: { en: '1 hour', de: '1 Stunde' } },
  { value: 6 * HOUR_MS, label: { en: '6 hours', de: '6 Stunden' } },
  { value: DAY_MS, label: { en: '1 day', de: '1 Tag' } },
  { value: 3 * DAY_MS, label: { en: '3 days', de: '3 Tage' } },
  { value: 7 * DAY_MS, label: { en: '7 days', de: '7 Tage' } },
];

export const command: Command = {
  data: (shelf) => ({
    name: 'lobby',
    ...described({ en: 'Look for somebody to play with', de: 'Jemanden zum Spielen suchen' }),
    ...EVERYWHERE,
    contexts: [InteractionContextType.Guild],
    options: [
      gameOption(shelf.filter(beginsWithTwo), { en: 'What you would play', de: 'Was du spielen möchtest' }),
      ...shelf.filter(beginsWithTwo).slice(0, 1).flatMap(clockOptions),
      {
        type: FLAG,
        name: 'even',
        ...described({
          en: 'Only with somebody of about your rating',
          de: 'Nur mit jemandem von etwa deiner Wertung',
        }),
      },
      {
        type: FLAG,
        name: 'rated',
        ...described({
          en: 'Whether it counts for ratings; it does if you say nothing',
          de: 'Ob es für die Wertung zählt; ohne Angabe ja',
        }),
      },
      {
        type: INTEGER,
        name: 'lasts',
        ...described({
          en: 'How long you look; a day if you say nothing',
          de: 'Wie lange du suchst; ohne Angabe einen Tag',
        }),
        choices: TIMES.map(({ value, label }) => ({ value, ...named(label) })),
      },
    ],
  }),

  async execute(interaction, bot) {
    const { options, guildId, locale } = interaction;
    const game = bot.context.shelf.get(options.getString('game', true));
    if (!game || !beginsWithTwo(game)) return refuse(interaction, refusal('gameGone'));
    const server = await readServer(bot.context, guildId);
    if (guildId === null || server.lobby === undefined) return refuse(interaction, refusal('noLobby'));
    if (server.withheld?.includes(game.id)) return refuse(interaction, refusal('gameWithheld'));
    const posted = await lookForGame(bot.context, {
      ...actorOf(interaction),
      guild: guildId,
      channel: server.lobby,
      language: placeOf(interaction, server).language,
      game: game.id,
      perTurn: readClock(interaction, game, server),
      rated: options.getBoolean('rated') ?? true,
      isEven: options.getBoolean('even') ?? false,
      lasts: options.getInteger('lasts') ?? DAY_MS,
    });
    if ('refused' in posted) return refuse(interaction, posted);
    const content = standsIn(posted, soon(posted.post.until), locale);
    await Promise.all([interaction.reply({ content, flags: MessageFlags.Ephemeral }), sync(bot, posted.id)]);
  },
};

function beginsWithTwo({ seats }: AnyGame): boolean {
  return seats.min === 2;
}
