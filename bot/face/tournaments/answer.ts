import { PermissionFlagsBits } from 'discord.js';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import { joinTournament, startTournament, withdrawFrom } from '../../host/tournaments/enter.ts';
import { type Held, tournamentsOf } from '../../host/tournaments/tournament.ts';
import { type Asked, refuse, whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';
import { languageOf } from '../drawing/words.ts';
import { meetingLines, standingLines } from './draw.ts';
import { tendTournament } from './tend.ts';
import { FORMAT_NAMES } from './terms.ts';

/** What somebody can do about a tournament. */
export type TournamentAct = 'join' | 'withdraw' | 'start' | 'standings';

const DONE: Record<Exclude<TournamentAct, 'standings'>, Text> = {
  join: { en: 'You take part.', de: 'Du bist dabei.' },
  withdraw: { en: 'You take part no longer.', de: 'Du bist nicht mehr dabei.' },
  start: { en: 'The tournament begins.', de: 'Das Turnier beginnt.' },
};

/** Does what somebody wants to do about a tournament, and tells them. */
export async function answerTournament(bot: Bot, asked: Asked, id: string, act: TournamentAct): Promise<void> {
  if (act === 'standings') return showStandings(bot, asked, id);
  const done = await changed(bot, asked, id, act);
  if ('refused' in done) return refuse(asked, done);
  await whisper(asked, DONE[act]);
  await tend(bot, id);
}

function changed(
  bot: Bot,
  asked: Asked,
  id: string,
  act: Exclude<TournamentAct, 'standings'>,
): Promise<Held | Refused> {
  const { person, name } = actorOf(asked);
  if (act === 'join') return joinTournament(bot.house, id, person, name);
  if (act === 'withdraw') return withdrawFrom(bot.house, id, person);
  const isManager = asked.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  return startTournament(bot.house, id, person, isManager);
}

/** Tells somebody all of how it stands, with the games of every round. */
async function showStandings(bot: Bot, asked: Asked, id: string): Promise<void> {
  const tournament = await bot.house.tournaments.get(id);
  if (!tournament || tournament.guild !== asked.guildId) return refuse(asked, refusal('noTournament'));
  const head = (round: number): Text => ({ en: `**Round ${round + 1}**`, de: `**Runde ${round + 1}**` });
  await whisper(
    asked,
    eachLanguage((language) =>
      [
        ...standingLines(tournament, language),
        ...tournament.rounds.flatMap((_, round) => [
          say(head(round), language),
          ...meetingLines(tournament, round, language),
        ]),
      ].join('\n'),
    ),
  );
}

/** What does not work now is done by a later look. */
export async function tend(bot: Bot, id: string): Promise<void> {
  const { house, boards, client } = bot;
  await tendTournament({ house, boards, rest: client.rest }, id).catch((error) =>
    bot.log.warn({ tournament: id, error: String(error) }, 'A tournament could not be shown; a later look tries again'),
  );
}

/** The tournament that is meant: the one that was named, else the only one of the server. */
export async function meantHere(bot: Bot, asked: Asked, named: string | null): Promise<Held | Refused> {
  const held = await tournamentsOf(bot.house, { guild: asked.guildId ?? '' });
  const found = named === null ? held : held.filter(({ id }) => id === named);
  if (found.length > 1) return refusal('severalTournaments');
  return found[0] ?? refusal('noTournament');
}

/** The tournaments of a server as suggestions. */
export async function tournamentChoices(bot: Bot, guild: string | null, locale: string) {
  const language = languageOf(locale);
  return (await tournamentsOf(bot.house, { guild: guild ?? '' })).map(({ id, tournament }) => ({
    name: `${bot.house.shelf.get(tournament.game)?.title ?? tournament.game} · ${say(FORMAT_NAMES[tournament.format], language)} · ${tournament.entrants.length}`,
    value: id,
  }));
}
