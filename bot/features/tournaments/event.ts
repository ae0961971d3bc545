import {
  type APIGuildScheduledEvent,
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIGuildScheduledEventJSONBody,
  Routes,
} from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import type { Tournament } from '../../../storage/records/tournament.ts';
import { isOutOfReach } from '../../boards/errors.ts';
import type { Context } from '../../host/context.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { roundsOf } from '../../host/tournaments/pairing/rounds.ts';
import { noteEvent } from '../../host/tournaments/rounds.ts';
import type { Held } from '../../host/tournaments/tournament.ts';
import { FORMAT_NAMES } from './terms.ts';

/** Announces a tournament as an event of its server that starts at this time; once, however often it is asked for. */
export function createEvent(context: Context, rest: REST, id: string, start: number): Promise<Refused | undefined> {
  return context.storage.exclusive(`event:${id}`, async () => {
    const tournament = await context.tournaments.get(id);
    if (!tournament) return refusal('noTournament');
    if (tournament.event !== undefined) return refusal('alreadyAnnounced');
    const body = eventOf(context, tournament, start);
    const made = await rest.post(Routes.guildScheduledEvents(tournament.guild), { body });
    await noteEvent(context, id, (made as APIGuildScheduledEvent).id);
    return undefined;
  });
}

/** Takes the event of a tournament that is over off its server's list. */
export async function removeEvent(context: Context, rest: REST, { id, tournament }: Held): Promise<void> {
  const { guild, event } = tournament;
  if (event === undefined) return;
  try {
    await rest.delete(Routes.guildScheduledEvent(guild, event));
  } catch (error) {
    // Somebody was quicker, or Longtable may no longer do it.
    if (!isUnknown(error) && !isOutOfReach(error)) throw error;
  }
  await noteEvent(context, id, undefined);
}

function isUnknown(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownGuildScheduledEvent;
}

function eventOf({ shelf }: Context, tournament: Tournament, start: number): RESTPostAPIGuildScheduledEventJSONBody {
  const { language, guild, channel, game, format, roundTime } = tournament;
  const title = shelf.get(game)?.title ?? game;
  const way = `https://discord.com/channels/${guild}/${channel}`;
  const name: Text = { en: `Tournament: ${title}`, de: `Turnier: ${title}` };
  const join: Text = { en: `Join here: ${way}`, de: `Hier kannst du mitspielen: ${way}` };
  // Until players have joined, nobody knows how many rounds there will be.
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
