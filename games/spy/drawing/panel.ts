import type { Viewer } from '../../kit/game.ts';
import { failuresOn, noteOn } from '../rules/knowledge/notes.ts';
import { letterOf, nameOf, opponentOf, present } from '../rules/match/people.ts';
import type { Item, Person, Player, State } from '../state.ts';
import { cocktailGlyph } from './grid.ts';

const WIDTH = 38;

/** The round, and who is on. */
export function drawStatus(state: State): string[] {
  const on = state.active === null ? '' : ` > ${letterOf(state, state.active)} ${nameOf(state, state.active)}`;
  return [`Round ${state.round}/${state.config.roundLimit}${on}`.slice(0, WIDTH)];
}

/** A player's own agents: health, points, chips, what they hold and carry. */
export function drawAgents(state: State, player: Player): string[] {
  return state.people.filter(({ faction }) => faction === player).flatMap((person) => drawAgent(state, person));
}

function drawAgent(state: State, person: Person): string[] {
  const gone = person.at ? '' : ' (gone)';
  const head = `${letterOf(state, person.id).toUpperCase()} ${nameOf(state, person.id)}${gone}`;
  const wet = person.properties.some((name) => name === 'CLAMMY_CLOTHES' || name === 'CONSTANT_CLAMMY_CLOTHES');
  const values = [
    `HP${person.hp} IP${person.ip} C${person.chips} BP${person.bp} AP${person.ap}`,
    ...(wet ? ['wet'] : []),
    ...(person.cocktail ? [cocktailGlyph(person.cocktail)] : []),
  ];
  return [head, `  ${values.join(' ')}`, ...wrap(person.items.map((item) => itemName(state, item)))].map(cut);
}

function itemName(state: State, { gadget, usages, activeOn }: Item): string {
  if (activeOn !== undefined) return `${gadget}>${letterOf(state, activeOn)}`;
  return usages !== null && usages > 1 ? `${gadget} ${usages}` : gadget;
}

/** What a player's side knows: combinations, opened safes, guests whose secret it has. */
export function drawSecrets(state: State, player: Player): string[] {
  const { combinations, opened, secrets } = state.sides[player];
  const numbers = (list: readonly number[]) => (list.length === 0 ? '-' : [...list].sort((a, b) => a - b).join(' '));
  const guests = secrets.map((id) => letterOf(state, id)).join('');
  return [cut(`Codes ${numbers(combinations)} Opened ${numbers(opened)}`), cut(`Secrets of ${guests || '-'}`)];
}

const MARKS = { enemy: '!', guest: '=', harmless: '-' } as const;

/** Everybody else, two to a line: letter, what was noted about them, a cocktail, the name. */
export function drawOthers(state: State, viewer: Viewer): string[] {
  const cells = present(state)
    .filter(({ faction }) => faction !== viewer || state.phase === 'over')
    .map((person) => {
      const mark = markOf(state, person, viewer);
      const drink = person.cocktail ? cocktailGlyph(person.cocktail) : ' ';
      const cell = `${letterOf(state, person.id)}${mark}${drink}${nameOf(state, person.id)}`;
      return cell.slice(0, 18).padEnd(19);
    });
  const lines: string[] = [];
  for (let index = 0; index < cells.length; index += 2)
    lines.push(`${cells[index]}${cells[index + 1] ?? ''}`.trimEnd());
  return lines;
}

/** The letters of those whom a viewer knows to be enemies. */
export function enemyLetters(state: State, viewer: Viewer): string {
  if (viewer !== 0 && viewer !== 1) return '';
  const enemies = present(state).filter(({ faction }) => faction === opponentOf(viewer));
  return enemies.map(({ id }) => letterOf(state, id)).join('');
}

function markOf(state: State, person: Person, viewer: Viewer): string {
  if (state.phase === 'over') return person.faction === 'NPC' ? ' ' : String(Number(person.faction) + 1);
  if (viewer !== 0 && viewer !== 1) return ' ';
  const note = noteOn(state, viewer, person.id);
  return note ? MARKS[note] : failuresOn(state, viewer, person.id) > 0 ? '?' : ' ';
}

/** Words in lines of the board's width, indented. */
export function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`.slice(0, WIDTH));
  }
  return lines;
}

/** A line that is not wider than the board may be. */
export function cut(line: string): string {
  return [...line].slice(0, WIDTH).join('');
}
