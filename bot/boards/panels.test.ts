import { REST } from 'discord.js';
import { expect, test, vi } from 'vitest';
import type { AnyGame } from '../../games/kit/game.ts';
import { compose, text } from '../../games/kit/picture/make.ts';
import { loaded, open, testContext } from '../../tests/context.ts';
import { noughts } from '../../tests/noughts.ts';
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

/** Noughts with a picture of what is on the board. */
const pictured: AnyGame = {
  ...noughts,
  face: {
    ...noughts.face,
    picture: ({ cells }) =>
      compose(40, ['#000000'], [text({ x: 0, y: 0, width: 100, height: 40 }, (cells as string).replaceAll('.', '-'))]),
  },
};

test('the others’ turn moves in a panel of pictures, after the still; not for whoever wants none, nor once it is past', async () => {
  const context = await testContext([pictured]);
  const pictures = new Pictures();
  const { table } = await open(context, { game: pictured });
  await playLine(context, table.id, { person: 'ada' }, 'a1');
  const at = loaded(await playLine(context, table.id, { person: 'bo' }, 'b1'));
  const panelOf = async (still: boolean) => {
    const panels = new Panels(context, pictures, new RateLimiter(new REST(), 0));
    const sent: (string | undefined)[] = [];
    const keep = async (drawn: Drawn) => void sent.push(drawn.files?.[0]?.name);
    const send = async (drawn: Drawn) => {
      await keep(drawn);
      return { message: 'panel', edit: keep };
    };
    await panels.show({
      person: 'ada',
      loaded: at,
      seat: 0,
      look: { language: 'en', display: 'picture', still },
      send,
    });
    return { panels, sent };
  };
  const [still, moving] = [await panelOf(true), await panelOf(false)];
  await vi.waitFor(() => expect(moving.sent).toEqual(['board.png', 'board.gif']), 5000);
  expect(still.sent).toEqual(['board.png']);

  const gone = await panelOf(false);
  gone.panels.leave(table.id, 'ada', 'panel');
  await vi.waitFor(() => expect(pictures.projection.isFree).toBe(true), 5000);
  expect(gone.sent).toEqual(['board.png']);
  await pictures.close();
});
