import { joinTexts, type Language, labelled, type Seat, say, type Text, type Viewer } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Table } from '../../../storage/records/table.ts';
import type { Ping } from '../../boards/ping-content.ts';
import { type IdFormat, idFormat, key, number } from '../../custom-ids/fields.ts';
import type { ButtonSpec, FeatureNotice, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { isSamePerson } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { nameAt, namesOf } from '../../render/names.ts';
import { phrase, plain, success } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { showTableChange } from '../../screens/table-actions.ts';
import {
  afterMove,
  agreementEffects,
  agreementKind,
  answerAt,
  answerOffer,
  atPauseDeadline,
  canUndoAlone,
  checkOffer,
  type Offer,
  type OfferKind,
  offerAt,
  pauseDeadlines,
  propose,
  resume,
  undoneAt,
  yetToAgree,
} from './agreement.ts';
import { texts } from './words/texts.ts';

const table = key('table');
/** Version of the offer. */
const mark = number('mark', 9);

const pauseId = idFormat`pause|${table}`;
const resumeId = idFormat`resume|${table}`;
const drawId = idFormat`draw|${table}`;
const undoId = idFormat`undo|${table}`;
const agreeId = idFormat`agree|${table}|${mark}`;
const refuseId = idFormat`refuse|${table}|${mark}`;

/** Returns the line about an offer. The player who made it sees whose answers are pending. Empty without an offer. */
export function offerLine(loaded: LoadedTable, language: Language, viewer: Viewer = 'spectator'): Text {
  const offer = offerAt(loaded.table);
  if (!offer) return '';
  const told = say(offer.told ?? '', language);
  if (viewer !== offer.seat)
    return texts.status.offers[offer.what]({ name: nameAt(loaded, offer.seat, language), told });
  const names = namesOf(loaded, yetToAgree(loaded.table, offer), language);
  return joinTexts([texts.status.yourOffers[offer.what]({ names, told }), texts.status.untilNextMove]);
}

/** Returns the line about the answer to an offer. Empty without an answer. */
export function answerLine(loaded: LoadedTable, language: Language): Text {
  const answer = answerAt(loaded.table);
  if (!answer) return '';
  const answers = answer.agrees ? texts.status.agreed : texts.status.refused;
  return answers[answer.what]({ name: nameAt(loaded, answer.by, language) });
}

function answerButtons(table: string, { what, mark }: Offer): ButtonSpec[] {
  const { allow, agree } = texts.buttons;
  return [
    success(agreeId.make({ table, mark }), what === 'undo' ? allow : agree, SIGNS.calm),
    plain(refuseId.make({ table, mark }), common.buttons.decline, SIGNS.cancel),
  ];
}

/** Returns the button that resumes a paused game. Empty if it is not paused. */
function resumeButton({ id, status }: Table): ButtonSpec[] {
  return status === 'paused' ? [success(resumeId.make({ table: id }), texts.buttons.resume)] : [];
}

/** Returns the buttons of a seat for an offer: accept and decline, or withdraw its own. Empty if it has nothing to answer. */
export function offerButtons({ table }: LoadedTable, seat: Seat): ButtonSpec[] {
  const { id } = table;
  if (table.status === 'paused') return resumeButton(table);
  const offer = offerAt(table);
  if (offer?.seat === seat)
    return [plain(refuseId.make({ table: id, mark: offer.mark }), texts.buttons.withdraw, SIGNS.cancel)];
  return offer && yetToAgree(table, offer).includes(seat) ? answerButtons(id, offer) : [];
}

/** Returns the undo button if no other player has to agree. */
export function undoButton(loaded: LoadedTable, seat: Seat): ButtonSpec[] {
  if (!canUndoAlone(loaded, seat)) return [];
  return [plain(undoId.make({ table: loaded.table.id }), texts.buttons.undo, SIGNS.back)];
}

/** Draws the ping of an offer, with buttons to answer it. */
function drawOffer(loaded: LoadedTable, mentions: string): Ping {
  const { table, game } = loaded;
  const words = texts.status.ping({ title: game.title, offer: offerLine(loaded, table.location.language) });
  const offer = offerAt(table);
  return { lines: [phrase`${mentions} ${words}`], buttons: offer ? answerButtons(table.id, offer) : [] };
}

function drawAnswer(loaded: LoadedTable, mentions: string): Ping {
  const title = phrase`${mentions} **${loaded.game.title}**`;
  return { lines: [labelled(title, answerLine(loaded, loaded.table.location.language))] };
}

export { answerOffer, propose, resume };

interface OfferParts {
  readonly id: IdFormat<{ readonly table: string }>;
  readonly label: Text;
  readonly done: Text;
}

const OFFERS: Readonly<Record<OfferKind, OfferParts>> = {
  undo: { id: undoId, label: texts.buttons.undo, done: texts.replies.undone },
  draw: { id: drawId, label: texts.buttons.offerDraw, done: texts.replies.drawn },
  pause: { id: pauseId, label: texts.buttons.pause, done: texts.replies.paused },
};

/** Offers a pause, a draw or an undo to the other players. Applies it immediately if no other player has to agree. */
export async function makeOffer(reply: Reply, table: string, what: OfferKind): Promise<void> {
  const raised = await propose(reply.bot.context, table, reply.user.id, what);
  await showTableChange(reply, raised, offerAt(raised.table) ? undefined : OFFERS[what].done);
}

export async function resumeGame(reply: Reply, table: string): Promise<void> {
  await showTableChange(reply, await resume(reply.bot.context, table, reply.user.id), texts.replies.resumed);
}

async function answer(reply: Reply, table: string, mark: number, agrees: boolean): Promise<void> {
  await showTableChange(reply, await answerOffer(reply.bot.context, table, reply.user.id, mark, agrees));
}

const offerButton = (what: OfferKind) =>
  button(OFFERS[what].id, {
    access: 'player',
    press: ({ reply, id: { table } }) => makeOffer(reply, table, what),
  });

const ANSWER = {
  isPending: ({ table }, seat) => answerAt(table)?.seat === seat,
  draw: drawAnswer,
  isInPanel: true,
} satisfies FeatureNotice;

/** Offers of a draw, a pause or an undo to the other players, undo alone, and the end of a pause. */
export const agreements: Feature = {
  id: 'agreements',
  tableRecords: { agreement: agreementKind },
  changed: [agreementEffects],
  afterMove,
  deadlines: pauseDeadlines,
  atDeadline: atPauseDeadline,
  notices: {
    offer: {
      isPending({ table }, seat) {
        const offer = offerAt(table);
        return offer !== undefined && !offer.agreed.includes(seat);
      },
      draw: drawOffer,
    },
    declined: ANSWER,
    agreed: ANSWER,
  },
  logLines: (loaded, { language }) =>
    undoneAt(loaded.table).map(({ seat, agreed, move }) => {
      const words = { name: nameAt(loaded, seat, language), names: namesOf(loaded, agreed, language) };
      return { move, text: texts.log.undone(words) };
    }),
  lines: {
    belowBoard: (loaded, { language, viewer }) => (offerAt(loaded.table) ? [offerLine(loaded, language, viewer)] : []),
    news: (loaded, { language, viewer }) =>
      answerAt(loaded.table)?.seat === viewer ? [answerLine(loaded, language)] : [],
  },
  boardButtons: {
    answers({ table }) {
      const offer = offerAt(table);
      return offer ? answerButtons(table.id, offer) : resumeButton(table);
    },
  },
  panelButtons: { answers: offerButtons, undo: undoButton },
  async moreButtons(context, loaded, seat) {
    const { table } = loaded;
    const offer = offerAt(table);
    if (table.status === 'paused') return resumeButton(table);
    if (table.status !== 'playing' || (offer && offer.seat !== seat && !isSamePerson(table, offer.seat, seat)))
      return [];
    const kinds = Object.keys(OFFERS) as OfferKind[];
    const possible = await Promise.all(
      kinds.map((kind) =>
        checkOffer(context, loaded, seat, kind)
          .then(() => true)
          .catch(ignoreRefusal),
      ),
    );
    return kinds.flatMap((kind, index): ButtonSpec[] => {
      const { id, label } = OFFERS[kind];
      const icon = kind === 'undo' ? ([SIGNS.back] as const) : ([] as const);
      return possible[index] ? [plain(id.make({ table: table.id }), label, ...icon)] : [];
    });
  },
  buttons: {
    agree: button(agreeId, {
      access: 'player',
      press: ({ reply, id: { table, mark } }) => answer(reply, table, mark, true),
    }),
    refuse: button(refuseId, {
      access: 'player',
      press: ({ reply, id: { table, mark } }) => answer(reply, table, mark, false),
    }),
    draw: offerButton('draw'),
    undo: offerButton('undo'),
    pause: offerButton('pause'),
    resume: button(resumeId, {
      access: 'player',
      press: ({ reply, id: { table } }) => resumeGame(reply, table),
    }),
  },
};
