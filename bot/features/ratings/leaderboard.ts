import { type AnyGame, type Language, labelled, say, type Text } from '@longtable/kit';
import { COLOURS, mix, type Picture, SIGNS } from '@longtable/kit/picture';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { memberName } from '../../interactions/access.ts';
import type { Feature, Leaderboard, LeaderboardPage, Place } from '../../interactions/feature.ts';
import { actorOf, homeIdOf, type Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { message, type Sketch } from '../../render/message.ts';
import { buttonRows, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { historyListId, MAX_HISTORY_GAMES, readFinished } from '../history/index.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { type Leaders, leadersOf, pastLeaders } from './leaders.ts';
import { endOfSeason, seasonOf, startOfSeason } from './rating.ts';
import { leadersId } from './record.ts';
import { headToHeads, leaderLines } from './stats.ts';
import { texts } from './words/texts.ts';

const MAX_LEADERS = 20;
/** Maximum number of winners per past season. */
const MAX_WINNERS = 3;
const MAX_SEASONS = 12;

const PERIODS = ['season', 'all-time', 'past'] as const;

type Period = (typeof PERIODS)[number];

/** Shows the leaderboard of a game in a server or DM, as a card if the user wants pictures, with buttons for the other periods. */
export async function showLeaderboard(reply: Reply, game: AnyGame, period: string): Promise<void> {
  const { language } = reply;
  const all = leaderboardsOf(reply.bot.features, game);
  const board = all.find((each) => each.period === period) ?? ownBoard('season');
  const buttons = all
    .filter((each) => each.period !== board.period)
    .map((each): ButtonSpec => plain(leadersId.make({ game: game.id, period: each.period }), each.title));
  const { lines, places } = await board.read(reply, game);
  const isCard = places.length > 0 && (await reply.display).display === 'picture';
  const drawnCount = isCard ? Math.min(MAX_ON_CARD, places.length) : 0;
  const drawn = message({
    title: `**${say(game.title, language)}** · ${say(board.title, language)}`,
    board: lines.slice(0, drawnCount).join('\n'),
    sketch: isCard ? await leaderSketch(reply, game, say(board.title, language), places) : undefined,
    end: lines.slice(drawnCount),
    rows: buttonRows(buttons, language),
  });
  await reply.bot.pictures.send(drawn, (shown) => reply.show(shown));
}

/** Returns the leaderboards of a game: those of other features, then those of seasons. */
function leaderboardsOf(features: readonly Feature[], game: AnyGame): Leaderboard[] {
  const added = features.flatMap(({ leaderboards = [] }) => leaderboards).filter((board) => board.isFor(game));
  return [...added, ...PERIODS.map(ownBoard)];
}

function ownBoard(period: Period): Leaderboard {
  return {
    period,
    title: texts.periods[period],
    isFor: () => true,
    read: (reply, game) => boardOf(reply, game, period),
  };
}

async function boardOf(reply: Reply, game: AnyGame, period: Period): Promise<LeaderboardPage> {
  const { language, bot } = reply;
  const { context } = bot;
  const home = homeIdOf(reply);
  const now = context.now();
  if (period === 'past') {
    const seasons = (await pastLeaders(context, home, game)).slice(0, MAX_SEASONS);
    const winners = seasons.map((each) => winnersLine(each, language));
    return { lines: winners.length > 0 ? winners : [say(texts.leaderboard.noPast, language)], places: [] };
  }
  const leaders = await leadersOf(context, home, game, period === 'season' ? { season: seasonOf(now) } : period);
  const lines = leaderLines(leaders, language).slice(0, MAX_LEADERS);
  const isProvisional = leaders.by === 'rating' && leaders.provisional.length > 0;
  const empty = say(game.solo ? texts.leaderboard.noRuns : texts.leaderboard.noRatings, language);
  const end: Text = texts.leaderboard.seasonEnds({ when: soon(endOfSeason(now)) });
  return {
    lines: [
      ...(leaders.leaders.length === 0 ? await ownResults(reply, game) : []),
      ...(lines.length > 0 ? lines : [empty]),
      ...(isProvisional ? [say(texts.leaderboard.provisional, language)] : []),
      ...(period === 'season' ? [say(end, language)] : []),
    ],
    places: placesOf(leaders, language),
  };
}

function placesOf(board: Leaders, language: Language): Place[] {
  return board.by === 'rating'
    ? board.leaders.map(({ person, rating, played }) => ({ person, score: `${Math.round(rating)}`, games: played }))
    : board.leaders.map(({ person, best, played }) => ({ person, score: say(best.words, language), games: played }));
}

/** Returns the user's results against each opponent, for groups that are too small for a ranking: “You 3 – 2 Bo”. */
async function ownResults(reply: Reply, game: AnyGame): Promise<string[]> {
  const { bot, interaction, user, language } = reply;
  const list = historyListId(user.id, homeIdOf(reply));
  const past = await readFinished(bot, interaction, list, MAX_HISTORY_GAMES);
  const own = past.filter(({ game: played, table }) => played === game && !table.terms.voided);
  return headToHeads(user.id, own, language).map((headToHead) =>
    say(texts.leaderboard.headToHead(headToHead), language),
  );
}

/** Returns the winners of a past season: “Oct – Dec 2026: 1. Ada 1650 · 2. Bo 1600”. */
function winnersLine({ season, leaders }: { season: string; leaders: Leaders }, language: Language): string {
  const places =
    leaders.by === 'rating'
      ? leaders.leaders.map(({ person, rating }) => `<@${person}> ${Math.round(rating)}`)
      : leaders.leaders.map(({ person, best }) => `<@${person}> ${say(best.words, language)}`);
  const named = places.slice(0, MAX_WINNERS).map((place, index) => `${index + 1}. ${place}`);
  return labelled(`**${seasonName(season, language)}**`, named.join(' · '), language);
}

function seasonName(season: string, language: Language): string {
  const begin = startOfSeason(season);
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return months.formatRange(begin, endOfSeason(begin) - 1);
}

/** Maximum number of players on a card. */
const MAX_ON_CARD = 6;

/** Returns the card of the first places of a leaderboard. */
async function leaderSketch(reply: Reply, game: AnyGame, period: string, places: readonly Place[]): Promise<Sketch> {
  const { language } = reply;
  const first = places.slice(0, MAX_ON_CARD);
  const names = await Promise.all(first.map(({ person }) => nameOf(reply, person)));
  const lines = first.map(({ score }, at) => `${at + 1}. ${labelled(names[at] ?? '', score, language)}`);
  return {
    of: `leaders|${game.id}|${reply.channelId}|${period}`,
    picture: leaderCard(game, period, first, names, language),
    description: [`${say(game.title, language)} · ${period}.`, ...lines].join(' ').slice(0, MAX_DESCRIPTION),
  };
}

async function nameOf(reply: Reply, person: string | undefined): Promise<string> {
  if (person === reply.user.id) return actorOf(reply.interaction).name;
  const name = person && reply.guildId ? await memberName(reply.bot, reply.guildId, person) : undefined;
  return name ?? say(common.names.someone, reply.language);
}

/** Icons and colours of the first three places. */
const MEDALS = [
  { icon: SIGNS.king, colour: COLOURS.gold },
  { icon: SIGNS.trophy, colour: COLOURS.none },
  { icon: SIGNS.trophy, colour: COLOURS.other },
];

const RATING = /^\d{1,4}$/;

/** Draws the first places of a leaderboard with their scores. */
export function leaderCard(
  game: AnyGame,
  period: string,
  places: readonly Place[],
  names: readonly string[],
  language: Language,
): Picture {
  const emblem = game.presentation.emblem ?? NO_EMBLEM;
  const facts = places.map(({ score, games }, at): Fact => {
    const played = games === undefined ? '' : say(texts.leaderboard.games({ games }), language);
    return {
      ...(MEDALS[at] ?? { icon: emblem.icon, colour: mix(emblem.colour, COLOURS.panel, 0.35) }),
      value: `#${at + 1} ${names[at] ?? ''}`,
      ...(RATING.test(score) ? { words: played, mark: { text: score } } : { words: score }),
    };
  });
  return factsCard(say(game.title, language), facts, { aside: period, emblem, isTall: true });
}
