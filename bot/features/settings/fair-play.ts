import { eachLanguage, labelled, list, say, type Text } from '@longtable/kit';
import { MAX_CONTENT } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { patternsAt } from '../../host/history/patterns.ts';
import type { Reply } from '../../interactions/reply.ts';
import { playerMenu } from '../moderation/player.ts';
import { texts } from './words/texts.ts';

/** Maximum number of patterns in a message. */
const MAX_PATTERNS = 15;

/** Shows suspicious patterns, with a menu that opens the moderation of a player. */
export async function showFairPlay(reply: Reply, guild: string): Promise<void> {
  const content = say(await fairPlayLines(reply.bot.context, guild), reply.language).slice(0, MAX_CONTENT);
  await reply.show({ content, components: [playerMenu(reply.language)] });
}

/** Lists suspicious patterns in the rated games of a server, or says that there are none. */
async function fairPlayLines(context: Context, guild: string): Promise<Text> {
  const patterns = await patternsAt(context, guild);
  if (patterns.length === 0) return texts.fairPlay.nothing;
  return eachLanguage((language) => {
    const lines = patterns.slice(0, MAX_PATTERNS).map(({ kind, game, players, games }) => {
      const who = list(
        players.map((player) => `<@${player}>`),
        language,
      );
      const title = context.games.get(game)?.title ?? game;
      return `- ${labelled(`${who} · ${title}`, `**${say(texts.patterns[kind]({ games }), language)}**`, language)}`;
    });
    return [say(texts.fairPlay.head, language), ...lines].join('\n');
  });
}
