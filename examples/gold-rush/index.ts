import { eachLanguage, type Game, LEVEL_NAMES, refuse } from '@longtable/kit';
import { z } from 'zod';
import {
  dig,
  isOver,
  type Revealed,
  ranked,
  result,
  type Staked,
  type State,
  setup,
  stateSchema,
  turn,
} from './rules.ts';
import { face, nuggets } from './words.ts';

const optionsSchema = z.object({});

/** Game of simultaneous secret choices with a private bonus per player. */
export const goldRush: Game<State, z.infer<typeof optionsSchema>, Staked | Revealed> = {
  id: 'gold-rush',
  title: 'Gold Rush',
  summary: { en: 'Dig where nobody else does.', de: 'Grabe, wo sonst niemand gräbt.' },
  rules: [
    {
      title: { en: 'Rules', de: 'Regeln' },
      text: {
        en: '### Goal\nEarn the most dollars in 6 days.\n\n### A day\nEveryone secretly stakes a claim. Then all are revealed. Players on the same claim share its nuggets equally, and what can’t be divided is lost.\n\n### The end\nA nugget is worth a dollar. Your buyer, whom only you know, pays two for one of the metals.',
        de: '### Ziel\nVerdiene in 6 Tagen die meisten Dollar.\n\n### Ein Tag\nAlle stecken heimlich ein Feld ab. Dann wird aufgedeckt. Wer auf demselben Feld gräbt, teilt sich die Nuggets. Was sich nicht teilen lässt, ist verloren.\n\n### Das Ende\nEin Nugget bringt einen Dollar. Dein Käufer, den nur du kennst, zahlt für eines der Metalle zwei.',
      },
    },
  ],
  seats: { min: 4, max: 6 },
  minutes: { min: 5, max: 10 },
  secrets: true,
  options: optionsSchema,
  state: stateSchema,
  setup: (_options, seed, seats) => ({ state: setup(seed, seats), events: [] }),
  turn,
  choices(state, seat, partial) {
    if (partial !== '' || !turn(state).includes(seat)) return [];
    return state.claims.map(({ metal, nuggets: count }, at) => ({
      line: `stake ${at + 1}`,
      label: eachLanguage((language) => `${at + 1}) ${nuggets(count, metal, language)}`),
      final: true,
    }));
  },
  play(state, seat, line) {
    if (!turn(state).includes(seat))
      return refuse('not-your-turn', { en: 'Wait for the others.', de: 'Warte auf die anderen.' });
    const claim = state.claims.findIndex((_, at) => line === `stake ${at + 1}`);
    if (claim < 0)
      return refuse('unknown', {
        en: `Stake a claim from 1 to ${state.claims.length}, for example “stake 1”.`,
        de: `Stecke ein Feld von 1 bis ${state.claims.length} ab, zum Beispiel „stake 1“.`,
      });
    const staked: Staked = { kind: 'staked', seat, claim };
    const stakes = state.stakes.with(seat, claim);
    const next = { ...state, stakes };
    if (turn(next).length > 0) return { state: next, events: [staked], undoable: 'sealed' };
    const revealed: Revealed = { kind: 'revealed', claims: state.claims, stakes: stakes.map(Number) };
    return { state: dig(next), events: [staked, revealed] };
  },
  result: (state) => (isOver(state) ? result(state) : undefined),
  face,
  computers: {
    levels: [
      {
        id: 'beginner',
        name: LEVEL_NAMES.beginner,
        about: { en: 'digs where there’s the most', de: 'gräbt, wo am meisten liegt' },
      },
      {
        id: 'casual',
        name: LEVEL_NAMES.casual,
        about: { en: 'picks one of the two best', de: 'wählt eines der zwei besten' },
      },
    ],
    line: (state, seat, level, rng) =>
      `stake ${(ranked(state, seat)[level === 'casual' ? rng.below(2) : 0] as number) + 1}`,
    hint: (state, seat) => ({
      line: `stake ${(ranked(state, seat)[0] as number) + 1}`,
      why: { en: 'It’s worth the most to you.', de: 'Das bringt dir am meisten.' },
    }),
  },
};
