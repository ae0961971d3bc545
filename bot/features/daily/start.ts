import type { AnyGame } from '../../../games/kit/game.ts';
import { openTable } from '../../host/actions/open.ts';
import { tryOf } from '../../host/daily/daily.ts';
import { dayOf } from '../../host/day.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { notHere } from '../../interactions/permissions.ts';
import { actorOf } from '../../interactions/person.ts';
import { type Asked, refuse, replyWith, whisper } from '../../interactions/reply.ts';
import { offerElsewhere } from '../new-game/elsewhere.ts';
import { parentOf, placeOf, settingsFor } from '../new-game/place.ts';
import { offerThread } from '../new-game/thread.ts';

/** Begins a person's try at the game of the day, or leads to the one that they have begun. */
export async function openDaily(bot: Bot, asked: Asked, game: AnyGame): Promise<void> {
  const server = await readServer(bot.context, asked.guildId);
  const closed = unwelcome(server, game.id, asked.channelId ?? '', parentOf(asked));
  if (closed) return refuse(asked, closed);
  const { person: id, name } = actorOf(asked);
  const sitters = [{ kind: 'person' as const, id, name }];
  const place = placeOf(asked, await settingsFor(bot.context, game, asked, server));
  const request = { game, options: {}, sitters, place, daily: true };
  const closedHere = notHere(asked);
  if (closedHere) return offerElsewhere(bot, asked, request, closedHere);
  const tried = await tryOf(bot.context, id, game.id, dayOf(bot.context.now()));
  const opened = tried ? refusal('triedToday') : await openTable(bot.context, request);
  if ('table' in opened) return bot.delivery.deliver(opened, (drawn) => replyWith(asked, drawn));
  if (opened.refused.code === 'placeTaken') return offerThread(bot, asked, request);
  return tried?.table.status === 'playing' ? pointTo(asked, tried.table.place.channel) : refuse(asked, opened);
}

async function pointTo(asked: Asked, channel: string): Promise<void> {
  await whisper(asked, {
    en: `Your try of today goes on in <#${channel}>.`,
    de: `Dein heutiger Versuch geht in <#${channel}> weiter.`,
  });
}
