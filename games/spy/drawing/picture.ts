import { type Reader, say } from '@longtable/kit';
import { COLOURS, type Colour, compose, header, type Item, type Picture } from '@longtable/kit/picture';
import { targetsOf, type What } from '../rules/course/legality.ts';
import { columnName, makePoint, type Point, samePlace, square } from '../rules/grid.ts';
import { shownState } from '../rules/knowledge/recording.ts';
import { activePerson, peopleOnBoard } from '../rules/match/people.ts';
import { routesOf } from '../rules/match/routes.ts';
import { isAimedAtFields, usefulTargets } from '../rules/redundant.ts';
import { scoreOf } from '../rules/score.ts';
import type { PersonOnBoard, State } from '../state.ts';
import { turnOf } from '../timing.ts';
import { roundTitle } from '../words/descriptions.ts';
import { objectiveTitle } from '../words/objective.ts';
import { texts } from '../words/texts.ts';
import { frameAround } from './grid.ts';
import { THINGS } from './icons.ts';
import { noteSign } from './legend.ts';
import { marksOf } from './marks.ts';
import { drawEnding } from './picture/ending.ts';
import { CELL, WINDOW } from './picture/floor.ts';
import { LEGEND, legend } from './picture/legend.ts';
import { drawMap, type Reach } from './picture/map.ts';
import { agentPanel, allegianceOf, PANEL, roster } from './picture/people.ts';
import { drawPreparation } from './picture/preparation.ts';
import { centreOf } from './view.ts';

const GROUND: readonly Colour[] = ['#241620', COLOURS.ground];
const MAP = 62;
/** Maximum number of people shown side by side. */
const MAX_ROSTER = 8;
const NOWHERE: Reach = { fields: [], targets: [] };

/** Draws the preparation, the casino as a reader sees it, or the teams and statistics at the end. */
export function picture(state: State, reader: Reader, partial = ''): Picture {
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = shownState(state, reader.viewer, isOpen);
  const { height, items } =
    isOpen && (state.phase === 'over' || !reader.live)
      ? drawEnding(seen, reader)
      : seen.people.length === 0
        ? drawPreparation(seen, reader, turnOf(state), partial)
        : drawCasino(seen, reader, isOpen || turnOf(state).some((player) => player === reader.viewer), partial);
  return compose(height, GROUND, items);
}

/**
 * Draws the casino around the active agent. Below it, a player in turn sees the agent, a waiting player their team, a
 * reader who may see everything both teams, and a spectator the people in the frame.
 */
function drawCasino(seen: State, reader: Reader, isOn: boolean, partial: string): { height: number; items: Item[] } {
  const { viewer } = reader;
  const state = isOn ? seen : { ...seen, active: null };
  const actor = activePerson(state);
  const frame = frameAround(seen, centreOf(seen, reader), WINDOW);
  const letters = marksOf(state);
  const marks = new Map(seen.people.map((one) => [one.id, `${letters.get(one.id) ?? '??'}${noteSign(reader, one)}`]));
  const reach = actor ? reachOf(state, actor, partial) : NOWHERE;
  const below = MAP + frame.rows * CELL + 6;
  const watched = ([0, 1] as const)
    .filter((player) => reader.open || player === viewer)
    .flatMap((player) => seen.people.filter(({ faction }) => faction === player));
  const near = peopleOnBoard(seen).filter(
    ({ at }) => at.x >= frame.x && at.y >= frame.y && at.x < frame.x + frame.columns && at.y < frame.y + frame.rows,
  );
  const shown = watched.length > 0 ? watched : near.slice(0, MAX_ROSTER);
  const isAlone = actor !== undefined && !reader.open;
  const people = isAlone
    ? agentPanel(below, state, actor, allegianceOf(actor.faction, viewer))
    : roster(below, state, shown, viewer, marks, watched.length > 0);
  const foot = below + (isAlone || watched.length > 0 ? PANEL : 62) + 4;
  const [sign, colour] = seen.janitor ? [THINGS.janitor, COLOURS.bad] : [THINGS.game, COLOURS.gold];
  return {
    height: foot + LEGEND + 3,
    items: [
      ...header(sign, roundAndScore(seen, reader), titleFor(seen, reader), colour),
      ...drawMap(state, viewer, marks, frame, MAP, reach),
      ...people,
      ...legend(foot, seen, reader, frame, reach.fields.length > 0),
    ],
  };
}

/** Returns the round and, for a player, the score. */
function roundAndScore(seen: State, { viewer, language }: Reader): string {
  const round = roundTitle(seen, language);
  return viewer === 0 || viewer === 1
    ? `${round} · ${say(texts.descriptions.ip({ ip: scoreOf(seen, viewer) }), language)}`
    : round;
}

/**
 * Returns the title: both scores for readers who may see everything, a player's next objective, or an empty text for
 * spectators.
 */
function titleFor(seen: State, { viewer, language, open }: Reader): string {
  if (open) return `${scoreOf(seen, 0)} : ${say(texts.descriptions.ip({ ip: scoreOf(seen, 1) }), language)}`;
  return viewer === 0 || viewer === 1 ? objectiveTitle(seen, viewer, language) : '';
}

/** Returns the fields an agent can walk to in this turn, or the targets if the partial line is another action. */
function reachOf(state: State, actor: PersonOnBoard, partial: string): Reach {
  if (partial !== '' && !partial.startsWith('walk')) return { fields: [], targets: targetsFor(state, actor, partial) };
  if (actor.bp <= 0) return NOWHERE;
  const routes = routesOf(state, actor);
  const fields = square(actor.at, actor.bp).filter((field) => {
    const end = routes.to(field).at(-1);
    return end !== undefined && samePlace(end, field) && routes.length(field) <= actor.bp;
  });
  return { fields, targets: [] };
}

function targetsFor(state: State, actor: PersonOnBoard, partial: string): Point[] {
  const [first = '', ...rest] = partial.split(' ');
  const what: What = first === 'use' ? { gadget: rest.shift() ?? '' } : { verb: first };
  const [place = ''] = rest;
  const targets = isAimedAtFields(what) || first === 'step' ? targetsOf : usefulTargets;
  return targets(state, actor, what).filter((at) => ['', columnName(at.x), makePoint(at)].includes(place));
}
