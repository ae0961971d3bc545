import { column, cut, type Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { failuresOn, noteOn } from '../rules/knowledge/notes.ts';
import { isClammy, nameOf, opponentOf, personOf, present } from '../rules/match/people.ts';
import type { Item, Person, Player, State } from '../state.ts';
import { gadgetTitle } from '../words/titles.ts';
import { marksOf } from './marks.ts';

export const WIDTH = 36;

/** The round. */
export function drawRound({ round, config }: State, language: Language): string {
  return say({ en: `Round ${round} of ${config.roundLimit}`, de: `Runde ${round} von ${config.roundLimit}` }, language);
}

/** One line about an agent: health, points, chips, and what matters now. */
export function drawAgent(state: State, id: number, language: Language): string {
  const person = personOf(state, id);
  return cut(`${nameOf(state, id)}: ${valuesOf(person, language).join(', ')}`, WIDTH);
}

/** Health, points, chips and state of an own agent. */
export function valuesOf(person: Person, language: Language): string[] {
  const { hp, ip, chips, cocktail } = person;
  return [
    `${hp} HP`,
    `${ip} IP`,
    `${chips} C`,
    ...(isClammy(person) ? [say({ en: 'wet', de: 'nass' }, language)] : []),
    ...(cocktail ? [say({ en: 'drink', de: 'Glas' }, language)] : []),
  ];
}

/** What somebody carries, each thing with what is left of it. */
export function itemTitle(state: State, { gadget, usages, activeOn }: Item, language: Language): string {
  const title = gadgetTitle(gadget, language);
  if (activeOn !== undefined) return `${title} (${nameOf(state, activeOn)})`;
  return usages !== null && usages > 1 ? `${title} (${usages})` : title;
}

const NOTES = {
  enemy: { en: 'enemy', de: 'gegnerisch' },
  guest: { en: 'guest', de: 'Gast' },
  harmless: { en: 'harmless?', de: 'harmlos?' },
  silent: { en: 'told nothing', de: 'verriet nichts' },
} as const;

/** Everybody but one's own, with what was found out about them. */
export function drawOthers(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const marks = marksOf(state);
  return present(state)
    .filter(({ faction }) => faction !== viewer)
    .map(({ id, cocktail }) => {
      const note = viewer === 0 || viewer === 1 ? noteFor(state, viewer, id) : undefined;
      const drink = cocktail ? (cocktail.poisonedBy.length > 0 ? '+' : 'Y') : ' ';
      const name = column(nameOf(state, id), 17);
      return `${marks.get(id)} ${name}${drink} ${note ? say(NOTES[note], language) : ''}`.trimEnd();
    });
}

function noteFor(state: State, player: Player, id: number): keyof typeof NOTES | undefined {
  return noteOn(state, player, id) ?? (failuresOn(state, player, id) > 0 ? 'silent' : undefined);
}

/** The marks of those whom a reader knows to be enemies. */
export function enemyMarks(state: State, { viewer }: Reader): ReadonlySet<string> {
  if (viewer !== 0 && viewer !== 1) return new Set();
  const marks = marksOf(state);
  const enemies = present(state).filter(({ faction }) => faction === opponentOf(viewer));
  return new Set(enemies.map(({ id }) => marks.get(id) ?? ''));
}

/** Things in lines of the board's width, indented. */
export function wrap(things: readonly string[], indent = '  '): string[] {
  const lines: string[] = [];
  for (const thing of things) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}, ${thing}`.length <= WIDTH) lines[lines.length - 1] = `${last}, ${thing}`;
    else {
      if (last !== undefined && last.length < WIDTH) lines[lines.length - 1] = `${last},`;
      lines.push(cut(`${indent}${thing}`, WIDTH));
    }
  }
  return lines;
}
