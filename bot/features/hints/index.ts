import { SIGNS } from '@longtable/kit/picture';
import { idFormat, key } from '../../custom-ids/fields.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { unlessRefused } from '../../host/refusal.ts';
import { onTurn } from '../../host/table/table.ts';
import { objectionToHelp } from '../../host/table/terms.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { isRankedRun, seatToAdvise, showHint } from './hint.ts';
import { texts } from './words/texts.ts';

export { hintFor } from './hint.ts';

const hintId = idFormat`hint|${key('table')}`;

function hintButton(loaded: LoadedTable): ButtonSpec {
  const label = isRankedRun(loaded) ? texts.lastRanked : texts.hint;
  return plain(hintId.make({ table: loaded.table.id }), label, SIGNS.hint);
}

export const hints: Feature = {
  id: 'hints',
  commands: ['hint'],

  boardButtons: { board: (loaded) => (loaded.table.terms.guided ? [hintButton(loaded)] : []) },
  panelButtons: {
    panel(loaded, seat) {
      const { table, game } = loaded;
      const isOffered =
        onTurn(loaded).includes(seat) && (game.computers || table.terms.guided) && !objectionToHelp(loaded);
      return isOffered ? [hintButton(loaded)] : [];
    },
  },
  async moreButtons(_, loaded, seat) {
    const player = loaded.table.seats[seat];
    const isOffered = player?.kind === 'person' && unlessRefused(() => seatToAdvise(loaded, player.id)) !== undefined;
    return isOffered ? [hintButton(loaded)] : [];
  },
  buttons: {
    hint: button(hintId, { access: 'player', press: ({ reply, target: loaded }) => showHint(reply, loaded) }),
  },
};
