import type { Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { IdFormat } from '../../custom-ids/fields.ts';
import type { ButtonSpec, FeatureNotice } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { isSamePerson } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { plain } from '../../render/page.ts';
import { showTableChange } from '../../screens/play/table-actions.ts';
import { afterMove, agreementEffects, answerOffer, checkOffer, type OfferKind, propose } from './agreement.ts';
import { agreeId, drawId, pauseId, refuseId, undoId } from './ids.ts';
import { agreementKind, answerAt, offerAt } from './record.ts';
import { answerButtons, answerLine, drawAnswer, drawOffer, offerButtons, offerLine, undoButton } from './show.ts';
import { texts } from './words/texts.ts';

export { answerOffer, propose };

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

/** Offers of a draw, a pause or an undo to the other players, and undo alone. */
export const agreements: Feature = {
  id: 'agreements',
  commands: ['agreements'],
  tableRecords: { agreement: agreementKind },
  changed: [agreementEffects],
  afterMove,
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
  lines: {
    belowBoard: (loaded, { language, viewer }) => (offerAt(loaded.table) ? [offerLine(loaded, language, viewer)] : []),
    news: (loaded, { language, viewer }) =>
      answerAt(loaded.table)?.seat === viewer ? [answerLine(loaded, language)] : [],
  },
  boardButtons: {
    answers({ table }) {
      const offer = offerAt(table);
      return offer ? answerButtons(table.id, offer) : [];
    },
  },
  panelButtons: { answers: offerButtons, undo: undoButton },
  async moreButtons(context, loaded, seat) {
    const { table } = loaded;
    const offer = offerAt(table);
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
  },
};
