import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { loaded, open, testContext } from '../../tests/context.ts';
import { propose } from '../host/actions/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import type { LoadedTable } from '../host/table/table.ts';
import type { Drawn } from '../render/message.ts';
import { drawPanel } from '../render/panel.ts';
import { Pictures } from '../render/pictures/pictures.ts';
import { Panels } from './panels.ts';
import { RateLimiter } from './rate-limiter.ts';

const LOOK = { language: 'en', display: 'plain' } as const;
/** A menu without choices, which looks different from a closed one. */
const OPENED = { partial: 'nowhere', page: 0 };

/** The open panel of ada at a table, and what is sent to it. */
async function panelAt(at: LoadedTable) {
  const context = await testContext();
  const panels = new Panels(context, new Pictures(), new RateLimiter(new REST(), 0));
  const sent: Drawn[] = [];
  const keep = async (drawn: Drawn) => void sent.push(drawn);
  await panels.show({
    person: 'ada',
    loaded: at,
    seat: 0,
    look: LOOK,
    opened: OPENED,
    send: async (drawn) => {
      await keep(drawn);
      return { message: 'panel', edit: keep };
    },
  });
  return { panels, sent };
}

test('a menu stays open while its turn goes on, and closes with the turn', async () => {
  const context = await testContext();
  const begun = await open(context);
  const { id } = begun.table;
  const { panels, sent } = await panelAt(begun);
  expect(sent).toEqual([drawPanel(begun, 0, LOOK, { opened: OPENED })]);

  const offered = loaded(await propose(context, id, 'bo', 'pause'));
  await panels.refresh(offered);
  expect(sent.at(-1)).toEqual(drawPanel(offered, 0, LOOK, { opened: OPENED }));
  expect(sent.at(-1)).not.toEqual(drawPanel(offered, 0, LOOK));

  await playLine(context, id, { person: 'ada' }, 'a1');
  const next = loaded(await playLine(context, id, { person: 'bo' }, 'b1'));
  await panels.refresh(next);
  expect(sent.at(-1)).toEqual(drawPanel(next, 0, LOOK));
  expect(sent.at(-1)).not.toEqual(drawPanel(next, 0, LOOK, { opened: OPENED }));
});

test('a panel is not drawn again for an older state, nor once it shows something else', async () => {
  const context = await testContext();
  const begun = await open(context);
  const { panels, sent } = await panelAt(begun);
  await panels.refresh(begun);
  expect(sent).toHaveLength(1);
  const { id } = begun.table;
  panels.leave(id, 'ada', 'another message');
  await panels.refresh(loaded(await propose(context, id, 'bo', 'pause')));
  expect(sent).toHaveLength(2);
  panels.leave(id, 'ada', 'panel');
  await panels.refresh(loaded(await playLine(context, id, { person: 'ada' }, 'a1')));
  expect(sent).toHaveLength(2);
});
