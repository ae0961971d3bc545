import { type Language, say } from '@longtable/kit';
import {
  type APITextChannel,
  type APITextDisplayComponent,
  ChannelType,
  type Client,
  ComponentType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { AlreadyHandledError } from '../../../storage/index.ts';
import { greetingKind } from '../../../storage/records/server.ts';
import { readServer } from '../../host/settings.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Layout, permissionsIn } from '../../interactions/layouts.ts';
import { askForMissing } from '../../interactions/permissions.ts';
import { PERMISSIONS } from '../../invite.ts';
import { sendWithEmojis } from '../../render/emojis.ts';
import { type Drawn, restBody, restFiles } from '../../render/message.ts';
import { languageOf } from '../../render/text.ts';
import { drawWelcome } from './welcome.ts';

const NEEDED = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/**
 * Returns the channel for the welcome message: the system channel if the bot can post there, otherwise the first text
 * channel where it can. Undefined if there is none.
 */
export function greetingChannel(layout: Layout): APITextChannel | undefined {
  const { channels, me, system_channel_id: first } = layout;
  const rank = ({ id, position }: APITextChannel) => (id === first ? -1 : position);
  return [...channels.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((one, other) => rank(one) - rank(other))
    .find((channel) => me && permissionsIn(layout, channel, me).has(NEEDED));
}

/** Posts the welcome message in a server that has not received it before. */
export async function greet(bot: Bot, layout: Layout): Promise<void> {
  const channel = greetingChannel(layout);
  if (!channel) return;
  const { context } = bot;
  try {
    await context.storage.transact({
      writes: [context.storage.store(greetingKind).add(layout.id, { at: context.now() })],
    });
  } catch (error) {
    if (error instanceof AlreadyHandledError) return;
    throw error;
  }
  await showCard(bot, layout, channel);
}

/** Posts the welcome message if the greeting channel has no messages. */
export async function greetIfEmpty(bot: Bot, layout: Layout): Promise<void> {
  const channel = greetingChannel(layout);
  if (!channel) return;
  const messages = (await bot.client.rest.get(Routes.channelMessages(channel.id), {
    query: new URLSearchParams({ limit: '1' }),
  })) as [];
  if (messages.length === 0) await showCard(bot, layout, channel);
}

async function showCard(bot: Bot, layout: Layout, channel: APITextChannel): Promise<void> {
  const { context, client, pictures } = bot;
  const { withheld = [], language = languageOf(layout.preferred_locale) } = await readServer(context, layout.id);
  const games = [...context.games.values()].filter(({ id }) => !withheld.includes(id));
  const post = (drawn: Drawn) =>
    sendWithEmojis(drawn, pictures.findEmoji, (shown) =>
      client.rest.post(Routes.channelMessages(channel.id), { body: restBody(shown), files: restFiles(shown) }),
    );
  const below = [
    ...bot.features.flatMap((feature) => feature.setupCard?.(language, bot.features) ?? []),
    ...missingPermissions(client, layout, channel, language),
  ];
  const mayAttach = layout.me && permissionsIn(layout, channel, layout.me).has(PermissionFlagsBits.AttachFiles);
  await post(await drawWelcome(mayAttach ? pictures : undefined, { games, features: bot.features, language, below }));
}

/** Returns a line that asks for the missing permissions. Empty if none is missing. */
function missingPermissions(
  client: Client<true>,
  layout: Layout,
  channel: APITextChannel,
  language: Language,
): APITextDisplayComponent[] {
  const text = layout.me && askForMissing(client, layout, PERMISSIONS, channel);
  return text ? [{ type: ComponentType.TextDisplay, content: say(text, language) }] : [];
}
