import { ApplicationCommandOptionType } from 'discord.js';
import { whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameChoices } from '../bot/face/drawing/described.ts';
import { hereOf } from '../bot/face/past/replay.ts';
import { gameLines, scoreLines } from '../bot/face/past/stats.ts';
import { readStanding } from '../bot/host/books/standing.ts';
import { readTally } from '../bot/host/books/tally.ts';

const GAME = 'game';
const PERSON = 'person';

export const command: Command = {
  data: (shelf) => ({
    name: 'stats',
    ...described({
      en: 'Statistics of a person, or of a game in this server',
      de: 'Statistik einer Person oder eines Spiels auf diesem Server',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...described({ en: 'Which game; left out: all', de: 'Welches Spiel; ohne: alle' }),
        choices: gameChoices(shelf),
      },
      {
        type: ApplicationCommandOptionType.User,
        name: PERSON,
        ...described({ en: 'Whose statistics', de: 'Wessen Statistik' }),
      },
    ],
  }),

  async execute(interaction, { house }) {
    const here = hereOf(interaction);
    const game = house.shelf.get(interaction.options.getString(GAME) ?? '');
    const other = interaction.options.getUser(PERSON);
    if (game && !other) return whisper(interaction, gameLines(game, await readTally(house, here, game.id)));
    const person = other ?? interaction.user;
    const standing = await readStanding(house, person.id);
    const isKnown = person.id === interaction.user.id || standing.homes[here] !== undefined;
    const games = game ? [game] : [...house.shelf.values()];
    await whisper(interaction, scoreLines(person.id, games, isKnown ? standing : { games: {}, homes: {} }));
  },
};
