import type { Viewer } from '../../kit/game.ts';
import type { View } from '../../kit/interim.ts';
import { type Field, fieldName } from '../fields.ts';
import { nameOf } from '../rules/cards.ts';
import { boardShown } from '../rules/report.ts';
import { type Card, type State, type Team, teamOf, type Unit, unitFields, unitOn } from '../state.ts';
import { clip } from '../words/clip.ts';
import { sentences } from '../words/sentences.ts';
import { boardLines } from './board.ts';
import { asItIs, bothTeams, inTeamColour, type Painter, pieces } from './colours.ts';
import { standings } from './standings.ts';

const COLUMNS_MAX = 38;
const VALUES = '1000/1000'.length;

/** What a viewer may see: the board from their side, what is known of the units, and their own hand. */
export function view(state: State, viewer: Viewer): View {
  const lines = linesFor(state, viewer).map(({ words, paint }) => ({ words: plain(words), paint }));
  return {
    board: lines.map(({ words }) => words),
    coloured: lines.map(({ words, paint }) => paint(words)),
    sentences: sentences(state, viewer),
  };
}

/** A line of the view, and how it is coloured. */
interface Line {
  readonly words: string;
  readonly paint: Painter;
}

function linesFor(state: State, viewer: Viewer): Line[] {
  const side = viewer === 1 ? 1 : 0;
  const units = [0, 1].flatMap((seat) => unitFields(state, seat));
  const own = viewer === 'spectator' ? [] : cardLines(teamOf(state, viewer));
  return [
    ...standings(state).map((words) => ({ words, paint: bothTeams })),
    ...boardLines(boardShown(state, null), { side, compact: true }).map((words) => ({ words, paint: pieces })),
    ...units.map((field) => unitLine(unitOn(state, field)!, field, viewer)),
    ...own.map((words) => ({ words, paint: asItIs })),
  ];
}

/** Uploaded names may hold anything; in a code block they must not break the block or its columns. */
function plain(words: string): string {
  return clip(words.replace(/\p{C}|\p{Extended_Pictographic}|\uFE0F|`/gu, '?'), COLUMNS_MAX);
}

function unitLine(unit: Unit, field: Field, viewer: Viewer): Line {
  const team = unit.team === 0 ? 'x' : 'y';
  const known = unit.up || unit.team === viewer;
  const name = known ? nameOf(unit.card) : '???';
  const words = [fieldName(field), team, ...(known ? [values(unit.card)] : []), unit.up ? name : `(${name})`];
  return { words: words.join(' '), paint: inTeamColour(unit.team) };
}

/** Values come before names, which may be too long for a line. */
function values({ atk, def }: Card): string {
  return `${atk}/${def}`.padEnd(VALUES);
}

function cardLines({ hand, discarded }: Team): string[] {
  const cards = hand.map((card, at) => `[${at + 1}] ${values(card)} ${nameOf(card)}`);
  const gone = discarded.map(nameOf).reverse().join(', ');
  return ['Hand:', ...cards, ...(gone === '' ? [] : [`Discarded: ${gone}`])];
}
