import { ButtonStyle } from 'discord.js';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import type { Context } from '../../host/context.ts';
import type { Notification } from '../../notifications/notification.ts';
import { buttonRows } from '../../render/controls.ts';
import { duration, soon } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
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
  const wish: Text = { en: `${who} would like to play ${title}.`, de: `${who} möchte ${title} spielen.` };
  const lines = [say(wish, language), ...terms(post, language), lapse(post, language)];
  const components = buttonRows(
    [
      [{ kind: 'lobby', act: 'take', post: id }, { en: 'Play', de: 'Spielen' }, Success],
      [{ kind: 'lobby', act: 'withdraw', post: id }, WORDS.withdraw, Secondary],
    ],
    language,
  );
  return { content: lines.join('\n'), components, allowedMentions: { parse: [], users: [] } };
}

function terms({ perTurn, rated, rating }: LobbyPost, language: Language): string[] {
  const time = perTurn === undefined ? undefined : duration(perTurn, language);
  const clock: Text = time
    ? { en: `Time for each turn: **${time}**`, de: `Zeit für jeden Zug: **${time}**` }
    : { en: 'No clock', de: 'Ohne Uhr' };
  const counts: Text = rated
    ? { en: 'It counts for ratings.', de: 'Es zählt für die Wertung.' }
    : { en: 'It does not count for ratings.', de: 'Es zählt nicht für die Wertung.' };
  const even: Text = { en: `For a rating of about **${rating}**`, de: `Für eine Wertung um **${rating}**` };
  return [clock, counts, ...(rating === undefined ? [] : [even])].map((line) => `- ${say(line, language)}`);
}

function lapse({ until }: LobbyPost, language: Language): string {
  const words: Text = {
    en: `-# If nobody comes, this goes ${soon(until)}.`,
    de: `-# Kommt niemand, verschwindet das ${soon(until)}.`,
  };
  return say(words, language);
}
