import {
  column,
  type InEach,
  inLanguage,
  isYou,
  type Language,
  list,
  nameOf,
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
  dollars,
  isOver,
  METALS,
  type Metal,
  type Revealed,
  result,
  type Staked,
  type State,
  share,
} from './rules.ts';

const METAL: Readonly<Record<Metal, Translation>> = {
  gold: { en: 'gold', de: 'Gold' },
  silver: { en: 'silver', de: 'Silber' },
  copper: { en: 'copper', de: 'Kupfer' },
};

/** Verb forms for you, for one other, for several others, and for several with you. */
type Verb = InEach<readonly [string, string, string, string]>;
const DIG_UP: Verb = { en: ['dig up', 'digs up', 'dig up', 'dig up'], de: ['findest', 'findet', 'finden', 'findet'] };
const WIN: Verb = { en: ['win', 'wins', 'win', 'win'], de: ['gewinnst', 'gewinnt', 'gewinnen', 'gewinnt'] };

/** Returns the subject and the verb of a sentence: “You win”, “Ada and Bo dig up”. */
function does(reader: Reader, seats: readonly Seat[], verb: Verb): string {
  const others = seats.filter((seat) => !isYou(reader, seat)).map((seat) => nameOf(reader, seat));
  const isMine = others.length < seats.length;
  const who = [...(isMine ? [say({ en: 'You', de: 'Du' }, reader.language)] : []), ...others];
  const form = seats.length === 1 ? (isMine ? 0 : 1) : isMine ? 3 : 2;
  return `${list(who, reader.language)} ${inLanguage(verb, reader.language)[form]}`;
}

/** Returns nuggets of a metal: “7 gold”. */
export const nuggets = (count: number, metal: Metal, language: Language) => `${count} ${say(METAL[metal], language)}`;

/** Whether a reader may know the metal of a seat's buyer. */
const knowsBuyer = (state: State, { viewer, open }: Reader, seat: Seat) =>
  open === true || isOver(state) || viewer === seat;

/** Whether a reader may know the claim that a seat has staked today. */
const knowsStake = ({ viewer, open }: Reader, seat: Seat) => open === true || viewer === seat;

/** Presentation of the game. All secrets are hidden by the two functions above. */
export const face: Presentation<State, Staked | Revealed> = {
  view: (state, reader) => ({
    board: isOver(state) ? players(state, reader) : [...claims(state, reader), '', ...players(state, reader)],
    sentences: sentences(state, reader),
  }),
  story: (events, reader) => events.flatMap((event) => sentenceOf(event, reader)),
  ending(state, reader) {
    const { winners } = result(state);
    if (winners.length === 0) return say({ en: 'Everyone is level.', de: 'Alle haben gleich viel.' }, reader.language);
    const paid = dollars(state, winners[0] as Seat);
    const won = does(reader, winners, WIN);
    return say({ en: `${won} with ${paid} dollars.`, de: `${won} mit ${paid} Dollar.` }, reader.language);
  },
  ask: (_state, _seat, _partial, { language }) => say({ en: 'Where will you dig?', de: 'Wo gräbst du?' }, language),
};

/** Returns today’s claims with the known diggers. */
function claims({ day, claims, stakes }: State, reader: Reader): string[] {
  const { language } = reader;
  const title = say({ en: `Day ${day + 1} of ${DAYS}`, de: `Tag ${day + 1} von ${DAYS}` }, language);
  const lines = claims.map(({ metal, nuggets: count }, at) => {
    const here = diggers(stakes, at).filter((seat) => knowsStake(reader, seat));
    const names = here.map((seat) => nameOf(reader, seat, 18)).join(' ');
    return column(`${at + 1}) ${nuggets(count, metal, language)}${names && ` < ${names}`}`, 36).trimEnd();
  });
  return [title, ...lines];
}

/** Returns each player's nuggets, whether they have staked a claim today, and the metal of their buyer if known. */
function players(state: State, reader: Reader): string[] {
  const letters = METALS.map((metal) => say(METAL[metal], reader.language).slice(0, 1).toUpperCase().padStart(4)).join(
    '',
  );
  const lines = state.found.map((own, seat) => {
    const counts = METALS.map((metal) => `${own[metal]}`.padStart(4)).join('');
    const buyer = knowsBuyer(state, reader, seat)
      ? `  2x ${say(METAL[state.buyers[seat] as Metal], reader.language)}`
      : '';
    return `${state.stakes[seat] === null ? ' ' : '*'} ${column(nameOf(reader, seat), 11)}${counts}${buyer}`;
  });
  return [`  ${column('', 11)}${letters}`, ...lines];
}

function sentences(state: State, reader: Reader): View['sentences'] {
  const { language } = reader;
  const today = state.claims.map(({ metal, nuggets: count }, at) => `${at + 1}) ${nuggets(count, metal, language)}`);
  const claims = list(today, language);
  const found = state.found.map((own, seat) => {
    const things = list(
      METALS.map((metal) => nuggets(own[metal], metal, language)),
      language,
    );
    const buyer = knowsBuyer(state, reader, seat) ? METAL[state.buyers[seat] as Metal] : undefined;
    return [
      `${nameOf(reader, seat)}: ${things}.`,
      ...(buyer ? [say({ en: `Double pay for ${buyer.en}.`, de: `Doppelter Lohn für ${buyer.de}.` }, language)] : []),
    ].join(' ');
  });
  return isOver(state)
    ? found
    : [say({ en: `Today’s claims: ${claims}.`, de: `Felder heute: ${claims}.` }, language), ...found];
}

/** Returns the story lines of an event. Stakes are private until all are revealed. */
function sentenceOf(event: Staked | Revealed, reader: Reader): string[] {
  const { language } = reader;
  if (event.kind === 'revealed')
    return event.claims.flatMap((claim, at) => dugUp(claim, diggers(event.stakes, at), reader));
  const place = event.claim + 1;
  const name = nameOf(reader, event.seat);
  return [
    isYou(reader, event.seat)
      ? say({ en: `You stake claim ${place}.`, de: `Du steckst Feld ${place} ab.` }, language)
      : say({ en: `${name} stakes a claim.`, de: `${name} steckt ein Feld ab.` }, language),
  ];
}

function dugUp(claim: Claim, seats: readonly Seat[], reader: Reader): string[] {
  if (seats.length === 0) return [];
  const what = nuggets(share(claim, seats.length), claim.metal, reader.language);
  const subject = does(reader, seats, DIG_UP);
  const one = `${subject} ${what}.`;
  return [
    say(seats.length === 1 ? one : { en: `${subject} ${what} each.`, de: `${subject} je ${what}.` }, reader.language),
  ];
}
