import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type User,
} from 'discord.js';
import type { AnyGame, Level } from '../../../games/kit/game.ts';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { actorOf, shownName } from '../../interactions/person.ts';
import { described, named } from '../../render/command-data.ts';

const OPPONENT = 'opponent';
const COMPUTER = 'computer';
const WATCH = 'watch';
const SEAT = 'seat';

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
  if (!game.computers) return [opponent];
  const computer: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    name: COMPUTER,
    ...described({ en: 'Play against the computer', de: 'Gegen den Computer spielen' }),
    choices: game.computers.levels.map((level) => ({ value: level.id, ...named(levelWords(level)) })),
  };
  const watch: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.Boolean,
    name: WATCH,
    ...described({
      en: 'Computers play each other, and you watch',
      de: 'Computer spielen gegeneinander, du siehst zu',
    }),
  };
  return [opponent, computer, watch];
}

/** A seat for a program, as an option of `/play`. */
export function programOptions(): APIApplicationCommandBasicOption[] {
  return [
    {
      type: ApplicationCommandOptionType.String,
      name: SEAT,
      ...described({
        en: 'A program plays against you; with an opponent or the computer it plays in your place',
        de: 'Ein Programm spielt gegen dich; mit Gegner oder Computer spielt es an deiner Stelle',
      }),
      choices: [{ value: 'program', ...named({ en: 'a program of yours', de: 'ein Programm von dir' }) }],
    },
  ];
}

/** Who sits down: the person who asked first, then the computer, or a seat for whoever is invited, or a free one. */
export function readSitters(interaction: ChatInputCommandInteraction, game: AnyGame): { sitters: Sitter[] } | Refused {
  const { person, name } = actorOf(interaction);
  const program: Sitter = { kind: 'program', owner: { id: person, name } };
  const isSeated = interaction.options.getString(SEAT) === 'program';
  if (game.seats.max === 1) return { sitters: [isSeated ? program : { kind: 'person', id: person, name }] };
  const opponent = interaction.options.getUser(OPPONENT);
  const level = game.computers && interaction.options.getString(COMPUTER);
  if (opponent && (opponent.bot || opponent.id === interaction.user.id)) return refusal('needsOpponent');
  const watched = game.computers && interaction.options.getBoolean(WATCH);
  if (opponent && (level || watched)) return refusal('oneOpponent');
  if (watched) return { sitters: computersAt(game, level) };
  if (!interaction.inGuild() && !level && !isSeated) return refusal('needsServer');
  const isInstead = isSeated && (level || opponent);
  const first: Sitter = isInstead ? program : { kind: 'person', id: person, name };
  const others = Array.from({ length: game.seats.min - 1 }, (_, index): Sitter => {
    if (isSeated && !isInstead && index === 0) return program;
    if (level) return { kind: 'computer', level };
    return opponent && index === 0 ? invited(interaction, opponent) : { kind: 'open' };
  });
  return { sitters: [first, ...others] };
}

function computersAt({ seats, computers }: AnyGame, level: string | null | undefined): Sitter[] {
  const chosen = level ?? computers?.levels[0]?.id ?? '';
  return Array.from({ length: seats.min }, () => ({ kind: 'computer', level: chosen }));
}

function invited(interaction: ChatInputCommandInteraction, opponent: User): Sitter {
  const member = interaction.options.getMember(OPPONENT);
  const nickname = member && ('displayName' in member ? member.displayName : member.nick);
  return { kind: 'invited', id: opponent.id, name: shownName(opponent, nickname) };
}

/** A level as a choice: its name, and how strong it is. */
function levelWords({ name, about }: Level): Text {
  return eachLanguage((language) => `${say(name, language)}: ${say(about, language)}`);
}
