import { ButtonStyle, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import { OPTIONS_MAX } from '../../discord-limits.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import {
  cancelTournament,
  joinTournament,
  objectionToCancel,
  startTournament,
  withdrawFrom,
} from '../../host/tournaments/enter.ts';
import { type Held, tournamentsOf } from '../../host/tournaments/tournament.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf } from '../../interactions/person.ts';
import { type Asked, refuse, whisper } from '../../interactions/reply.ts';
import { buttonRows } from '../../render/controls.ts';
import { languageOf } from '../../render/text.ts';
import { meetingLines, standingLines } from './board.ts';
import { syncTournament } from './sync.ts';
import { FORMAT_NAMES } from './terms.ts';

/** What somebody can do about a tournament. */
export type TournamentAct = 'join' | 'withdraw' | 'start' | 'standings' | 'cancel';

/** What changes a tournament; calling it off is asked about first. */
type Change = 'join' | 'withdraw' | 'start' | 'sure';

const DONE: Record<Change, Text> = {
  join: { en: 'You take part.', de: 'Du bist dabei.' },
  withdraw: { en: 'You take part no longer.', de: 'Du bist nicht mehr dabei.' },
  start: { en: 'The tournament begins.', de: 'Das Turnier beginnt.' },
  sure: { en: 'The tournament is called off.', de: 'Das Turnier ist abgesagt.' },
};

/** Does what somebody wants to do about a tournament, and tells them. */
export async function answerTournament(bot: Bot, asked: Asked, id: string, act: TournamentAct | Change): Promise<void> {
  if (act === 'standings') return showStandings(bot, asked, id);
  if (act === 'cancel') return askToCancel(bot, asked, id);
  const done = await changed(bot, asked, id, act);
  if ('refused' in done) return refuse(asked, done);
  if (act === 'sure' && asked.isMessageComponent()) {
    await asked.update({ content: say(DONE.sure, languageOf(asked.locale)), components: [] });
  } else await whisper(asked, DONE[act]);
  await sync(bot, id);
}

/** Asks whether a tournament shall really be called off. */
async function askToCancel(bot: Bot, asked: Asked, id: string): Promise<void> {
  const tournament = await bot.context.tournaments.get(id);
  const no = tournament ? objectionToCancel(tournament, asked.user.id, isManager(asked)) : refusal('noTournament');
  if (no) return refuse(asked, no);
  const language = languageOf(asked.locale);
  await asked.reply({
    content: say(REALLY, language),
    flags: MessageFlags.Ephemeral,
    components: buttonRows(
      [[{ kind: 'tournament', act: 'sure', tournament: id }, CALL_OFF, ButtonStyle.Danger]],
      language,
    ),
  });
}

const REALLY: Text = {
  en: 'Shall this tournament be called off? No round follows, nobody wins it, and everybody who takes part hears of it.',
  de: 'Soll dieses Turnier abgesagt werden? Es folgt keine Runde mehr, niemand gewinnt es, und alle, die mitmachen, erfahren davon.',
};
const CALL_OFF: Text = { en: 'Call it off', de: 'Absagen' };

function isManager({ memberPermissions }: Asked): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

function changed(bot: Bot, asked: Asked, id: string, act: Change): Promise<Held | Refused> {
  const { person, name } = actorOf(asked);
  if (act === 'join') return joinTournament(bot.context, id, person, name);
  if (act === 'withdraw') return withdrawFrom(bot.context, id, person);
  if (act === 'sure') return cancelTournament(bot.context, id, person, isManager(asked));
  return startTournament(bot.context, id, person, isManager(asked));
}

/** Tells somebody all of how it stands, with the games of every round. */
async function showStandings(bot: Bot, asked: Asked, id: string): Promise<void> {
  const tournament = await bot.context.tournaments.get(id);
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
export async function sync(bot: Bot, id: string): Promise<void> {
  const { context, delivery, client } = bot;
  await syncTournament({ context, delivery, rest: client.rest }, id).catch((error) =>
    bot.log.warn({ tournament: id, error: String(error) }, 'A tournament could not be shown; a later look tries again'),
  );
}

/** The tournament that is meant: the one that was named, else the only one of the server; to look at, else the last that is over. */
export async function meantHere(bot: Bot, asked: Asked, act: string, named: string | null): Promise<Held | Refused> {
  const held = await tournamentsOf(bot.context, { guild: asked.guildId ?? '' });
  const past = await pastOnes(bot, asked.guildId, act);
  if (named !== null) return [...held, ...past].find(({ id }) => id === named) ?? refusal('noTournament');
  if (held.length > 1) return refusal('severalTournaments');
  return held[0] ?? past[0] ?? refusal('noTournament');
}

/** Finished tournaments can only be looked at. */
async function pastOnes(bot: Bot, guild: string | null, act: string): Promise<Held[]> {
  return act === 'standings' ? tournamentsOf(bot.context, { past: guild ?? '' }) : [];
}

/** The tournaments of a server as suggestions. */
export async function tournamentChoices(bot: Bot, guild: string | null, act: string, locale: string) {
  const language = languageOf(locale);
  const running = await tournamentsOf(bot.context, { guild: guild ?? '' });
  return [...running, ...(await pastOnes(bot, guild, act))].slice(0, OPTIONS_MAX).map(({ id, tournament }) => {
    const { game, format, entrants, status } = tournament;
    const over = status === 'over' ? ` · ${say(OVER, language)}` : '';
    const title = bot.context.shelf.get(game)?.title ?? game;
    return { name: `${title} · ${say(FORMAT_NAMES[format], language)} · ${entrants.length}${over}`, value: id };
  });
}

const OVER: Text = { en: 'over', de: 'zu Ende' };
