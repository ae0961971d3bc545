import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import type { AnyDesign } from '../../../games/kit/design/design.ts';
import { widthOf } from '../../../games/kit/reader.ts';
import { LANGUAGES } from '../../../games/kit/text.ts';
import { type Craft, craftsOf } from '../../host/workshop/crafts.ts';
import type { OpenDraft } from '../../host/workshop/drafts.ts';
import type { Row } from '../drawing/menu.ts';
import { textOf } from '../drawing/message.ts';
import { drawEditor, drawMore } from './panel.ts';

const FAR = 99;
const CORNERS = [0, FAR].flatMap((x) => [0, FAR].map((y) => ({ x, y, entry: y, group: y })));

/** A draft of everything there is to begin from, with the cursor in each corner and another entry chosen. */
function draftsOf(craft: Craft): OpenDraft[] {
  const { starts } = craft.design as AnyDesign;
  return starts.flatMap(({ doc }) =>
    [0, FAR].flatMap((sheet) =>
      CORNERS.map((corner) => ({
        ...craft,
        id: 'K3_x-9aB',
        draft: {
          ...{ owner: 'ada', game: craft.game.id, design: craft.design.id, name: 'Wolfgang Amadeus'.repeat(2), doc },
          ...{ past: [], at: { sheet, brush: 0, painting: sheet > 0, ...corner }, changed: 0, until: 0 },
        },
      })),
    ),
  );
}

test.each(craftsOf(shelf).map((craft) => [`${craft.game.id} ${craft.design.id}`, craft] as const))(
  'the editor of %s fits a phone and has every button once, wherever one is',
  (_, craft) => {
    for (const open of draftsOf(craft)) {
      for (const language of LANGUAGES) {
        const drawn = drawEditor(open, { language, display: 'plain' });
        const [, block = ''] = /```\n([\s\S]*?)\n```/.exec(textOf(drawn)) ?? [];
        expect(block).not.toBe('');
        for (const line of block.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(36);
        for (const message of [drawn, drawMore(open, language, true, true)]) {
          const [container] = message.components;
          const parts = container?.type === ComponentType.Container ? container.components : [];
          const rows = parts.filter((part) => part.type === ComponentType.ActionRow) as Row[];
          const ids = rows.flatMap(({ components }) =>
            components.map((one) => ('custom_id' in one ? one.custom_id : '')),
          );
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.at(-1)).toMatch(/\|(more|edit)$/);
          for (const { components } of rows) expect(components.length).toBeLessThanOrEqual(5);
        }
      }
    }
  },
);
