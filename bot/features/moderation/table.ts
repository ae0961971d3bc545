import { say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import type { Table } from '../../../storage/records/table.ts';
import { closeTable, removeName } from '../../host/actions/keep.ts';
import { isVoidable, voidGame } from '../../host/moderation/void.ts';
import type { Refused } from '../../host/refusal.ts';
import { type LoadedTable, playersAt } from '../../host/table/table.ts';
import type { Button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { nameAt } from '../../render/names.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { tellAdmins } from './log.ts';
import { texts } from './words/texts.ts';

type Act = 'show' | 'name' | 'close' | 'sureClose' | 'void' | 'sureVoid';

const { Danger, Secondary } = ButtonStyle;

/** Shows what a server admin can do about a table and its players. */
export async function showTableModeration(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  const { language } = reply;
  const act = (what: Act, label: Text, style: ButtonSpec[2]): ButtonSpec[] => [
    [{ kind: 'moderate', act: what, table: table.id }, label, style],
  ];
  const players = table.seats.flatMap((sitter, seat): ButtonSpec[] =>
    'id' in sitter
      ? [[{ kind: 'sanction', act: 'show', person: sitter.id }, nameAt(loaded, seat, language), Secondary]]
      : [],
  );
  const buttons = [
    ...(table.terms.name ? act('name', texts.table.removeName, Secondary) : []),
    ...(table.status === 'over' ? [] : act('close', texts.table.close, Danger)),
    ...(isVoidable(table) ? act('void', texts.table.void, Danger) : []),
    ...players,
  ];
  const content = buttons.length > 0 ? texts.table.head(factsOf(loaded)) : texts.table.nothing;
  await reply.show({ content: say(content, language), components: buttonRows(buttons, language) });
}

function factsOf({ table, game }: LoadedTable): { title: string; name: string | undefined; users: string[] } {
  const name = table.terms.name && plainLine(table.terms.name);
  return { title: game.title, name, users: usersAt(table) };
}

function usersAt(table: Table): string[] {
  return playersAt(table).map((id) => `<@${id}>`);
}

async function confirm(reply: Reply, table: string, act: 'sureClose' | 'sureVoid'): Promise<void> {
  const [question, label] =
    act === 'sureClose' ? [texts.table.sureToClose, texts.table.close] : [texts.table.sureToVoid, texts.table.void];
  const buttons: ButtonSpec[] = [
    [{ kind: 'moderate', act, table }, label, Danger],
    [{ kind: 'moderate', act: 'show', table }, common.buttons.cancel, Secondary],
  ];
  await reply.show({ content: say(question, reply.language), components: buttonRows(buttons, reply.language) });
}

async function finish(reply: Reply, done: LoadedTable | Refused, text: Text, entry: Text): Promise<void> {
  if ('refused' in done) return reply.refuse(done);
  const guild = done.table.location.guild ?? '';
  await Promise.all([
    reply.show({ content: say(text, reply.language), components: [] }),
    reply.bot.delivery.deliver(done),
    tellAdmins(reply.bot, guild, entry),
  ]);
}

/** Closes a table at the request of a server admin and writes it to the log channel. */
export async function closeAsAdmin(reply: Reply, loaded: LoadedTable): Promise<void> {
  const closed = await closeTable(reply.bot.context, loaded.table.id, loaded.table.location.guild);
  await finish(reply, closed, texts.table.closed, texts.log.closed({ by: reply.user.id, ...factsOf(loaded) }));
}

export const moderateButton: Button<'moderate'> = {
  access: 'managed',
  async press({ reply, id: { act, table: id }, at }) {
    const { context } = reply.bot;
    const by = reply.user.id;
    const facts = factsOf(at);
    switch (act) {
      case 'show':
        return showTableModeration(reply, at);
      case 'close':
        return confirm(reply, id, 'sureClose');
      case 'void':
        return confirm(reply, id, 'sureVoid');
      case 'sureClose':
        return closeAsAdmin(reply, at);
      case 'sureVoid':
        return finish(
          reply,
          await voidGame(context, id, at.table.location.guild ?? ''),
          texts.table.voided,
          texts.log.voided({ by, ...facts }),
        );
      case 'name':
        return finish(
          reply,
          await removeName(context, id),
          texts.table.nameRemoved,
          texts.log.nameRemoved({ by, title: facts.title, name: facts.name ?? '' }),
        );
    }
  },
};
