import { type AnyGame, eachLanguage, joinTexts, type Language, labelled, say, type Text } from '@longtable/kit';
import { COLOURS, mix, type Picture, SIGNS } from '@longtable/kit/picture';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { memberName } from '../../interactions/access.ts';
import type { Feature } from '../../interactions/feature.ts';
import { actorOf, homeIdOf, type Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { menu, type PageSketch, page, phrase, plain, type Rows } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { historyListId, MAX_HISTORY_GAMES, readFinished } from '../history/index.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { type Leaders, leadersOf, pastLeaders } from './leaders.ts';
import { endOfSeason, seasonOf, startOfSeason } from './rating.ts';
import { leadersId } from './record.ts';
import { headToHeads, leaderLines } from './stats.ts';
import { texts } from './words/texts.ts';

/** A leaderboard of games for a period. */
interface Leaderboard {
  readonly period: string;
  readonly title: Text;
  isFor(game: AnyGame): boolean;
  read(reply: Reply, game: AnyGame): Promise<LeaderboardPage>;
}

/** Lines of a leaderboard. The first ones are those of the places. */
export interface LeaderboardPage {
  readonly lines: readonly Text[];
  readonly places: readonly Place[];
}

/** A place on a leaderboard. `person` is undefined if the user has deleted their data. */
interface Place {
  readonly person: string | undefined;
  readonly score: Text;
  readonly games?: number;
}

declare module '../../host/feature.ts' {
  interface TableFeature {
    readonly leaderboards?: readonly Leaderboard[];
    /** Leaderboards to which a finished game counts, by their period, with the labels of their buttons. */
    leaderboardLinks?(loaded: LoadedTable): readonly (readonly [period: string, label: Text])[];
  }
}

const MAX_LEADERS = 20;
/** Maximum number of winners per past season. */
const MAX_WINNERS = 3;
const MAX_SEASONS = 12;

const PERIODS = ['season', 'all-time', 'past'] as const;

type Period = (typeof PERIODS)[number];

/** Shows the leaderboard of a game in a server or DM, as a card if the user wants pictures, with buttons for the other periods. */
export async function showLeaderboard(reply: Reply, game: AnyGame, period: string): Promise<void> {
  const all = leaderboardsOf(reply.bot.features, game);
  const board = all.find((each) => each.period === period) ?? ownBoard('season');
  const buttons = all
    .filter((each) => each.period !== board.period)
    .map((each): ButtonSpec => plain(leadersId.make({ game: game.id, period: each.period }), each.title));
  const { lines, places } = await board.read(reply, game);
  const isCard = places.length > 0 && (await reply.display).display === 'picture';
  const drawnCount = isCard ? Math.min(MAX_ON_CARD, places.length) : 0;
  const drawn = page(
    {
      title: phrase`**${game.title}** · ${board.title}`,
      board: joinTexts(lines.slice(0, drawnCount), '\n'),
      sketch: isCard ? await leaderSketch(reply, game, board, places) : undefined,
      end: lines.slice(drawnCount),
      rows: [buttons, ...gameMenu(reply, game, board.period)],
    },
    reply.language,
  );
  await reply.bot.pictures.send(drawn, (shown) => reply.show(shown));
}

/** Returns the menu of the games. Empty if there is no other game or there are too many. */
function gameMenu({ bot }: Reply, { id }: AnyGame, period: string): Rows {
  const games = [...bot.context.games.values()];
  if (games.length < 2 || games.length > MAX_OPTIONS) return [];
  const options = games.map(({ id: value, title: label }) => ({ label, value, default: value === id }));
  return [menu(leadersId.make({ game: id, period }), undefined, options)];
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
  const { context } = reply.bot;
  const home = homeIdOf(reply);
  const now = context.now();
  if (period === 'past') {
    const seasons = (await pastLeaders(context, home, game)).slice(0, MAX_SEASONS);
    return { lines: seasons.length > 0 ? seasons.map(winnersLine) : [texts.leaderboard.noPast], places: [] };
  }
  const leaders = await leadersOf(context, home, game, period === 'season' ? { season: seasonOf(now) } : period);
  const lines = leaderLines(leaders).slice(0, MAX_LEADERS);
  const isProvisional = leaders.by === 'rating' && leaders.provisional.length > 0;
  const empty = game.solo ? texts.leaderboard.noRuns : texts.leaderboard.noRatings;
  return {
    lines: [
      ...(leaders.leaders.length === 0 ? await ownResults(reply, game) : []),
      ...(lines.length > 0 ? lines : [empty]),
      ...(isProvisional ? [texts.leaderboard.provisional] : []),
      ...(period === 'season' ? [texts.leaderboard.seasonEnds({ when: soon(endOfSeason(now)) })] : []),
    ],
    places: placesOf(leaders),
  };
}

function placesOf(board: Leaders): Place[] {
  return board.by === 'rating'
    ? board.leaders.map(({ person, rating, played }) => ({ person, score: `${Math.round(rating)}`, games: played }))
    : board.leaders.map(({ person, best, played }) => ({ person, score: best.words, games: played }));
}

/** Returns the user's results against each opponent, for groups that are too small for a ranking: “You 3 – 2 Bo”. */
async function ownResults(reply: Reply, game: AnyGame): Promise<Text[]> {
  const { bot, interaction, user, language } = reply;
  const list = historyListId(user.id, homeIdOf(reply));
  const past = await readFinished(bot, interaction, list, MAX_HISTORY_GAMES);
  const own = past.filter(({ game: played, table }) => played === game && !table.terms.voided);
  return headToHeads(user.id, own, language).map((headToHead) => texts.leaderboard.headToHead(headToHead));
}

/** Returns the winners of a past season: “Oct – Dec 2026: 1. Ada 1650 · 2. Bo 1600”. */
function winnersLine({ season, leaders }: { season: string; leaders: Leaders }): Text {
  const places =
    leaders.by === 'rating'
      ? leaders.leaders.map(({ person, rating }) => `<@${person}> ${Math.round(rating)}`)
      : leaders.leaders.map(({ person, best }) => phrase`<@${person}> ${best.words}`);
  const named = places.slice(0, MAX_WINNERS).map((place, index) => phrase`${index + 1}. ${place}`);
  return labelled(phrase`**${seasonName(season)}**`, joinTexts(named, ' · '));
}

function seasonName(season: string): Text {
  const begin = startOfSeason(season);
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return eachLanguage((language) =>
    new Intl.DateTimeFormat(language, format).formatRange(begin, endOfSeason(begin) - 1),
  );
}

/** Maximum number of players on a card. */
const MAX_ON_CARD = 6;

/** Returns the card of the first places of a leaderboard. */
async function leaderSketch(
  reply: Reply,
  game: AnyGame,
  { title }: Leaderboard,
  places: readonly Place[],
): Promise<PageSketch> {
  const { language } = reply;
  const first = places.slice(0, MAX_ON_CARD);
  const names = await Promise.all(first.map(({ person }) => nameOf(reply, person)));
  const lines = first.map(({ score }, at) => phrase`${at + 1}. ${labelled(names[at] ?? '', score)}`);
  return {
    of: `leaders|${game.id}|${reply.channelId}|${say(title, language)}`,
    picture: leaderCard(game, title, first, names, language),
    description: joinTexts([phrase`${game.title} · ${title}.`, ...lines]),
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
function leaderCard(
  game: AnyGame,
  title: Text,
  places: readonly Place[],
  names: readonly string[],
  language: Language,
): Picture {
  const emblem = game.presentation.emblem ?? NO_EMBLEM;
  const facts = places.map(({ score, games }, at): Fact => {
    const words = say(score, language);
    const played = games === undefined ? '' : texts.leaderboard.games({ games });
    return {
      ...(MEDALS[at] ?? { icon: emblem.icon, colour: mix(emblem.colour, COLOURS.panel, 0.35) }),
      value: `#${at + 1} ${names[at] ?? ''}`,
      ...(RATING.test(words) ? { words: played, mark: { text: words } } : { words }),
    };
  });
  return factsCard(game.title, facts, language, { aside: title, emblem, isTall: true });
}
