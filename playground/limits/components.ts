import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { z } from 'zod';
import { broke, flag, int, kinds, list, published, repeated } from './form.ts';
import { button, file, gallery, part, selects, separator, textDisplay, thumbnail } from './parts.ts';
import { customIds, type Part, parts } from './walk.ts';

const ROW_WIDTH = 5;

/** Up to five buttons, or one select menu. */
const row = part(ComponentType.ActionRow, {
  components: list(kinds([button, ...selects]), 1, ROW_WIDTH),
}).superRefine((one, context) => {
  let used = 0;
  one.components.forEach(({ type }, index) => {
    used += type === ComponentType.Button ? 1 : ROW_WIDTH;
    if (used <= ROW_WIDTH || index >= ROW_WIDTH) return;
    const message = 'The specified component exceeds the maximum width';
    broke(context, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message, ['components', index]);
  });
});

/** Rejects duplicate custom ids in a message or modal. */
export function checkUnique(components: readonly Part[], context: z.RefinementCtx): void {
  const ids = [...customIds(components)];
  for (const index of repeated(ids.map(({ id }) => id)))
    broke(context, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', ids[index]?.path);
}

/** Up to five rows. */
export const classicComponents = published<APIMessageTopLevelComponent[]>(
  list(kinds([row]), 0, 5).superRefine(checkUnique),
);

const section = part(ComponentType.Section, {
  components: list(kinds([textDisplay]), 1, 3),
  accessory: kinds([button, thumbnail]),
});

const container = part(ComponentType.Container, {
  accent_color: int(0, 0xffffff).nullish(),
  spoiler: flag,
  components: list(kinds([row, section, textDisplay, gallery, file, separator]), 1, 40),
});

const ALL_PARTS = 40;
const ALL_TEXT = 4000;

/** Up to 40 components, nested ones included, with up to 4,000 characters of text in total. */
export const freeComponents = published<APIMessageTopLevelComponent[]>(
  list(kinds([row, section, textDisplay, gallery, file, separator, container]), 0, ALL_PARTS).superRefine(
    (all, context) => {
      checkUnique(all, context);
      const everything = [...parts(all)];
      if (everything.length > ALL_PARTS) {
        const message = `The maximum number of components in a message is ${ALL_PARTS}`;
        broke(context, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
      }
      const texts = everything.map(({ type, content = '' }) => (type === ComponentType.TextDisplay ? content : ''));
      const size = texts.reduce((sum, text) => sum + [...text].length, 0);
      if (size > ALL_TEXT) {
        const message = `The total displayable text size exceeds the maximum size of ${ALL_TEXT}`;
        broke(context, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
      }
    },
  ),
);
