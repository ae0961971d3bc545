import type { View } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import { sightOf } from '../rules/knowledge/sight.ts';
import { isPresent, personOf } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { turnOf } from '../turn.ts';
import { casinoSentences, ownSentences } from '../words/sentences.ts';
import { roundTitle } from '../words/titles.ts';
import { colourHead, colourRow } from './colours.ts';
import { drawStatistics, drawTeams, drawTurning, endSentences } from './ending.ts';
import { drawGrid, frameAround } from './grid.ts';
import { drawAgent, enemyMarks } from './panel.ts';
import { viewPreparation } from './preparation.ts';

/** So high that map and buttons are on a phone together. */
const ROWS = 11;

/** What a reader may see, drawn from what they have seen; most read it in one way only, and the others are drawn when asked for. */
export function view(state: State, reader: Reader): View {
  const { viewer, language } = reader;
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = sightOf(state, viewer, isOpen);
  if (isOpen && (state.phase === 'over' || !reader.live)) return viewEnd(seen, reader);
  if (isOpen) return viewWhole(seen, reader);
  if (seen.people.length === 0) return viewPreparation(seen, reader, turnOf(state));
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const map = drawGrid(seen, viewer, frameAround(seen, centreOf(seen, reader), ROWS));
  const foot = [
    ...(seen.active !== null && player !== undefined ? [drawAgent(seen, seen.active, language)] : []),
    roundTitle(seen, language),
  ];
  return {
    board: [...map, ...foot],
    get coloured() {
      const enemies = enemyMarks(seen, reader);
      const [head = '', ...rows] = map;
      return [head, ...rows.map((row) => colourRow(row, enemies)), ...foot.map(colourHead)];
    },
    get sentences() {
      const own = player === undefined ? [] : ownSentences(seen, player, language);
      return [...own, ...casinoSentences(seen, reader)];
    },
  };
}

/** What the map is drawn around: the agent who acts, else the first of one's own, else the cat. */
export function centreOf(state: State, { viewer }: Reader): { x: number; y: number } {
  const acting = state.active === null ? undefined : personOf(state, state.active);
  const own = state.people.find((person) => person.faction === viewer && isPresent(person));
  return acting?.at ?? own?.at ?? state.cat ?? { x: 0, y: 0 };
}

/** Everything while it goes on, for whoever may see that: the casino, and who belongs to whom. */
function viewWhole(state: State, reader: Reader): View {
  const isOn = state.people.length > 0;
  const map = isOn ? drawGrid(state, 'spectator', frameAround(state, centreOf(state, reader), ROWS)) : [];
  const round = isOn ? [roundTitle(state, reader.language)] : [];
  return {
    board: [...map, ...round, ...drawTeams(state, reader)],
    get sentences() {
      return [...drawTeams(state, reader), ...(isOn ? casinoSentences(state, reader) : [])];
    },
  };
}

function viewEnd(state: State, reader: Reader): View {
  const statistics = drawStatistics(state, reader);
  const board = [...drawTeams(state, reader), ...drawTurning(state, reader.language), ...statistics];
  const heads = new Set([statistics[0]]);
  return {
    board,
    get coloured() {
      return board.map((line) => (heads.has(line) ? colourHead(line) : line));
    },
    get sentences() {
      return [...endSentences(state, reader), ...casinoSentences(state, { ...reader, viewer: 'spectator' })];
    },
  };
}
