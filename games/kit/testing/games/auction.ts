import { z } from 'zod';
import { genericComputers } from '../../computers/generic.ts';
import { type Game, type Result, refuse, rulesFrom, type Seat, type Viewer } from '../../game.ts';
import { about, isYou, list, nameOf, type Reader } from '../../reader.ts';
import { resultOfPlaces } from '../../result.ts';
import type { RNG } from '../../rng.ts';
import { say } from '../../text.ts';

/**
 * `bids` has the revealed rounds, by seat. `sealed` has the bid of each seat in this round: 0 until it is made, -1 if
 * the seat is out.
 */
const state = z.object({ bids: z.array(z.array(z.int())), sealed: z.array(z.int()) });
type State = z.infer<typeof state>;
type Sealed = { readonly kind: 'sealed'; readonly seat: Seat; readonly bid: number };
type Revealed = { readonly kind: 'revealed'; readonly bids: readonly number[] };

const ROUNDS = 3;
const BIDS = [1, 2, 3, 4, 5, 6];

const isOver = ({ bids }: State) => bids.length === ROUNDS;
const turn = (table: State): Seat[] =>
  isOver(table) ? [] : table.sealed.flatMap((bid, seat) => (bid === 0 ? [seat] : []));

/** Returns the seat with the highest unique bid, or undefined if no bid is unique. */
function roundWinner(bids: readonly number[]): Seat | undefined {
  const single = bids.filter((bid) => bid > 0 && bids.filter((other) => other === bid).length === 1);
  return single.length === 0 ? undefined : bids.indexOf(Math.max(...single));
}

/** Returns the number of rounds that each seat has won. */
function points({ bids, sealed }: State): number[] {
  return sealed.map((_, seat) => bids.filter((round) => roundWinner(round) === seat).length);
}

/** Returns the order of finish by rounds won. */
function result(table: State): Required<Result> {
  const levels = Map.groupBy(table.sealed.keys(), (seat) => points(table)[seat] ?? 0);
  return resultOfPlaces([...levels].sort(([one], [other]) => other - one).map(([, seats]) => seats));
}

/** Reveals the bids and starts the next round if no bid is missing. */
function revealIfComplete(table: State): { state: State; events: Revealed[] } {
  if (turn(table).length > 0) return { state: table, events: [] };
  const { bids, sealed } = table;
  return {
    state: { bids: [...bids, sealed], sealed: sealed.map(() => 0) },
    events: [{ kind: 'revealed', bids: sealed }],
  };
}

function sentenceOf(event: Sealed | Revealed, reader: Reader): string {
  if (event.kind === 'sealed') {
    const { seat, bid } = event;
    return about(reader, seat, { en: `You bid ${bid}.`, de: `Du bietest ${bid}.` }, (name) => ({
      en: `${name} seals a bid.`,
      de: `${name} gibt ein Gebot ab.`,
    }));
  }
  const bids = event.bids.map((bid, seat) => `${nameOf(reader, seat, 20)} ${bid}`).join(', ');
  return say({ en: `Bids: ${bids}.`, de: `Gebote: ${bids}.` }, reader.language);
}

/** Small game for two to eight with simultaneous secret bids. */
export const auction: Game<State, Record<string, never>, Sealed | Revealed> = {
  id: 'auction',
  title: 'Auction',
  summary: { en: 'Three rounds of sealed bids.', de: 'Drei Runden verdeckter Gebote.' },
  rules: rulesFrom({
    en: 'Everyone bids 1 to 6 in secret. The highest bid that nobody else made takes the round.',
    de: 'Alle bieten heimlich 1 bis 6. Das höchste Gebot, das sonst niemand abgibt, gewinnt die Runde.',
  }),
  // Tests leave before all players have moved and expect a result.
  ratedAfter: 0,
  seats: { min: 2, max: 8 },
  secrets: true,
  options: z.object({}),
  state,
  setup: (_, __, seats) => ({ state: { bids: [], sealed: Array.from({ length: seats }, () => 0) }, events: [] }),
  turn,
  choices(table, seat, partial) {
    if (partial !== '' || !turn(table).includes(seat)) return [];
    return BIDS.map((bid) => ({ line: `bid ${bid}`, label: `${bid}`, final: true }));
  },
  play(table, seat, line) {
    if (!turn(table).includes(seat)) return refuse('turn', { en: 'It’s not your turn.', de: 'Du bist nicht dran.' });
    const bid = Number(/^bid ([1-6])$/.exec(line)?.[1] ?? 0);
    if (bid === 0) return refuse('bid', { en: 'Bid 1 to 6.', de: 'Biete 1 bis 6.' });
    const after = revealIfComplete({ ...table, sealed: table.sealed.with(seat, bid) });
    const isSealed = after.events.length === 0;
    return {
      state: after.state,
      events: [{ kind: 'sealed', seat, bid }, ...after.events],
      ...(isSealed && { undoable: 'sealed' }),
    };
  },
  result: (table) => (isOver(table) ? result(table) : undefined),
  presentation: {
    view(table, { viewer, language, open, names }) {
      const shown = (bid: number, seat: Seat) => (bid <= 0 ? '-' : open || viewer === seat ? `${bid}` : '*');
      const lines = points(table).map((own, seat) => {
        const bid = shown(table.sealed[seat] as number, seat);
        return { name: names[seat] ?? '', own, bid };
      });
      const sentences = lines.map(({ name, own, bid }) =>
        say({ en: `${name}: ${own} rounds, bid ${bid}.`, de: `${name}: ${own} Runden, Gebot ${bid}.` }, language),
      );
      return { board: lines.map(({ name, own, bid }) => `${own} ${bid} ${name.slice(0, 30)}`), sentences };
    },
    story: (events, reader) => events.map((event) => sentenceOf(event, reader)),
    ending(table, reader) {
      const won = result(table).winners;
      if (won.length === 0) return say({ en: 'A draw.', de: 'Unentschieden.' }, reader.language);
      const others = won.filter((seat) => !isYou(reader, seat));
      const names = list(
        others.map((seat) => nameOf(reader, seat)),
        reader.language,
      );
      if (others.length < won.length) {
        const shared = { en: `You win together with ${names}.`, de: `Du gewinnst gemeinsam mit ${names}.` };
        return say(others.length > 0 ? shared : { en: 'You win.', de: 'Du gewinnst.' }, reader.language);
      }
      const several = { en: `${names} win.`, de: `${names} gewinnen.` };
      return say(others.length > 1 ? several : { en: `${names} wins.`, de: `${names} gewinnt.` }, reader.language);
    },
  },
  computers: {
    levels: [
      { id: 'plain', name: { en: 'Plain', de: 'Einfach' }, about: { en: 'bids by seat', de: 'bietet nach Platz' } },
    ],
    line: ({ bids }, seat) => `bid ${1 + ((seat + bids.length) % BIDS.length)}`,
    hint: ({ bids }, seat) => ({
      line: `bid ${1 + ((seat + bids.length) % BIDS.length)}`,
      why: { en: 'Nobody knows better.', de: 'Niemand weiß es besser.' },
    }),
  },
};

/** Auction with generic computers. */
export const genericAuction: typeof auction = {
  ...auction,
  id: 'freely',
  seats: { min: 2, max: 3 },
  computers: genericComputers(() => genericAuction, scrambleAuction),
};

/** Replaces bids that the viewer cannot know. */
export function scrambleAuction(table: State, viewer: Viewer, random: RNG): State {
  if (isOver(table)) return table;
  const sealed = table.sealed.map((bid, seat) => (bid <= 0 || seat === viewer ? bid : 1 + random.below(BIDS.length)));
  return { ...table, sealed };
}
