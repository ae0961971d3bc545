import {
  isYou,
  joinTexts,
  list,
  nameOf,
  otherName,
  type Presentation,
  type Reader,
  type Scene,
  type Seat,
  say,
  signsOf,
  storyBy,
  type Text,
  type Thing,
  type Translation,
  viewOf,
} from '@longtable/kit';
import {
  DAYS,
  dollars as dollarsOf,
  isOver,
  METALS,
  type Metal,
  result,
  type StakeEvent,
  type State,
  share,
} from './rules.ts';
import { texts } from './words.ts';

/** Returns nuggets of a metal: “7 gold”. */
export function nuggets(count: number, metal: Metal): Translation {
  return joinTexts([`${count}`, texts.metals[metal]]);
}

/** Returns players as the subject of a sentence. */
function playersOf(reader: Reader, seats: readonly Seat[]) {
  const others = seats.filter((seat) => !isYou(reader, seat)).map((seat) => nameOf(reader, seat));
  return { you: others.length < seats.length, others };
}

/** Whether a reader may know the metal of a seat's buyer. */
const knowsBuyer = (state: State, { viewer, open }: Reader, seat: Seat) =>
  open === true || isOver(state) || viewer === seat;

/** Whether a reader may know the claim that a seat has staked today. */
const knowsStake = ({ viewer, open }: Reader, seat: Seat) => open === true || viewer === seat;

/** Presentation of the game. All secrets are hidden by the two functions above. */
export const presentation: Presentation<State, StakeEvent> = {
  scene,
  view: viewOf(scene),
  story: storyBy<StakeEvent>({
    staked: {
      text: ({ seat, claim }, { reader }) => texts.stakes({ player: otherName(reader, seat), claim: claim + 1 }),
      weight: 'routine',
    },
    revealed: {
      text: ({ claim, seats }, { reader }) =>
        texts.digsUp({ ...playersOf(reader, seats), nuggets: nuggets(share(claim, seats.length), claim.metal) }),
      weight: ({ seats }, { reader }) => (seats.some((seat) => isYou(reader, seat)) ? 'own' : 'others'),
    },
  }),
  ending(state, reader) {
    const { winners } = result(state);
    if (winners.length === 0) return say(texts.level, reader.language);
    const dollars = dollarsOf(state, winners[0] as Seat);
    return say(texts.wins({ ...playersOf(reader, winners), dollars }), reader.language);
  },
  ask: (_state, _seat, _partial, { language }) => say(texts.question, language),
};

/** Returns what a reader knows: today’s claims, and each player's nuggets and buyer. */
function scene(state: State, reader: Reader): Scene {
  const { day, claims, found, stakes, buyers } = state;
  const inWords = (text: Text) => say(text, reader.language);
  const shown = isOver(state) ? [] : [...claims.entries()];
  const columns = shown.map(([at]) => `${at + 1}`);
  const claimRegion = { id: 'claims', kind: 'lanes', label: inWords(texts.claims), columns } as const;
  const isOwn = (at: number) => stakes.some((claim, seat) => claim === at && knowsStake(reader, seat));
  return {
    header: inWords(texts.day({ day: Math.min(day + 1, DAYS), days: DAYS })),
    regions: [
      ...(isOver(state) ? [] : [claimRegion]),
      ...found.map(
        (_, seat) => ({ id: `bar-${seat}`, kind: 'bar', owner: seat, label: nameOf(reader, seat) }) as const,
      ),
    ],
    things: [
      ...shown.map(([at, { metal, nuggets: value }]): Thing => {
        const words = inWords(nuggets(value, metal));
        const place = { id: `claim-${at}`, kind: 'claim', region: 'claims', spot: `${at + 1}` };
        const [name, states] = [inWords(texts.metals[metal]), isOwn(at) ? ['own'] : []];
        return { ...place, name, states, about: words, numbers: [{ role: 'count', value, words }] };
      }),
      ...found.map((own, seat): Thing => {
        const buyer = texts.doublePay({ metal: texts.metals[buyers[seat] as Metal] });
        const total = METALS.reduce((sum, metal) => sum + own[metal], 0);
        const numbers = [
          [total, texts.nuggets({ total })] as const,
          ...METALS.map((metal) => [own[metal], nuggets(own[metal], metal)] as const),
          ...(knowsBuyer(state, reader, seat) ? [[2, buyer] as const] : []),
        ].map(([value, words]) => ({ role: 'count', value, words: inWords(words) }) as const);
        return {
          ...{ id: `player ${seat}`, kind: 'player', region: `bar-${seat}`, spot: '', owner: seat, numbers },
          ...{ name: nameOf(reader, seat), states: stakes[seat] === null ? [] : ['staked'] },
          about: `${nameOf(reader, seat)}: ${list(
            numbers.map(({ words }) => words),
            reader.language,
          )}.`,
        };
      }),
    ],
    signs: signsOf(
      { staked: ['*', 'check-mark', texts.staked], own: ['<', 'gold-nuggets', texts.own] },
      reader.language,
    ),
  };
}
