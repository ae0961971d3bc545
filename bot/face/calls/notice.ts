import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Notice, Offer } from '../../../storage/records/table.ts';
import { type Decision, decisionsAt, lateness } from '../../host/acts/overtime.ts';
import { silentAt } from '../../host/table/silence.ts';
import { onTurn, type Seated, waitingAt } from '../../host/table/table.ts';
import { calledAt, mentionsOf } from '../drawing/called.ts';
import { answerButtons, buttonsFor, toBoard } from '../drawing/controls.ts';
import { soon } from '../drawing/duration.ts';
import { button, type Row, row } from '../drawing/menu.ts';
import { offerLine, toMove } from '../drawing/status.ts';
import { newest, wholeStory } from '../drawing/story.ts';
import { termLines } from '../drawing/terms.ts';
import { WORDS } from '../drawing/words.ts';
import { makeId } from '../ids/ids.ts';
import type { Call } from './call.ts';
import { drawEnd } from './news.ts';

const LABELS: Record<Decision, Text> = {
  claim: { en: 'Claim the win', de: 'Sieg beanspruchen' },
  wait: { en: 'Give more time', de: 'Mehr Zeit geben' },
  computer: { en: 'Let the computer play', de: 'Computer spielen lassen' },
  end: { en: 'End without loss', de: 'Ohne Verlust beenden' },
};

/** A ping is read in passing. */
const LINES = 2;

/** Draws a notice about these seats, in a message that mentions those it is meant for. */
export function drawNotice(seated: Seated, notice: Notice, seats: readonly Seat[]): Call {
  switch (notice.about) {
    case 'timeout':
      return drawTimeout(seated, seats[0] as Seat);
    case 'offer':
      return drawOffer(seated, seats);
    case 'declined':
      return drawDeclined(seated, notice, seats);
    case 'begins':
      return drawBeginning(seated, notice, seats);
    case 'invitation':
      return drawInvitation(seated, seats);
    case 'uninvited':
      return drawUninvited(seated, notice);
    case 'end':
      return drawEnd(seated, seats);
    case 'replaced':
      return drawReplaced(seated, notice, seats);
    case 'silence':
      return drawSilence(seated, seats);
    default:
      return drawCall(seated, notice, seats);
  }
}

/** Calls whoever is to act: what happened, that it is their turn and until when, and the way to their move. */
function drawCall(seated: Seated, notice: Notice, seats: readonly Seat[]): Call {
  const { table } = seated;
  const { privately } = notice;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  // In a direct message they read alone; anywhere else everybody reads along.
  const viewer = privately ? (seats[0] as Seat) : 'spectator';
  const story = newest(wholeStory(seated, viewer, language), LINES);
  const what = [say(callWords(seated, notice, seats.length > 1), language), runsOut(seated, seats, language)];
  const buttons = [
    ...buttonsFor([[{ kind: 'panel', table: table.id }, WORDS.yourMove, ButtonStyle.Primary]], language),
    ...(privately ? buttonsFor([[{ kind: 'inbox', page: 0 }, WORDS.myTables, ButtonStyle.Secondary]], language) : []),
    toBoard(seated, language),
  ];
  return call([...story, [...(privately ? [] : [text]), ...what].filter(Boolean).join(' ')], users, [row(buttons)]);
}

function callWords({ game, table }: Seated, { about, early }: Notice, several: boolean): Text {
  const title = `**${game.title}**`;
  if (about === 'reminder' && early) {
    const last = soon(table.moved);
    return {
      en: `Still your turn at ${title}. Last move: ${last}.`,
      de: `${several ? 'Ihr seid' : 'Du bist'} noch am Zug bei ${title}. Letzter Zug: ${last}.`,
    };
  }
  if (about === 'reminder') return { en: `Time runs short at ${title}.`, de: `Die Zeit bei ${title} wird knapp.` };
  return { en: `Your turn at ${title}.`, de: `${several ? 'Ihr seid' : 'Du bist'} am Zug bei ${title}.` };
}

/** When the first of these seats' time runs out, in Discord's own words; nothing without a clock. */
function runsOut(seated: Seated, seats: readonly Seat[], language: Language): string {
  const { table } = seated;
  const moments = seats.map((seat) => table.clock.until[seat]).filter((until) => typeof until === 'number');
  return moments.length === 0 ? '' : `${say(WORDS.timeRunsOut, language)} ${soon(Math.min(...moments))}.`;
}

/** Tells somebody that the computer plays on for them, and how to come back. */
function drawReplaced(seated: Seated, { privately }: Notice, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const words: Text = {
    en: `The computer now plays for you at **${game.title}**. You can come back while the game lasts.`,
    de: `Bei **${game.title}** spielt jetzt der Computer für dich. Solange das Spiel läuft, kannst du zurückkommen.`,
  };
  const back = buttonsFor([[{ kind: 'back', table: table.id }, WORDS.takeSeatBack, ButtonStyle.Primary]], language);
  const line = [...(privately ? [] : [text]), say(words, language)].join(' ');
  return call([line], users, [row([...back, toBoard(seated, language)])]);
}

/** Tells somebody that a game of theirs has begun, and that others move first. */
function drawBeginning(seated: Seated, { privately }: Notice, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const begins = say({ en: `**${game.title}** begins.`, de: `**${game.title}** beginnt.` }, language);
  const line = [...(privately ? [] : [text]), begins, toMove(seated, onTurn(seated), language)].join(' ');
  return call([line], users, [row([toBoard(seated, language)])]);
}

/** Asks those who have to agree, with both answers at hand. */
function drawOffer(seated: Seated, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const question = say({ en: 'Do you agree?', de: 'Einverstanden?' }, language);
  const answers = table.offer ? buttonsFor(answerButtons(table.id, table.offer), language) : [];
  const line = `${text} **${game.title}**: ${offerLine(seated, language)} ${question}`;
  return call([line], users, [row([...answers, toBoard(seated, language)])]);
}

const DECLINES: Record<Offer['what'], Text> = {
  pause: { en: 'does not want to pause.', de: 'möchte nicht unterbrechen.' },
  draw: { en: 'declines the draw.', de: 'lehnt das Remis ab.' },
  undo: { en: 'wants the move to stand.', de: 'möchte, dass der Zug stehen bleibt.' },
};

/** Tells whoever asked that somebody does not agree. */
function drawDeclined(seated: Seated, { declined: answer }: Notice, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const words = answer ? `${calledAt(seated, answer.by, language)} ${say(DECLINES[answer.what], language)}` : '';
  return call([`${text} **${game.title}**: ${words}`], users, [row([toBoard(seated, language)])]);
}

/** Tells somebody that they are no longer asked. */
function drawUninvited({ table, game }: Seated, { uninvited: person = '' }: Notice): Call {
  const words: Text = {
    en: `<@${person}> Your invitation to **${game.title}** is withdrawn: somebody else has the seat.`,
    de: `<@${person}> Deine Einladung zu **${game.title}** ist zurückgezogen: den Platz hat jemand anderes.`,
  };
  return call([say(words, table.place.language)], [person], []);
}

/** Asks somebody to play whom the board did not call, because it was there before. */
function drawInvitation(seated: Seated, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const host = table.seats.findIndex(({ kind }) => kind === 'person');
  const who = calledAt(seated, host, language);
  const asks: Text = {
    en: `${text} ${who} invites you to play **${game.title}**.`,
    de: `${text} ${who} lädt dich zu **${game.title}** ein.`,
  };
  const buttons = buttonsFor(
    [
      [{ kind: 'join', table: table.id }, WORDS.accept, ButtonStyle.Success],
      [{ kind: 'decline', table: table.id }, WORDS.decline, ButtonStyle.Secondary],
    ],
    language,
  );
  const rows = [row([...buttons, toBoard(seated, language)])];
  return call([say(asks, language), ...termLines(seated, language)], users, rows);
}

/** Asks the players of a table at which nobody moves whether it goes on. */
function drawSilence(seated: Seated, seats: readonly Seat[]): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const { users, text } = mentionsOf(table, seats);
  const end = soon(silentAt(table) ?? 0);
  const words: Text = {
    en: `${text} Nobody has moved at **${game.title}** for long. Without a move it is cleared away ${end}.`,
    de: `${text} Bei **${game.title}** hat lange niemand gezogen. Ohne Zug wird der Tisch abgeräumt: ${end}.`,
  };
  const keep = buttonsFor([[{ kind: 'keep', table: table.id }, WORDS.keepTable, ButtonStyle.Primary]], language);
  return call([say(words, language)], users, [row([...keep, toBoard(seated, language)])]);
}

/** Asks those who wait what is to become of somebody whose time is up. */
function drawTimeout(seated: Seated, seat: Seat): Call {
  const { table, game } = seated;
  const { language } = table.place;
  const late = calledAt(seated, seat, language);
  const waiting = waitingAt(seated);
  const asked = waiting.map((person) => `<@${person}>`).join(', ');
  const away: Text = {
    en: `${asked} ${late} has not moved at **${game.title}** for a week. Decide how it goes on; until then ${late} may still move.`,
    de: `${asked} ${late} hat bei **${game.title}** seit einer Woche nicht gezogen. Entscheide, wie es weitergeht; bis dahin kann ${late} noch ziehen.`,
  };
  const timed: Text = {
    en: `${asked} Time is up for ${late} at **${game.title}**. Decide how it goes on; until then ${late} may still move.`,
    de: `${asked} Die Zeit von ${late} bei **${game.title}** ist um. Entscheide, wie es weitergeht; bis dahin kann ${late} noch ziehen.`,
  };
  return call([say(table.clock.perTurn === null ? away : timed, language).trim()], waiting, [
    decisions(seated, seat, language),
  ]);
}

function decisions(seated: Seated, seat: Seat, language: Language): Row {
  const late = { table: seated.table.id, ...lateness(seated, seat) };
  return row(
    decisionsAt(seated).map((decision) =>
      button(
        makeId({ kind: 'overtime', ...late, decision }),
        say(LABELS[decision], language),
        decision === 'claim' || decision === 'end' ? ButtonStyle.Primary : ButtonStyle.Secondary,
      ),
    ),
  );
}

function call(lines: readonly string[], users: string[], components: Row[]): Call {
  return { content: lines.join('\n'), components, allowedMentions: { parse: [], users } };
}
