import { ChannelType, type Guild, MessageFlags, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { Taken } from '../../../storage/index.ts';
import type { House } from '../../host/house/house.ts';
import { readServer } from '../../host/people/server.ts';
import { languageOf } from '../drawing/words.ts';
import { welcomeCard } from '../request/welcome.ts';

const NEEDED = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/** Where a server is greeted: in the channel that it has for such things, else in the first in which Longtable may write. */
export function greetingPlace(guild: Guild): TextChannel | undefined {
  const texts = [...guild.channels.cache.values()].filter((channel) => channel.type === ChannelType.GuildText);
  const first = texts.toSorted((one, other) => one.rawPosition - other.rawPosition);
  const candidates = [guild.systemChannel ?? [], first].flat();
  return candidates.find((channel) => channel.permissionsFor(guild.client.user)?.has(NEEDED));
}

/** Shows a server that has just invited Longtable what there is to play; once, however often it comes and goes. */
export async function greet(house: House, guild: Guild): Promise<void> {
  const place = greetingPlace(guild);
  if (!place) return;
  try {
    await house.storage.commit(house.greetings.add(guild.id, { at: house.now() }));
  } catch (error) {
    if (error instanceof Taken) return;
    throw error;
  }
  await showCard(house, guild, place);
}

/** The same for a server where nobody has said anything yet. */
export async function greetIfEmpty(house: House, guild: Guild): Promise<void> {
  const place = greetingPlace(guild);
  if (place && (await place.messages.fetch({ limit: 1 })).size === 0) await showCard(house, guild, place);
}

async function showCard(house: House, guild: Guild, place: TextChannel): Promise<void> {
  const { withheld = [], language = languageOf(guild.preferredLocale) } = await readServer(house, guild.id);
  const games = [...house.shelf.values()].filter(({ id }) => !withheld.includes(id));
  await place.send({
    components: welcomeCard(games, language),
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  });
}
