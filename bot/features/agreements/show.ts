import { type Language, labelled, type Seat, say, type Viewer } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Ping } from '../../boards/ping-content.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { nameAt, namesOf } from '../../render/names.ts';
import { phrase, plain, success } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { yetToAgree } from './agreement.ts';
import { agreeId, refuseId, undoId } from './ids.ts';
import { answerAt, type Offer, offerAt } from './record.ts';
import { canUndoAlone } from './undo.ts';
import { texts } from './words/texts.ts';

/** Returns the line about an offer. The player who made it sees whose answers are pending. Empty without an offer. */
export function offerLine(loaded: LoadedTable, language: Language, viewer: Viewer = 'spectator'): string {
  const offer = offerAt(loaded.table);
  if (!offer) return '';
  if (viewer !== offer.seat)
    return say(texts.status.offers[offer.what]({ name: nameAt(loaded, offer.seat, language) }), language);
  const names = namesOf(loaded, yetToAgree(loaded.table, offer), language);
  return `${say(texts.status.yourOffers[offer.what]({ names }), language)} ${say(texts.status.untilNextMove, language)}`;
}

/** Returns the line about the answer to an offer. Empty without an answer. */
export function answerLine(loaded: LoadedTable, language: Language): string {
  const answer = answerAt(loaded.table);
  if (!answer) return '';
  const answers = answer.agrees ? texts.status.agreed : texts.status.refused;
  return say(answers[answer.what]({ name: nameAt(loaded, answer.by, language) }), language);
}

export function answerButtons(table: string, { what, mark }: Offer): ButtonSpec[] {
  const [yes, no] =
    what === 'undo' ? [texts.buttons.allow, texts.buttons.no] : [texts.buttons.agree, common.buttons.decline];
  return [
    success(agreeId.make({ table, mark }), yes, SIGNS.calm),
    plain(refuseId.make({ table, mark }), no, SIGNS.cancel),
  ];
}

/** Returns the buttons of a seat for an offer: accept and decline, or withdraw its own. Empty if it has nothing to answer. */
export function offerButtons({ table }: LoadedTable, seat: Seat): ButtonSpec[] {
  const { id } = table;
  const offer = offerAt(table);
  if (offer?.seat === seat)
    return [plain(refuseId.make({ table: id, mark: offer.mark }), common.buttons.cancel, SIGNS.cancel)];
  return offer && yetToAgree(table, offer).includes(seat) ? answerButtons(id, offer) : [];
}

/** Returns the undo button if no other player has to agree. */
export function undoButton(loaded: LoadedTable, seat: Seat): ButtonSpec[] {
  if (!canUndoAlone(loaded, seat)) return [];
  return [plain(undoId.make({ table: loaded.table.id }), texts.buttons.undo, SIGNS.back)];
}

/** Draws the ping of an offer, with buttons to answer it. */
export function drawOffer(loaded: LoadedTable, mentions: string): Ping {
  const { table, game } = loaded;
  const words = texts.status.ping({ title: game.title, offer: offerLine(loaded, table.location.language) });
  const offer = offerAt(table);
  return { lines: [phrase`${mentions} ${words}`], buttons: offer ? answerButtons(table.id, offer) : [] };
}

export function drawAnswer(loaded: LoadedTable, mentions: string): Ping {
  const { language } = loaded.table.location;
  const title = `${mentions} **${say(loaded.game.title, language)}**`;
  return { lines: [labelled(title, answerLine(loaded, language), language)] };
}
