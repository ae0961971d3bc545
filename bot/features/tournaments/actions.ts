import { joinTexts, list, say, type Text } from '@longtable/kit';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { isManager } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { channelAddress } from '../../render/names.ts';
import { danger, phrase, plain, success } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { pairingLines, START, standingLines } from './board.ts';
import { cancelTournament, checkCancel, checkStart, joinTournament, startTournament, withdrawFrom } from './enter.ts';
import { entrantName, FORMAT_NAMES } from './labels.ts';
import { roundsOf } from './pairing/rounds.ts';
import { type Tournament, tournamentId } from './record.ts';
import { announce, logAdminAction, noGamesIn, syncTournament } from './sync.ts';
import { type TournamentEntry, tournamentsOf } from './tournament.ts';
import { refusal, texts } from './words/texts.ts';

export type TournamentAct = 'join' | 'withdraw' | 'start' | 'announce' | 'standings' | 'cancel';

/** Actions that change a tournament. `begin` and `sure` confirm starting and cancelling it. */
type Change = 'join' | 'withdraw' | 'begin' | 'sure';

export async function runTournamentAction(
  reply: Reply,
  { id, tournament }: TournamentEntry,
  act: TournamentAct | Change | 'later',
): Promise<void> {
  if (act === 'standings') return showStandings(reply, tournament);
  if (act === 'cancel') return askToCancel(reply, id, tournament);
  if (act === 'announce') return announce(reply, { id, tournament });
  if (act === 'start') return askToStart(reply, id, tournament);
  if (act === 'later') return replyBriefly(reply, texts.actions.postponed);
  const closed = act === 'begin' ? await noGamesIn(reply.bot, tournament) : undefined;
  if (closed) throw closed;
  await applyChange(reply, id, act);
  await replyBriefly(reply, texts.done[act]);
  if (act === 'begin' || act === 'sure') await logAdminAction(reply, tournament, act);
  await syncOrLog(reply.bot, id);
}

/** Replaces the pressed private message by a text, or sends it. The next interaction deletes it. */
async function replyBriefly(reply: Reply, text: Text): Promise<void> {
  await reply.showBriefly({ content: text });
}

/** Confirms that the tournament is open and asks its creator to join. */
export async function askToJoin(reply: Reply, id: string): Promise<void> {
  await reply.showBriefly({
    content: texts.actions.opened,
    rows: [
      [
        success(tournamentId.make({ act: 'join', tournament: id }), common.buttons.join),
        plain(tournamentId.make({ act: 'announce', tournament: id }), texts.actions.announce),
      ],
    ],
  });
}

/** Lists the players and the format, and asks for a confirmation of the start. */
async function askToStart(reply: Reply, id: string, tournament: Tournament): Promise<void> {
  checkStart(tournament, reply.user.id, isManager(reply));
  const closed = await noGamesIn(reply.bot, tournament);
  if (closed) throw closed;
  const { language } = reply;
  const { length } = tournament.entrants;
  const names = tournament.entrants.map((_, entrant) => say(entrantName(tournament, entrant), language));
  const rounds = roundsOf(tournament);
  const lines = [
    texts.actions.sureToStart({ players: length }),
    list(names, language),
    phrase`${FORMAT_NAMES[tournament.format]} · ${texts.actions.rounds({ rounds })}`,
  ];
  await reply.showBriefly({
    content: joinTexts(lines, '\n'),
    rows: [
      [
        success(tournamentId.make({ act: 'begin', tournament: id }), START),
        plain(tournamentId.make({ act: 'later', tournament: id }), texts.actions.notYet),
      ],
    ],
  });
}

/** Asks for a confirmation before a tournament is cancelled. */
async function askToCancel(reply: Reply, id: string, tournament: Tournament): Promise<void> {
  checkCancel(tournament, reply.user.id, isManager(reply));
  await reply.showBriefly({
    content: texts.actions.sureToCancel,
    rows: [[danger(tournamentId.make({ act: 'sure', tournament: id }), texts.actions.cancel)]],
  });
}

function applyChange(reply: Reply, id: string, act: Change): Promise<TournamentEntry> {
  const { bot } = reply;
  const { person, name } = actorOf(reply.interaction);
  if (act === 'join') return joinTournament(bot.context, id, person, name);
  if (act === 'withdraw') return withdrawFrom(bot.context, id, person);
  if (act === 'sure') return cancelTournament(bot.context, id, person, isManager(reply));
  return startTournament(bot.context, id, person, isManager(reply));
}

/** Shows the standings and the results of every round, with a link to the tournament's message. */
async function showStandings(reply: Reply, tournament: Tournament): Promise<void> {
  const { guild, channel, message } = tournament;
  const address = channelAddress(guild, channel, message);
  const lines = [
    ...standingLines(tournament),
    ...tournament.rounds.flatMap((_, round) => [
      texts.actions.round({ round: round + 1 }),
      ...pairingLines(tournament, round),
    ]),
    phrase`[${texts.actions.link}](${address})`,
  ];
  await reply.sayBriefly(joinTexts(lines, '\n'));
}

/** Syncs a tournament. A failure is logged, and the scheduler retries. */
export async function syncOrLog(bot: Bot, id: string): Promise<void> {
  await syncTournament(bot, id).catch((error) =>
    bot.context.log.warn({ tournament: id, error: String(error) }, 'Could not sync a tournament; retrying later'),
  );
}

/**
 * Returns the named tournament, or the only running one of the server. For standings, a finished one can be named or is
 * the fallback. Refuses if there is none, or several without a name.
 */
export async function resolveTournament(reply: Reply, act: string, named: string | null): Promise<TournamentEntry> {
  const running = await tournamentsOf(reply.bot.context, { guild: reply.guildId ?? '' });
  const finished = await finishedTournaments(reply.bot, reply.guildId, act);
  if (named === null && running.length > 1) throw refusal('severalTournaments');
  const tournament = [...running, ...finished].find(({ id }) => named === null || id === named);
  if (!tournament) throw refusal('noTournament');
  return tournament;
}

/** Returns the finished tournaments of a server. Only `standings` can use them. */
async function finishedTournaments(bot: Bot, guild: string | null, act: string): Promise<TournamentEntry[]> {
  return act === 'standings' ? tournamentsOf(bot.context, { past: guild ?? '' }) : [];
}

export async function tournamentChoices(bot: Bot, guild: string | null, act: string, locale: string) {
  const language = languageOf(locale);
  const running = await tournamentsOf(bot.context, { guild: guild ?? '' });
  return [...running, ...(await finishedTournaments(bot, guild, act))]
    .slice(0, MAX_OPTIONS)
    .map(({ id, tournament }) => {
      const { game, format, entrants, status } = tournament;
      const title = bot.context.games.get(game)?.title ?? game;
      const over = status === 'over' && texts.actions.over;
      const label = joinTexts([title, FORMAT_NAMES[format], String(entrants.length), over], ' · ');
      return { name: say(label, language), value: id };
    });
}
