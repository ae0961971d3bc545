import type { Text } from '@longtable/kit';
import { DISPLAYS, type Display, type Person } from '../../../storage/records/person.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasOnePerson, personsAt } from '../../host/table/table.ts';
import type { Reply } from '../../interactions/reply.ts';
import { plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { displayId, preferenceId, showAsId } from './ids.ts';
import { texts } from './words/texts.ts';

/** Returns a sentence with the display of the user's boards. */
export function displayText(display: Display): Text {
  return texts.display.yourBoards({ display: common.displays[display] });
}

/** Redraws the user's panels, and the boards of tables where they are the only person, after they have chosen a display. */
export async function followDisplay({ bot, user }: Reply, display: Display): Promise<void> {
  const { context, boards, delivery } = bot;
  await boards.panels.redisplay(user.id, display);
  for (const id of await tablesOf(context, user.id)) {
    const found = await findTable(context, id).catch(ignoreRefusal);
    if (!found || found.table.location.display === display) continue;
    const own = await redisplayTable(context, id, user.id, display).catch(ignoreRefusal);
    if (own) await delivery.deliver(own);
  }
}

/** Shows the user's display settings with buttons to change them, in the pressed private message or in a new one (`beside`). */
export async function showDisplay(
  reply: Reply,
  { display = 'plain', still, plain: isPlain }: Person,
  where: 'beside' | 'in place' = 'in place',
): Promise<void> {
  const shown = DISPLAYS.map((how) =>
    (how === display ? primary : plain)(displayId.make({ how }), texts.displayButtons[how]),
  );
  const switches = [
    plain(
      preferenceId.make({ what: 'still', value: still ? 'off' : 'on' }),
      still ? texts.display.animationsOff : texts.display.animationsOn,
    ),
    plain(
      preferenceId.make({ what: 'plain', value: isPlain ? 'off' : 'on' }),
      isPlain ? texts.display.iconsOff : texts.display.iconsOn,
    ),
  ];
  const page = { end: [displayText(display)], rows: [shown, switches] };
  await (where === 'beside' ? reply.private(page) : reply.show(page));
}

/** Returns the button that switches between text and picture. Undefined if the game has no pictures. */
export function displayButton({ table, game }: LoadedTable, display: Display): ButtonSpec | undefined {
  if (!game.presentation.picture) return undefined;
  const [how, label] =
    display === 'picture'
      ? (['plain', common.buttons.showText] as const)
      : (['picture', common.buttons.showPicture] as const);
  return plain(showAsId.make({ table: table.id, how }), label);
}

/** Changes the display of the board of a table with one person. */
export async function redisplayTable(
  context: Context,
  id: string,
  person: string,
  display: Display,
): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (!hasOnePerson(table) || personsAt(table)[0] !== person) throw new Refusal('notYourTable');
    return { table: { ...table, location: { ...table.location, display } } };
  });
}
