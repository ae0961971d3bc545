import { type Language, say } from '@longtable/kit';
import {
  type APITextChannel,
  type APITextDisplayComponent,
  ChannelType,
  type Client,
  ComponentType,
  MessageFlags,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { AlreadyHandledError } from '../../storage/index.ts';
import { greetingKind } from '../../storage/records/server.ts';
import { welcomeCard } from '../features/new-game/welcome.ts';
import { setupCard } from '../features/settings/setup.ts';
import type { Context } from '../host/context.ts';
import { readServer } from '../host/people/server.ts';
import { type Layout, permissionsIn } from '../interactions/layouts.ts';
import { askForMissing } from '../interactions/permissions.ts';
import { PERMISSIONS } from '../invite.ts';
import { languageOf } from '../render/text.ts';

const NEEDED = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/** Where a server is greeted: in the channel that it has for such things, else in the first in which Longtable may write. */
export function greetingChannel(layout: Layout): APITextChannel | undefined {
  const { channels, me, system_channel_id: first } = layout;
  const rank = ({ id, position }: APITextChannel) => (id === first ? -1 : position);
  return [...channels.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((one, other) => rank(one) - rank(other))
    .find((channel) => me && permissionsIn(layout, channel, me).has(NEEDED));
}

/** Shows a server that has just invited Longtable what there is to play; once, however often it comes and goes. */
export async function greet(context: Context, client: Client<true>, layout: Layout): Promise<void> {
  const place = greetingChannel(layout);
  if (!place) return;
  try {
    await context.storage.commit(context.storage.store(greetingKind).add(layout.id, { at: context.now() }));
  } catch (error) {
    if (error instanceof AlreadyHandledError) return;
    throw error;
  }
  await showCard(context, client, layout, place);
}

/** The same for a server where nobody has said anything yet. */
export async function greetIfEmpty(context: Context, client: Client<true>, layout: Layout): Promise<void> {
  const place = greetingChannel(layout);
  if (!place) return;
  const said = (await client.rest.get(Routes.channelMessages(place.id), {
    query: new URLSearchParams({ limit: '1' }),
  })) as [];
  if (said.length === 0) await showCard(context, client, layout, place);
}

async function showCard(context: Context, client: Client<true>, layout: Layout, place: APITextChannel): Promise<void> {
  const { withheld = [], language = languageOf(layout.preferred_locale) } = await readServer(context, layout.id);
  const games = [...context.shelf.values()].filter(({ id }) => !withheld.includes(id));
  const components = [
    ...welcomeCard(games, language),
    ...setupCard(language),
    ...missingPermissions(client, layout, place, language),
  ];
  const body = {
    components,
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  };
  await client.rest.post(Routes.channelMessages(place.id), { body });
}

/** Asks for what somebody has unticked in the invitation: here, before anybody runs into it. */
function missingPermissions(
  client: Client<true>,
  layout: Layout,
  place: APITextChannel,
  language: Language,
): APITextDisplayComponent[] {
  const sentence = layout.me && askForMissing(client, layout.id, PERMISSIONS, permissionsIn(layout, place, layout.me));
  return sentence ? [{ type: ComponentType.TextDisplay, content: say(sentence, language) }] : [];
}
