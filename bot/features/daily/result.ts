import { eachLanguage, type Language, nameOf, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ButtonStyle } from 'discord.js';
import type { Table } from '../../../storage/records/table.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable, linesAt } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { shortDay } from '../../render/duration.ts';
import { type Drawn, message, type Parts } from '../../render/message.ts';
import { buttonRows, plain, primary, success } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openReplayButton, shareButton } from '../history/index.ts';
import { drawEndCard, type Fact } from '../pictures/index.ts';
import { answerButton } from '../puzzles/index.ts';
import { dailyAt, dailyScore, isRanked, type RankedAttempt } from './daily.ts';
import { PUZZLE_OF_THE_DAY, yoursId } from './record.ts';
import { texts } from './words/texts.ts';

const { Primary, Secondary, Success } = ButtonStyle;

/** Returns the name of a daily: “Daily, 16 Nov”. */
export function dailyName(day: string, kind: 'daily' | 'puzzle' | 'practice'): Text {
  const words = { daily: texts.table.onDay, puzzle: texts.table.puzzleOnDay, practice: texts.table.practiceOnDay };
  return words[kind]({ day: eachLanguage((language) => shortDay(day, language)) });
}

/** Returns the name of the daily at a table. Undefined if it has none. */
export function dailyTitle({ table: { features } }: LoadedTable): Text | undefined {
  const { daily, puzzle } = features;
  return daily && dailyName(daily.day, daily.practice ? 'practice' : puzzle ? 'puzzle' : 'daily');
}

/** Returns the line that a repeated daily does not count. Empty for other tables. */
export function practiceLines({ table }: LoadedTable, language: Language): string[] {
  return table.features.daily?.practice ? [`-# ${say(texts.table.practiceDoesNotCount, language)}`] : [];
}

/** Draws the public message of a daily attempt, without spoilers. */
export function drawDaily(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const isOver = table.status === 'over';
  return message({
    title: headOf(loaded, language),
    ...(isOver && result(loaded, language)),
    end: [...(isOver ? [] : [say(underWay(loaded, language), language)]), ...practiceLines(loaded, language)],
    rows: buttonRows(isOver ? buttonsAfterAttempt(loaded) : buttonsDuringAttempt(loaded), language),
  });
}

/** Returns the result of an attempt as text, and as a card if the board is a picture. */
function result(loaded: LoadedTable, language: Language): Pick<Parts, 'board' | 'sketch'> {
  const { table } = loaded;
  const earned = linesAt(loaded, 'achievements', readerAt(loaded, 'spectator', language));
  const board = [...dailyLines(loaded, language), ...earned].join('\n');
  if (table.location.display !== 'picture') return { board };
  return {
    board,
    sketch: { of: `daily|${table.id}`, picture: drawEndCard(loaded, language), description: board },
  };
}

/** Draws the shareable result of an attempt without spoilers. It is text if the channel does not accept pictures. */
export function drawDailyResult(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const lines = [headOf(loaded, language), ...dailyLines(loaded, language)];
  const description = lines.join(' ');
  return message({
    board: lines.join('\n'),
    sketch: { of: `share|${table.id}`, picture: drawEndCard(loaded, language), description },
    rows: buttonRows(todayButton(table, Success), language),
  });
}

/** Returns rank and streak of an attempt for its picture. */
export function rankFacts(loaded: LoadedTable, language: Language): Fact[] {
  const rank = loaded.table.features.daily?.rank;
  if (!rank) return [];
  const { place, of, streak } = rank;
  const among = texts.table.ofToday({ attempts: of });
  const days = texts.table.daysInARow({ days: streak });
  return [
    ...(isRanked(loaded) ? [{ icon: SIGNS.trophy, value: `#${place}`, words: say(among, language) }] : []),
    { icon: SIGNS.fire, value: String(streak), words: say(days, language) },
  ];
}

/** Returns a line with the score of an attempt, and one with its rank or resignation and a streak of several days. */
export function dailyLines(loaded: LoadedTable, language: Language): string[] {
  const score = scoreWords(loaded, language);
  const rank = loaded.table.features.daily?.rank;
  const streak = rank && rank.streak > 1 ? [streakWords(rank.streak)] : [];
  const facts = [...placeWords(loaded), ...streak];
  return [score && `**${score}**`, facts.map((fact) => say(fact, language)).join(' · ')].filter(Boolean);
}

export function scoreWords(loaded: LoadedTable, language: Language): string {
  const score = dailyScore(loaded);
  return score ? plainLine(say(score.words, language)) : '';
}

/** Returns the rank of an attempt, or that it was resigned. Empty if it has no rank. */
export function placeWords(loaded: LoadedTable): Text[] {
  const rank = loaded.table.features.daily?.rank;
  if (loaded.table.ending?.by === 'resigning') return [texts.table.resigned];
  if (!rank || !isRanked(loaded)) return [];
  return [texts.table.rank({ place: rank.place, attempts: rank.of })];
}

export function streakWords(days: number): Text {
  return texts.table.streak({ days });
}

function underWay(loaded: LoadedTable, language: Language): Text {
  const seat = loaded.table.seats.findIndex(({ kind }) => kind === 'person');
  const name = plainLine(nameOf(readerAt(loaded, 'spectator', language), seat));
  const { puzzle, daily } = loaded.table.features;
  if (daily?.practice) return texts.table.practiceUnderWay({ name });
  return puzzle ? texts.table.puzzleUnderWay({ name }) : texts.table.underWay({ name });
}

function buttonsDuringAttempt({ table }: LoadedTable): ButtonSpec[] {
  return [
    primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn),
    ...todayButton(table, Secondary),
    plain({ kind: 'more', table: table.id }, common.buttons.more),
  ];
}

function buttonsAfterAttempt(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const { id } = table;
  return [
    ...todayButton(table, Primary),
    ...boardButtonsAt(loaded, 'suggestions'),
    shareButton(id),
    ...(table.features.puzzle ? answerButton(table) : [openReplayButton(id)]),
  ];
}

/** Returns the button that starts the reader's own attempt. Empty for practice, and in a DM, where the player is the only reader. */
function todayButton({ game, features, location }: Table, style: ButtonSpec[2]): ButtonSpec[] {
  if (location.guild === null || features.daily?.practice) return [];
  const label = features.puzzle ? texts.table.puzzle : texts.table.today;
  return [[yoursId.make({ game: dailyAt({ game, features }) }), label, style]];
}

/** Returns the button that starts a daily by its id. */
export function dailyButton(id: string, title: Text): ButtonSpec {
  const label = id === PUZZLE_OF_THE_DAY ? texts.table.puzzle : texts.table.name({ title });
  return success(yoursId.make({ game: id }), label);
}

const MAX_PLACES = 10;

/** Returns the best attempts and the asking user's own, or a line that there is none. */
export function placeLines(best: readonly RankedAttempt[], asker: string, language: Language): string[] {
  const places = best.map((ranked, index) => ({ ranked, text: `${index + 1}. ${lineOf(ranked, language)}` }));
  const shown = places.filter(({ ranked }, index) => index < MAX_PLACES || ranked.person === asker);
  return shown.length > 0 ? shown.map(({ text }) => text) : [say(texts.table.nobodyYet, language)];
}

/** Returns player and score: “Ada · 5 of 8 rooms cleared”. */
export function lineOf({ person, score }: RankedAttempt, language: Language): string {
  const who = person === undefined ? say(common.names.someone, language) : `<@${person}>`;
  return `${who} · ${plainLine(say(score.words, language))}`;
}
