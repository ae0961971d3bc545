import { type AnyGame, about, eachLanguage, type Language, type Reader, say, type Text } from '@longtable/kit';
import { isOnScale, NEAR } from '../../host/history/levels.ts';
import { pointsAt, scoredBefore, secondOf } from '../../host/table/match.ts';
import { isFinished, type LoadedTable } from '../../host/table/table.ts';
import { plainLine } from '../escape.ts';
import { nameAt } from '../names.ts';

const FIRST: Text = { en: 'Game 1 of 2', de: 'Hinspiel' };
const NO_SECOND: Text = { en: 'There’s no second game.', de: 'Ein Rückspiel gibt es nicht.' };
const NO_RESULT: Text = { en: 'The match doesn’t count.', de: 'Hin- und Rückspiel zählen nicht.' };

/** Which game of a match is played, and in the second how it stands. */
export function matchTitle({ table }: LoadedTable): Text | undefined {
  const scored = scoredBefore(table);
  if (!scored) return table.match && FIRST;
  const { en, de } = scoreWords(scored);
  return { en: `Game 2 of 2, ${en}`, de: `Rückspiel, ${de}` };
}

/** How a match stands when its second game begins, with everybody's name. */
export function matchNews(loaded: LoadedTable, language: Language): string[] {
  const scored = scoredBefore(loaded.table);
  if (!scored || loaded.table.version > 0) return [];
  const score = say(scoreWords(scored), language);
  const standing = `${nameAt(loaded, 0, language)} ${score} ${nameAt(loaded, 1, language)}`;
  return [say({ en: `Game 2 of 2, ${standing}.`, de: `Rückspiel, Stand ${standing}.` }, language)];
}

/** How a match stands or ended once a game of it is over. */
export function matchLines(loaded: LoadedTable, reader: Reader): string[] {
  const { table } = loaded;
  if (!table.match || table.status !== 'over') return [];
  const isSecond = scoredBefore(table) !== undefined;
  if (isSecond && isFinished(table)) return [matchEnding(loaded, reader)];
  if (secondOf(loaded) === undefined) return [say(isSecond ? NO_RESULT : NO_SECOND, reader.language)];
  const { en, de } = scoreWords(pointsAt(loaded));
  const goesOn: Text = {
    en: `${en} after game 1. Game 2 has started, seats swapped.`,
    de: `${de} nach dem Hinspiel. Das Rückspiel läuft, die Plätze sind getauscht.`,
  };
  return [say(goesOn, reader.language)];
}

function matchEnding(loaded: LoadedTable, reader: Reader): string {
  const points = pointsAt(loaded);
  const [one = 0, other = 0] = points;
  const { en, de } = scoreWords(points.toSorted((a, b) => b - a));
  if (one === other) return say({ en: `${en}, match drawn.`, de: `${de}, insgesamt unentschieden.` }, reader.language);
  const won = about(
    reader,
    one > other ? 0 : 1,
    { en: `You win the match ${en}.`, de: `Du gewinnst insgesamt mit ${de}.` },
    (name) => ({ en: `${name} wins the match ${en}.`, de: `${name} gewinnt insgesamt mit ${de}.` }),
  );
  return plainLine(won);
}

function scoreWords(points: readonly number[]): Record<Language, string> {
  const words = (language: Language) => points.map((point) => pointWords(point, language));
  return { en: words('en').join('–'), de: words('de').join(':') };
}

/** A computer to choose: what is asked for, its name with its rating, and how strong it is. */
interface LevelChoice {
  readonly value: string;
  readonly label: Text;
  readonly about: Text;
}

const ABOUT_AS_STRONG: LevelChoice = {
  value: NEAR,
  label: { en: 'About your strength', de: 'Etwa deine Stärke' },
  about: { en: 'The level nearest to your rating', de: 'Die Stufe, die deiner Wertung am nächsten ist' },
};

/** The computers of a game to choose from; where they can be compared with people, the one about as strong comes first. */
export function levelChoices(game: AnyGame): LevelChoice[] {
  const levels = (game.computers?.levels ?? []).map(({ id, name, about, rating }) => ({
    value: id,
    label: rating === undefined ? name : eachLanguage((language) => `${say(name, language)} · ${rating}`),
    about,
  }));
  return isOnScale(game) && levels.length > 1 ? [ABOUT_AS_STRONG, ...levels] : levels;
}

/** Points, with halves as people write them. */
export function pointWords(points: number, language: Language): string {
  if (points % 1 !== 0.5) return points.toLocaleString(language);
  return points < 1 ? '½' : `${Math.floor(points)}½`;
}
