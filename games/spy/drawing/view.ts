import type { Viewer } from '../../kit/game.ts';
import type { View } from '../../kit/interim.ts';
import type { Text } from '../../kit/text.ts';
import { result } from '../result.ts';
import { metricsOf, statistics, teamOf } from '../rules/course/ending.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import type { State } from '../state.ts';
import { ending } from '../words/ending.ts';
import { casinoSentences, ownSentences } from '../words/sentences.ts';
import { colourHead, colourOwn, colourRow } from './colours.ts';
import { drawGrid } from './grid.ts';
import { drawAgents, drawOthers, drawSecrets, drawStatus, enemyLetters } from './panel.ts';
import { viewPreparation } from './preparation.ts';

/** The most characters of a drawn board, so that it fits a message with room around it. */
const BOARD_MAX = 1450;
const COLOURED_MAX = 1850;

/** What a viewer may see, drawn from what the viewer may know. */
export function view(state: State, viewer: Viewer): View {
  const known = knownTo(state, viewer);
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  if (known.phase === 'draft' || known.phase === 'equipment') return viewPreparation(known, player);
  if (known.phase === 'over') return viewEnd(known, viewer);
  const own = player === undefined ? [] : drawAgents(known, player);
  const secrets = player === undefined ? [] : drawSecrets(known, player);
  return {
    ...fitting([
      gridSection(known, viewer),
      { lines: drawStatus(known), colour: colourHead },
      { lines: own, colour: (line) => (line.startsWith(' ') ? line : colourOwn(line)) },
      { lines: secrets },
      { lines: drawOthers(known, viewer) },
    ]),
    sentences: [...casinoSentences(known, viewer), ...(player === undefined ? [] : ownSentences(known, player))],
  };
}

/** Lines that are shown together or not at all, and how each is coloured. */
interface Section {
  readonly lines: readonly string[];
  readonly colour?: (line: string, index: number) => string;
}

function gridSection(known: State, viewer: Viewer): Section {
  const lines = drawGrid(known, viewer);
  const heads = lines.length - known.board.rows.length;
  const enemies = enemyLetters(known, viewer);
  return { lines, colour: (line, index) => (index < heads ? line : colourRow(line, enemies)) };
}

/** As many sections as fit, the first ones first: a very large board leaves no room for names. */
function fitting(sections: readonly Section[]): Pick<View, 'board' | 'coloured'> {
  const board: string[] = [];
  const coloured: string[] = [];
  for (const { lines, colour = (line: string) => line } of sections) {
    if (lengthOf([...board, ...lines]) > BOARD_MAX) continue;
    board.push(...lines);
    coloured.push(...lines.map(colour));
  }
  return lengthOf(coloured) <= COLOURED_MAX ? { board, coloured } : { board };
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function viewEnd(state: State, viewer: Viewer): View {
  return {
    ...fitting([
      gridSection(state, viewer),
      { lines: endLines(state), colour: (line, index) => (index === 0 ? colourHead(line) : line) },
      { lines: drawOthers(state, viewer) },
    ]),
    sentences: [...endSentences(state), ...casinoSentences(state, 'spectator')],
  };
}

/** The winner, then what decides a match and what else was counted, a column for each player. */
function endLines(state: State): string[] {
  const row = (title: string, [one, two]: readonly (number | string)[]) =>
    `${title.padEnd(20)}${String(one).padStart(9)}${String(two).padStart(9)}`;
  const collar = ([0, 1] as const).map((player) => (state.courier === player ? 'yes' : '-'));
  return [
    ...(state.ending ? [`Player ${state.ending.winner + 1}: ${state.ending.reason}`] : []),
    row('', ['Player 1', 'Player 2']),
    row('Brought the collar', collar),
    ...statistics(state).map(([title, values]) => row(title, values)),
  ];
}

function endSentences(state: State): Text[] {
  const ended = result(state);
  if (!ended) return [];
  const [one, two] = [metricsOf(state, 0), metricsOf(state, 1)];
  const [ours, theirs] = [teamOf(state, 0), teamOf(state, 1)].map((names) => names.join(', '));
  return [
    ending(state),
    { en: `Player 1 led ${ours}; player 2 led ${theirs}.`, de: `Spieler 1 führte ${ours}, Spieler 2 ${theirs}.` },
    {
      en: `IP ${one.ip} to ${two.ip}, drinks ${one.drinks} to ${two.drinks}, pours ${one.pours} to ${two.pours}, damage ${one.damage} to ${two.damage}.`,
      de: `IP ${one.ip} zu ${two.ip}, Getränke ${one.drinks} zu ${two.drinks}, Güsse ${one.pours} zu ${two.pours}, Schaden ${one.damage} zu ${two.damage}.`,
    },
  ];
}
