import { type Language, labelled, type Seat, say, type Text } from '@longtable/kit';
import type { Notice, Table } from '../../storage/records/table.ts';
import { decisionsAt, timedOutSeat } from '../host/actions/overtime.ts';
import { type ButtonSpec, type LoadedTable, linesAt } from '../host/feature.ts';
import { inactivityDueAt } from '../host/table/clock.ts';
import { goesOnWithout } from '../host/table/departure.ts';
import { readerAt } from '../host/table/names.ts';
import { featureNotice } from '../host/table/notices.ts';
import { hasBegun, onTurn, waitingAt } from '../host/table/table.ts';
import { hasSecretMoves } from '../host/table/terms.ts';
import type { PlainMessage } from '../messages/messages.ts';
import { nextButton, toBoard } from '../render/controls.ts';
import { soon } from '../render/duration.ts';
import { endHead, resultLines } from '../render/ending.ts';
import { mentionsOf, nameAt } from '../render/names.ts';
import { termLines } from '../render/opponents/terms.ts';
import { drawRows, type Link, phrase, plain, primary, success } from '../render/page.ts';
import { turnLine } from '../render/status.ts';
import { newsFor } from '../render/story.ts';
import { answerLines } from '../render/waiting.ts';
import { texts as common } from '../render/words/texts.ts';
import { texts } from './words/texts.ts';

/** Maximum number of events in a ping. */
const MAX_EVENTS = 2;

export function pingContentOf(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): PlainMessage {
  const own = featureNotice(loaded, notice);
  if (own) return own.draw(loaded, seats);
  switch (notice.about) {
    case 'timeout':
      return drawTimeout(loaded, seats[0] as Seat);
    case 'begins':
      return drawBeginning(loaded, notice, seats);
    case 'invitation':
      return drawInvitation(loaded, seats);
    case 'uninvited':
      return drawUninvited(loaded, notice);
    case 'vacant':
      return drawVacant(loaded, seats);
    case 'end':
      return drawEnd(loaded, seats);
    case 'replaced':
      return drawReplaced(loaded, notice, seats);
    case 'silence':
      return drawSilence(loaded, seats);
    default:
      return drawTurn(loaded, notice, seats);
  }
}

/** Draws a turn ping: what happened, the deadline, and buttons to the panel and to the board, unless the board is right above. */
function drawTurn(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): PlainMessage {
  const { table } = loaded;
  const { privately } = notice;
  const { language } = table.location;
  const { users, text } = mentionsOf(table, seats);
  // Only a direct message may contain what the player alone can see.
  const viewer = privately ? (seats[0] as Seat) : 'spectator';
  // A reminder follows a ping with the same news. With secret moves, spectators get events late, so they are old.
  const isOld = notice.about === 'reminder' || (viewer === 'spectator' && hasSecretMoves(loaded));
  const story = isOld ? [] : newsFor(loaded, viewer, language, MAX_EVENTS);
  const what = [
    ...linesAt(loaded, 'ping', readerAt(loaded, 'spectator', language)),
    say(turnWords(loaded, notice, seats.length), language),
    runsOut(loaded, seats, language),
  ];
  const line = [...(privately ? [] : [text]), ...what].filter(Boolean).join(' ');
  return pingContent(table, [...story, line], users, [
    primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn),
    ...(privately ? [plain({ kind: 'inbox', page: 0 }, common.buttons.myTables)] : []),
    ...(notice.atStart && !privately ? [] : [toBoard(loaded)]),
  ]);
}

function turnWords({ game: { title }, table }: LoadedTable, { about, early }: Notice, players: number): Text {
  if (about !== 'reminder') return texts.pings.yourTurn({ title, players });
  return early
    ? texts.pings.stillYourTurn({ title, movedAt: soon(table.times.movedAt), players })
    : texts.pings.timeShort({ title });
}

/** Returns a sentence with the earliest deadline of these seats. Empty if no clock runs. */
function runsOut(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  const { table } = loaded;
  const moments = seats.map((seat) => table.clock.expiresAt[seat]).filter((until) => typeof until === 'number');
  return moments.length === 0
    ? ''
    : `${say(common.status.timeRunsOut({ when: soon(Math.min(...moments)) }), language)}.`;
}

function drawReplaced(loaded: LoadedTable, { privately }: Notice, seats: readonly Seat[]): PlainMessage {
  const { table, game } = loaded;
  const { users, text } = mentionsOf(table, seats);
  const words = texts.pings.replaced({ title: game.title });
  const back = primary({ kind: 'back', table: table.id }, common.buttons.takeSeatBack);
  return pingContent(table, [privately ? words : phrase`${text} ${words}`], users, [back, toBoard(loaded)]);
}

/** Draws the start of a game. In the channel it has no buttons, because the board is right above. A direct message to the first player is a turn ping. */
function drawBeginning(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): PlainMessage {
  const { table, game } = loaded;
  const { privately } = notice;
  if (privately && onTurn(loaded).includes(seats[0] as Seat))
    return drawTurn(loaded, { ...notice, about: 'turn' }, seats);
  const { language } = table.location;
  const { users, text } = mentionsOf(table, seats);
  const begins = say(texts.pings.started({ title: game.title }), language);
  const line = [
    ...(privately ? [] : [text]),
    ...linesAt(loaded, 'ping', readerAt(loaded, 'spectator', language)),
    begins,
    turnLine(loaded, onTurn(loaded), language),
  ].join(' ');
  return pingContent(table, [line], users, privately ? [toBoard(loaded)] : []);
}

function drawUninvited({ table, game }: LoadedTable, { uninvited: person = '' }: Notice): PlainMessage {
  return pingContent(table, [phrase`<@${person}> ${texts.pings.uninvited({ title: game.title })}`], [person]);
}

/** Draws the notice that an invited user declined or did not answer. */
function drawVacant(loaded: LoadedTable, seats: readonly Seat[]): PlainMessage {
  const { table, game } = loaded;
  const { language } = table.location;
  const { users, text } = mentionsOf(table, seats);
  const answers = labelled(
    `${text} **${say(game.title, language)}**`,
    answerLines(loaded, language).join(' '),
    language,
  );
  return pingContent(table, [answers, texts.pings.stillOpen], users, [toBoard(loaded)]);
}

/** Draws an invitation for users whom the board did not mention. */
function drawInvitation(loaded: LoadedTable, seats: readonly Seat[]): PlainMessage {
  const { table, game } = loaded;
  const { language } = table.location;
  const { users, text } = mentionsOf(table, seats);
  const host = table.seats.findIndex(({ kind }) => kind === 'person');
  const asks = table.terms.rematch ? texts.pings.rematch : texts.pings.invited;
  const words = asks({ name: nameAt(loaded, host, language), title: game.title });
  return pingContent(table, [phrase`${text} ${words}`, ...termLines(loaded, language)], users, [
    success({ kind: 'join', table: table.id }, common.buttons.accept),
    plain({ kind: 'decline', table: table.id }, common.buttons.decline),
    toBoard(loaded),
  ]);
}

/** Asks the players of an inactive table whether to keep it. */
function drawSilence(loaded: LoadedTable, seats: readonly Seat[]): PlainMessage {
  const { table, game } = loaded;
  const { users, text } = mentionsOf(table, seats);
  const words = texts.pings.inactive({ title: game.title, closesAt: soon(inactivityDueAt(table) ?? 0) });
  const keep = primary({ kind: 'keep', table: table.id }, common.buttons.keepTable);
  return pingContent(table, [phrase`${text} ${words}`], users, [keep, toBoard(loaded)]);
}

/** Asks the other players what to do about a player whose time is up. */
function drawTimeout(loaded: LoadedTable, seat: Seat): PlainMessage {
  const { table, game } = loaded;
  const { language } = table.location;
  const waiting = waitingAt(loaded);
  const asked = waiting.map((person) => `<@${person}>`).join(', ');
  const words = table.clock.perTurnMs === null ? texts.pings.away : texts.pings.late;
  const sentence = say(words({ name: nameAt(loaded, seat, language), title: game.title }), language);
  return pingContent(table, [`${asked} ${sentence}`.trim()], waiting, decisions(loaded, seat));
}

function decisions(loaded: LoadedTable, seat: Seat): ButtonSpec[] {
  const late = { table: loaded.table.id, ...timedOutSeat(loaded, seat) };
  return decisionsAt(loaded, seat).map((decision) => {
    const label = texts.decisions[decision === 'claim' && goesOnWithout(loaded, seat) ? 'playOn' : decision];
    return (decision === 'claim' || decision === 'end' ? primary : plain)(
      { kind: 'overtime', ...late, decision },
      label,
    );
  });
}

/** Returns a ping in the language of a table, with a row of buttons. */
export function pingContent(
  { location: { language } }: Table,
  lines: readonly Text[],
  users: string[],
  buttons: readonly (ButtonSpec | Link)[] = [],
): PlainMessage {
  const content = lines.map((line) => say(line, language)).join('\n');
  return { content, components: drawRows([buttons], language), allowedMentions: { parse: [], users } };
}

function drawEnd(loaded: LoadedTable, seats: readonly Seat[]): PlainMessage {
  const { table } = loaded;
  const { language } = table.location;
  const { users, text } = mentionsOf(table, seats);
  const byItself = table.ending?.by === 'game';
  const reader = readerAt(loaded, 'spectator', language);
  const [won, over] = [endHead(loaded, reader), endHeadline(loaded, language)];
  const heads = hasBegun(table) ? [[text, ...won, over].join(' ')] : [`${text} ${over}`, ...won];
  const lines = [
    ...heads.map((line) => line.trim()),
    ...(byItself ? newsFor(loaded, 'spectator', language, MAX_EVENTS) : []),
    ...resultLines(loaded, reader),
  ];
  return pingContent(table, lines, users, hasBegun(table) ? [...nextButton(loaded), toBoard(loaded)] : []);
}

function endHeadline({ table, game }: LoadedTable, language: Language): string {
  const over = hasBegun(table) ? texts.pings.over : texts.pings.cancelled;
  return say(over({ title: game.title }), language);
}
