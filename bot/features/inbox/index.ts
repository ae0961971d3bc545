import { eachLanguage, inEachLanguage, joinTexts, type Language, say, type Text } from '@longtable/kit';
import { type APIMessageTopLevelComponent, ComponentType, type Message, MessageFlags } from 'discord.js';
import { idFormat, key, number } from '../../custom-ids/fields.ts';
import { invitationsOf, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { type ButtonSpec, type LoadedTable, linesAt } from '../../host/feature.ts';
import { findTables } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { isInvited, isMember, onTurn, playersAt, seatInsteadOf, seatsOf, waitersAt } from '../../host/table/table.ts';
import { type AtTable, seatFor } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPanel, showPanelBeside } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import { soon } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { boardLink, namesTogether } from '../../render/names.ts';
import { display, drawRows, phrase, plain, primary, section, success } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const inboxId = idFormat`inbox|${number('page', 6)}`;
const nextId = idFormat`next|${key('table')}`;

/** A table in a user's list. `isMine` is true if it waits for the user's move or answer. */
export interface InboxEntry {
  readonly loaded: LoadedTable;
  readonly isMine: boolean;
  readonly isInvitation: boolean;
}

export async function inboxOf(context: Context, person: string): Promise<readonly InboxEntry[]> {
  const lists = await Promise.all([tablesOf(context, person), invitationsOf(context, person)]);
  return entriesFor(context, person, lists.flat());
}

/** Returns the most urgent other table that waits for a user's move, or undefined if there is none. */
async function nextTable(context: Context, person: string, table: string): Promise<LoadedTable | undefined> {
  const others = (await tablesOf(context, person)).filter((id) => id !== table);
  const [first] = await entriesFor(context, person, others);
  return first?.isMine ? first.loaded : undefined;
}

async function entriesFor(context: Context, person: string, ids: readonly string[]): Promise<readonly InboxEntry[]> {
  const unfinished = (await findTables(context, ids)).filter(
    (loaded) => loaded.table.status !== 'over' && !hasDeclined(loaded, person) && !hasLeft(loaded, person),
  );
  return unfinished.map((loaded) => entryOf(loaded, person)).sort(byUrgency);
}

/** Whether a user has declined an invitation whose seat is still reserved. */
function hasDeclined({ table }: LoadedTable, person: string): boolean {
  return table.seats.some((occupant) => occupant.kind === 'invited' && occupant.id === person && occupant.answer);
}

/** Whether a user has left a running game and does not wait for the next one. */
function hasLeft(loaded: LoadedTable, person: string): boolean {
  return playersAt(loaded.table).includes(person) && !isMember(loaded, loaded.table, person);
}

function entryOf(loaded: LoadedTable, person: string): InboxEntry {
  const mine = seatsOf(loaded.table, person);
  const isInvitation = isInvited(loaded.table, person);
  return { loaded, isInvitation, isMine: isInvitation || onTurn(loaded).some((seat) => mine.includes(seat)) };
}

/** Compares tables for sorting: those that wait for the user first, then by deadline, then by the time of the last move. */
function byUrgency(one: InboxEntry, other: InboxEntry): number {
  if (one.isMine !== other.isMine) return one.isMine ? -1 : 1;
  const [a, b] = [one, other].map(({ loaded }) => deadlineOf(loaded) ?? Number.POSITIVE_INFINITY) as [number, number];
  return a === b ? one.loaded.table.times.movedAt - other.loaded.table.times.movedAt : a - b;
}

/** Returns the earliest deadline of all seats, or undefined without a running clock. */
function deadlineOf({ table }: LoadedTable): number | undefined {
  const moments = table.status === 'playing' ? table.clock.expiresAt.filter((until) => until !== null) : [];
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Number of tables per page. A section has three components, and a message forty. */
const PAGE_SIZE = 12;

/** Shows a page of the user's tables, those that wait for them first, with a button for the move or a link to the board. */
export async function showInbox(reply: Reply, page: number): Promise<void> {
  const person = reply.user.id;
  const language = reply.language;
  const entries = await inboxOf(reply.bot.context, person);
  if (entries.length === 0) return reply.say(texts.noTables);
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
  const turn = (to: number, label: Text): ButtonSpec => plain(inboxId.make({ page: to }), label);
  const turns: ButtonSpec[] = [
    ...(page > 0 ? [turn(page - 1, common.buttons.previous)] : []),
    turn(page, common.buttons.refresh),
    ...(page < lastPage(entries) ? [turn(page + 1, common.buttons.next)] : []),
  ];
  const titleOf = ({ loaded }: InboxEntry) => say(titleFor(loaded, person, language), language);
  const titles = entries.map(titleOf);
  return [
    display(texts.title({ waiting: mine, all: entries.length }), language),
    ...entries
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .map((entry) =>
        sectionOf(entry, { person, language, isTwin: titles.filter((title) => title === titleOf(entry)).length > 1 }),
      ),
    ...drawRows([turns], language),
  ];
}

/** Returns the game of a table with its occasion, its name, its variant and the other players. */
function titleFor(loaded: LoadedTable, person: string, language: Language): Text {
  const { table, game } = loaded;
  const reader = readerAt(loaded, 'spectator', language);
  const others = table.seats.flatMap((occupant, seat) =>
    ('id' in occupant && occupant.id === person) || seat === seatInsteadOf(table, person) ? [] : [seat],
  );
  const against = others.length > 0 && namesTogether(loaded, others, language);
  const occasion = [...linesAt(loaded, 'occasion', reader), ...linesAt(loaded, 'title', reader)];
  return joinTexts(
    [phrase`**${game.title}**`, ...occasion, table.terms.name && plainLine(table.terms.name), against],
    ' · ',
  );
}

/** Returns the section of a table. If another one has the same title, it has the number of moves and the time of the start. */
function sectionOf(
  { loaded, isMine, isInvitation }: InboxEntry,
  { person, language, isTwin }: { readonly person: string; readonly language: Language; readonly isTwin: boolean },
): APIMessageTopLevelComponent {
  const { table } = loaded;
  const deadline = deadlineOf(loaded);
  const isNext = waitersAt(loaded, table).includes(person);
  const isReplaced = seatInsteadOf(table, person) !== undefined;
  const status = [
    isReplaced && phrase`**${common.status.computerPlaysForYou}**`,
    isInvitation ? texts.invited : isNext ? texts.inNextGame : turnText(loaded, isMine),
    isTwin && common.names.moves({ moves: table.log.moveCount }),
    isTwin && table.status === 'playing' && texts.started({ when: soon(table.times.startedAt) }),
    texts.since[table.status]({ when: soon(table.times.movedAt) }),
    deadline !== undefined && common.status.timeRunsOut({ when: soon(deadline) }),
    isMine && boardLink(table, language),
  ];
  const lines = [
    titleFor(loaded, person, language),
    joinTexts(status, ' · '),
    ...linesAt(loaded, 'clock', readerAt(loaded, 'spectator', language)),
  ];
  const button = isInvitation
    ? success({ kind: 'join', table: table.id }, common.buttons.accept)
    : isReplaced
      ? primary({ kind: 'back', table: table.id }, common.buttons.takeSeatBack)
      : isMine
        ? primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn)
        : toBoard(loaded);
  return section(joinTexts(lines, '\n'), button, language);
}

function turnText(loaded: LoadedTable, isMine: boolean): Text {
  const { table } = loaded;
  if (isMine) return texts.yourTurn;
  if (table.status === 'open') return common.status.waitingShort;
  if (table.status === 'paused') return texts.pausedShort;
  const names = eachLanguage((language) => namesTogether(loaded, onTurn(loaded), language));
  return texts.toMove({ names });
}

function lastPage({ length }: readonly InboxEntry[]): number {
  return Math.max(0, Math.ceil(length / PAGE_SIZE) - 1);
}

/** Opens the panel of the next table that waits for the player beside the current one. If there is none, shows a note in the current panel. */
async function openNext(reply: Reply, at: AtTable): Promise<void> {
  const person = reply.user.id;
  const next = await nextTable(reply.bot.context, person, at.table.id);
  const seat = next && seatFor(next, person);
  if (next && seat !== undefined) return showPanelBeside(reply, next, seat);
  await (at.seat === undefined
    ? reply.say(texts.noNextGame)
    : showPanel(reply, at, at.seat, { done: texts.noNextGame }));
}

/** Whether a message is a user's list of tables. */
function isInbox({ components, flags }: Message): boolean {
  if (!flags.has(MessageFlags.IsComponentsV2)) return false;
  return components
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .some(({ customId }) => customId !== null && inboxId.parse(customId) !== undefined);
}

/** Returns the button to the user's list of tables. */
export function inboxButton(label: Text = texts.myTables, style = primary): ButtonSpec {
  return style(inboxId.make({ page: 0 }), label);
}

export const inbox: Feature = {
  id: 'inbox',
  keepsMessage: isInbox,
  boardButtons: { privatePing: () => [inboxButton(texts.myTables, plain)] },
  async meanwhile({ bot, user }, { table: { id: table } }) {
    const next = await nextTable(bot.context, user.id, table);
    return next ? [plain(nextId.make({ table }), texts.nextGame)] : [];
  },
  buttons: {
    inbox: button(inboxId, {
      access: 'anyone',
      press: ({ reply, id: { page } }) => showInbox(reply, page),
    }),

    /** Opens the next table that waits for the user. The table of a finished exercise no longer stores who played it. */
    next: button(nextId, {
      access: 'visitor',
      press: ({ reply, target }) => openNext(reply, target),
    }),
  },
};
