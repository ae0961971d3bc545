import { type Language, labelled, say } from '@longtable/kit';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import { dailyScore, isRanked } from '../../host/daily/daily.ts';
import { unlessFailed } from '../../host/sandbox/sandbox.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { isPlayer, type LoadedTable, resultOf } from '../../host/table/table.ts';
import { duration } from '../duration.ts';
import { earnedAt, endingOf } from '../ending.ts';
import { occasionTitle } from '../exercise.ts';
import { texts } from '../words/texts.ts';
import { type EndPlayer, endCard } from './card.ts';
import type { Fact } from './facts.ts';

/** Maximum number of the game's own facts and of achievements. */
const MAX_FACTS = 2;

/** Draws the end card of a table. For dailies it contains no spoilers. */
export function drawEndCard(loaded: LoadedTable, language: Language): Picture {
  const { table, game } = loaded;
  const names = namesAt(table, language);
  const isSolved = table.ending?.by === 'puzzle' && table.ending.how === 'solved';
  const winners = isSolved ? solversAt(table) : (resultOf(loaded)?.winners ?? []);
  const isDaily = table.features.daily !== undefined;
  const words = isSolved ? texts.endCard.solved : texts.endCard.win;
  const isDraw = isDrawn(loaded, winners);
  const head = words({ names: winners.map((seat) => names[seat] ?? '') });
  return endCard({
    head:
      winners.length > 0
        ? say(head, language)
        : isDraw
          ? say(texts.endCard.draw, language)
          : say(names.length === 1 ? texts.endCard.over : game.title, language),
    title: [say(game.title, language), ...occasionTitle(loaded, language)].join(' · '),
    ending: isSolved
      ? ''
      : isDaily
        ? say(dailyScore(loaded)?.words ?? '', language)
        : endingOf(loaded, readerAt(loaded, 'spectator', language)),
    players: playersOf(loaded, names),
    winners,
    isDraw,
    isLost: names.length === 1 && winners.length === 0 && table.ending?.by === 'game',
    score: table.ending?.by === 'game' ? game.face.score?.(table.state) : undefined,
    facts: [
      ...(table.features.puzzle ? [] : [lengthOf(loaded, language)]),
      ...(isDaily ? rankOf(loaded, language) : countedAt(loaded, language)),
      ...ratedAt(loaded, language),
      ...earnedFacts(loaded, language),
    ],
  });
}

/** Whether a game of several players ended without a winner, by its rules or by agreement. */
function isDrawn({ table }: LoadedTable, winners: readonly number[]): boolean {
  return winners.length === 0 && table.seats.length > 1 && ['game', 'draw'].includes(table.ending?.by ?? '');
}

/** Returns the players in display order: one or two by seat, more by rank with their place. */
function playersOf(loaded: LoadedTable, names: readonly string[]): EndPlayer[] {
  const { table, game } = loaded;
  const icon = (seat: number) => unlessFailed(() => game.face.portrait?.(table.state, seat), undefined) ?? SIGNS.hand;
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

/** Returns the seats of people at a solved puzzle. */
function solversAt({ seats }: LoadedTable['table']): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

function lengthOf({ table }: LoadedTable, language: Language): Fact {
  const {
    log: { moveCount: moves },
    times: { startedAt: begun, movedAt: moved },
  } = table;
  return {
    icon: SIGNS.waits,
    value: say(texts.endCard.moves({ moves }), language),
    words: duration(Math.max(0, moved - begun), language),
  };
}

/** Returns the first of the game's own counts, without those below 2 and those equal to the number of moves. */
function countedAt({ table, game }: LoadedTable, language: Language): Fact[] {
  const all = unlessFailed(() => game.tally?.(table.state) ?? [], []);
  const counted = all.filter(({ value }) => value > 1 && value !== table.log.moveCount);
  return counted
    .slice(0, MAX_FACTS)
    .map(({ label, value, icon = SIGNS.blow }) => ({ icon, value: String(value), words: say(label, language) }));
}

/** Returns rank and streak of a daily attempt. */
function rankOf(loaded: LoadedTable, language: Language): Fact[] {
  const rank = loaded.table.features.daily?.rank;
  if (!rank) return [];
  const { place, of, streak } = rank;
  const among = texts.endCard.ofToday({ attempts: of });
  const days = texts.endCard.daysInARow({ days: streak });
  return [
    ...(isRanked(loaded) ? [{ icon: SIGNS.trophy, value: `#${place}`, words: say(among, language) }] : []),
    { icon: SIGNS.fire, value: String(streak), words: say(days, language) },
  ];
}

function earnedFacts(loaded: LoadedTable, language: Language): Fact[] {
  return loaded.table.seats
    .flatMap((_, seat) => earnedAt(loaded, seat))
    .slice(0, MAX_FACTS)
    .map(({ name, about }) => ({ icon: SIGNS.laurels, value: say(name, language), words: say(about, language) }));
}

function ratedAt({ table }: LoadedTable, language: Language): Fact[] {
  const names = namesAt(table, language);
  return table.seats.flatMap((sitter, seat) => {
    if (!isPlayer(sitter) || !sitter.rated) return [];
    const { before, after } = sitter.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [{ icon: SIGNS.trophy, value: by, words: labelled(names[seat] ?? '', String(after), language) }];
  });
}
