import { z } from 'zod';
import { type Game, refuse, rulesFrom, type Seat, type Viewer } from '../../game.ts';
import { optionWords } from '../../options.ts';
import { about, type Reader } from '../../reader.ts';
import { RNG } from '../../rng.ts';
import { say } from '../../text.ts';

const words = { en: 'The highest number that may be picked', de: 'Die höchste Zahl, die gewählt werden darf' };
const options = z.object({ highest: z.int().min(3).max(9).optional().register(optionWords, { about: words }) });
type Options = z.infer<typeof options>;

/** `picked` is the number of each seat, 0 until it has picked. */
const state = z.object({ highest: z.int(), first: z.int(), picked: z.array(z.int()), guesses: z.array(z.int()) });
type State = z.infer<typeof state>;
type Picked = { readonly kind: 'picked'; readonly seat: Seat; readonly number: number };
type Guessed = { readonly kind: 'guessed'; readonly seat: Seat; readonly number: number; readonly hit: boolean };

const guesser = ({ first, guesses }: State) => (first + guesses.length) % 2;
const isPicking = ({ picked }: State) => picked.includes(0);
const hasWon = (table: State) => table.guesses.at(-1) === table.picked[guesser(table)];

function turn(table: State): Seat[] {
  if (isPicking(table)) return [0, 1].filter((seat) => table.picked[seat] === 0);
  return hasWon(table) ? [] : [guesser(table)];
}

/** Returns the numbers that the opponent of a seat has not guessed yet. */
function openNumbers({ highest, first, guesses }: State, seat: Seat): number[] {
  const wrong = guesses.filter((_, index) => (first + index) % 2 !== seat);
  return Array.from({ length: highest }, (_, index) => index + 1).filter((number) => !wrong.includes(number));
}

function pickSentence({ seat, number }: Picked, reader: Reader): string {
  return about(reader, seat, { en: `You pick ${number}.`, de: `Du wählst ${number}.` }, (name) => ({
    en: `${name} picks a number.`,
    de: `${name} wählt eine Zahl.`,
  }));
}

function guessSentence({ seat, number, hit }: Guessed, reader: Reader): string {
  return about(
    reader,
    seat,
    { en: `You guess ${number}: ${hit ? 'yes' : 'no'}.`, de: `Du rätst ${number}: ${hit ? 'ja' : 'nein'}.` },
    (name) => ({
      en: `${name} guesses ${number}: ${hit ? 'yes' : 'no'}.`,
      de: `${name} rät ${number}: ${hit ? 'ja' : 'nein'}.`,
    }),
  );
}

/** Smallest game with secrets: both players pick a number, then guess the other's in turn. */
export const guess: Game<State, Options, Picked | Guessed> = {
  id: 'guess',
  title: 'Guess',
  summary: { en: 'Guess the other one’s number.', de: 'Errate die Zahl des anderen.' },
  rules: rulesFrom({
    en: 'Both pick a number in secret, then take turns to guess. The first hit wins.',
    de: 'Beide wählen heimlich eine Zahl und raten dann abwechselnd. Der erste Treffer gewinnt.',
  }),
  // Tests resign before both players have moved and expect a result.
  ratedAfter: 0,
  seats: { min: 2, max: 2 },
  secrets: true,
  options,
  state,
  setup: ({ highest = 9 }, seed) => ({
    state: {
      highest,
      first: typeof seed === 'number' ? seed % 2 : RNG.seeded(seed).below(2),
      picked: [0, 0],
      guesses: [],
    },
    events: [],
  }),
  turn,
  choices(table, seat, partial) {
    if (partial !== '' || !turn(table).includes(seat)) return [];
    if (isPicking(table)) {
      return openNumbers(table, seat).map((number) => ({ line: `pick ${number}`, label: `${number}`, final: true }));
    }
    const label = { en: 'Guess a number', de: 'Rate eine Zahl' };
    const pattern = new RegExp(`[1-${table.highest}]`);
    return [{ line: 'guess ', label, final: false, input: { label, pattern, example: '3' } }];
  },
  play(table, seat, line) {
    if (!turn(table).includes(seat)) return refuse('turn', { en: 'It is not your turn.', de: 'Du bist nicht dran.' });
    const [, verb, digit] = /^(pick|guess) ([1-9])$/.exec(line) ?? [];
    const number = Number(digit);
    if (verb !== (isPicking(table) ? 'pick' : 'guess') || number > table.highest) {
      return refuse('number', { en: `Use 1 to ${table.highest}.`, de: `Nimm 1 bis ${table.highest}.` });
    }
    const picked = table.picked.with(seat, number);
    if (verb === 'pick') return { state: { ...table, picked }, events: [{ kind: 'picked', seat, number }] };
    const after = { ...table, guesses: [...table.guesses, number] };
    return { state: after, events: [{ kind: 'guessed', seat, number, hit: hasWon(after) }] };
  },
  result(table) {
    return hasWon(table) ? { winners: [1 - guesser(table)] } : undefined;
  },
  presentation: {
    view(table, { viewer, language, open }) {
      const isOpen = (seat: Seat) => open || viewer === seat || table.picked[seat] === 0 || hasWon(table);
      const shown = table.picked.map((number, seat) => (isOpen(seat) ? number : '?')).join(' ');
      const guessed = table.guesses.slice(-5).join(' ');
      const line = say(
        {
          en: `Numbers ${shown}, guesses ${guessed || 'none'}`,
          de: `Zahlen ${shown}, geraten ${guessed || 'noch nichts'}`,
        },
        language,
      );
      return { board: [line], sentences: [line] };
    },
    story: (events, reader) =>
      events.map((event) => (event.kind === 'picked' ? pickSentence(event, reader) : guessSentence(event, reader))),
    ending(table, reader) {
      const seat = 1 - guesser(table);
      return about(reader, seat, { en: 'You win: a hit.', de: 'Du gewinnst: ein Treffer.' }, (name) => ({
        en: `${name} wins: a hit.`,
        de: `${name} gewinnt: ein Treffer.`,
      }));
    },
  },
  computers: {
    levels: [
      { id: 'steady', name: { en: 'Steady', de: 'Beständig' }, about: { en: 'counts upwards', de: 'zählt hoch' } },
    ],
    line: computerLine,
    hint: (table, seat) => ({
      line: computerLine(table, seat),
      why: { en: 'The lowest number that is left.', de: 'Die kleinste Zahl, die noch bleibt.' },
    }),
  },
};

function computerLine(table: State, seat: Seat): string {
  return isPicking(table) ? 'pick 2' : `guess ${openNumbers(table, 1 - seat)[0]}`;
}

/** Replaces numbers that the viewer cannot know. */
export function scrambleGuess(table: State, viewer: Viewer, random: RNG): State {
  if (hasWon(table)) return table;
  const picked = table.picked.map((number, seat) => {
    const open = openNumbers(table, seat);
    return number === 0 || seat === viewer ? number : random.pick(open);
  });
  return { ...table, picked };
}
