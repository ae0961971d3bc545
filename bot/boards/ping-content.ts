import { type Language, labelled, type Seat, say, type Text } from '@longtable/kit';
import type { Notice } from '../../storage/records/table.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { featureNotice } from '../host/table/notices.ts';
import { hasBegun, hasSecretMoves, onTurn } from '../host/table/table.ts';
import type { PlainMessage } from '../messages/messages.ts';
import { nextButton, toBoard } from '../render/controls.ts';
import { soon } from '../render/duration.ts';
import { hostName, mentionsOf } from '../render/names.ts';
import { drawRows, phrase, plain, primary, success } from '../render/page.ts';
import { endHead, resultLines, turnLine } from '../render/status.ts';
import { newsFor } from '../render/summary.ts';
import { answerLines, termLines } from '../render/waiting.ts';
import { texts as common } from '../render/words/texts.ts';
import { texts } from './words/texts.ts';

/** Maximum number of events in a ping. */
const MAX_EVENTS = 2;

/** What a ping says. */
export interface Ping {
  readonly lines: readonly Text[];
  readonly buttons?: readonly ButtonSpec[];
  /** Mentioned users (default: those of the seats). */
  readonly users?: string[];
  /** Whether the board is right above or gone, so that the ping has no link to it. */
  readonly hasNoLink?: boolean;
}

declare module '../host/feature.ts' {
  interface FeatureNotice {
    /** Draws the ping of a notice. `mentions`: the users of the seats. */
    draw(loaded: LoadedTable, mentions: string, seats: readonly Seat[]): Ping;
  }
}

/** Returns what a ping says. `application`: the bot's, to which features link. */
export function pingContentOf(
  loaded: LoadedTable,
  notice: Notice,
  seats: readonly Seat[],
  application = '',
): PlainMessage {
  const { table, features } = loaded;
  const { language } = table.location;
  const mentioned = mentionsOf(table, seats);
  const own = featureNotice(loaded, notice);
  const ping = own ? own.draw(loaded, mentioned.text, seats) : drawNotice(loaded, notice, seats, mentioned.text);
  const { lines, buttons = [], users = mentioned.users, hasNoLink } = ping;
  const content = lines.map((line) => say(line, language)).join('\n');
  const links = features.flatMap(({ pingLinks }) => pingLinks?.(loaded, application) ?? []);
  const components = drawRows([[...buttons, ...links, ...(hasNoLink ? [] : [toBoard(loaded)])]], language);
  return { content, components, allowedMentions: { parse: [], users } };
}

function drawNotice(loaded: LoadedTable, notice: Notice, seats: readonly Seat[], mentions: string): Ping {
  const { table, game } = loaded;
  const { title } = game;
  const { language } = table.location;
  // A direct message needs no mention.
  const called = notice.privately ? [] : [mentions];
  switch (notice.about) {
    case 'begins': {
      if (notice.privately && onTurn(loaded).includes(seats[0] as Seat)) return drawTurn(loaded, notice, seats, called);
      const begins = [...linesBefore(loaded), say(texts.pings.started({ title }), language)];
      return {
        lines: [[...called, ...begins, turnLine(loaded, onTurn(loaded), language)].join(' ')],
        hasNoLink: !notice.privately,
      };
    }
    case 'invitation': {
      const asks = table.terms.rematch ? texts.pings.rematch : texts.pings.invited;
      const words = asks({ name: hostName(table), title });
      return {
        lines: [phrase`${mentions} ${words}`, ...termLines(loaded, language)],
        buttons: [
          success({ kind: 'join', table: table.id }, common.buttons.accept),
          plain({ kind: 'decline', table: table.id }, common.buttons.decline),
        ],
      };
    }
    case 'uninvited': {
      const { uninvited: person = '' } = notice;
      return {
        lines: [phrase`<@${person}> ${texts.pings.uninvited({ title })}`],
        users: [person],
        hasNoLink: true,
      };
    }
    case 'vacant': {
      const answers = answerLines(loaded, language).join(' ');
      const line = labelled(phrase`${mentions} **${title}**`, answers);
      return { lines: [line, texts.pings.stillOpen] };
    }
    case 'end':
      return drawEnd(loaded, mentions);
    case 'replaced':
      return {
        lines: [[...called, say(texts.pings.replaced({ title }), language)].join(' ')],
        buttons: [primary({ kind: 'back', table: table.id }, common.buttons.takeSeatBack)],
      };
    default:
      return drawTurn(loaded, notice, seats, called);
  }
}

/** Returns the lines of features before the turn or start of a game. */
function linesBefore(loaded: LoadedTable): string[] {
  return linesAt(loaded, 'ping', readerAt(loaded, 'spectator', loaded.table.location.language));
}

/** Draws a turn ping: what happened, the deadline, and buttons to the panel and to the board, unless the board is right above. */
function drawTurn(loaded: LoadedTable, notice: Notice, seats: readonly Seat[], called: readonly string[]): Ping {
  const { table } = loaded;
  const { privately } = notice;
  const { language } = table.location;
  // Only a direct message may contain what the player alone can see.
  const viewer = privately ? (seats[0] as Seat) : 'spectator';
  // A reminder follows a ping with the same news. With secret moves, spectators get events late, so they are old.
  const isOld = notice.about === 'reminder' || (viewer === 'spectator' && hasSecretMoves(loaded));
  const story = isOld ? [] : newsFor(loaded, viewer, language, MAX_EVENTS);
  const turn = say(turnWords(loaded, notice, seats.length), language);
  const line = [...called, ...linesBefore(loaded), turn, runsOut(loaded, seats, language)];
  return {
    lines: [...story, line.filter(Boolean).join(' ')],
    buttons: [
      primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn),
      ...(privately ? boardButtonsAt(loaded, 'privatePing') : []),
    ],
    hasNoLink: notice.atStart === true && !privately,
  };
}

function turnWords({ game: { title }, table }: LoadedTable, { about, early }: Notice, players: number): Text {
  if (about !== 'reminder') return texts.pings.yourTurn({ title, players });
  return early
    ? texts.pings.stillYourTurn({ title, movedAt: soon(table.times.movedAt), players })
    : texts.pings.timeShort({ title });
}

/** Returns a sentence with the earliest deadline of these seats. Empty if no clock runs. */
function runsOut({ table }: LoadedTable, seats: readonly Seat[], language: Language): string {
  const moments = seats.map((seat) => table.clock.expiresAt[seat]).filter((until) => typeof until === 'number');
  if (moments.length === 0) return '';
  return `${say(common.status.timeRunsOut({ when: soon(Math.min(...moments)) }), language)}.`;
}

function drawEnd(loaded: LoadedTable, mentions: string): Ping {
  const { table, game } = loaded;
  const { language } = table.location;
  const isBegun = hasBegun(table);
  const reader = readerAt(loaded, 'spectator', language);
  const words = isBegun ? texts.pings.over : texts.pings.cancelled;
  const [won, over] = [endHead(loaded, reader), say(words({ title: game.title }), language)];
  const heads = isBegun ? [[mentions, ...won, over].join(' ')] : [`${mentions} ${over}`, ...won];
  const isByItself = table.ending?.by === 'game';
  return {
    lines: [
      ...heads.map((line) => line.trim()),
      ...(isByItself ? newsFor(loaded, 'spectator', language, MAX_EVENTS) : []),
      ...resultLines(loaded, reader),
    ],
    buttons: isBegun ? nextButton(loaded) : [],
    hasNoLink: !isBegun,
  };
}
