import { capital, type Language, labelled, say, type Text } from '@longtable/kit';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import { firstFrom, type LoadedTable, linesAt } from '../../../host/feature.ts';
import { namesAt, readerAt } from '../../../host/table/names.ts';
import { isPlayer, resultOf, seatsWhere } from '../../../host/table/table.ts';
import { duration } from '../../../render/duration.ts';
import { endingOf, winnerText } from '../../../render/status.ts';
import { texts } from '../../../render/words/texts.ts';
import { type EndPlayer, endCard } from './card.ts';
import { unlessFailed } from './covers.ts';
import type { Fact } from './facts.ts';

declare module '../../../host/feature.ts' {
  interface TableFeature {
    /** Returns facts about a finished game for its end card. */
    endFacts?(loaded: LoadedTable): readonly Fact[];
  }
}

/** Maximum number of the game's own facts. */
const MAX_FACTS = 2;

/** Draws the end card of a table, with the seat `own` in the colour of the first. For hidden games it contains no spoilers. */
export function drawEndCard(loaded: LoadedTable, language: Language, own = 0): Picture {
  const { table, game } = loaded;
  const names = namesAt(table, language);
  const winners = isSolved(table) ? personSeats(table) : (resultOf(loaded)?.winners ?? []);
  const isDraw = isDrawn(loaded, winners);
  const loser = loserAt(loaded, winners);
  const { head, ending } = resultWords(loaded, winners, language);
  const sideOf = (seat: number) => (seat === own ? 0 : seat === 0 ? own : seat);
  const score = table.ending?.by === 'game' ? game.presentation.score?.(table.state) : undefined;
  return endCard({
    head,
    title: [
      ...(names.length === 1 ? names : []),
      say(game.title, language),
      ...linesAt(loaded, 'occasion', readerAt(loaded, 'spectator', language)),
    ].join(' · '),
    ending,
    players: playersOf(loaded, names).map((player) => ({ ...player, seat: sideOf(player.seat) })),
    winners: winners.map(sideOf),
    isDraw,
    loser: loser === undefined ? undefined : sideOf(loser),
    score: score && { ...score, of: score.of.map((_, seat) => score.of[sideOf(seat)]!) },
    facts: [
      ...(table.terms.exercise ? [] : [lengthOf(loaded)]),
      ...(table.terms.hidden ? [] : countedAt(loaded, numbersIn(`${head} ${ending}`))),
      ...ratedAt(loaded, names),
      ...loaded.features.flatMap((feature) => feature.endFacts?.(loaded) ?? []),
    ],
    language,
  });
}

function isSolved({ ending }: LoadedTable['table']): boolean {
  return ending?.by === 'exercise' && ending.how === 'solved';
}

/** Returns the seat of the only person, if they lost against computers or by the rules of a solo game. */
function loserAt({ table }: LoadedTable, winners: readonly number[]): number | undefined {
  const [person, ...others] = personSeats(table);
  if (person === undefined || others.length > 0 || winners.includes(person)) return undefined;
  return winners.length > 0 || (table.seats.length === 1 && table.ending?.by === 'game') ? person : undefined;
}

/**
 * Returns the headline, and a line below it that does not repeat it. Hidden and solo games that were not won have their
 * main result as the headline.
 */
function resultWords(
  loaded: LoadedTable,
  winners: readonly number[],
  language: Language,
): { readonly head: string; readonly ending: string } {
  const { table, game } = loaded;
  const names = namesAt(table, language);
  const winnerNames = winners.map((seat) => names[seat] ?? '');
  if (isSolved(table)) return { head: say(texts.endCard.solved({ names: winnerNames }), language), ending: '' };
  const ending = endingWithoutWinner(loaded, language);
  const score = ownScore(loaded);
  if (score && (table.terms.hidden || winners.length === 0)) {
    const [, head = '', details = ''] = /^(.*?)(?:, (.*))?$/su.exec(say(score, language)) ?? [];
    return { head: capital(head), ending: table.ending?.by === 'game' ? capital(details) : ending };
  }
  if (winners.length === 0) {
    const isDraw = isDrawn(loaded, winners);
    return {
      head: say(isDraw ? texts.endCard.draw : names.length === 1 ? texts.endCard.over : game.title, language),
      ending,
    };
  }
  const loser = loserAt(loaded, winners);
  const head =
    loser === undefined ? texts.endCard.win({ names: winnerNames }) : texts.endCard.lost({ name: names[loser] ?? '' });
  return { head: say(head, language), ending: score ? say(score, language) : ending };
}

/** Returns the score that a feature counts, or that of a solo game. Undefined for exercises and games of several players. */
function ownScore(loaded: LoadedTable): Text | undefined {
  const { table, game } = loaded;
  const score = firstFrom(loaded.features, (feature) => feature.score?.(loaded));
  if (score || table.terms.hidden) return score?.words;
  if (table.seats.length > 1 || table.terms.exercise) return undefined;
  return unlessFailed(() => game.solo?.score(table.state).words, undefined);
}

/** Returns the ending without the words that name the winner, which is in the headline. */
function endingWithoutWinner(loaded: LoadedTable, language: Language): string {
  const reader = readerAt(loaded, 'spectator', language);
  const ending = endingOf(loaded, reader);
  const winner = winnerText(loaded, reader).replace(/\.$/, '');
  if (winner === '') return ending;
  return ending.endsWith(` ${winner}.`)
    ? ending.slice(0, -winner.length - 2)
    : ending.startsWith(winner)
      ? capital(ending.slice(winner.length).replace(/^\s*:?\s*/, ''))
      : ending;
}

function numbersIn(words: string): readonly number[] {
  return words.match(/\d+/g)?.map(Number) ?? [];
}

/** Whether a game of several players ended without a winner, by its rules or by agreement. */
function isDrawn({ table }: LoadedTable, winners: readonly number[]): boolean {
  return winners.length === 0 && table.seats.length > 1 && ['game', 'draw'].includes(table.ending?.by ?? '');
}

/** Returns the players in display order: one or two by seat, more by rank with their place. */
function playersOf(loaded: LoadedTable, names: readonly string[]): EndPlayer[] {
  const { table, game } = loaded;
  const icon = (seat: number) =>
    unlessFailed(() => game.presentation.portrait?.(table.state, seat), undefined) ?? SIGNS.hand;
  const places = names.length > 2 ? resultOf(loaded)?.places : undefined;
  if (!places) return names.map((name, seat) => ({ seat, name, icon: icon(seat) }));
  return places.flatMap((seats, at) =>
    seats.map((seat) => ({
      seat,
      name: `${places.slice(0, at).flat().length + 1}. ${names[seat]}`,
      icon: icon(seat),
    })),
  );
}

/** Returns the seats of people. */
function personSeats({ seats }: LoadedTable['table']): number[] {
  return seatsWhere({ seats }, ({ kind }) => kind === 'person');
}

function lengthOf({ table }: LoadedTable): Fact {
  const {
    log: { moveCount: moves },
    times: { startedAt: begun, movedAt: moved },
  } = table;
  return {
    icon: SIGNS.waits,
    value: texts.endCard.moves({ moves }),
    words: duration(Math.max(0, moved - begun)),
  };
}

/** Returns the first of the game's own counts, without those below 2, those equal to the number of moves, and named ones. */
function countedAt({ table, game }: LoadedTable, named: readonly number[]): Fact[] {
  const all = unlessFailed(() => game.statistics?.(table.state) ?? [], []);
  const counted = all.filter(({ value }) => value > 1 && ![table.log.moveCount, ...named].includes(value));
  return counted
    .slice(0, MAX_FACTS)
    .map(({ label, value, icon = SIGNS.blow }) => ({ icon, value: String(value), words: label }));
}

function ratedAt({ table }: LoadedTable, names: readonly string[]): Fact[] {
  return table.seats.flatMap((occupant, seat) => {
    if (!isPlayer(occupant) || !occupant.rated) return [];
    const { before, after } = occupant.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [{ icon: SIGNS.trophy, value: by, words: labelled(names[seat] ?? '', String(after)) }];
  });
}
