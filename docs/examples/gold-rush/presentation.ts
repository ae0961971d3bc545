import {
  column,
  isYou,
  joinTexts,
  nameOf,
  otherName,
  type Presentation,
  type Reader,
  type Seat,
  say,
  type Translation,
  type View,
} from '@longtable/kit';
import {
  type Claim,
  DAYS,
  diggers,
  dollars as dollarsOf,
  isOver,
  METALS,
  type Metal,
  type Revealed,
  result,
  type Staked,
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
export const presentation: Presentation<State, Staked | Revealed> = {
  view: (state, reader) => ({
    board: isOver(state) ? players(state, reader) : [...claims(state, reader), '', ...players(state, reader)],
    sentences: sentences(state, reader),
  }),
  story: (events, reader) => events.flatMap((event) => sentencesOf(event, reader)),
  ending(state, reader) {
    const { winners } = result(state);
    if (winners.length === 0) return say(texts.level, reader.language);
    const dollars = dollarsOf(state, winners[0] as Seat);
    return say(texts.wins({ ...playersOf(reader, winners), dollars }), reader.language);
  },
  ask: (_state, _seat, _partial, { language }) => say(texts.question, language),
};

/** Returns today’s claims with the known diggers. */
function claims({ day, claims, stakes }: State, reader: Reader): string[] {
  const { language } = reader;
  const title = say(texts.day({ day: day + 1, days: DAYS }), language);
  const lines = claims.map(({ metal, nuggets: count }, at) => {
    const here = diggers(stakes, at).filter((seat) => knowsStake(reader, seat));
    const names = here.map((seat) => nameOf(reader, seat, 18)).join(' ');
    return column(`${at + 1}) ${say(nuggets(count, metal), language)}${names && ` < ${names}`}`, 36).trimEnd();
  });
  return [title, ...lines];
}

/** Returns each player's nuggets, whether they have staked a claim today, and the metal of their buyer if known. */
function players(state: State, reader: Reader): string[] {
  const nameOfMetal = (metal: Metal) => say(texts.metals[metal], reader.language);
  const letters = METALS.map((metal) => nameOfMetal(metal).slice(0, 1).toUpperCase().padStart(4)).join('');
  const lines = state.found.map((own, seat) => {
    const counts = METALS.map((metal) => `${own[metal]}`.padStart(4)).join('');
    const buyer = knowsBuyer(state, reader, seat) ? `  2x ${nameOfMetal(state.buyers[seat] as Metal)}` : '';
    return `${state.stakes[seat] === null ? ' ' : '*'} ${column(nameOf(reader, seat), 11)}${counts}${buyer}`;
  });
  return [`  ${column('', 11)}${letters}`, ...lines];
}

function sentences(state: State, reader: Reader): View['sentences'] {
  const claims = state.claims.map(({ metal, nuggets: count }, at) => joinTexts([`${at + 1})`, nuggets(count, metal)]));
  const found = state.found.map((own, seat) =>
    joinTexts([
      texts.found({ player: nameOf(reader, seat), nuggets: METALS.map((metal) => nuggets(own[metal], metal)) }),
      knowsBuyer(state, reader, seat)
        ? texts.doublePay({ metal: texts.metals[state.buyers[seat] as Metal] })
        : undefined,
    ]),
  );
  return [...(isOver(state) ? [] : [texts.claims({ claims })]), ...found].map((text) => say(text, reader.language));
}

/** Returns the story lines of an event. Stakes are private until all are revealed. */
function sentencesOf(event: Staked | Revealed, reader: Reader): string[] {
  if (event.kind === 'revealed')
    return event.claims.flatMap((claim, at) => dugUp(claim, diggers(event.stakes, at), reader));
  const { seat, claim } = event;
  return [say(texts.stakes({ player: otherName(reader, seat), claim: claim + 1 }), reader.language)];
}

function dugUp(claim: Claim, seats: readonly Seat[], reader: Reader): string[] {
  if (seats.length === 0) return [];
  const found = nuggets(share(claim, seats.length), claim.metal);
  return [say(texts.digsUp({ ...playersOf(reader, seats), nuggets: found }), reader.language)];
}
