import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { propose } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import type { LoadedTable } from '../host/feature.ts';
import { textOnly } from '../messages/messages.ts';
import { NO_EMOJIS } from '../render/emojis.ts';
import { type Drawn, message } from '../render/message.ts';
import { drawPanel } from '../render/panel.ts';
import { Panels } from './panels.ts';
import { RateLimiter } from './queue.ts';

const SETTINGS = { language: 'en', display: 'plain' } as const;
/** A menu without choices, which differs from a closed one. */
const OPENED = { partial: 'nowhere', page: 0 };

/** Opens ada's panel at a table and records its messages. */
async function panelAt(at: LoadedTable) {
  const context = await testContext();
  const panels = new Panels(context, textOnly(NO_EMOJIS), new RateLimiter(new REST(), 0));
  const sent: Drawn[] = [];
  const keep = async (drawn: Drawn) => void sent.push(drawn);
  await panels.show({
    person: 'ada',
    loaded: at,
    seat: 0,
    settings: SETTINGS,
    opened: OPENED,
    send: async (drawn) => {
      await keep(drawn);
      return { message: 'panel', edit: keep, remove: async () => {} };
    },
  });
  return { panels, sent };
}

test('keeps a menu open during its turn and closes it afterwards', async () => {
  const context = await testContext();
  const begun = await open(context);
  const { id } = begun.table;
  const { panels, sent } = await panelAt(begun);
  expect(sent).toEqual([drawPanel(begun, 0, SETTINGS, { opened: OPENED })]);

  const offered = await propose(context, id, 'bo', 'pause');
  await panels.refresh(offered);
  expect(sent.at(-1)).toEqual(drawPanel(offered, 0, SETTINGS, { opened: OPENED }));
  expect(sent.at(-1)).not.toEqual(drawPanel(offered, 0, SETTINGS));

  await playLine(context, id, { person: 'ada' }, 'a1');
  const next = await playLine(context, id, { person: 'bo' }, 'b1');
  await panels.refresh(next);
  expect(sent.at(-1)).toEqual(drawPanel(next, 0, SETTINGS));
  expect(sent.at(-1)).not.toEqual(drawPanel(next, 0, SETTINGS, { opened: OPENED }));
});

test('keeps a page until its user acts, then restores the panel or deletes a separate page', async () => {
  const context = await testContext();
  const begun = await open(context);
  const { id } = begun.table;
  const { panels, sent } = await panelAt(begun);
  const page = message({ title: 'Hint' });
  const gone: string[] = [];
  const at = (name: string) => ({
    person: 'ada',
    loaded: begun,
    seat: 0,
    settings: SETTINGS,
    send: async () => ({
      message: name,
      edit: async (drawn: Drawn) => void sent.push(drawn),
      remove: async () => void gone.push(name),
    }),
  });
  await panels.showPage(at('panel'), page);
  expect([panels.isLive(id, 'ada'), panels.isBeside(id, 'ada', 'panel')]).toEqual([false, false]);
  await panels.refresh(await propose(context, id, 'bo', 'pause'));
  expect(sent).toHaveLength(1);
  const moved = await playLine(context, id, { person: 'ada' }, 'a1');
  await panels.refresh(moved);
  expect(sent.at(-1)).toEqual(drawPanel(moved, 0, SETTINGS));
  expect([panels.isLive(id, 'ada'), gone]).toEqual([true, []]);

  await panels.showPage(at('another'), page);
  expect(panels.isBeside(id, 'ada', 'another')).toBe(true);
  await panels.refresh(moved);
  await playLine(context, id, { person: 'bo' }, 'b1');
  await panels.refresh(await playLine(context, id, { person: 'ada' }, 'c1'));
  expect([panels.isLive(id, 'ada'), gone]).toEqual([false, ['panel', 'another']]);
});

test('replaces a page by the panel when its user’s turn comes, if it is only of use until then', async () => {
  const context = await testContext();
  const begun = await open(context);
  const { id } = begun.table;
  const moved = await playLine(context, id, { person: 'ada' }, 'a1');
  const edits: Drawn[] = [];
  const showPage = async (isUntilTurn: boolean) => {
    const { panels } = await panelAt(moved);
    const send = async () => ({
      message: 'panel',
      edit: async (drawn: Drawn) => void edits.push(drawn),
      remove: async () => {},
    });
    const page = { person: 'ada', loaded: moved, seat: 0, settings: SETTINGS, send };
    await panels.showPage(page, message({ title: 'Plan' }), isUntilTurn);
    return panels;
  };
  const [plan, rules] = [await showPage(true), await showPage(false)];
  for (const panels of [plan, rules])
    await panels.refresh({ ...moved, table: { ...moved.table, revision: moved.table.revision + 1 } });
  expect(edits).toEqual([]);
  const next = await playLine(context, id, { person: 'bo' }, 'b1');
  const later = { ...next, table: { ...next.table, revision: next.table.revision + 1 } };
  await rules.refresh(later);
  expect(edits).toEqual([]);
  await plan.refresh(later);
  expect(edits).toEqual([drawPanel(later, 0, SETTINGS)]);
});

test.each([
  { where: 'panel', drawn: true, removed: [] },
  { where: 'another', drawn: false, removed: ['another'] },
])('closes a page at the end of the game, though its user has not acted: $where', async ({ where, drawn, removed }) => {
  const context = await testContext();
  const begun = await open(context);
  const { panels, sent } = await panelAt(begun);
  const gone: string[] = [];
  const send = async () => ({
    message: where,
    edit: async (now: Drawn) => void sent.push(now),
    remove: async () => void gone.push(where),
  });
  await panels.showPage(
    { person: 'ada', loaded: begun, seat: 0, settings: SETTINGS, send },
    message({ title: 'Hint' }),
  );
  const over = await resign(context, begun.table.id, 'bo');
  await panels.refresh(over);
  expect(sent.slice(1)).toEqual(drawn ? [drawPanel(over, 0, SETTINGS)] : []);
  expect([panels.isLive(begun.table.id, 'ada'), gone]).toEqual([drawn, removed]);
});
