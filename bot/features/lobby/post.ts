import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { eachLanguage, type Language, say, type Text } from '../../../games/kit/text.ts';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import type { Context } from '../../host/context.ts';
import { playersOf } from '../../host/lobby/post.ts';
import { hasEnough, seatsOf } from '../../host/lobby/take.ts';
import type { Notification } from '../../notifications/notification.ts';
import { buttonRows, type Labelled } from '../../render/controls.ts';
import { duration, soon } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { sizeWords } from '../../render/names.ts';
import { fairTerm } from '../../render/opponents/terms.ts';
import { WORDS } from '../../render/text.ts';

const { Primary, Success, Secondary } = ButtonStyle;

/** What somebody looks for, in words for everybody. */
export function drawPost(context: Context, id: string, post: LobbyPost): Notification {
  const { shelf } = context;
  const { language, name, game, gone } = post;
  const title = `**${shelf.get(game)?.title ?? game}**`;
  const who = plainLine(name);
  if (typeof gone === 'object') {
    const content = `${title} · ${who} – ${plainLine(gone.other)}: <#${gone.channel}>`;
    return { content, components: [], allowedMentions: { parse: [], users: [] } };
  }
  const isForTwo = seatsOf(post) === 2;
  const wish: Text = {
    en: `${who} is looking for a game of ${title}.`,
    de: `${who} sucht ${isForTwo ? 'jemanden' : 'Mitspieler'} für ${title}.`,
  };
  const lines = [say(wish, language), ...terms(post, shelf.get(game), language), lapse(post, language)];
  const start: Labelled = [{ kind: 'lobby', act: 'begin', post: id }, WORDS.startGame, Primary];
  const components = buttonRows(
    [
      [{ kind: 'lobby', act: 'take', post: id }, isForTwo ? { en: 'Play', de: 'Spielen' } : WORDS.join, Success],
      ...(!isForTwo && hasEnough(context, post) ? [start] : []),
      [{ kind: 'lobby', act: 'withdraw', post: id }, WORDS.withdraw, Secondary],
    ],
    language,
  );
  return { content: lines.join('\n'), components, allowedMentions: { parse: [], users: [] } };
}

function terms(post: LobbyPost, game: AnyGame | undefined, language: Language): string[] {
  const { perTurn, rated, rating } = post;
  const time = perTurn === undefined ? undefined : duration(perTurn, language);
  const clock: Text = time
    ? { en: `Time per turn: **${time}**`, de: `Bedenkzeit pro Zug: **${time}**` }
    : { en: 'No time limit', de: 'Unbegrenzte Bedenkzeit' };
  const counts: Text = rated ? { en: 'Rated', de: 'Gewertet' } : { en: 'Unrated', de: 'Nicht gewertet' };
  const even: Text = { en: `Looking for a rating around **${rating}**`, de: `Gesucht: Wertung um **${rating}**` };
  const start = game ? fairTerm(game) : [];
  return [...guestTerm(post, game), clock, counts, ...start, ...(rating === undefined ? [] : [even])].map(
    (line) => `- ${say(line, language)}`,
  );
}

/** Who has come so far, where it takes more than two. */
function guestTerm(post: LobbyPost, game: AnyGame | undefined): Text[] {
  const seats = seatsOf(post);
  if (seats === 2) return [];
  const players = playersOf(post);
  const size = sizeWords(players.length, game?.seats.min ?? seats, seats);
  const names = players.map(({ name }) => plainLine(name)).join(', ');
  return [eachLanguage((language) => `${say(size, language)}: ${names}`)];
}

function lapse({ until }: LobbyPost, language: Language): string {
  const words: Text = {
    en: `-# Expires ${soon(until)}.`,
    de: `-# Läuft ${soon(until)} ab.`,
  };
  return say(words, language);
}
