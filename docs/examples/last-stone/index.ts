import {
  about,
  choicesBy,
  commandsOf,
  type Game,
  isYou,
  nameOf,
  optionWords,
  playBy,
  type Reader,
  RNG,
  resultOfPlaces,
  rulesFrom,
  type Scene,
  type Seat,
  say,
  storyBy,
  type Translation,
  verbsFor,
  viewOf,
} from '@longtable/kit';
import { COLOURS, drawScene } from '@longtable/kit/picture';
import { z } from 'zod';
import { lesson } from './lesson.ts';
import { puzzles } from './puzzles.ts';

const [MAX_TAKEN, MAX_STONES] = [3, 30];

const optionsSchema = z.object({
  stones: z
    .int()
    .min(5)
    .max(MAX_STONES)
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

type TakenEvent = { readonly kind: 'taken'; readonly seat: Seat; readonly stones: number; readonly left: number };

const mover = ({ players, first }: State, move: number): Seat => (first + move) % players;
const turn = (state: State): Seat[] => (state.stones === 0 ? [] : [mover(state, state.taken.length)]);
const lastMover = (state: State): Seat => mover(state, state.taken.length - 1);
const others = (state: State): Seat[] => [...Array(state.players).keys()].filter((seat) => seat !== lastMover(state));

/** A line is a verb with numbers. Parsing, spelling and the list of legal moves come from this table. */
const VERBS = {
  take: verbsFor<State, TakenEvent, 'too-many'>()('take {stones 1-3}', {
    fault: (state, { stones }) => (stones > state.stones ? 'too-many' : undefined),
    play(state, { stones }, seat) {
      state.stones -= stones;
      state.taken.push(stones);
      return [{ kind: 'taken', seat, stones, left: state.stones }];
    },
  }),
};
const COMMANDS = commandsOf<State, TakenEvent, 'too-many', typeof VERBS>(VERBS);
const wrong = {
  en: 'Take 1, 2 or 3 stones, for example “take 2”.',
  de: 'Nimm 1, 2 oder 3 Steine, zum Beispiel „take 2“.',
};

/** Complete game in one file, as a starting point: the player who takes the last stone wins. */
export const lastStone: Game<State, Options, TakenEvent> = {
  id: 'last-stone',
  title: 'Last Stone',
  summary: {
    en: 'Take 1 to 3 stones. Take the last one to win.',
    de: 'Nimm 1 bis 3 Steine. Wer den letzten nimmt, gewinnt.',
  },
  rules: rulesFrom({
    en: '### Goal\nTake the last stone.\n\n### Your turn\nTake 1, 2 or 3 stones from the heap.',
    de: '### Ziel\nNimm den letzten Stein.\n\n### Dein Zug\nNimm 1, 2 oder 3 Steine vom Haufen.',
  }),
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
  choices: choicesBy(COMMANDS, turn, ({ stones }, state) => ({
    label: { en: `Take ${stones}`, de: `${stones} nehmen` },
    things: ['heap'],
    result: `${state.stones} → ${state.stones - stones}`,
  })),
  ...playBy(COMMANDS, { turn, faults: { unknown: wrong, 'too-many': wrong } }),
  result: (state) => (state.stones === 0 ? resultOfPlaces([[lastMover(state)], others(state)]) : undefined),
  presentation: {
    scene,
    view: viewOf(scene),
    picture: (state, reader) => drawScene(scene(state, reader), { ground: [COLOURS.panel, COLOURS.ground], hues: {} }),
    story: storyBy<TakenEvent>({ taken: { text: sentenceOf, weight: 'others' } }),
    ending,
    ask: (_state, _seat, _partial, { language }) =>
      say({ en: 'How many stones will you take?', de: 'Wie viele Steine nimmst du?' }, language),
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

/** Returns what a reader knows of the game: a pile of stones. */
function scene(state: State, reader: Reader): Scene {
  const { stones } = state;
  const [seat] = turn(state);
  const inWords = (text: Translation) => say(text, reader.language);
  const name = inWords({ en: 'Heap', de: 'Haufen' });
  const words = inWords({ en: `Stones: ${stones}`, de: `Steine: ${stones}` });
  const sentence = inWords({ en: `Stones on the heap: ${stones}.`, de: `Steine auf dem Haufen: ${stones}.` });
  return {
    header: seat === undefined ? ending(state, reader) : nameOf(reader, seat),
    regions: [{ id: 'pile', kind: 'pile', label: name }],
    things: [
      {
        ...{ id: 'heap', kind: 'heap', region: 'pile', spot: '', name, states: [], about: sentence },
        numbers: [{ role: 'count', value: stones, max: MAX_STONES, words }],
      },
    ],
    signs: {},
  };
}

function ending(state: State, reader: Reader): string {
  const you = { en: 'You win with the last stone.', de: 'Du gewinnst mit dem letzten Stein.' };
  const others = (name: string) => ({
    en: `${name} wins with the last stone.`,
    de: `${name} gewinnt mit dem letzten Stein.`,
  });
  return about(reader, lastMover(state), you, others);
}

function sentenceOf({ seat, stones, left }: TakenEvent, { reader }: { reader: Reader }): Translation {
  const who = isYou(reader, seat)
    ? { en: 'You take', de: 'Du nimmst' }
    : { en: `${nameOf(reader, seat)} takes`, de: `${nameOf(reader, seat)} nimmt` };
  return { en: `${who.en} ${stones}: ${left} left.`, de: `${who.de} ${stones}: noch ${left}.` };
}
