import { type Language, say, type Text } from '@longtable/kit';
import { ComponentType } from 'discord.js';
import type { Bot } from '../../interactions/bot.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import { shortDay } from '../../render/duration.ts';
import { message, type Row } from '../../render/message.ts';
import { row } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { type AchievementInfo, achievementsOf, careerAchievements } from './achievements.ts';
import { achievementsId } from './ids.ts';
import { readPlayerStats } from './player-stats.ts';
import type { PlayerStats } from './record.ts';
import { texts } from './words/texts.ts';

interface AchievementGroup {
  readonly title: Text;
  readonly achievements: readonly AchievementInfo[];
}

function groupsOf({ context, features }: Bot): readonly AchievementGroup[] {
  const games = [...context.games.values()].map((game) => ({ title: game.title, achievements: achievementsOf(game) }));
  return [{ title: texts.achievements.allGames, achievements: careerAchievements(features) }, ...games].filter(
    ({ achievements }) => achievements.length > 0,
  );
}

/** Returns the stats of a user. Empty unless they are the requesting user's own or the user has finished a game in this server or DM. */
export async function visibleStatsOf(reply: Reply, person: string): Promise<PlayerStats> {
  const stats = await readPlayerStats(reply.bot.context, person);
  const isKnown = person === reply.user.id || stats.scopes[homeIdOf(reply)] !== undefined;
  return isKnown ? stats : { games: {}, scopes: {} };
}

export function achievementCount(bot: Bot, { earned = {} }: PlayerStats): Text {
  const all = groupsOf(bot).flatMap(({ achievements }) => achievements);
  return texts.achievements.count({ earned: all.filter(({ key }) => earned[key]).length, all: all.length });
}

/** Shows one group of a user's achievements: the earned ones with their date, and the requirements of the others. */
export async function showAchievements(reply: Reply, person: string, page: number): Promise<void> {
  const { language } = reply;
  const { earned = {} } = await visibleStatsOf(reply, person);
  const groups = groupsOf(reply.bot);
  const group = groups[page] ?? groups[0];
  if (!group) return reply.say(common.replies.menuOutdated);
  await reply.show(
    message({
      title: `<@${person}> · **${say(group.title, language)}** · ${countIn(group, earned)}`,
      end: group.achievements.map((one) => lineOf(one, earned[one.key], language)),
      rows: [groupMenu(groups, person, { page, earned, language })],
    }),
  );
}

function countIn({ achievements }: AchievementGroup, earned: NonNullable<PlayerStats['earned']>): string {
  return `${achievements.filter(({ key }) => earned[key]).length}/${achievements.length}`;
}

function lineOf({ name, about }: AchievementInfo, day: string | undefined, language: Language): string {
  return day
    ? `✓ **${say(name, language)}** · ${say(about, language)} · ${shortDay(day, language, { year: 'numeric' })}`
    : `-# ${say(name, language)} · ${say(about, language)}`;
}

function groupMenu(
  groups: readonly AchievementGroup[],
  person: string,
  { page, earned, language }: { page: number; earned: NonNullable<PlayerStats['earned']>; language: Language },
): Row {
  const options = groups.map((group, index) => ({
    label: `${say(group.title, language)} (${countIn(group, earned)})`,
    value: String(index),
    default: index === page,
  }));
  const custom_id = achievementsId.make({ person, page });
  return row([{ type: ComponentType.StringSelect, custom_id, options }]);
}
