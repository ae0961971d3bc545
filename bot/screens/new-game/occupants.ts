import type { AnyGame, Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type User,
} from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import type { TableFeature } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { levelFor, suitableLevel } from '../../host/table/table.ts';
import { actorOf, displayNameOf, type Reply } from '../../interactions/reply.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { levelChoices } from '../../render/terms.ts';
import { texts } from './words/texts.ts';

const OPPONENT = 'opponent';
const COMPUTER = 'computer';
const COMPUTERS_ONLY = 'computers-only';
const PLAYERS = 'players';

/** Returns the options of `/play` that choose opponents. Empty for solo games. */
export function occupantOptions(
  game: AnyGame,
  features: readonly TableFeature[] = [],
): APIApplicationCommandBasicOption[] {
  if (game.seats.max === 1) return [];
  const opponent: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.User,
    name: OPPONENT,
    ...localizedDescription(texts.options.opponent),
  };
  const players = playersOption(game);
  if (!game.computers) return [opponent, ...players];
  const computer: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    name: COMPUTER,
    ...localizedDescription(texts.options.computer),
    // The strength of each level is listed on the waiting board. Command choices have no room for it.
    choices: levelChoices(game, features).map(({ value, label }) => ({ value, ...localizedName(label) })),
  };
  const watch: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.Boolean,
    name: COMPUTERS_ONLY,
    ...localizedDescription(texts.options.computersOnly),
  };
  return [opponent, computer, watch, ...players];
}

function playersOption({ seats }: AnyGame): APIApplicationCommandBasicOption[] {
  if (seats.min === seats.max) return [];
  return [
    {
      type: ApplicationCommandOptionType.Integer,
      name: PLAYERS,
      ...localizedDescription(texts.options.players({ most: seats.max, againstComputers: seats.min })),
      min_value: seats.min,
      max_value: seats.max,
    },
  ];
}

/** Returns the default number of seats: the maximum for people, the minimum against computers. */
export function defaultSize({ seats }: AnyGame, against: 'people' | 'computers'): number {
  return against === 'people' ? seats.max : seats.min;
}

/**
 * Returns the occupants of all seats: the user first, then computers, the invited user or open seats, as changed by
 * the options of features. With `computers-only`, returns only computers.
 */
export async function readOccupants(
  reply: Reply<ChatInputCommandInteraction>,
  game: AnyGame,
): Promise<{ occupants: readonly SeatOccupant[] }> {
  const { person, name } = actorOf(reply.interaction);
  const first: SeatOccupant = { kind: 'person', id: person, name };
  const seated = (occupants: readonly SeatOccupant[]) =>
    reply.bot.features.reduce((seats, { play }) => play?.seat?.(reply, seats) ?? seats, occupants);
  if (game.seats.max === 1) return { occupants: seated([first]) };
  const opponent = reply.interaction.options.getUser(OPPONENT);
  const asked = game.computers && reply.interaction.options.getString(COMPUTER);
  // A level that only other games have becomes one near the user's strength.
  const level =
    asked &&
    ((await levelFor(reply.bot.context, game, person, asked)) ?? (await suitableLevel(reply.bot.context, game, person)))
      ?.id;
  if (opponent && (opponent.bot || opponent.id === reply.user.id)) throw new Refusal('needsOpponent');
  const watched = game.computers && reply.interaction.options.getBoolean(COMPUTERS_ONLY);
  if (opponent && (level || watched)) throw new Refusal('oneOpponent');
  const size =
    reply.interaction.options.getInteger(PLAYERS) ?? defaultSize(game, level || watched ? 'computers' : 'people');
  checkSize(game, size);
  if (watched) return { occupants: computersAt(game, level, size) };
  const others = Array.from({ length: size - 1 }, (_, index): SeatOccupant => {
    if (level) return { kind: 'computer', level };
    return opponent && index === 0 ? invited(reply, opponent) : { kind: 'open' };
  });
  const occupants = seated([first, ...others]);
  const canPlay = occupants.some(({ kind }) => kind === 'computer' || kind === 'program');
  if (reply.isDm && !canPlay) throw new Refusal('needsServer');
  return { occupants };
}

function computersAt({ computers }: AnyGame, level: string | null | undefined, size: number): SeatOccupant[] {
  const chosen = level ?? computers?.levels[0]?.id ?? '';
  return Array.from({ length: size }, () => ({ kind: 'computer', level: chosen }));
}

function invited(reply: Reply<ChatInputCommandInteraction>, opponent: User): SeatOccupant {
  const member = reply.interaction.options.getMember(OPPONENT);
  const nickname = member && ('displayName' in member ? member.displayName : member.nick);
  return { kind: 'invited', id: opponent.id, name: displayNameOf(opponent, nickname) };
}

/** Returns the option for the number of players in a command about several games. Empty if all of them are for two. */
export function sizeOption(games: readonly AnyGame[], about: Text): APIApplicationCommandBasicOption[] {
  const most = Math.max(2, ...games.map(({ seats }) => seats.max));
  if (most === 2) return [];
  return [
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'players',
      ...localizedDescription(about),
      min_value: 2,
      max_value: most,
    },
  ];
}

export function checkSize({ title, seats: { min, max } }: AnyGame, size: number): void {
  const range = min === max ? `${max}` : `${min}–${max}`;
  if (size < min || size > max) throw new Refusal('wrongSize', texts.here.wrongSeats({ title, range }));
}
