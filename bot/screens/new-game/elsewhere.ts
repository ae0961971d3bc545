import { joinTexts, type Text } from '@longtable/kit';
import { type APITextChannel, ChannelType } from 'discord.js';
import { threadName } from '../../boards/threads.ts';
import { isChannelTaken } from '../../host/actions/open.ts';
import { requireRoom, tablesOf } from '../../host/commit/table-lists.ts';
import type { ButtonSpec, LoadedTable, Request } from '../../host/feature.ts';
import { ignoreRefusal, type Refusal } from '../../host/refusal.ts';
import { gameRefusalIn, readServer } from '../../host/settings.ts';
import { findTable, findTableAt } from '../../host/table/find.ts';
import { personsAt } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { permissionsIn } from '../../interactions/layouts.ts';
import { keepRequest } from '../../interactions/pending.ts';
import { cannotHere, mayPlay } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import { type Link, phrase, plain, primary } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { texts as common } from '../../render/words/texts.ts';
import { threadParentOf } from './place.ts';
import { texts } from './words/texts.ts';

/** Maximum number of other channels to offer. */
const MAX_OFFERED = 3;
/** Maximum number of channels checked for a table. */
const MAX_CHECKED = 12;

/** Rejects a request for a table in this channel. Offers other channels and a link to the existing table, if there are any. */
export async function offerElsewhere(reply: Reply, request: Request, why: Refusal): Promise<undefined> {
  await requireRoom(reply.bot.context, reply.user.id, request.location);
  const places = await otherPlaces(reply, request);
  const existing = await findTableAt(reply.bot.context, reply.channelId).catch(ignoreRefusal);
  const ways = existing ? existingTableButtons(existing, reply.user.id) : [];
  if (places.length + ways.length === 0) throw why;
  const sentences = [why.sentence, ...(places.length > 0 ? [texts.elsewhere.heading] : [])];
  await reply.private({ content: joinTexts(sentences, '\n'), rows: [places, ways] });
}

/** Returns buttons for a thread, for other channels, and for a DM if the user plays alone. */
async function otherPlaces(reply: Reply, request: Request): Promise<ButtonSpec[]> {
  const channels = await openChannels(reply, request);
  const isForThread = !(await cannotHere(reply, 'thread')) && (await threadParentOf(reply)) !== undefined;
  const isAlone = request.occupants.every((occupant) => occupant.kind === 'computer' || isUser(reply, occupant));
  const isForDm = isAlone && !reply.isDm;
  if (channels.length === 0 && !isForThread && !isForDm) return [];
  const requestId = await keepRequest(reply.bot.context, {
    request,
    threadName: threadName(reply.bot.features, request),
  });
  const offer = (channel: string, label: Text) => plain({ kind: 'elsewhere', request: requestId, channel }, label);
  return [
    ...(isForThread ? [primary({ kind: 'thread', request: requestId }, common.buttons.openThread)] : []),
    ...channels.map(({ id, name }) => offer(id, `#${name}`)),
    ...(isForDm ? [offer('dm', texts.elsewhere.dm)] : []),
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
  const isMine = personsAt(existing.table).every((one) => one === person);
  const kind = status === 'open' || guided ? ('leave' as const) : ('giveUp' as const);
  const close = isMine ? [plain({ kind, table: id }, texts.elsewhere.closeTable)] : [];
  return [toBoard(existing), ...close];
}

function isUser({ user }: Reply, occupant: Request['occupants'][number]): boolean {
  return 'id' in occupant && occupant.id === user.id;
}

/** Returns other text channels without a table, except the lobby and the log channel, where Longtable and the user may write and the server allows the game. */
async function openChannels(reply: Reply, { game }: Request): Promise<APITextChannel[]> {
  const { bot } = reply;
  const { interaction } = reply;
  const layout = interaction.inRawGuild() ? await bot.layouts.of(interaction.guildId) : undefined;
  if (!layout?.me || !interaction.inRawGuild()) return [];
  const both = [layout.me, interaction.member];
  const server = await readServer(bot.context, layout.id);
  const open = [...layout.channels.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .filter(({ id }) => id !== interaction.channelId && id !== server.lobby && id !== server.log)
    .filter((channel) => !gameRefusalIn(server, game.id, channel.id, null))
    .filter((channel) => both.every((who) => mayPlay(permissionsIn(layout, channel, who))))
    .sort((one, other) => one.position - other.position);
  const free: APITextChannel[] = [];
  for (const channel of open.slice(0, MAX_CHECKED)) {
    if (free.length < MAX_OFFERED && !(await isChannelTaken(bot.context, channel.id))) free.push(channel);
  }
  return free;
}

export async function findUnfinished(
  { context }: Bot,
  person: string,
  isMatching: (loaded: LoadedTable) => boolean,
): Promise<LoadedTable | undefined> {
  const found = await Promise.all(
    (await tablesOf(context, person)).map((id) => findTable(context, id).catch(ignoreRefusal)),
  );
  return found.filter((loaded) => loaded !== undefined).find(isMatching);
}

/** Links to the unfinished table, with a button to leave it. */
export async function showUnfinished(reply: Reply, loaded: LoadedTable, words: Text, leave: ButtonSpec): Promise<void> {
  const panel = primary({ kind: 'panel', table: loaded.table.id }, common.buttons.yourTurn);
  await reply.private({
    content: phrase`${headOf(loaded, reply.language)}\n${words}`,
    rows: [[panel, leave, toBoard(loaded)]],
  });
}
