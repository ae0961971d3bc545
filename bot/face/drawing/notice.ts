import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Notice } from '../../../storage/records/table.ts';
import { DECISIONS, type Decision, lateness } from '../../host/acts/overtime.ts';
import { addressed, isDiscreet } from '../../host/table/discretion.ts';
import { silentAt } from '../../host/table/silence.ts';
import { personsAt, type Seated, waitingAt } from '../../host/table/table.ts';
import { makeId } from '../ids/ids.ts';
import { button, type Row, row } from './menu.ts';
import type { Drawn } from './message.ts';
import { offerLine, sitterName, soon } from './status.ts';

const LABELS: Record<Decision, Text> = {
  claim: { en: 'Claim the win', de: 'Sieg beanspruchen' },
  wait: { en: 'Give more time', de: 'Mehr Zeit geben' },
  computer: { en: 'Let the computer play', de: 'Computer spielen lassen' },
};

const TURN: Text = { en: 'Your turn at', de: 'Am Zug bei' };
const GOES_ON: Text = { en: 'It goes on at', de: 'Es geht weiter bei' };
const KEEP: Text = { en: 'Keep the table', de: 'Tisch behalten' };
const SHORT: Text = { en: 'Time runs short at', de: 'Die Zeit wird knapp bei' };

/** Draws a notice about these seats, in a message that mentions those it is meant for. */
export function drawNotice(seated: Seated, { about, privately }: Notice, seats: readonly Seat[]): Drawn {
  if (about === 'timeout')
    return isDiscreet(seated) ? drawSomeonesTimeout(seated) : drawTimeout(seated, seats[0] as Seat);
  if (about === 'silence') return drawSilence(seated, seats);
  const { table, game } = seated;
  const { language, channel } = table.place;
  const sitters = seats.map((seat) => table.seats[seat]);
  const what = say(about === 'turn' ? (isDiscreet(seated) ? GOES_ON : TURN) : SHORT, language);
  const where = privately ? `**${game.title}** (<#${channel}>)` : `**${game.title}**`;
  const names = sitters.map((sitter) => sitterName(sitter, language)).join(', ');
  const users = sitters.flatMap((sitter) => (sitter?.kind === 'person' ? [sitter.id] : []));
  if (about === 'offer') return drawn(`${where}: ${names}, ${offerLine(table, language)}`, users, []);
  return drawn(`${what} ${where}: ${names} ${runsOut(seated, seats)}`.trim(), users, []);
}

/** Asks the players of a table at which nobody moves whether it goes on. */
function drawSilence(seated: Seated, seats: readonly Seat[]): Drawn {
  const { table, game } = seated;
  const { id, place } = table;
  const names = seats.map((seat) => sitterName(table.seats[seat], place.language)).join(', ');
  const end = soon(silentAt(table) ?? 0);
  const text: Text = {
    en: `${names} Nobody has moved at **${game.title}** for long. Without a move it is cleared away ${end}.`,
    de: `${names} Bei **${game.title}** hat lange niemand gezogen. Ohne Zug wird der Tisch abgeräumt: ${end}.`,
  };
  const keep = button(makeId({ kind: 'keep', table: id }), say(KEEP, place.language), ButtonStyle.Primary);
  return drawn(say(text, place.language), personsAt(table), [row([keep])]);
}

/** Asks those who wait what is to become of somebody whose time is up. */
function drawTimeout(seated: Seated, seat: Seat): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const late = sitterName(table.seats[seat], language);
  const waiting = waitingAt(seated);
  const asked = waiting.map((person) => `<@${person}>`).join(', ');
  const text: Text = {
    en: `${asked} Time is up for ${late} at **${game.title}**. Decide how it goes on; until then ${late} may still move.`,
    de: `${asked} Die Zeit von ${late} bei **${game.title}** ist um. Entscheide, wie es weitergeht; bis dahin kann ${late} noch ziehen.`,
  };
  return drawn(say(text, language).trim(), waiting, [decisions(seated, seat, language)]);
}

/** Asks everybody, where nobody may be told whose time is up. */
function drawSomeonesTimeout(seated: Seated): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const people = personsAt(table);
  const text: Text = {
    en: `Time is up at **${game.title}**. Whoever waits for the other decides how it goes on; until then a move may still come.`,
    de: `Die Zeit bei **${game.title}** ist um. Wer auf die andere Seite wartet, entscheidet, wie es weitergeht; bis dahin kann noch ein Zug kommen.`,
  };
  const asked = people.map((person) => `<@${person}>`).join(', ');
  return drawn(`${asked} ${say(text, language)}`, people, [decisions(seated, 0, language)]);
}

function decisions(seated: Seated, seat: Seat, language: Language): Row {
  const { table, game } = seated;
  const late = { table: table.id, ...lateness(seated, seat) };
  const possible = DECISIONS.filter((decision) => decision !== 'computer' || game.computers);
  return row(
    possible.map((decision) =>
      button(
        makeId({ kind: 'overtime', ...late, decision }),
        say(LABELS[decision], language),
        decision === 'claim' ? ButtonStyle.Primary : ButtonStyle.Secondary,
      ),
    ),
  );
}

/** When the first of these seats' time runs out, in Discord's own words; nothing without a clock. */
function runsOut(seated: Seated, seats: readonly Seat[]): string {
  const { table } = seated;
  const moments = addressed(seated, seats)
    .map((seat) => table.clock.until[seat])
    .filter((until) => typeof until === 'number');
  if (moments.length === 0) return '';
  return soon(Math.min(...moments));
}

function drawn(content: string, users: string[], components: Row[]): Drawn {
  return { content, components, allowedMentions: { parse: [], users } };
}
