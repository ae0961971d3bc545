import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Sitter } from '../../../storage/table.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { described } from '../described.ts';

const OPPONENT = 'opponent';
const COMPUTER = 'computer';

/** Who may sit down, as options of `/play`: a person, or the computer where the game has one. */
export function sitterOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const opponent: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.User,
    name: OPPONENT,
    ...described({
      en: 'Who plays against you; left out: anyone may join',
      de: 'Wer gegen dich spielt; ohne: alle dürfen dazukommen',
    }),
  };
  if (!game.levels) return [opponent];
  const computer: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    name: COMPUTER,
    ...described({ en: 'Play against the computer', de: 'Gegen den Computer spielen' }),
    choices: game.levels.map((level) => ({ name: level, value: level })),
  };
  return [opponent, computer];
}

/** Who sits down: the person who asked first, then the opponent, the computer, or a free seat. */
export function readSitters(interaction: ChatInputCommandInteraction, game: AnyGame): { sitters: Sitter[] } | Refused {
  const first: Sitter = { kind: 'person', id: interaction.user.id };
  if (game.seats.max === 1) return { sitters: [first] };
  const opponent = interaction.options.getUser(OPPONENT);
  const level = game.levels && interaction.options.getString(COMPUTER);
  if (opponent && (opponent.bot || opponent.id === interaction.user.id)) return refusal('needsOpponent');
  const others = Array.from({ length: game.seats.min - 1 }, (): Sitter => {
    if (level) return { kind: 'computer', level };
    return opponent ? { kind: 'person', id: opponent.id } : { kind: 'open' };
  });
  return { sitters: [first, ...others] };
}
