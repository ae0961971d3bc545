import type { View, Viewer } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { drawGrid } from './drawing/grid.ts';
import { drawAgents, drawOthers, drawSecrets, drawStatus } from './drawing/panel.ts';
import { viewPreparation } from './drawing/preparation.ts';
import { casinoSentences, ownSentences } from './drawing/sentences.ts';
import { metricsOf, teamOf } from './ending.ts';
import { knownTo } from './knowledge.ts';
import { result } from './result.ts';
import type { State } from './state.ts';

/** The most characters of a drawn board, so that it fits a message with room around it. */
const BOARD_MAX = 1450;

/** What a viewer may see, drawn from what the viewer may know. */
export function view(state: State, viewer: Viewer): View {
  const known = knownTo(state, viewer);
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  if (known.phase === 'draft' || known.phase === 'equipment') return viewPreparation(known, player);
  if (known.phase === 'over') return viewEnd(known, viewer);
  const own = player === undefined ? [] : drawAgents(known, player);
  const secrets = player === undefined ? [] : drawSecrets(known, player);
  return {
    board: fitting([drawGrid(known, viewer), drawStatus(known), own, secrets, drawOthers(known, viewer)]),
    sentences: [...casinoSentences(known, viewer), ...(player === undefined ? [] : ownSentences(known, player))],
  };
}

/** As many sections as fit, the first ones first: a very large board leaves no room for names. */
function fitting(sections: readonly (readonly string[])[]): string[] {
  const lines: string[] = [];
  let length = 0;
  for (const section of sections) {
    const more = section.reduce((sum, line) => sum + line.length + 1, 0);
    if (length + more > BOARD_MAX) continue;
    lines.push(...section);
    length += more;
  }
  return lines;
}

function viewEnd(state: State, viewer: Viewer): View {
  const table = metricLines(state);
  return {
    board: fitting([drawGrid(state, viewer), table, drawOthers(state, viewer)]),
    sentences: [...endSentences(state), ...casinoSentences(state, 'spectator')],
  };
}

function metricLines(state: State): string[] {
  const [one, two] = [metricsOf(state, 0), metricsOf(state, 1)];
  const row = (title: string, a: number | string, b: number | string) =>
    `${title.padEnd(10)}${String(a).padStart(10)}${String(b).padStart(10)}`;
  const won = state.ending ? [`Player ${state.ending.winner + 1}: ${state.ending.reason}`] : [];
  return [
    ...won,
    row('', 'Player 1', 'Player 2'),
    row('IP', one.ip, two.ip),
    row('Collar', one.collar ? 'yes' : '-', two.collar ? 'yes' : '-'),
    row('Drinks', one.drinks, two.drinks),
    row('Pours', one.pours, two.pours),
    row('Damage', one.damage, two.damage),
  ];
}

function endSentences(state: State): Text[] {
  const ended = result(state);
  if (!ended) return [];
  const [one, two] = [metricsOf(state, 0), metricsOf(state, 1)];
  const [ours, theirs] = [teamOf(state, 0), teamOf(state, 1)].map((names) => names.join(', '));
  return [
    ended.sentence,
    { en: `Player 1 led ${ours}; player 2 led ${theirs}.`, de: `Spieler 1 führte ${ours}, Spieler 2 ${theirs}.` },
    {
      en: `IP ${one.ip} to ${two.ip}, drinks ${one.drinks} to ${two.drinks}, pours ${one.pours} to ${two.pours}, damage ${one.damage} to ${two.damage}.`,
      de: `IP ${one.ip} zu ${two.ip}, Getränke ${one.drinks} zu ${two.drinks}, Güsse ${one.pours} zu ${two.pours}, Schaden ${one.damage} zu ${two.damage}.`,
    },
  ];
}
