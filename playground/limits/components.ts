import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { z } from 'zod';
import { duplicateIndexes, flag, int, kinds, list, reportViolation, withPublishedType } from './form.ts';
import { button, file, gallery, part, selects, separator, textDisplay, thumbnail } from './parts.ts';
import { type AnyComponent, customIds, parts } from './walk.ts';

const MAX_ROW_WIDTH = 5;

/** Action row: up to five buttons, or one select menu. */
const row = part(ComponentType.ActionRow, {
  components: list(kinds([button, ...selects]), 1, MAX_ROW_WIDTH),
}).superRefine((one, context) => {
  let used = 0;
  one.components.forEach(({ type }, index) => {
    used += type === ComponentType.Button ? 1 : MAX_ROW_WIDTH;
    if (used <= MAX_ROW_WIDTH || index >= MAX_ROW_WIDTH) return;
    const message = 'The specified component exceeds the maximum width';
    reportViolation(context, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message, ['components', index]);
  });
});

/** Rejects duplicate custom ids in a message or modal. */
export function checkUnique(components: readonly AnyComponent[], context: z.RefinementCtx): void {
  const ids = [...customIds(components)];
  for (const index of duplicateIndexes(ids.map(({ id }) => id)))
    reportViolation(
      context,
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
      ids[index]?.path,
    );
}

/** Components of a message without components V2: up to five action rows. */
export const classicComponents = withPublishedType<APIMessageTopLevelComponent[]>(
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

const MAX_COMPONENTS = 40;
const MAX_TEXT_LENGTH = 4000;

/** Components of a V2 message: up to 40, nested ones included, with up to 4,000 characters of text in total. */
export const v2Components = withPublishedType<APIMessageTopLevelComponent[]>(
  list(kinds([row, section, textDisplay, gallery, file, separator, container]), 0, MAX_COMPONENTS).superRefine(
    (all, context) => {
      checkUnique(all, context);
      const everything = [...parts(all)];
      if (everything.length > MAX_COMPONENTS) {
        const message = `The maximum number of components in a message is ${MAX_COMPONENTS}`;
        reportViolation(context, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
      }
      const texts = everything.map(({ type, content = '' }) => (type === ComponentType.TextDisplay ? content : ''));
      const size = texts.reduce((sum, text) => sum + [...text].length, 0);
      if (size > MAX_TEXT_LENGTH) {
        const message = `The total displayable text size exceeds the maximum size of ${MAX_TEXT_LENGTH}`;
        reportViolation(context, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
      }
    },
  ),
);
