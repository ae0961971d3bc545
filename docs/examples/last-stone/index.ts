import {
  about,
  type Game,
  isYou,
  nameOf,
  optionWords,
  type Reader,
  RNG,
  refuse,
  resultOfPlaces,
  type Seat,
  say,
} from '@longtable/kit';
import { z } from 'zod';
import { lesson } from './lesson.ts';
import { picture } from './picture.ts';
import { puzzles } from './puzzles.ts';

const MAX_TAKEN = 3;

const optionsSchema = z.object({
  stones: z
    .int()
    .min(5)
    .max(30)
    .optional()
    .register(optionWords, {
      command: { en: 'stones', de: 'steine' },
      about: { en: 'Number of stones at the start', de: 'Anzahl der Steine zu Beginn' },
      default: 15,
    }),
});
type Options = z.infer<typeof optionsSchema>;

/** `first` is the starting seat; `taken` lists the stones taken per turn. */
const stateSchema = z.object({
  stones: z.int().min(0),
  players: z.int(),
  first: z.int(),
  taken: z.array(z.int()),
});
type State = z.infer<typeof stateSchema>;

type TakenEvent = {
  readonly kind: 'taken';
  readonly seat: Seat;
  readonly stones: number;
  readonly left: number;
};

const mover = ({ players, first }: State, move: number): Seat => (first + move) % players;
const turn = (state: State): Seat[] => (state.stones === 0 ? [] : [mover(state, state.taken.length)]);
const lastMover = (state: State): Seat => mover(state, state.taken.length - 1);
const others = (state: State): Seat[] => [...Array(state.players).keys()].filter((seat) => seat !== lastMover(state));
const possible = ({ stones }: State) => [1, 2, 3].filter((number) => number <= Math.min(MAX_TAKEN, stones));

/** Complete game in one file, as a starting point: the player who takes the last stone wins. */
export const lastStone: Game<State, Options, TakenEvent> = {
  id: 'last-stone',
  title: 'Last Stone',
  summary: {
    en: 'Take 1 to 3 stones. Take the last one to win.',
    de: 'Nimm 1 bis 3 Steine. Wer den letzten nimmt, gewinnt.',
  },
  rules: [
    {
      title: { en: 'Rules', de: 'Regeln' },
      text: {
        en: '### Goal\nTake the last stone.\n\n### Your turn\nTake 1, 2 or 3 stones from the heap.',
        de: '### Ziel\nNimm den letzten Stein.\n\n### Dein Zug\nNimm 1, 2 oder 3 Steine vom Haufen.',
      },
    },
  ],
  seats: { min: 2, max: 2 },
  minutes: { min: 2, max: 5 },
  secrets: false,
  options: optionsSchema,
  state: stateSchema,
  setup: ({ stones = 15 }, seed, players) => ({
    state: { stones, players, first: RNG.seeded(seed).below(players), taken: [] },
    events: [],
  }),
  turn,
  choices(state, seat, partial) {
    if (partial !== '' || !turn(state).includes(seat)) return [];
    return possible(state).map((number) => ({
      line: `take ${number}`,
      label: { en: `Take ${number}`, de: `${number} nehmen` },
      final: true,
    }));
  },
  play(state, seat, line) {
    if (!turn(state).includes(seat))
      return refuse('not-your-turn', { en: 'It’s not your turn.', de: 'Du bist nicht am Zug.' });
    const stones = possible(state).find((number) => line === `take ${number}`);
    if (stones === undefined) {
      return refuse('unknown', {
        en: 'Take 1, 2 or 3 stones, for example “take 2”.',
        de: 'Nimm 1, 2 oder 3 Steine, zum Beispiel „take 2“.',
      });
    }
    const left = state.stones - stones;
    return {
      state: { ...state, stones: left, taken: [...state.taken, stones] },
      events: [{ kind: 'taken', seat, stones, left }],
    };
  },
  result: (state) => (state.stones === 0 ? resultOfPlaces([[lastMover(state)], others(state)]) : undefined),
  presentation: {
    view: ({ stones }, { language }) => ({
      board:
        stones === 0
          ? ['.']
          : Array.from({ length: Math.ceil(stones / 5) }, (_, row) =>
              'o '.repeat(Math.min(5, stones - 5 * row)).trimEnd(),
            ),
      sentences: [say({ en: `Stones on the heap: ${stones}.`, de: `Steine auf dem Haufen: ${stones}.` }, language)],
    }),
    story: (events, reader) => events.map((event) => sentenceOf(event, reader)),
    ending: (state, reader) =>
      about(
        reader,
        lastMover(state),
        { en: 'You win with the last stone.', de: 'Du gewinnst mit dem letzten Stein.' },
        (name) => ({
          en: `${name} wins with the last stone.`,
          de: `${name} gewinnt mit dem letzten Stein.`,
        }),
      ),
    ask: (_state, _seat, _partial, { language }) =>
      say({ en: 'How many stones will you take?', de: 'Wie viele Steine nimmst du?' }, language),
    picture: ({ stones }, { language }) => picture(stones, language),
  },
  lesson,
  puzzles,
  computers: {
    levels: [
      { id: 'master', name: { en: 'Master', de: 'Meister' }, about: { en: 'knows the trick', de: 'kennt den Trick' } },
    ],
    line: (state) => `take ${state.stones % (MAX_TAKEN + 1) || 1}`,
    hint: (state) => ({
      line: `take ${state.stones % (MAX_TAKEN + 1) || 1}`,
      why: { en: 'It leaves a multiple of 4.', de: 'So bleibt ein Vielfaches von 4 liegen.' },
    }),
  },
};

function sentenceOf({ seat, stones, left }: TakenEvent, reader: Reader): string {
  const who = isYou(reader, seat)
    ? { en: 'You take', de: 'Du nimmst' }
    : { en: `${nameOf(reader, seat)} takes`, de: `${nameOf(reader, seat)} nimmt` };
  return say({ en: `${who.en} ${stones}: ${left} left.`, de: `${who.de} ${stones}: noch ${left}.` }, reader.language);
}
