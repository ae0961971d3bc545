import { type Language, nameOf, say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import type { Table } from '../../../storage/records/table.ts';
import { readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { answerButton, type ButtonSpec, buttonRows, nextStepButton } from '../../render/controls.ts';
import { achievementLines } from '../../render/ending.ts';
import { practiceLines } from '../../render/exercise.ts';
import { type Drawn, message, type Parts } from '../../render/message.ts';
import { serialise } from '../../render/serialise.ts';
import { headOf } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { texts } from '../../render/words/texts.ts';
import { drawEndCard } from '../pictures/index.ts';
import { dailyAt, dailyScore, isRanked, type RankedAttempt } from './daily.ts';

const { Primary, Secondary } = ButtonStyle;

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
  const earned = achievementLines(loaded, readerAt(loaded, 'spectator', language));
  const board = [...dailyLines(loaded, language), ...earned].join('\n');
  if (table.location.display !== 'picture') return { board };
  return {
    board,
    sketch: { of: `daily|${table.id}`, drawing: serialise(drawEndCard(loaded, language)), description: board },
  };
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
  if (loaded.table.ending?.by === 'resigning') return [texts.daily.resigned];
  if (!rank || !isRanked(loaded)) return [];
  return [texts.daily.rank({ place: rank.place, attempts: rank.of })];
}

export function streakWords(days: number): Text {
  return texts.daily.streak({ days });
}

function underWay(loaded: LoadedTable, language: Language): Text {
  const seat = loaded.table.seats.findIndex(({ kind }) => kind === 'person');
  const name = plainLine(nameOf(readerAt(loaded, 'spectator', language), seat));
  const { puzzle, daily } = loaded.table.features;
  if (daily?.practice) return texts.daily.practiceUnderWay({ name });
  return puzzle ? texts.daily.puzzleUnderWay({ name }) : texts.daily.underWay({ name });
}

function buttonsDuringAttempt({ table }: LoadedTable): ButtonSpec[] {
  return [
    [{ kind: 'panel', table: table.id }, texts.buttons.yourTurn, Primary],
    ...todayButton(table, Secondary),
    [{ kind: 'more', table: table.id }, texts.buttons.more, Secondary],
  ];
}

function buttonsAfterAttempt(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const { id } = table;
  const replay: ButtonSpec = [
    { kind: 'replay', step: 'open', table: id, viewer: 'spectator', move: 0 },
    texts.buttons.replay,
    Secondary,
  ];
  return [
    ...todayButton(table, Primary),
    ...nextStepButton(loaded),
    [{ kind: 'share', table: id }, texts.buttons.share, Secondary],
    ...(table.features.puzzle ? answerButton(table) : [replay]),
  ];
}

/** Returns the button that starts the reader's own attempt. Empty for practice, and in a DM, where the player is the only reader. */
export function todayButton({ game, features, location }: Table, style: ButtonSpec[2]): ButtonSpec[] {
  if (location.guild === null || features.daily?.practice) return [];
  const label = features.puzzle ? texts.daily.puzzle : texts.daily.today;
  return [[{ kind: 'yours', game: dailyAt({ game, features }) }, label, style]];
}

const MAX_PLACES = 10;

/** Returns the best attempts and the asking user's own, or a line that there is none. */
export function placeLines(best: readonly RankedAttempt[], asker: string, language: Language): string[] {
  const places = best.map((ranked, index) => ({ ranked, text: `${index + 1}. ${lineOf(ranked, language)}` }));
  const shown = places.filter(({ ranked }, index) => index < MAX_PLACES || ranked.person === asker);
  return shown.length > 0 ? shown.map(({ text }) => text) : [say(texts.daily.nobodyYet, language)];
}

/** Returns player and score: “Ada · 5 of 8 rooms cleared”. */
export function lineOf({ person, score }: RankedAttempt, language: Language): string {
  const who = person === undefined ? say(texts.names.someone, language) : `<@${person}>`;
  return `${who} · ${plainLine(say(score.words, language))}`;
}
