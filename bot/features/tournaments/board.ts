import { type AnyGame, type Language, list, say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import type { Pairing, Tournament } from '../../../storage/records/tournament.ts';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { minEntrantsOf } from '../../host/tournaments/enter.ts';
import { roundsOf, standingsOf } from '../../host/tournaments/pairing/rounds.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { soon } from '../../render/duration.ts';
import { codeBlock } from '../../render/escape.ts';
import { type Drawn, message, type Sketch } from '../../render/message.ts';
import { pointWords } from '../../render/opponents/terms.ts';
import { texts as common } from '../../render/words/texts.ts';
import { drawStandings } from './picture.ts';
import { tableLines } from './table.ts';
import { entrantName, FORMAT_NAMES, termsOf } from './terms.ts';
import { texts } from './words/texts.ts';

const { Primary, Secondary, Success } = ButtonStyle;

export const START: Text = texts.board.start;

/** Maximum number of rows on the board. The standings button shows the rest. */
const MAX_SHOWN = 10;

export function drawTournament({ games }: Context, id: string, tournament: Tournament): Drawn {
  const { language, status, game, format } = tournament;
  const head: Text = texts.board.head;
  const title = `**${say(head, language)}: ${games.get(game)?.title ?? game}** · ${say(FORMAT_NAMES[format], language)}`;
  const rows = buttonRows(buttonsAt(id, tournament), language);
  if (status === 'open') return message({ title, end: entryLines(tournament, games.get(game), language), rows });
  const table = tableLines(tournament, MAX_SHOWN, language);
  return message({
    title,
    story: status === 'over' ? [resultText(tournament, language)] : roundLines(tournament, language),
    board: tournament.rounds.length > 0 && table.length > 0 ? codeBlock(table) : '',
    end: footLines(tournament, language),
    rows,
    sketch: sketchOf(id, tournament, games.get(game)?.title ?? game),
  });
}

/** Returns the picture of the standings, if the board is a picture and a round has started. */
function sketchOf(id: string, tournament: Tournament, title: string): Sketch | undefined {
  const { language, display, rounds } = tournament;
  if (display !== 'picture' || rounds.length === 0) return undefined;
  const aside: Text = texts.board.aside({ count: rounds.length, rounds: roundsOf(tournament) });
  return {
    of: `tournament|${id}`,
    drawing: serialise(drawStandings(tournament, title, say(aside, language))),
    description: standingLines(tournament, language).join(' ').slice(0, MAX_DESCRIPTION),
  };
}

export function pairingText(tournament: Tournament, round: number, { seats }: Pairing): string {
  const { language } = tournament;
  const words: Text = texts.board.words({ value: round });
  return `${say(words, language)}: ${namesIn(tournament, seats, language)}`;
}

function namesIn(tournament: Tournament, entrants: readonly number[], language: Language): string {
  return entrants.map((entrant) => entrantName(tournament, entrant, language)).join(' – ');
}

export function resultText(tournament: Tournament, language: Language): string {
  if (tournament.cancelled) return say(texts.board.cancelled, language);
  const [first] = standingsOf(tournament);
  if (tournament.rounds.length === 0 || !first) return say(texts.board.neverBegan, language);
  const who = entrantName(tournament, first.entrant, language);
  return say(texts.board.winsTheTournament({ who }), language);
}

function entryLines(tournament: Tournament, game: AnyGame | undefined, language: Language): string[] {
  const { entrants, lapsesAt } = tournament;
  const names = list(
    entrants.map((_, entrant) => entrantName(tournament, entrant, language)),
    language,
  );
  const count: Text = texts.board.count({ count: entrants.length });
  const lapse: Text = texts.board.lapse({ soon: soon(lapsesAt) });
  return [...termsOf(tournament, game, language), `${say(count, language)}: ${names || '–'}`, say(lapse, language)];
}

/** Returns a line with the number of hidden rows and one with the names of withdrawn players, if there are any. */
function footLines({ entrants, ...tournament }: Tournament, language: Language): string[] {
  const out = entrants.flatMap(({ out: isOut }, entrant) =>
    isOut ? [entrantName({ ...tournament, entrants }, entrant, language)] : [],
  );
  const names = list(out, language);
  const withdrawn: Text = texts.board.withdrawn({ names });
  const more = tournament.format === 'knockout' ? 0 : entrants.length - MAX_SHOWN;
  return [...(more > 0 ? [say(andMore(more), language)] : []), ...(out.length > 0 ? [say(withdrawn, language)] : [])];
}

function roundLines(tournament: Tournament, language: Language): string[] {
  const { rounds } = tournament;
  const round = rounds.at(-1);
  if (!round) return [];
  const [now, all, until] = [rounds.length, roundsOf(tournament), soon(round.until)];
  const head: Text = texts.board.headWithNow({ now, all, until });
  const games = pairingLines(tournament, rounds.length - 1, language);
  const more = games.length > MAX_SHOWN ? [say(andMore(games.length - MAX_SHOWN), language)] : [];
  return [say(head, language), ...games.slice(0, MAX_SHOWN), ...more];
}

export function pairingLines(tournament: Tournament, round: number, language: Language): string[] {
  const pairings = tournament.rounds[round]?.pairings ?? [];
  const idle = tournament.entrants.flatMap(({ out }, entrant) =>
    out || tournament.format !== 'robin' || pairings.some(({ seats }) => seats.includes(entrant))
      ? []
      : [`- ${entrantName(tournament, entrant, language)}: ${say(SITS_OUT, language)}`],
  );
  const games = pairings.flatMap(({ seats, points = [], message: thread }) => {
    if (seats.length === 0) return [];
    const names = namesIn(tournament, seats, language);
    if (seats.length === 1) return [`- ${names}: ${say(texts.board.bye, language)}`];
    const how = points.map((each) => pointWords(each, language)).join(' : ');
    return [`- ${[names, how, thread && `<#${thread}>`].filter(Boolean).join(' · ')}`];
  });
  return [...games, ...idle];
}
/** Result of a player without an opponent in a round robin, who gets no points. */
const SITS_OUT: Text = texts.board.sitsOut;

export function standingLines(tournament: Tournament, language: Language): string[] {
  const out: Text = texts.board.out;
  return standingsOf(tournament).map(({ entrant, points, tie }, index) => {
    const parts = [
      entrantName(tournament, entrant, language),
      pointWords(points, language),
      ...(tournament.format === 'knockout' ? [] : [`(${pointWords(tie, language)})`]),
      ...(tournament.entrants[entrant]?.out ? [say(out, language)] : []),
    ];
    return `${index + 1}. ${parts.join(' ')}`;
  });
}

function andMore(count: number): Text {
  return texts.board.andMore({ count });
}

function buttonsAt(id: string, tournament: Tournament): ButtonSpec[] {
  const { status, entrants } = tournament;
  const button = (act: 'join' | 'withdraw' | 'start' | 'standings', label: Text, style: ButtonSpec[2]): ButtonSpec => [
    { kind: 'tournament', act, tournament: id },
    label,
    style,
  ];
  const withdraw = button('withdraw', common.buttons.withdraw, Secondary);
  const standings = button('standings', texts.board.allStandings, Secondary);
  if (status === 'over') return [standings];
  if (status === 'playing') return [standings, withdraw];
  const isReady = entrants.length >= minEntrantsOf(tournament);
  return [
    button('join', common.buttons.join, Success),
    withdraw,
    button('start', START, isReady ? Primary : Secondary),
  ];
}
