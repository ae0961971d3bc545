import type { Game } from '../kit/game.ts';
import { ask } from './ask.ts';
import { choices } from './choices.ts';
import { computer, LEVELS } from './computer.ts';
import type { DuelEvent } from './event.ts';
import { type DuelOptions, duelOptions } from './options.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { type Duel, duelState } from './state.ts';
import { tally } from './tally.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

/** Card Duel: two players summon creatures and cast spells until one has no life left. */
export const duel: Game<Duel, DuelOptions, DuelEvent> = {
  id: 'duel',
  title: 'Card Duel',
  summary: {
    en: 'Summon creatures, cast spells, bring your opponent from 30 life to none.',
    de: 'Beschwöre Kreaturen, wirke Zauber, nimm deinem Gegner seine 30 Leben.',
  },
  rules,
  seats: { min: 2, max: 2 },
  secrets: true,
  options: duelOptions,
  state: duelState,
  setup,
  turn: ({ winner, current }) => (winner === null ? [current] : []),
  choices,
  play,
  tell,
  view,
  result({ winner }) {
    if (winner === null) return undefined;
    const [won, lost] = [winner + 1, 2 - winner];
    return {
      winners: [winner],
      sentence: { en: `Player ${won} beats Player ${lost}.`, de: `Spieler ${won} schlägt Spieler ${lost}.` },
    };
  },
  tally,
  face: { ask, pages },
  computers: { levels: LEVELS, line: computer },
};
