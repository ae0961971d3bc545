import { eachLanguage, joinTexts, labelled, list, type Text } from '@longtable/kit';
import { hyperlink } from 'discord.js';
import { tellAdmins } from '../../boards/boards.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { readServer } from '../../host/settings.ts';
import { isInvolved } from '../../host/table/table.ts';
import { memberName } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Messages } from '../../messages/messages.ts';
import { boardAddress } from '../../render/names.ts';
import { danger, menu, phrase, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import {
  backButton,
  type FairPlayId,
  fairPlayId,
  fairPlayListId,
  finishAction,
  isVoidable,
  moderationId,
  tableLines,
  tellVoided,
  voidGame,
} from './action.ts';
import { saveNoticed } from './blocks.ts';
import { type Pattern, patternsAt } from './patterns.ts';
import { FROM_FAIR_PLAY, playerButton, playerMenu } from './player.ts';
import { texts } from './words/texts.ts';

/** Maximum number of patterns in a message. */
const MAX_PATTERNS = 15;
/** Maximum number of linked games per pattern. */
const MAX_LINKS = 10;
const TO_LIST = fairPlayListId.make({});

/** Shows suspicious patterns with links to the games, and menus that open a pattern or the moderation of a player. */
export async function showFairPlay(reply: Reply, guild: string): Promise<void> {
  const { context } = reply.bot;
  const patterns = (await patternsAt(context, guild)).slice(0, MAX_PATTERNS);
  await reply.show({
    content: fairPlayLines(context, patterns),
    rows: [await patternMenu(reply, guild, patterns), playerMenu(), [backButton(moderationId.make({}))]],
  });
}

async function patternMenu({ bot, language }: Reply, guild: string, patterns: readonly Pattern[]) {
  const players = [...new Set(patterns.flatMap((pattern) => pattern.players))];
  const names = new Map(
    await Promise.all(players.map(async (id) => [id, (await memberName(bot, guild, id)) ?? id] as const)),
  );
  const options = patterns.map((pattern) => {
    const who = list(
      pattern.players.map((id) => names.get(id) ?? id),
      language,
    );
    const label = labelled(phrase`${who} · ${titleOf(bot.context, pattern)}`, sizeOf(pattern));
    return { value: idOf(pattern, 'show'), label };
  });
  return menu(TO_LIST, texts.fairPlay.choose, options);
}

function idOf({ kind: pattern, game, players: [one = '', other = ''] }: Pattern, act: FairPlayId['act']) {
  return fairPlayId.make({ act, pattern, game, one, other });
}

function titleOf({ games }: Context, { game }: Pattern): Text {
  return games.get(game)?.title ?? game;
}

function sizeOf({ kind, games }: Pattern): Text {
  return texts.patterns[kind]({ games: games.length });
}

/** Lists suspicious patterns in the games of a server, or says that there are none. */
function fairPlayLines(context: Context, patterns: readonly Pattern[]): Text {
  if (patterns.length === 0) return texts.fairPlay.nothing;
  return joinTexts(
    [texts.fairPlay.head, ...patterns.map((pattern) => phrase`- ${patternLine(context, pattern)}`)],
    '\n',
  );
}

/** Returns the players, the game and the number of games of a pattern, how many of them changed ratings, and links to them. */
function patternLine(context: Context, pattern: Pattern): Text {
  const { players, games } = pattern;
  const mentions = players.map((player) => `<@${player}>`);
  const who = eachLanguage((language) => list(mentions, language));
  const rated = texts.fairPlay.rated({ rated: games.filter(isVoidable).length, games: games.length });
  const facts = phrase`**${sizeOf(pattern)}**, ${rated}`;
  const links = games.slice(-MAX_LINKS).map((table, at) => hyperlink(String(at + 1), boardAddress(table)));
  return phrase`${labelled(phrase`${who} · ${titleOf(context, pattern)}`, facts)} · ${links.join(' ')}`;
}

/** Tells the admins of a server in their log channel of suspicious games, once a week for each pattern. */
export async function tellOfFairPlay(
  deps: { readonly context: Context; readonly messages: Messages },
  guild: string,
): Promise<void> {
  const { context } = deps;
  const { log } = await readServer(context, guild);
  const patterns = log === undefined ? [] : (await patternsAt(context, guild)).slice(0, MAX_PATTERNS);
  if (patterns.length === 0) return;
  const keyOf = (pattern: Pattern) => idOf(pattern, 'show');
  const fresh = await saveNoticed(context, guild, patterns.map(keyOf));
  const unreported = patterns.filter((pattern) => fresh.includes(keyOf(pattern)));
  if (unreported.length === 0) return;
  const lines = [texts.fairPlay.notice, ...unreported.map((each) => phrase`- ${patternLine(context, each)}`)];
  await tellAdmins(deps, guild, joinTexts(lines, '\n'));
}

async function findPattern({ context }: Reply['bot'], guild: string, id: FairPlayId): Promise<Pattern | undefined> {
  const all = await patternsAt(context, guild);
  return all.find((each) => idOf(each, 'show') === fairPlayId.make({ ...id, act: 'show' }));
}

/** Returns the games of a pattern whose ratings this admin can undo: none of their own. */
function voidableIn({ games }: Pattern, { user }: Reply): Pattern['games'] {
  return games.filter((table) => isVoidable(table) && !isInvolved(table, user.id));
}

/** Shows the games of a pattern, with buttons for its two players and for the ratings of these games. */
async function showPattern(reply: Reply, guild: string, id: FairPlayId): Promise<void> {
  const { bot } = reply;
  const pattern = await findPattern(bot, guild, id);
  if (!pattern) return showFairPlay(reply, guild);
  const players = await Promise.all(
    pattern.players.map(async (player) => {
      const name = (await memberName(bot, guild, player)) ?? common.names.someone;
      return playerButton(name, player, FROM_FAIR_PLAY);
    }),
  );
  const count = voidableIn(pattern, reply).length;
  const undo: ButtonSpec[] =
    count > 0 ? [danger(fairPlayId.make({ ...id, act: 'void' }), texts.fairPlay.void({ count }))] : [];
  const isOwn = pattern.players.includes(reply.user.id);
  const content = joinTexts([patternLine(bot.context, pattern), isOwn && texts.player.ownTables], '\n');
  await reply.show({ content, rows: [[...players, ...undo, backButton(TO_LIST)]] });
}

async function confirmVoid(reply: Reply, guild: string, id: FairPlayId): Promise<void> {
  const pattern = await findPattern(reply.bot, guild, id);
  if (!pattern) return showFairPlay(reply, guild);
  const count = voidableIn(pattern, reply).length;
  if (count === 0) return showPattern(reply, guild, id);
  const buttons: ButtonSpec[] = [
    danger(fairPlayId.make({ ...id, act: 'sure' }), texts.fairPlay.void({ count })),
    plain(fairPlayId.make({ ...id, act: 'show' }), common.buttons.cancel),
  ];
  await reply.show({ content: texts.fairPlay.sureToVoid({ count }), rows: [buttons] });
}

async function voidPattern(reply: Reply, guild: string, id: FairPlayId): Promise<void> {
  const { bot } = reply;
  await reply.acknowledge();
  const pattern = await findPattern(bot, guild, id);
  const games = pattern ? voidableIn(pattern, reply) : [];
  const voided: LoadedTable[] = [];
  for (const { id: table } of games) {
    const result = await voidGame(bot.context, table, guild, reply.user.id).catch(ignoreRefusal);
    if (result) voided.push(result);
  }
  const facts = { by: reply.user.id, count: voided.length };
  const entry = phrase`${texts.fairPlay.voidedLog(facts)}\n${tableLines(voided)}`;
  await finishAction(reply, guild, {
    text: texts.player.gamesVoided(facts),
    entry: voided.length > 0 ? entry : undefined,
    changed: voided,
    back: TO_LIST,
  });
  await tellVoided(bot, voided);
}

export const fairPlayButton = button(fairPlayId, {
  access: 'moderator',
  press({ reply, id, target: guild }) {
    if (id.act === 'void') return confirmVoid(reply, guild, id);
    return id.act === 'sure' ? voidPattern(reply, guild, id) : showPattern(reply, guild, id);
  },
});

/** Shows the pattern that was chosen in the list of suspicious games, or the list. */
export const fairPlayListButton = button(fairPlayListId, {
  access: 'moderator',
  press({ reply, target: guild }) {
    const { interaction } = reply;
    const [chosen = ''] = interaction.isAnySelectMenu() ? interaction.values : [];
    const id = fairPlayId.parse(chosen);
    return id ? showPattern(reply, guild, id) : showFairPlay(reply, guild);
  },
});
