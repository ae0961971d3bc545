import { type AnyGame, type Language, say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { soon } from '../../render/duration.ts';
import { type Drawn, message, type Sketch } from '../../render/message.ts';
import { buttonRows } from '../../render/page.ts';
import { pointWords } from '../../render/terms.ts';
import { codeBlock } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { minEntrantsOf } from './enter.ts';
import { tournamentId } from './ids.ts';
import { roundsOf, standingsOf } from './pairing/rounds.ts';
import { drawStandings } from './picture.ts';
import type { Pairing, Tournament } from './record.ts';
import { tableLines } from './table.ts';
import { entrantName, FORMAT_NAMES, termsOf } from './terms.ts';
import { texts } from './words/texts.ts';

const { Primary, Secondary, Success } = ButtonStyle;

export const START: Text = texts.board.start;

/** Maximum number of rows on the board. The standings button shows the rest. */
const MAX_SHOWN = 10;

/** Draws the message of a tournament. `obstacle` is the reason why the games of the round cannot be opened. */
export function drawTournament({ games }: Context, id: string, tournament: Tournament, obstacle?: Text): Drawn {
  const { language, status, game, format } = tournament;
  const words = texts.board.title({ title: games.get(game)?.title ?? game, format: FORMAT_NAMES[format] });
  const title = say(words, language);
  const rows = buttonRows(buttonsAt(id, tournament), language);
  if (status === 'open') return message({ title, end: entryLines(tournament, games.get(game), language), rows });
  const table = tableLines(tournament, MAX_SHOWN, language);
  return message({
    title,
    story: status === 'over' ? [resultText(tournament, language)] : roundLines(tournament, language),
    board: tournament.rounds.length > 0 && table.length > 0 ? codeBlock(table) : '',
    end: [...(obstacle === undefined ? [] : obstacleLines(obstacle, language)), ...footLines(tournament, language)],
    rows,
    sketch: sketchOf(id, tournament, say(games.get(game)?.title ?? game, language)),
  });
}

/** Returns the picture of the standings, if the board is a picture and a round has started. */
function sketchOf(id: string, tournament: Tournament, title: string): Sketch | undefined {
  const { language, display, rounds } = tournament;
  if (display !== 'picture' || rounds.length === 0) return undefined;
  const aside = texts.board.roundOf({ round: rounds.length, rounds: roundsOf(tournament) });
  return {
    of: `tournament|${id}`,
    picture: drawStandings(tournament, title, say(aside, language)),
    description: standingLines(tournament, language).join(' ').slice(0, MAX_DESCRIPTION),
  };
}

export function pairingText(tournament: Tournament, round: number, { seats }: Pairing): string {
  const { language } = tournament;
  return say(texts.board.pairing({ round: round + 1, names: namesIn(tournament, seats, language) }), language);
}

function namesIn(tournament: Tournament, entrants: readonly number[], language: Language): string {
  return entrants.map((entrant) => entrantName(tournament, entrant, language)).join(' – ');
}

/** Returns the first three places of a finished tournament, or why it has none. `winner` replaces the winner's name. */
export function resultText(tournament: Tournament, language: Language, winner?: string): string {
  if (tournament.cancelled) return say(texts.board.cancelled, language);
  const [first, ...others] = standingsOf(tournament).map(({ entrant, points }) => ({
    name: entrantName(tournament, entrant, language),
    points: tournament.format === 'knockout' ? undefined : pointWords(points, language),
  }));
  if (tournament.rounds.length === 0 || !first) return say(texts.board.neverStarted, language);
  const places = { name: winner ?? first.name, points: first.points, others: others.slice(0, 2) };
  return `🏆 ${say(texts.board.winner(places), language)}`;
}

function entryLines(tournament: Tournament, game: AnyGame | undefined, language: Language): string[] {
  const { entrants, lapsesAt } = tournament;
  const names = entrants.map((_, entrant) => entrantName(tournament, entrant, language));
  const lines = [texts.board.players({ names }), texts.board.expires({ when: soon(lapsesAt) })];
  return [...termsOf(tournament, game, language), ...lines.map((line) => say(line, language))];
}

/** Returns a line with the number of hidden rows and one with the names of withdrawn players, if there are any. */
function footLines({ entrants, ...tournament }: Tournament, language: Language): string[] {
  const out = entrants.flatMap(({ out: isOut }, entrant) =>
    isOut ? [entrantName({ ...tournament, entrants }, entrant, language)] : [],
  );
  const more = tournament.format === 'knockout' ? 0 : entrants.length - MAX_SHOWN;
  return [
    ...(more > 0 ? [say(andMore(more), language)] : []),
    ...(out.length > 0 ? [say(texts.board.withdrawn({ names: out }), language)] : []),
  ];
}

function obstacleLines(obstacle: Text, language: Language): string[] {
  return [`${say(texts.board.blocked, language)} ${say(obstacle, language)}`];
}

function roundLines(tournament: Tournament, language: Language): string[] {
  const { rounds } = tournament;
  const round = rounds.at(-1);
  if (!round) return [];
  const head = texts.board.round({ round: rounds.length, rounds: roundsOf(tournament), ends: soon(round.until) });
  const games = pairingLines(tournament, rounds.length - 1, language);
  const more = games.length > MAX_SHOWN ? [say(andMore(games.length - MAX_SHOWN), language)] : [];
  return [say(head, language), ...games.slice(0, MAX_SHOWN), ...more];
}

export function pairingLines(tournament: Tournament, round: number, language: Language): string[] {
  const pairings = tournament.rounds[round]?.pairings ?? [];
  const idle = tournament.entrants.flatMap(({ out }, entrant) =>
    out || tournament.format !== 'robin' || pairings.some(({ seats }) => seats.includes(entrant))
      ? []
      : [`- ${say(texts.board.sitsOut({ name: entrantName(tournament, entrant, language) }), language)}`],
  );
  const games = pairings.flatMap(({ seats, points = [], message: thread, table }) => {
    if (seats.length === 0) return [];
    const names = namesIn(tournament, seats, language);
    if (seats.length === 1) return [`- ${say(texts.board.bye({ name: names }), language)}`];
    const how = points.map((each) => pointWords(each, language)).join(' : ');
    return [`- ${[names, how, table && thread && `<#${thread}>`].filter(Boolean).join(' · ')}`];
  });
  return [...games, ...idle];
}
/** Result of a player without an opponent in a round robin, who gets no points. */
export function standingLines(tournament: Tournament, language: Language): string[] {
  return standingsOf(tournament).map(({ entrant, points, tie }, index) => {
    const parts = [
      entrantName(tournament, entrant, language),
      pointWords(points, language),
      ...(tournament.format === 'knockout'
        ? []
        : [say(texts.board.tiebreak({ points: pointWords(tie, language) }), language)]),
      ...(tournament.entrants[entrant]?.out ? [say(texts.board.hasWithdrawn, language)] : []),
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
    tournamentId.make({ act, tournament: id }),
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
