import { heading, paragraph } from '../../../games/kit/picture/blocks.ts';
import { at, type Box, INK, type Shape } from '../../../games/kit/picture/ink.ts';
import { label } from '../../../games/kit/picture/lettering.ts';
import { rectangle } from '../../../games/kit/picture/shapes.ts';
import { type Block, sheet } from '../../../games/kit/picture/sheet.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import { namesAt } from '../../host/table/names.ts';
import { type LoadedTable, resultOf } from '../../host/table/table.ts';
import { WORDS } from './text.ts';

/** How somebody fared against one opponent. */
interface Encounters {
  readonly name: string;
  won: number;
  drawn: number;
  lost: number;
}

/** How somebody's rating went, and against whom. */
export interface Course {
  readonly title: string;
  readonly ratings: readonly number[];
  readonly against: readonly Encounters[];
}

/** More opponents than these are left out, those met least. */
const OPPONENTS = 8;

/** What finished tables, the newest first, tell of a person in each game of ratings. */
export function coursesOf(person: string, past: readonly LoadedTable[], language: Language): Course[] {
  const games = Map.groupBy(past.toReversed(), ({ game }) => game.title);
  return [...games].flatMap(([title, tables]) => {
    const ratings: number[] = [];
    const against = new Map<string, Encounters>();
    for (const loaded of tables) {
      const seat = loaded.table.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.id === person);
      const own = loaded.table.seats[seat];
      if (own?.kind !== 'person' || !own.rated) continue;
      if (ratings.length === 0) ratings.push(own.rated.before);
      ratings.push(own.rated.after);
      const winners = resultOf(loaded)?.winners ?? [];
      const names = namesAt(loaded.table, loaded.game, language);
      for (const [other, sitter] of loaded.table.seats.entries()) {
        if (other === seat || sitter.kind !== 'person') continue;
        const met = against.get(sitter.id) ?? { name: names[other] ?? '?', won: 0, drawn: 0, lost: 0 };
        if (winners.includes(seat)) met.won++;
        else if (winners.length === 0) met.drawn++;
        else met.lost++;
        against.set(sitter.id, met);
      }
    }
    const sorted = [...against.values()].sort((a, b) => gamesWith(b) - gamesWith(a)).slice(0, OPPONENTS);
    return ratings.length > 0 ? [{ title, ratings, against: sorted }] : [];
  });
}

const gamesWith = ({ won, drawn, lost }: Encounters) => won + drawn + lost;

/** The same in words. */
export function courseLines({ title, ratings, against }: Course, language: Language): string[] {
  const course = `${title}: ${ratings.join(' → ')}`;
  return [course, ...against.map((one) => `${one.name}: ${recordWords(one, language)}`)];
}

function recordWords({ won, drawn, lost }: Encounters, language: Language): string {
  return [
    `${won} ${say(WORDS.won, language)}`,
    ...(drawn > 0 ? [`${drawn} ${say(WORDS.drawn, language)}`] : []),
    `${lost} ${say(WORDS.lost, language)}`,
  ].join(', ');
}

/** The same as a picture: a curve for each game, and who was met there. */
export function drawCourses(courses: readonly Course[], language: Language): string {
  return sheet(
    courses.flatMap(({ title, ratings, against }) => [
      heading(title, String(ratings.at(-1))),
      curve(ratings),
      paragraph(
        against.map((one) => `${one.name}: ${recordWords(one, language)}`),
        { size: 24 },
      ),
    ]),
  );
}

function curve(ratings: readonly number[]): Block {
  return { height: 150, draw: (box) => rectangle(box, { fill: 'panel', radius: 12 }) + line(box, ratings) };
}

function line({ x, y, width, height }: Box, ratings: readonly number[]): Shape {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const places = ratings.map((rating, index) => {
    const across = ratings.length === 1 ? 0.5 : index / (ratings.length - 1);
    return [x + 90 + across * (width - 120), y + 20 + (1 - (rating - low) / Math.max(1, high - low)) * (height - 40)];
  });
  const points = places.map(([px = 0, py = 0]) => `${at(px)},${at(py)}`).join(' ');
  const dots = places.map(([px = 0, py = 0]) => `<circle cx="${at(px)}" cy="${at(py)}" r="5" fill="${INK.gold}"/>`);
  const scale = (value: number, top: number) =>
    label({ x: x + 8, y: top, width: 70, height: 28 }, String(value), { size: 22, tone: 'soft', align: 'right' });
  return [
    `<polyline points="${points}" fill="none" stroke="${INK.gold}" stroke-width="4" stroke-linejoin="round"/>`,
    ...dots,
    scale(high, y + 8),
    high === low ? '' : scale(low, y + height - 36),
  ].join('');
}
