import type { Fault } from '../../../games/kit/design/design.ts';
import { box } from '../../../games/kit/picture/box.ts';
import type { Picture } from '../../../games/kit/picture/items.ts';
import { compose, group } from '../../../games/kit/picture/make.ts';
import { TONES, WIDTH } from '../../../games/kit/picture/palette.ts';
import type { Language } from '../../../games/kit/text.ts';
import { startOf } from '../../../games/kit/window.ts';
import type { ListDraft } from '../../host/editor/lists.ts';
import { cursorFrame, faultFrame } from './picture.ts';

/** As high as leaves room for the controls. */
const HIGHEST = 460;
const GAP = 5;
/** Room for the tabs above cards. */
const TAB = 20;

/** The entries around the chosen one as the game itself draws them; nothing where it draws none, or there are none. */
export function listPicture(
  { list: { look }, entries, index, sheet }: ListDraft,
  faults: readonly Fault[],
  language: Language,
): Picture | undefined {
  if (!look || entries.length === 0) return undefined;
  const { width, height, draw } = look;
  const columns = Math.floor((WIDTH - GAP) / (width + GAP));
  const rows = Math.ceil(entries.length / columns);
  const shown = Math.min(rows, Math.floor(HIGHEST / (height + TAB + GAP)));
  const first = startOf(Math.floor(index / columns), shown, rows) * columns;
  const left = (WIDTH - columns * (width + GAP) + GAP) / 2;
  const faulty = faults.flatMap(({ sheet: on = 0, entry }) => (entry !== undefined && on === sheet ? [entry] : []));
  const frame = box(-3, -3, width + 6, height + 6);
  return compose(
    shown * (height + TAB + GAP) + GAP,
    [TONES.night, TONES.ground],
    entries.slice(first, first + shown * columns).map((entry, offset) => {
      const at = first + offset;
      const x = left + (offset % columns) * (width + GAP);
      const y = TAB + GAP + Math.floor(offset / columns) * (height + TAB + GAP);
      const frames = [...(faulty.includes(at) ? faultFrame(frame) : []), ...(at === index ? cursorFrame(frame) : [])];
      return group([...frames, ...draw(entry, at, language)], { x, y });
    }),
  );
}
