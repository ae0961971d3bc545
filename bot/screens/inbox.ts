import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { type APIMessageTopLevelComponent, ComponentType, MessageFlags } from 'discord.js';
import { deadlineOf, type InboxEntry, inboxOf } from '../host/commit/table-lists.ts';
import { type ButtonSpec, type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { onTurn, seatInsteadOf, waitersAt } from '../host/table/table.ts';
import { isInbox } from '../interactions/panel.ts';
import type { Reply } from '../interactions/reply.ts';
import { toBoard } from '../render/controls.ts';
import { soon } from '../render/duration.ts';
import type { Drawn } from '../render/message.ts';
import { boardLink, namesTogether } from '../render/names.ts';
import { buttonRows, plain, primary, section, success } from '../render/page.ts';
import { plainLine } from '../render/text.ts';
import { texts as common } from '../render/words/texts.ts';
import { texts } from './words/texts.ts';

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
