import { type Seat, say } from '@longtable/kit';
import { type ButtonSpec, boardButtonsAt, type LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readPerson } from '../../host/settings.ts';
import { seatsOf } from '../../host/table/table.ts';
import type { Button } from '../../interactions/button.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { displayButton } from '../../render/controls.ts';
import { buttonsFor, danger, inRows, plain, success } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { watch } from '../tables/watch.ts';

/** Shows a player all other actions, and other users the page of a feature that concerns them or the spectator's view. */
export const moreButton: Button<'more'> = {
  access: 'spectator',
  async press({ reply, target }) {
    const [seat] = seatsOf(target.table, reply.user.id);
    if (seat === undefined) {
      for (const feature of reply.bot.features) {
        const shown = feature.showMore?.(reply, target);
        if (shown) return shown;
      }
      return watch(reply, target, 'spectator');
    }
    if (target.table.status === 'over') throw new Refusal('over');
    const language = reply.language;
    const rows = inRows(buttonsFor(await possibleActions(reply, target, seat), language));
    await showPage(reply, target, { title: say(common.replies.whatElse, language), rows });
  },
};

/** Returns the buttons of the actions that would not be refused. */
async function possibleActions(reply: Reply, loaded: LoadedTable, seat: Seat): Promise<ButtonSpec[]> {
  const person = reply.user.id;
  const { display = 'plain' } = await readPerson(reply.bot.context, person);
  const { id: table, status } = loaded.table;
  const { context } = reply.bot;
  const added = await Promise.all(
    context.features.map((feature) => feature.moreButtons?.(context, loaded, seat) ?? []),
  );
  const leave = boardButtonsAt(loaded, 'leaving');
  const resign: ButtonSpec = danger({ kind: 'giveUp', table }, common.buttons.resign);
  return [
    ...boardButtonsAt(loaded, 'pages'),
    ...boardButtonsAt(loaded, 'reference'),
    ...added.flat(),
    ...onlyIf(status === 'paused', success({ kind: 'resume', table }, common.buttons.resume)),
    ...onlyIf(
      loaded.table.terms.openToSpectators === true,
      plain({ kind: 'hide', table }, common.buttons.hideFromSpectators),
    ),
    ...onlyIf(loaded.table.seats.length > 1, plain({ kind: 'rename', table }, common.buttons.renameTable)),
    ...displayButton(loaded, display),
    ...onlyIf(
      loaded.table.location.channel === reply.channelId,
      plain({ kind: 'boardHere', table }, common.buttons.repostBoard),
    ),
    ...(leave.length > 0 ? leave : [resign]),
  ];
}

function onlyIf(holds: boolean, labelled: ButtonSpec): ButtonSpec[] {
  return holds ? [labelled] : [];
}
