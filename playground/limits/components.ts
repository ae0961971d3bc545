import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke, kinds, list, published } from './form.ts';
import {
  button,
  channelSelect,
  file,
  gallery,
  id,
  mentionableSelect,
  roleSelect,
  separator,
  stringSelect,
  textDisplay,
  thumbnail,
  userSelect,
} from './parts.ts';
import { customIds, type Part, parts } from './walk.ts';

const ROW_WIDTH = 5;
const BUTTON = 2;

/** A row: up to five buttons, or one menu alone. */
const row = z
  .looseObject({
    type: z.literal(1),
    id,
    components: list(
      kinds([button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect]),
      1,
      ROW_WIDTH,
    ),
  })
  .superRefine((one, context) => {
    const width = (kind: number) => (kind === BUTTON ? 1 : ROW_WIDTH);
    let used = 0;
    one.components.forEach((part, index) => {
      used += width(part.type);
      if (used <= ROW_WIDTH || index >= ROW_WIDTH) return;
      const message = 'The specified component exceeds the maximum width';
      broke(context, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message, ['components', index]);
    });
  });

/** A custom id may occur once in a message, disabled or not. */
function checkUnique(components: readonly Part[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const { id, path } of customIds(components)) {
    if (seen.has(id))
      broke(context, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', path);
    seen.add(id);
  }
}

/** Components of the classic kind: up to five rows. */
export const classicComponents = published<APIMessageTopLevelComponent[]>(
  list(kinds([row]), 0, 5).superRefine(checkUnique),
);

const section = z.looseObject({
  type: z.literal(9),
  id,
  components: list(kinds([textDisplay]), 1, 3),
  accessory: kinds([button, thumbnail]),
});

const container = z.looseObject({
  type: z.literal(17),
  id,
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
  components: list(kinds([row, section, textDisplay, gallery, file, separator]), 1, 40),
});

const ALL_PARTS = 40;
const ALL_TEXT = 4000;

/** Components V2: up to forty parts in all, nested ones too, and 4000 characters of text in all. */
export const freeComponents = published<APIMessageTopLevelComponent[]>(
  list(kinds([row, section, textDisplay, gallery, file, separator, container]), 0, ALL_PARTS).superRefine(
    (all, context) => {
      checkUnique(all, context);
      const everything = [...parts(all)];
      if (everything.length > ALL_PARTS) {
        const message = `The maximum number of components in a message is ${ALL_PARTS}`;
        broke(context, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
      }
      const size = everything.reduce(
        (sum, part) => sum + [...(part.type === 10 ? (part.content ?? '') : '')].length,
        0,
      );
      if (size > ALL_TEXT) {
        const message = `The total displayable text size exceeds the maximum size of ${ALL_TEXT}`;
        broke(context, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
      }
    },
  ),
);
