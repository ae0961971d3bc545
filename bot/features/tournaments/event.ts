import { say, type Text } from '@longtable/kit';
import {
  type APIGuildScheduledEvent,
  ComponentType,
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIGuildScheduledEventJSONBody,
  Routes,
} from 'discord.js';
import type { Context } from '../../host/context.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { Refusal } from '../../host/refusal.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { isOutOfReach } from '../../messages/messages.ts';
import { row } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { checkAnnounce } from './enter.ts';
import { tournamentId } from './ids.ts';
import { roundsOf } from './pairing/rounds.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { saveEvent } from './rounds.ts';
import { FORMAT_NAMES } from './terms.ts';
import type { TournamentEntry } from './tournament.ts';
import { texts } from './words/texts.ts';

/** Creates the Discord event of a tournament. Refuses if the tournament has one or no longer exists. */
function createEvent(context: Context, rest: REST, id: string, start: number): Promise<void> {
  return context.storage.transact(`event:${id}`, async () => {
    const tournament = await context.storage.store(tournamentKind).get(id);
    if (!tournament) throw new Refusal('noTournament');
    if (tournament.event !== undefined) throw new Refusal('alreadyAnnounced');
    const body = eventOf(context, tournament, start);
    const created = await rest.post(Routes.guildScheduledEvents(tournament.guild), { body });
    await saveEvent(context, id, (created as APIGuildScheduledEvent).id);
  });
}

/** Deletes the Discord event of a tournament, if it has one. */
export async function removeEvent(context: Context, rest: REST, { id, tournament }: TournamentEntry): Promise<void> {
  const { guild, event } = tournament;
  if (event === undefined) return;
  try {
    await rest.delete(Routes.guildScheduledEvent(guild, event));
  } catch (error) {
    // The event was already deleted, or Longtable has lost the permission.
    if (!isUnknown(error) && !isOutOfReach(error)) throw error;
  }
  await saveEvent(context, id, undefined);
}

function isUnknown(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownGuildScheduledEvent;
}

function eventOf({ games }: Context, tournament: Tournament, start: number): RESTPostAPIGuildScheduledEventJSONBody {
  const { language, guild, channel, game, format, roundTime } = tournament;
  const title = games.get(game)?.title ?? game;
  const way = `https://discord.com/channels/${guild}/${channel}`;
  const name: Text = texts.event.name({ title });
  const join: Text = texts.event.join({ link: way });
  // The number of rounds is unknown until players have joined.
  const end = start + Math.max(1, roundsOf(tournament)) * roundTime;
  return {
    name: say(name, language),
    description: [say(FORMAT_NAMES[format], language), say(join, language)].join('\n'),
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    entity_type: GuildScheduledEventEntityType.External,
    entity_metadata: { location: `<#${channel}>` },
    scheduled_start_time: new Date(start).toISOString(),
    scheduled_end_time: new Date(end).toISOString(),
  };
}

/** Delays that can be chosen for the start of the event, in milliseconds. */
const STARTS: readonly (readonly [after: number, label: Text])[] = [
  [HOUR_MS, texts.times.hour],
  [DAY_MS, texts.times.day],
  [3 * DAY_MS, texts.times.threeDays],
  [7 * DAY_MS, texts.times.week],
];

/** Asks for the start time, then creates the Discord event of a tournament. */
export async function announce(reply: Reply, entry: TournamentEntry, isManager: boolean): Promise<void> {
  const { bot } = reply;
  const { language, interaction } = reply;
  checkAnnounce(entry.tournament, reply.user.id, isManager);
  const closed = await cannotHere(reply, 'event');
  if (closed) throw closed;
  if (!interaction.isStringSelectMenu()) return askWhen(reply, entry.id);
  const [after] = STARTS.find(([one]) => String(one) === interaction.values[0]) ?? [];
  if (after === undefined) return reply.say(common.replies.menuOutdated);
  await createEvent(bot.context, bot.client.rest, entry.id, bot.context.now() + after);
  await reply.showBriefly({ content: say(texts.event.done, language) });
}

async function askWhen(reply: Reply, tournament: string): Promise<void> {
  const { language } = reply;
  const custom_id = tournamentId.make({ act: 'announce', tournament });
  const options = STARTS.map(([after, label]) => ({ value: String(after), label: say(label, language) }));
  await reply.showBriefly({
    content: say(texts.event.when, language),
    components: [row([{ type: ComponentType.StringSelect, custom_id, options }])],
  });
}
