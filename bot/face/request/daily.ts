import type { AnyGame } from '../../../games/kit/game.ts';
import { openTable } from '../../host/acts/open.ts';
import { tryOf } from '../../host/books/daily.ts';
import { dayOf } from '../../host/house/day.ts';
import { refusal } from '../../host/house/refusal.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import { notHere } from '../desk/allowed.ts';
import { type Asked, refuse, replyWith, whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';
import { offerElsewhere } from './elsewhere.ts';
import { parentOf, placeOf, settingsFor } from './place.ts';
import { offerThread } from './thread.ts';

/** Begins a person's try at the game of the day, or leads to the one that they have begun. */
export async function openDaily(bot: Bot, asked: Asked, game: AnyGame): Promise<void> {
  const server = await readServer(bot.house, asked.guildId);
  const closed = unwelcome(server, game.id, asked.channelId ?? '', parentOf(asked));
  if (closed) return refuse(asked, closed);
  const { person: id, name } = actorOf(asked);
  const sitters = [{ kind: 'person' as const, id, name }];
  const place = placeOf(asked, await settingsFor(bot.house, game, asked, server));
  const request = { game, options: {}, sitters, place, daily: true };
  const closedHere = notHere(asked);
  if (closedHere) return offerElsewhere(bot, asked, request, closedHere);
  const tried = await tryOf(bot.house, id, game.id, dayOf(bot.house.now()));
  const opened = tried ? refusal('triedToday') : await openTable(bot.house, request);
  if ('table' in opened) return bot.boards.settle(opened, (drawn) => replyWith(asked, drawn));
  if (opened.refused.code === 'placeTaken') return offerThread(bot, asked, request);
  return tried?.table.status === 'playing' ? pointTo(asked, tried.table.place.channel) : refuse(asked, opened);
}

async function pointTo(asked: Asked, channel: string): Promise<void> {
  await whisper(asked, {
    en: `Your try of today goes on in <#${channel}>.`,
    de: `Dein heutiger Versuch geht in <#${channel}> weiter.`,
  });
}
