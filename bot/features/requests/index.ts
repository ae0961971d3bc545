import { inEachLanguage, joinTexts, type Text } from '@longtable/kit';
import { isSecretSeed } from '@longtable/kit/rng';
import { type APITextChannel, ChannelType, type MessageComponentInteraction } from 'discord.js';
import { z } from 'zod';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import type { BoardLocation, Table } from '../../../storage/records/table.ts';
import { location, seat, seatNumber, terms } from '../../../storage/records/table-parts.ts';
import { recordKind } from '../../../storage/store.ts';
import { threadName } from '../../boards/threads.ts';
import { type Field, idFormat, key } from '../../custom-ids/fields.ts';
import { isChannelTaken, openTable } from '../../host/actions/open.ts';
import { isFor } from '../../host/actions/seats.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import { type Context, dropWhenDue } from '../../host/context.ts';
import { MINUTE_MS } from '../../host/duration.ts';
import type { ButtonSpec, FeatureRequests, Link, LoadedTable, Request } from '../../host/feature.ts';
import { ignoreRefusal, Refusal, refusalsOf, unlessRefused } from '../../host/refusal.ts';
import { displayIn, readServer, requireGame } from '../../host/settings.ts';
import { findTableAt } from '../../host/table/find.ts';
import { personsAt } from '../../host/table/table.ts';
import { button, type OwnAccess } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { permissionsIn } from '../../interactions/layouts.ts';
import { cannotHere, mayPlay } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import { plain, primary } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import {
  afterOpened,
  completeRequest,
  createThreadFor,
  isForOne,
  openRequestedTable,
  threadParentOf,
} from '../../screens/new-game.ts';
import { findUnfinished } from '../../screens/table-actions.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const schema = z.strictObject({
  game: z.string(),
  options: z.unknown(),
  occupants: z.array(seat),
  seated: z.boolean().optional(),
  seed: z.union([z.int(), z.string().refine(isSecretSeed)]).optional(),
  opening: z.array(z.strictObject({ seat: seatNumber, line: z.string() })).optional(),
  location,
  terms: terms.partial().optional(),
  lapsesAfter: z.number().optional(),
  features: z.record(z.string(), z.unknown()).optional(),
  /** Name of the thread that would be created for the table. */
  threadName: z.string(),
  until: z.number(),
});

/** A request for a table that could not be opened yet and waits for the user's decision. */
export const requestKind = recordKind('request', schema, { due: ({ until }) => until });

const texts = inEachLanguage({ en, de, fr, es });

export const refusal = refusalsOf(texts.refusals);

/** A request for a table that waits until the user has chosen a place or files, with the name for a thread. */
export interface PendingRequest {
  readonly request: Request;
  readonly threadName: string;
}

const REQUEST_LIFE_MS = 15 * MINUTE_MS;

/** Stores a request for a table that could not be opened yet, and returns its key. */
export async function keepRequest({ context, features: all }: Reply['bot'], request: Request): Promise<string> {
  const key = context.newId();
  const { game, occupants, opening, features, ...rest } = request;
  const kept = {
    ...rest,
    game: game.id,
    occupants: [...occupants],
    ...(opening && { opening: [...opening] }),
    ...(features && { features: { ...features } }),
    threadName: threadName(all, request),
    until: context.now() + REQUEST_LIFE_MS,
  };
  await context.storage.transact({ writes: [context.storage.store(requestKind).put(key, kept)] });
  return key;
}

/** Returns and deletes a request. Undefined if it does not exist, has expired or its game is not installed. */
export async function takeRequest(context: Context, key: string): Promise<PendingRequest | undefined> {
  const pending = await findRequest(context, key);
  await context.storage.transact({ writes: [context.storage.store(requestKind).drop(key)] });
  return pending;
}

/** Returns a request. Undefined if it does not exist, has expired or its game is not installed. */
async function findRequest(context: Context, key: string): Promise<PendingRequest | undefined> {
  const kept = await readOrQuarantine(context, requestKind, key);
  if (!kept) return undefined;
  const { threadName, until, ...request } = kept;
  const game = context.games.get(request.game);
  const features = request.features as FeatureRequests | undefined;
  return game && until > context.now() ? { request: { ...request, game, features } as Request, threadName } : undefined;
}

/** Returns a pending request if this user made it or has a seat in it. */
export async function ownRequest(context: Context, user: string, key: string): Promise<PendingRequest> {
  const pending = await findRequest(context, key);
  const { terms, occupants = [] } = pending?.request ?? {};
  const isOwn =
    terms?.opener === user || occupants.some((occupant) => occupant.kind === 'person' && occupant.id === user);
  if (!pending || !isOwn) throw refusal('requestGone');
  return pending;
}

async function dropRequests(context: Context, person: string): Promise<void> {
  for await (const id of context.storage.store(requestKind).ids()) {
    const request = await readOrQuarantine(context, requestKind, id);
    const isTheirs =
      request?.terms?.opener === person || request?.occupants.some((seated) => 'id' in seated && seated.id === person);
    if (isTheirs) await context.storage.transact({ writes: [context.storage.store(requestKind).drop(id)] });
  }
}

/** Admits the user who asked for the table. */
export const requestAccess: OwnAccess<{ readonly request: string }, PendingRequest> = {
  name: 'request',
  admits: 'the user who asked for the table, anywhere',
  resolve: (reply, { request }) => ownRequest(reply.bot.context, reply.user.id, request),
};

/** Maximum number of other channels to offer. */
const MAX_OFFERED = 3;
/** Maximum number of channels checked for a table. */
const MAX_CHECKED = 12;

const request = key('request');
const threadId = idFormat`thread|${request}`;
const anotherId = idFormat`another|${request}`;
/** A channel id, or `dm` for the direct messages with the user who presses. */
const channel: Field<'channel', string> = {
  name: 'channel',
  pattern: 'dm|\\d{1,20}',
  write: (value) => value,
  read: (written) => written,
};

const elsewhereId = idFormat`elsewhere|${request}|${channel}`;

/** Asks a user who has already invited someone to the same game whether to open another table. */
async function asksFirst(reply: Reply, request: Request): Promise<boolean> {
  const guest = request.occupants.find((occupant) => occupant.kind === 'invited');
  const isSame = ({ table }: LoadedTable) =>
    table.game === request.game.id &&
    table.status === 'open' &&
    table.seats.some((seat) => isFor(seat, guest?.id ?? ''));
  const open = guest && (await findUnfinished(reply.bot, reply.user.id, isSame));
  if (!open) return false;
  const key = await keepRequest(reply.bot, request);
  const name = plainLine(guest.name ?? '');
  await reply.private({
    content: texts.alreadyInvited({ name }),
    rows: [[primary(anotherId.make({ request: key }), texts.openAnother), toBoard(open)]],
  });
  return true;
}

/** Offers other channels for a table, and a link to the existing one. Returns false if there are none. */
async function offerPlaces(reply: Reply, request: Request, why: Refusal): Promise<boolean> {
  const places = await otherPlaces(reply, request);
  const existing = await findTableAt(reply.bot.context, reply.channelId).catch(ignoreRefusal);
  const toExisting = existing ? existingTableButtons(existing, reply.user.id) : [];
  if (places.length + toExisting.length === 0) return false;
  const sentences = [
    why.sentence,
    ...(existing && toExisting.length > 0 ? [headOf(existing, reply.language)] : []),
    ...(places.length > 0 ? [texts.heading] : []),
  ];
  await reply.private({ content: joinTexts(sentences, '\n'), rows: [places, toExisting] });
  return true;
}

/** Returns buttons for a thread, for other channels, and for a DM if the user plays alone. */
async function otherPlaces(reply: Reply, request: Request): Promise<ButtonSpec[]> {
  const channels = await openChannels(reply, request);
  const isForThread = !(await cannotHere(reply, 'thread')) && (await threadParentOf(reply)) !== undefined;
  const isUser = (occupant: Request['occupants'][number]) => 'id' in occupant && occupant.id === reply.user.id;
  const isAlone = request.occupants.every((occupant) => occupant.kind === 'computer' || isUser(occupant));
  const isForDm = isAlone && !reply.isDm;
  if (channels.length === 0 && !isForThread && !isForDm) return [];
  const requestId = await keepRequest(reply.bot, request);
  const offer = (channel: string, label: Text) => plain(elsewhereId.make({ request: requestId, channel }), label);
  return [
    ...(isForThread ? [primary(threadId.make({ request: requestId }), texts.openThread)] : []),
    ...channels.map(({ id, name }) => offer(id, `#${name}`)),
    ...(isForDm ? [offer('dm', texts.dm)] : []),
  ];
}

/** Returns the link to the existing table, with a button that closes it if the user is its only person. Empty if it is over. */
function existingTableButtons(existing: LoadedTable, person: string): (ButtonSpec | Link)[] {
  const {
    id,
    status,
    terms: { guided },
  } = existing.table;
  if (status === 'over') return [];
  const isMine = personsAt(existing.table).every((seated) => seated === person);
  const kind = status === 'open' || guided ? ('leave' as const) : ('giveUp' as const);
  const close = isMine ? [plain({ kind, table: id }, texts.closeTable)] : [];
  return [toBoard(existing), ...close];
}

/** Returns text channels without a table among those in which the user may open it. */
async function openChannels(reply: Reply, request: Request): Promise<APITextChannel[]> {
  const free: APITextChannel[] = [];
  for (const channel of (await mayOpenIn(reply, request)).slice(0, MAX_CHECKED)) {
    if (free.length < MAX_OFFERED && !(await isChannelTaken(reply.bot.context, channel.id))) free.push(channel);
  }
  return free;
}

/** Returns other text channels, except the lobby and the log channel, where Longtable and the user may write and the server allows the game. */
async function mayOpenIn({ bot, interaction }: Reply, { game }: Request): Promise<APITextChannel[]> {
  const layout = interaction.inRawGuild() ? await bot.layouts.of(interaction.guildId) : undefined;
  if (!layout?.me || !interaction.inRawGuild()) return [];
  const both = [layout.me, interaction.member];
  const server = await readServer(bot.context, layout.id);
  return [...layout.channels.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .filter(({ id }) => id !== interaction.channelId && id !== server.lobby && id !== server.log)
    .filter((channel) => unlessRefused(() => requireGame(server, game.id, channel.id, null)))
    .filter((channel) => both.every((who) => mayPlay(permissionsIn(layout, channel, who))))
    .sort((first, second) => first.position - second.position);
}

type FindLocation = (pending: PendingRequest) => Promise<BoardLocation>;

/** Opens the table of a stored request in the chosen place and replies with a link, or with the reason of a refusal. */
async function openPending(
  reply: Reply<MessageComponentInteraction>,
  key: string,
  findLocation: FindLocation,
): Promise<void> {
  const { bot } = reply;
  await reply.acknowledge();
  const answer = (content: Text) => reply.update({ content });
  const opening = async () => {
    const pending = await takeRequest(bot.context, key);
    if (!pending) throw refusal('requestGone');
    await requireRoom(bot.context, reply.user.id, pending.request.location);
    const location = await findLocation(pending);
    return openTable(bot.context, await completeRequest(reply, { ...pending.request, location }));
  };
  const opened = await opening().catch(async (error) => {
    if (!(error instanceof Refusal)) throw error;
    await answer(error.sentence);
  });
  if (!opened) return;
  const { channel } = opened.table.location;
  await Promise.all([answer(common.replies.yourTable({ channel })), bot.delivery.deliver(opened)]);
  await afterOpened(reply, opened);
}

/** Requests for tables that wait for another place, or for something else that the user has to choose. */
export const requests: Feature = {
  id: 'requests',
  records: [requestKind],
  expiring: [dropWhenDue(requestKind)],
  personalData: { remove: dropRequests },
  asksFirst,
  offerPlaces,
  buttons: {
    /** Opens a second table with the same invitation. */
    another: button(anotherId, {
      access: requestAccess,
      async press({ reply, id, target: { request } }) {
        await takeRequest(reply.bot.context, id.request);
        const opened = await openRequestedTable(reply, request, { isConfirmed: true });
        if (opened) await afterOpened(reply, opened);
      },
    }),
    /** Creates the offered thread and opens the table in it. */
    thread: button(threadId, {
      access: requestAccess,
      press: ({ reply, id }) =>
        openPending(reply, id.request, async ({ request, threadName }) => {
          if (request.location.channel !== reply.channelId) throw refusal('requestGone');
          const channel = await createThreadFor(reply, threadName);
          const { forum, ...location } = request.location;
          if (channel === undefined) throw new Refusal('noThreads');
          return { ...location, channel };
        }),
    }),
    /** Opens the requested table in one of the offered channels or in a DM. */
    elsewhere: button(elsewhereId, {
      access: requestAccess,
      press: ({ reply, id }) =>
        openPending(reply, id.request, async ({ request }) => {
          if (id.channel !== 'dm') {
            if (!(await mayOpenIn(reply, request)).some((open) => open.id === id.channel)) throw refusal('requestGone');
            return locationIn(reply.bot.context, request, id.channel);
          }
          const channel = await reply.bot.messages.directChannel(reply.user.id);
          const { guest, forum, ...location } = request.location;
          return { ...location, guild: null, channel, language: reply.language };
        }),
    }),
  },
};

/**
 * Returns the location of a table that was requested in another channel. Its display is the server's for the new
 * channel, or the requested one for tables of one person.
 */
export async function locationIn(
  context: Context,
  { occupants, location }: Request,
  channel: string,
): Promise<Table['location']> {
  const { display: asked, guest, forum, ...rest } = location;
  const there = displayIn(await readServer(context, location.guild), channel, null);
  const display = isForOne(occupants) ? asked : there;
  return { ...rest, channel, ...(display && { display }) };
}
