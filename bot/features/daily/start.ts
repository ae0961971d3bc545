import type { AnyGame } from '../../../games/kit/game.ts';
import { tryOf } from '../../host/daily/daily.ts';
import { dayOf } from '../../host/day.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPanel } from '../../interactions/panel.ts';
import { actorOf } from '../../interactions/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { openHere } from '../new-game/here.ts';
import { inOwnLanguage, placeOf, serverFor, settingsFor } from '../new-game/place.ts';

/** Begins a person's try at the game of the day, or leads to the one that they have begun. */
export async function openDaily(bot: Bot, reply: Reply, game: AnyGame): Promise<void> {
  const server = await serverFor(bot.context, reply, game);
  if ('refused' in server) return reply.refuse(server);
  const { person: id, name } = actorOf(reply.interaction);
  const sitters = [{ kind: 'person' as const, id, name }];
  const place = placeOf(reply, inOwnLanguage(reply, await settingsFor(bot.context, game, reply, server)));
  const tried = await tryOf(bot.context, id, game.id, dayOf(bot.context.now()));
  if (tried?.table.status === 'playing') return pointTo(reply, tried.table.place.channel);
  if (tried) return reply.refuse(refusal('triedToday'));
  // The list that was pressed turns into the panel, so that nobody has to open it on the board first.
  if (reply.isInPrivate) await reply.acknowledge();
  const opened = await openHere(bot, reply, { game, options: {}, sitters, place, daily: true });
  if (opened && reply.isInPrivate) await showPanel(bot, reply, opened, 0);
}

async function pointTo(reply: Reply, channel: string): Promise<void> {
  await reply.say({
    en: `You’ve already started today’s daily in <#${channel}>.`,
    de: `Du hast das heutige Tagesspiel in <#${channel}> schon begonnen.`,
  });
}
