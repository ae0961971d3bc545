import type { Language, Seat } from '@longtable/kit';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun } from '../../host/table/table.ts';
import { hasOwnContent } from '../../host/table/terms.ts';
import { type AtTable, admit } from '../../interactions/access.ts';
import { button, type OwnAccess } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { seatAtWaiting, showPanel } from '../../interactions/panel.ts';
import { plain } from '../../render/page.ts';
import { lookId, rulesId, rulesPageId, showLookupPage, showRules } from './pages.ts';
import { texts } from './words/texts.ts';

function detailsButton({ table }: LoadedTable): ButtonSpec[] {
  return [plain(lookId.make({ table: table.id, page: 0 }), texts.buttons.details)];
}

/** Returns the button of the first reference page, which has its title. */
function pagesButton(loaded: LoadedTable, seat: Seat, language: Language): ButtonSpec[] {
  const { table, game } = loaded;
  const first = hasBegun(table)
    ? game.presentation.pages?.(table.state, readerAt(loaded, seat, language))[0]
    : undefined;
  return first ? [plain(lookId.make({ table: table.id, page: 0 }), first.title)] : [];
}

/** Resolves the table to which a page of rules leads back. Undefined for users who may not visit it. */
const rulesAccess: OwnAccess<{ readonly table: string | undefined }, AtTable | undefined> = {
  name: 'rules',
  admits: 'anyone, anywhere; the way back to a table only for its visitors',
  async resolve(reply, { table }) {
    return table === undefined ? undefined : admit(reply, 'visitor', { table }).catch(ignoreRefusal);
  },
};

/** The rules of games, and the reference pages and files of tables. */
export const lookup: Feature = {
  id: 'lookup',
  commands: ['lookup'],
  boardButtons: {
    waiting: detailsButton,
    details(loaded) {
      const { game, table } = loaded;
      const hasDetails = game.presentation.pages !== undefined || hasOwnContent(game, table.options, table.seats);
      return hasDetails ? detailsButton(loaded) : [];
    },
    reference: ({ table: { id }, game }) => [
      plain(rulesId.make({ table: id }), texts.buttons.rules),
      ...(game.presentation.pages ? [plain(lookId.make({ table: id, page: 0 }), texts.buttons.lookUp)] : []),
    ],
  },
  panelButtons: { reference: pagesButton },
  buttons: {
    /** Shows a reference page. Pressed on the public board of an open table, shows its players their panel instead. */
    look: button(lookId, {
      access: 'spectator',
      press({ reply, id: { page }, target }) {
        const seat =
          target.table.status === 'open' && !reply.isInPrivate ? seatAtWaiting(target, reply.user.id) : undefined;
        return seat === undefined ? showLookupPage(reply, target, page) : showPanel(reply, target, seat);
      },
    }),
    rules: button(rulesId, {
      access: 'visitor',
      press: ({ reply, target }) => showRules(reply, target.game, 0, target),
    }),
    rulesPage: button(rulesPageId, {
      access: rulesAccess,
      press({ reply, id: { game: id, page }, target }) {
        const game = reply.bot.context.games.get(id);
        if (!game) throw new Refusal('gameGone');
        return showRules(reply, game, page, target);
      },
    }),
  },
};
