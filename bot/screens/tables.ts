import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import {
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { MAX_OPTION_LABEL } from '../discord-limits.ts';
import { deadlineOf, type InboxEntry, inboxOf, tablesIn, tablesOf } from '../host/commit/table-lists.ts';
import { type ButtonSpec, type LoadedTable, linesAt } from '../host/feature.ts';
import { ignoreRefusal } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import { onTurn, seatInsteadOf, waitersAt } from '../host/table/table.ts';
import { canSee, seatFor } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Buttons } from '../interactions/button.ts';
import { matchingSuggestions, type Suggestion } from '../interactions/command.ts';
import { isInbox, showPanel } from '../interactions/panel.ts';
import { cannotHere } from '../interactions/permissions.ts';
import type { Reply } from '../interactions/reply.ts';
import { toBoard } from '../render/controls.ts';
import { soon } from '../render/duration.ts';
import type { Drawn } from '../render/message.ts';
import { boardLink, namesTogether, plainNamesAt } from '../render/names.ts';
import { buttonRows, phrase, plain, primary, section, success } from '../render/page.ts';
import { headOf } from '../render/status.ts';
import { languageOf, plainLine } from '../render/text.ts';
import { texts as common } from '../render/words/texts.ts';
import { texts } from './words/texts.ts';

/** Maximum number of tables read for autocompletion, newest first. */
const MAX_READ = 60;

/** Suggests the tables of the server that the user may watch. In a DM, suggests their own tables. */
export async function watchableTables(bot: Bot, asked: AutocompleteInteraction, typed: string): Promise<Suggestion[]> {
  const { guildId, user } = asked;
  const ids = guildId === null ? await tablesOf(bot.context, user.id) : await tablesIn(bot.context, guildId);
  return suggestTables(bot, asked, ids, typed);
}

/** Suggests tables at which the user has a seat. */
export async function ownTables(bot: Bot, asked: AutocompleteInteraction, typed: string): Promise<Suggestion[]> {
  return suggestTables(bot, asked, await tablesOf(bot.context, asked.user.id), typed);
}

async function suggestTables(
  bot: Bot,
  asked: AutocompleteInteraction,
  ids: readonly string[],
  typed: string,
): Promise<Suggestion[]> {
  const current = await Promise.all(ids.slice(-MAX_READ).map((id) => findTable(bot.context, id).catch(ignoreRefusal)));
  const tables = await Promise.all(
    current.toReversed().map(async (loaded) => {
      if (!loaded || !(await canSee(bot, asked, loaded.table))) return [];
      return { name: await tableName(bot, loaded, languageOf(asked.locale)), value: loaded.table.id, at: loaded };
    }),
  );
  const names = Map.groupBy(tables.flat(), ({ name }) => name);
  const suggestions = [...names.values()].flatMap((equal) =>
    equal.length === 1 ? equal : equal.map((one) => ({ ...one, name: withTime(one.name, one.at, asked.locale) })),
  );
  return matchingSuggestions(
    suggestions.map(({ name, value }) => ({ name, value })),
    typed,
  );
}

/** Returns the name of a table with the time of its last change, which tells it from others with the same name. */
function withTime(name: string, { table }: LoadedTable, locale: string): string {
  const format = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' } as const;
  const time = ` · ${new Date(table.times.movedAt).toLocaleString(locale, format)} UTC`;
  return `${name.slice(0, MAX_OPTION_LABEL - time.length)}${time}`;
}

async function tableName({ layouts }: Bot, loaded: LoadedTable, language: Language): Promise<string> {
  const { guild, channel } = loaded.table.location;
  const known = guild === null ? undefined : (await layouts.of(guild))?.channels.get(channel);
  const where = known ? ` · #${known.name}` : '';
  const name = loaded.table.terms.name ? ` · ${loaded.table.terms.name}` : '';
  return `${say(loaded.game.title, language)}${name}${where} · ${plainNamesAt(loaded, language)}`.slice(
    0,
    MAX_OPTION_LABEL,
  );
}

/** Returns an unfinished table of a user. Undefined if they have none like it. */
export async function findUnfinished(
  { context }: Bot,
  person: string,
  isMatching: (loaded: LoadedTable) => boolean,
): Promise<LoadedTable | undefined> {
  const tables = await Promise.all(
    (await tablesOf(context, person)).map((id) => findTable(context, id).catch(ignoreRefusal)),
  );
  return tables.filter((loaded) => loaded !== undefined).find(isMatching);
}

/** Opens the panel of an unfinished table, or links to its board, with a button to leave it. */
export async function showUnfinished(reply: Reply, loaded: LoadedTable, words: Text, leave: ButtonSpec): Promise<void> {
  const seat = loaded.table.location.inPanel ? seatFor(loaded, reply.user.id) : undefined;
  if (seat !== undefined) return showPanel(reply, loaded, seat);
  const panel = primary({ kind: 'panel', table: loaded.table.id }, common.buttons.yourTurn);
  await reply.private({
    content: phrase`${headOf(loaded, reply.language)}\n${words}`,
    rows: [[panel, leave, toBoard(loaded)]],
  });
}

export const buttons: Buttons<'inbox' | 'boardHere'> = {
  inbox: {
    access: 'anyone',
    press: ({ reply, id: { page } }) => showInbox(reply, page),
  },

  /** Posts the board again at the end of the channel. */
  boardHere: {
    access: 'playerHere',
    async press({ reply, target }) {
      const closed = await cannotHere(reply, 'table');
      if (closed) throw closed;
      await reply.bot.delivery.show(target, (drawn) => reply.public(drawn));
    },
  },
};

/** Number of tables per page. A section has three components, and a message forty. */
const PAGE_SIZE = 12;

/** Shows a page of the user's tables, those that wait for them first, with a button for the move or a link to the board. */
export async function showInbox(reply: Reply, page: number): Promise<void> {
  const person = reply.user.id;
  const language = reply.language;
  const entries = await inboxOf(reply.bot.context, person);
  if (entries.length === 0) return reply.say(common.replies.noTables);
  const components = drawInbox(entries, Math.min(page, lastPage(entries)), person, language);
  const isOpen = reply.interaction.isMessageComponent() && isInbox(reply.interaction.message);
  const drawn: Drawn = { components, flags: MessageFlags.IsComponentsV2, allowedMentions: { parse: [], users: [] } };
  await (isOpen ? reply.update(drawn) : reply.private(drawn));
}

function drawInbox(
  entries: readonly InboxEntry[],
  page: number,
  person: string,
  language: Language,
): APIMessageTopLevelComponent[] {
  const mine = entries.filter(({ isMine }) => isMine).length;
  const turn = (to: number, label: Text): ButtonSpec => plain({ kind: 'inbox', page: to }, label);
  const turns: ButtonSpec[] = [
    ...(page > 0 ? [turn(page - 1, common.buttons.previous)] : []),
    turn(page, common.buttons.refresh),
    ...(page < lastPage(entries) ? [turn(page + 1, common.buttons.next)] : []),
  ];
  return [
    text(say(headline(mine, entries.length), language)),
    ...entries.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((entry) => sectionOf(entry, person, language)),
    ...buttonRows(turns, language),
  ];
}

function headline(mine: number, all: number): Text {
  return texts.inbox.title({ waiting: mine, all });
}

function sectionOf(
  { loaded, isMine, isInvitation }: InboxEntry,
  person: string,
  language: Language,
): APIMessageTopLevelComponent {
  const { table, game } = loaded;
  const others = table.seats.flatMap((occupant, seat) =>
    ('id' in occupant && occupant.id === person) || seat === seatInsteadOf(table, person) ? [] : [seat],
  );
  const against = others.length === 0 ? [] : [namesTogether(loaded, others, language)];
  const deadline = deadlineOf(loaded);
  const isNext = waitersAt(loaded, table).includes(person);
  const isReplaced = seatInsteadOf(table, person) !== undefined;
  const lines = [
    [`**${say(game.title, language)}**`, ...(table.terms.name ? [plainLine(table.terms.name)] : []), ...against].join(
      ' · ',
    ),
    [
      ...(isReplaced ? [`**${say(common.status.computerPlaysForYou, language)}**`] : []),
      say(isInvitation ? texts.inbox.invited : isNext ? texts.inbox.inNextGame : turnText(loaded, isMine), language),
      say(texts.since[table.status]({ when: soon(table.times.movedAt) }), language),
      ...(deadline === undefined ? [] : [say(common.status.timeRunsOut({ when: soon(deadline) }), language)]),
      ...(isMine ? [boardLink(table, language)] : []),
    ].join(' · '),
    ...linesAt(loaded, 'clock', readerAt(loaded, 'spectator', language)),
  ];
  if (isInvitation)
    return section(lines.join('\n'), success({ kind: 'join', table: table.id }, common.buttons.accept), language);
  if (isReplaced)
    return section(lines.join('\n'), primary({ kind: 'back', table: table.id }, common.buttons.takeSeatBack), language);
  const yourTurn = primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn);
  return section(lines.join('\n'), isMine ? yourTurn : toBoard(loaded), language);
}

function turnText(loaded: LoadedTable, isMine: boolean): Text {
  const { table } = loaded;
  if (isMine) return texts.inbox.yourTurn;
  if (table.status === 'open') return common.status.waitingShort;
  if (table.status === 'paused') return common.status.pausedShort;
  const names = eachLanguage((language) => namesTogether(loaded, onTurn(loaded), language));
  return texts.inbox.toMove({ names });
}

function lastPage({ length }: readonly InboxEntry[]): number {
  return Math.max(0, Math.ceil(length / PAGE_SIZE) - 1);
}

function text(content: string): APIMessageTopLevelComponent {
  return { type: ComponentType.TextDisplay, content };
}
