import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import type { Context } from '../../host/context.ts';
import type { Notification } from '../../notifications/notification.ts';
import { buttonRows } from '../../render/controls.ts';
import { duration, soon } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { fairTerm } from '../../render/opponents/terms.ts';
import { WORDS } from '../../render/text.ts';

const { Success, Secondary } = ButtonStyle;

/** What somebody looks for, in words for everybody. */
export function drawPost({ shelf }: Context, id: string, post: LobbyPost): Notification {
  const { language, name, game, gone } = post;
  const title = `**${shelf.get(game)?.title ?? game}**`;
  const who = plainLine(name);
  if (typeof gone === 'object') {
    const content = `${title} · ${who} – ${plainLine(gone.other)}: <#${gone.channel}>`;
    return { content, components: [], allowedMentions: { parse: [], users: [] } };
  }
  const wish: Text = { en: `${who} is looking for a game of ${title}.`, de: `${who} sucht jemanden für ${title}.` };
  const lines = [say(wish, language), ...terms(post, shelf.get(game), language), lapse(post, language)];
  const components = buttonRows(
    [
      [{ kind: 'lobby', act: 'take', post: id }, { en: 'Play', de: 'Spielen' }, Success],
      [{ kind: 'lobby', act: 'withdraw', post: id }, WORDS.withdraw, Secondary],
    ],
    language,
  );
  return { content: lines.join('\n'), components, allowedMentions: { parse: [], users: [] } };
}

function terms({ perTurn, rated, rating }: LobbyPost, game: AnyGame | undefined, language: Language): string[] {
  const time = perTurn === undefined ? undefined : duration(perTurn, language);
  const clock: Text = time
    ? { en: `Time per turn: **${time}**`, de: `Bedenkzeit pro Zug: **${time}**` }
    : { en: 'No time limit', de: 'Unbegrenzte Bedenkzeit' };
  const counts: Text = rated ? { en: 'Rated', de: 'Gewertet' } : { en: 'Unrated', de: 'Nicht gewertet' };
  const even: Text = { en: `Looking for a rating around **${rating}**`, de: `Gesucht: Wertung um **${rating}**` };
  const start = game ? fairTerm(game) : [];
  return [clock, counts, ...start, ...(rating === undefined ? [] : [even])].map((line) => `- ${say(line, language)}`);
}

function lapse({ until }: LobbyPost, language: Language): string {
  const words: Text = {
    en: `-# Expires ${soon(until)}.`,
    de: `-# Läuft ${soon(until)} ab.`,
  };
  return say(words, language);
}
