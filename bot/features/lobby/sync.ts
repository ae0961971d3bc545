import { type AnyGame, eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { type LobbyPost, lobbyPostKind } from '../../../storage/records/lobby.ts';
import type { Context } from '../../host/context.ts';
import { dropPost, type PostEntry, playersOf, savePostMessage } from '../../host/lobby/post.ts';
import { hasEnough, seatsOf } from '../../host/lobby/take.ts';
import { readOrQuarantine } from '../../host/read.ts';
import { isMissing, isOutOfReach, type Messages, type PlainMessage } from '../../messages/messages.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { duration, soon } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { sizeWords } from '../../render/names.ts';
import { rulesTerms } from '../../render/opponents/terms.ts';
import { texts as common } from '../../render/words/texts.ts';
import { texts } from './words/texts.ts';

/**
 * Posts, edits or deletes the message of a lobby post. Deletes the post if its channel is not accessible. The scheduler
 * retries other failures.
 */
export async function syncPost(context: Context, messages: Messages, id: string): Promise<void> {
  const post = await readOrQuarantine(context, lobbyPostKind, id);
  if (!post) return context.storage.transact({ writes: [context.storage.store(lobbyPostKind).drop(id)] });
  try {
    if (post.gone || post.until <= context.now()) await removePost(context, messages, id, post);
    else await postOrEdit(context, messages, { id, post });
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    context.log.info({ post: id, error: String(error) }, 'Lobby channel is not accessible; deleting the post');
    await dropPost(context, id, post);
  }
}

async function postOrEdit(context: Context, messages: Messages, posted: PostEntry): Promise<void> {
  const { id, post } = posted;
  const { channel, message: shown } = post;
  const { message } = await messages.send({ channel }, drawPost(context, id, post), {
    nonce: `lobby.${id}`,
    message: shown,
  });
  await savePostMessage(context, posted, message);
}

/** Deletes a lobby post. Its message is replaced by a link to the table, or deleted if no table was opened. */
async function removePost(context: Context, messages: Messages, id: string, post: LobbyPost): Promise<void> {
  const { channel, message, gone } = post;
  if (message !== null && typeof gone === 'object')
    await messages.edit({ channel }, message, drawPost(context, id, post));
  else if (message !== null)
    await messages.delete({ channel }, message).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  await dropPost(context, id, post);
}

const { Primary, Success, Secondary } = ButtonStyle;

function drawPost(context: Context, id: string, post: LobbyPost): PlainMessage {
  const { games } = context;
  const { language, name, game, gone } = post;
  const title = `**${games.get(game)?.title ?? game}**`;
  const who = plainLine(name);
  if (typeof gone === 'object') {
    const content = `${title} · ${who} – ${plainLine(gone.other)}: <#${gone.channel}>`;
    return { content, components: [], allowedMentions: { parse: [], users: [] } };
  }
  const isForTwo = seatsOf(post) === 2;
  const wish: Text = texts.sync.wish({ who, title, isForTwo });
  const lines = [say(wish, language), ...termLines(post, games.get(game), language), expiryLine(post, language)];
  const start: ButtonSpec = [{ kind: 'lobby', act: 'begin', post: id }, common.buttons.start, Primary];
  const components = buttonRows(
    [
      [{ kind: 'lobby', act: 'take', post: id }, isForTwo ? texts.sync.play : common.buttons.join, Success],
      ...(!isForTwo && hasEnough(context, post) ? [start] : []),
      [{ kind: 'lobby', act: 'withdraw', post: id }, common.buttons.withdraw, Secondary],
    ],
    language,
  );
  return { content: lines.join('\n'), components, allowedMentions: { parse: [], users: [] } };
}

function termLines(post: LobbyPost, game: AnyGame | undefined, language: Language): string[] {
  const { perTurn, rated, rating } = post;
  const time = perTurn === undefined ? undefined : duration(perTurn, language);
  const clock: Text = time ? texts.sync.timePerTurn({ time }) : texts.sync.noTimeLimit;
  const counts: Text = rated ? texts.sync.rated : texts.sync.unrated;
  const even: Text = texts.sync.even({ rating });
  const lines = [
    ...[...playersTerm(post, game), clock, counts, ...(rating === undefined ? [] : [even])].map((line) =>
      say(line, language),
    ),
    ...(game ? rulesTerms(game, post, language) : []),
  ];
  return lines.map((line) => `- ${line}`);
}

/** Lists the players who have joined. Empty in posts for two. */
function playersTerm(post: LobbyPost, game: AnyGame | undefined): Text[] {
  const seats = seatsOf(post);
  if (seats === 2) return [];
  const players = playersOf(post);
  const size = sizeWords(players.length, game?.seats.min ?? seats, seats);
  const names = players.map(({ name }) => plainLine(name)).join(', ');
  return [eachLanguage((language) => `${say(size, language)}: ${names}`)];
}

function expiryLine({ until }: LobbyPost, language: Language): string {
  const words: Text = texts.sync.words({ soon: soon(until) });
  return say(words, language);
}
