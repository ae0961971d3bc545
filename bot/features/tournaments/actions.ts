import { ButtonStyle, PermissionFlagsBits } from 'discord.js';
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
import type { Reply } from '../../interactions/reply.ts';
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
  join: { en: 'You’ve joined the tournament.', de: 'Du nimmst am Turnier teil.' },
  withdraw: { en: 'You’ve withdrawn from the tournament.', de: 'Du hast dich aus dem Turnier zurückgezogen.' },
  start: { en: 'The tournament has started.', de: 'Das Turnier hat begonnen.' },
  sure: { en: 'The tournament was cancelled.', de: 'Das Turnier wurde abgesagt.' },
};

/** Does what somebody wants to do about a tournament, and tells them. */
export async function answerTournament(bot: Bot, reply: Reply, id: string, act: TournamentAct | Change): Promise<void> {
  if (act === 'standings') return showStandings(bot, reply, id);
  if (act === 'cancel') return askToCancel(bot, reply, id);
  const done = await changed(bot, reply, id, act);
  if ('refused' in done) return reply.refuse(done);
  if (act === 'sure' && reply.interaction.isMessageComponent()) {
    await reply.update({ content: say(DONE.sure, reply.language) });
  } else await reply.say(DONE[act]);
  await sync(bot, id);
}

/** Asks whether a tournament shall really be called off. */
async function askToCancel(bot: Bot, reply: Reply, id: string): Promise<void> {
  const tournament = await bot.context.tournaments.get(id);
  const no = tournament ? objectionToCancel(tournament, reply.user.id, isManager(reply)) : refusal('noTournament');
  if (no) return reply.refuse(no);
  const language = reply.language;
  await reply.private({
    content: say(REALLY, language),
    components: buttonRows(
      [[{ kind: 'tournament', act: 'sure', tournament: id }, CALL_OFF, ButtonStyle.Danger]],
      language,
    ),
  });
}

const REALLY: Text = {
  en: 'Cancel this tournament? There’ll be no more rounds and no winner, and everyone in it will be notified.',
  de: 'Dieses Turnier absagen? Es gibt keine weiteren Runden und keinen Sieger, und alle Teilnehmenden werden benachrichtigt.',
};
const CALL_OFF: Text = { en: 'Cancel tournament', de: 'Absagen' };

function isManager({ interaction: { memberPermissions } }: Reply): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

function changed(bot: Bot, reply: Reply, id: string, act: Change): Promise<Held | Refused> {
  const { person, name } = actorOf(reply.interaction);
  if (act === 'join') return joinTournament(bot.context, id, person, name);
  if (act === 'withdraw') return withdrawFrom(bot.context, id, person);
  if (act === 'sure') return cancelTournament(bot.context, id, person, isManager(reply));
  return startTournament(bot.context, id, person, isManager(reply));
}

/** Tells somebody all of how it stands, with the games of every round. */
async function showStandings(bot: Bot, reply: Reply, id: string): Promise<void> {
  const tournament = await bot.context.tournaments.get(id);
  if (!tournament || tournament.guild !== reply.guildId) return reply.refuse(refusal('noTournament'));
  const head = (round: number): Text => ({ en: `**Round ${round + 1}**`, de: `**Runde ${round + 1}**` });
  await reply.say(
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
  const { context, delivery, client, pictures } = bot;
  await syncTournament({ context, delivery, rest: client.rest, pictures }, id).catch((error) =>
    bot.log.warn({ tournament: id, error: String(error) }, 'A tournament could not be shown; a later look tries again'),
  );
}

/** The tournament that is meant: the one that was named, else the only one of the server; to look at, else the last that is over. */
export async function meantHere(bot: Bot, reply: Reply, act: string, named: string | null): Promise<Held | Refused> {
  const held = await tournamentsOf(bot.context, { guild: reply.guildId ?? '' });
  const past = await pastOnes(bot, reply.guildId, act);
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
