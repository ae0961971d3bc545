import { ChannelType, type Guild, MessageFlags, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { AlreadyHandledError } from '../../storage/index.ts';
import { welcomeCard } from '../features/new-game/welcome.ts';
import type { Context } from '../host/context.ts';
import { readServer } from '../host/people/server.ts';
import { languageOf } from '../render/text.ts';

const NEEDED = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/** Where a server is greeted: in the channel that it has for such things, else in the first in which Longtable may write. */
export function greetingPlace(guild: Guild): TextChannel | undefined {
  const texts = [...guild.channels.cache.values()].filter((channel) => channel.type === ChannelType.GuildText);
  const first = texts.toSorted((one, other) => one.rawPosition - other.rawPosition);
  const candidates = [guild.systemChannel ?? [], first].flat();
  return candidates.find((channel) => channel.permissionsFor(guild.client.user)?.has(NEEDED));
}

/** Shows a server that has just invited Longtable what there is to play; once, however often it comes and goes. */
export async function greet(context: Context, guild: Guild): Promise<void> {
  const place = greetingPlace(guild);
  if (!place) return;
  try {
    await context.storage.commit(context.greetings.add(guild.id, { at: context.now() }));
  } catch (error) {
    if (error instanceof AlreadyHandledError) return;
    throw error;
  }
  await showCard(context, guild, place);
}

/** The same for a server where nobody has said anything yet. */
export async function greetIfEmpty(context: Context, guild: Guild): Promise<void> {
  const place = greetingPlace(guild);
  if (place && (await place.messages.fetch({ limit: 1 })).size === 0) await showCard(context, guild, place);
}

async function showCard(context: Context, guild: Guild, place: TextChannel): Promise<void> {
  const { withheld = [], language = languageOf(guild.preferredLocale) } = await readServer(context, guild.id);
  const games = [...context.shelf.values()].filter(({ id }) => !withheld.includes(id));
  await place.send({
    components: welcomeCard(games, language),
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  });
}
