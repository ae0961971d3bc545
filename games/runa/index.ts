import { type Game, type Outcome, refuse } from '../kit/game.ts';
import { JavaRandom } from '../kit/random.ts';
import { ask } from './ask.ts';
import { DICE } from './cards.ts';
import { choices } from './choices.ts';
import { type RunaEvent, tell } from './events.ts';
import { play } from './moves.ts';
import { type Options, options, parseSeeds, SEED_MAX } from './options.ts';
import { rules, summary } from './rules.ts';
import { endSentence } from './sentences.ts';
import { HP_MAX, type State, state } from './state.ts';
import { view } from './view.ts';

/** Runa's Strive: one heroine, two levels, and a hand of cards. */
export const runa: Game<State, Options, RunaEvent> = {
  id: 'runa',
  title: "Runa's Strive",
  summary,
  rules,
  seats: { min: 1, max: 1 },
  secrets: false,
  options,
  state,
  setup,
  turn: (table) => (isOver(table) ? [] : [0]),
  choices,
  play,
  tell,
  view,
  face: { ask },
  tally: ({ story }) => [
    { label: { en: 'rooms won', de: 'gewonnene Räume' }, value: story.rooms },
    { label: { en: 'monsters slain', de: 'erschlagene Monster' }, value: story.slain.length },
    { label: { en: 'damage dealt', de: 'ausgeteilter Schaden' }, value: story.dealt },
    { label: { en: 'damage taken', de: 'erlittener Schaden' }, value: story.taken },
  ],
  result(table) {
    if (!isOver(table)) return undefined;
    return { winners: table.phase.kind === 'won' ? [0] : [], sentence: endSentence(table) };
  },
};

function isOver({ phase }: State): boolean {
  return phase.kind === 'won' || phase.kind === 'lost';
}

function setup({ dice = 'bot', seeds: text }: Options, seed: number): Outcome<State, RunaEvent> {
  const seeds = parseSeeds(text);
  if (!seeds) {
    return refuse('seeds', {
      en: `Name two or four seeds from 1 to ${SEED_MAX}, such as 61,86 – or "own" to type them as you go.`,
      de: `Nenne zwei oder vier Seeds von 1 bis ${SEED_MAX}, zum Beispiel 61,86 – oder "own", um sie selbst einzutippen.`,
    });
  }
  const table: State = {
    phase: { kind: 'class' },
    class: null,
    level: 1,
    stage: 1,
    runa: { hp: HP_MAX, fp: 1, die: DICE[0], hand: [], pending: 0, parry: 0, reflect: 0 },
    monsters: [],
    pool: [],
    queue: [],
    dice,
    seeds,
    random: JavaRandom.seeded(seed).state,
    story: { seeds: [], slain: [], rooms: 0, rounds: 0, dealt: 0, taken: 0, healed: 0 },
  };
  return { state: table, events: [] };
}
