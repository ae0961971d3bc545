import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { type Matter, objectionTo } from '../../host/actions/agreement.ts';
import { seatToAdvise } from '../../host/actions/hint.ts';
import { readPerson } from '../../host/people/person.ts';
import { NO_PLAN, seatToPlan } from '../../host/plans/change.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { notableFor } from '../../host/table/names.ts';
import { type LoadedTable, partiesAt, programsOf, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Button } from '../../interactions/button.ts';
import { showPage } from '../../interactions/page.ts';
import { buttonsFor, displayButton, type Labelled, puzzleHintButton } from '../../render/controls.ts';
import { inRows } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';
import { showProgram } from '../programs/program.ts';
import { watch } from '../tables/watch.ts';

const { Secondary, Success, Danger } = ButtonStyle;

/** Shows a player what else can be done than move; anybody else gets the spectator's view. */
export const moreButton: Button<'more'> = {
  async press(reply, bot, { table }) {
    const found = await findTable(bot.context, table);
    if ('refused' in found) return reply.refuse(found);
    const [seat] = seatsOf(found.table, reply.user.id);
    if (seat === undefined && programsOf(found.table, reply.user.id).length > 0) return showProgram(bot, reply, table);
    if (seat === undefined) return watch(bot, reply, table, 'spectator');
    if (found.table.status === 'over') return reply.refuse(refusal('over'));
    const language = reply.language;
    const rows = inRows(buttonsFor(await possible(bot, found, seat, reply.user.id), language));
    await showPage(bot, reply, table, { title: say(WORDS.whatElse, language), rows });
  },
};

/** Only what would not be refused is offered. */
async function possible(bot: Bot, loaded: LoadedTable, seat: Seat, person: string): Promise<Labelled[]> {
  const { display = 'plain' } = await readPerson(bot.context, person);
  const { id: table, status, offer } = loaded.table;
  const proposals: readonly (readonly [Matter, Text])[] = [
    ['undo', WORDS.undo],
    ['draw', WORDS.offerDraw],
    ['pause', WORDS.pause],
  ];
  const isFree = status === 'playing' && (offer === null || seatsOf(loaded.table, person).includes(offer.seat));
  const raised = await Promise.all(
    proposals.map(async ([kind, label]): Promise<Labelled[]> => {
      const objection = isFree ? await objectionTo(bot.context, loaded, seat, kind) : refusal('offerStands');
      return objection ? [] : [[{ kind, table }, label, Secondary]];
    }),
  );
  return [
    [{ kind: 'rules', table }, WORDS.rules, Secondary],
    ...onlyIf(loaded.game.face.pages !== undefined, [{ kind: 'look', table, page: 0 }, WORDS.lookUp, Secondary]),
    ...onlyIf(notableFor(loaded, seat, 'en') !== undefined, [
      { kind: 'notes', table, mark: undefined },
      WORDS.notes,
      Secondary,
    ]),
    ...onlyIf(typeof seatToAdvise(loaded, person) === 'number', [{ kind: 'hint', table }, WORDS.hint, Secondary]),
    ...puzzleHintButton(loaded),
    ...onlyIf(partiesAt(loaded.table) > 1 && typeof seatToPlan(loaded, person) === 'number', [
      { kind: 'plan', act: 'show', table, mark: NO_PLAN },
      WORDS.plan,
      Secondary,
    ]),
    ...raised.flat(),
    ...onlyIf(status === 'paused', [{ kind: 'resume', table }, WORDS.resume, Success]),
    ...onlyIf(loaded.table.seen === true, [{ kind: 'hide', table }, WORDS.hide, Secondary]),
    ...onlyIf(loaded.table.seats.length > 1, [{ kind: 'rename', table }, WORDS.rename, Secondary]),
    ...displayButton(loaded, display),
    [{ kind: 'boardHere', table }, WORDS.boardHere, Secondary],
    loaded.table.lesson
      ? [{ kind: 'leave', table }, WORDS.leaveLesson, Secondary]
      : [{ kind: 'giveUp', table }, WORDS.resign, Danger],
  ];
}

function onlyIf(holds: boolean, labelled: Labelled): Labelled[] {
  return holds ? [labelled] : [];
}
