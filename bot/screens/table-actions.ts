import { say, type Text } from '@longtable/kit';
import { makeId } from '../custom-ids/ids.ts';
import { decideOvertime, resume } from '../host/actions/resign.ts';
import { hideTable, renameTable } from '../host/actions/table-settings.ts';
import { type LoadedTable, linesAt } from '../host/feature.ts';
import { ignoreRefusal, Refusal } from '../host/refusal.ts';
import { costOfResigning } from '../host/table/endings.ts';
import { findTable } from '../host/table/find.ts';
import { MAX_NAME_LENGTH, readerAt } from '../host/table/names.ts';
import { seatsOf } from '../host/table/table.ts';
import { type AtTable, seatFor } from '../interactions/access.ts';
import type { Button, Buttons } from '../interactions/button.ts';
import { showOutcome, showPage, showPanel } from '../interactions/panel.ts';
import type { Reply } from '../interactions/reply.ts';
import { nameAt } from '../render/names.ts';
import { buttonRows, danger, textField } from '../render/page.ts';
import { texts as common } from '../render/words/texts.ts';
import { resignGame } from './seats.ts';
import { texts } from './words/texts.ts';

export async function resumeGame(reply: Reply, table: string): Promise<void> {
  const resumed = await resume(reply.bot.context, table, reply.user.id);
  await showTableChange(reply, resumed, common.replies.resumed);
}

/** Shows the changed table: on the pressed public message, or in the panel of a player who used a private message or a command. */
export async function showTableChange(reply: Reply, loaded: LoadedTable, done?: Text): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  const isPublic = reply.message !== null && !reply.isInPrivate;
  if (isPublic || seat === undefined) return showOutcome(reply, loaded, done ?? common.replies.answered);
  await Promise.all([showPanel(reply, loaded, seat, { done }), reply.bot.delivery.deliver(loaded)]);
}

export async function askToResign(reply: Reply, at: AtTable): Promise<void> {
  const { id, status } = at.table;
  if (status === 'over') throw new Refusal('over');
  if (status === 'open') throw new Refusal('notStarted');
  const language = reply.language;
  const rows = buttonRows([danger({ kind: 'resign', table: id }, common.buttons.resign)], language);
  const [warning] = linesAt(at, 'resigning', readerAt(at, at.seat ?? 0, language));
  const title = warning ?? say(common.replies.sureToResign[costOfResigning(at, at.seat ?? 0)], language);
  await showPage(reply, at, { title, rows });
}

const NAME_FIELD = 'name';

const renameButton: Button<'rename'> = {
  access: 'player',
  async press({ reply, id, target: { table } }) {
    const limits = { max_length: MAX_NAME_LENGTH, required: false };
    const value = (table.terms.name ?? '').slice(0, MAX_NAME_LENGTH);
    await reply.form({
      title: common.buttons.renameTable,
      custom_id: makeId(id),
      fields: [textField(NAME_FIELD, texts.table.name, { ...limits, value })],
    });
  },

  async submit({ reply, id: { table } }) {
    const name = reply.interaction.fields.getTextInputValue(NAME_FIELD);
    const renamed = await renameTable(reply.bot.context, table, reply.user.id, name);
    await showTableChange(reply, renamed, texts.table.renamed);
  },
};

/**
 * Applies the decision about a player whose time is up and replaces the question with the result. If the decision is
 * refused because it is outdated, removes the buttons.
 */
const overtimeButton: Button<'overtime'> = {
  access: 'party',
  async press({ reply, id, target: before }) {
    const { bot } = reply;
    const { table, seat, decision } = id;
    const reject = async (error: unknown): Promise<undefined> => {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      const found = code === 'stale' ? await findTable(bot.context, table).catch(ignoreRefusal) : undefined;
      if (code === 'stale' || code === 'over') await reply.update({ components: [] });
      await reply.refuse(error, found);
    };
    const decided = await decideOvertime(bot.context, table, reply.user.id, id, decision).catch(reject);
    if (!decided) return;
    const { language } = decided.table.location;
    const late = nameAt(before, seat, language);
    const [decider = seat] = seatsOf(decided.table, reply.user.id);
    const name = nameAt(decided, decider, language);
    const isOut = decision === 'claim' && decided.table.status !== 'over';
    const content = say(texts.decisions[isOut ? 'playOn' : decision]({ name, late }), language);
    await Promise.all([reply.update({ content, components: [] }), bot.delivery.deliver(decided)]);
  },
};

export const buttons: Buttons<'resume' | 'resign' | 'giveUp' | 'hide' | 'rename' | 'overtime'> = {
  resume: {
    access: 'player',
    press: ({ reply, id: { table } }) => resumeGame(reply, table),
  },

  /** Resigns after the confirmation. */
  resign: {
    access: 'party',
    press: ({ reply, id: { table } }) => resignGame(reply, table),
  },

  /** Asks for a confirmation before resigning. */
  giveUp: {
    access: 'party',
    press: ({ reply, target }) => askToResign(reply, target),
  },

  /** Closes the hidden information of a table to spectators. */
  hide: {
    access: 'party',
    async press({ reply, id: { table } }) {
      const hidden = await hideTable(reply.bot.context, table, reply.user.id);
      await showTableChange(reply, hidden, common.replies.hiddenFromSpectators);
    },
  },

  rename: renameButton,

  overtime: overtimeButton,
};
