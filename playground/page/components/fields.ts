import type {
  APICheckboxComponent,
  APICheckboxGroupComponent,
  APIFileUploadComponent,
  APIRadioGroupComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import type { GivenField, GivenFile } from '../../protocol.ts';
import { el, fill } from '../drawing/element.ts';
import { FILE_MAX, readFile } from '../tab/file.ts';
import type { Page } from '../tab/page.ts';
import { COMPONENT } from '../tab/wire.ts';
import { menu } from './menu.ts';
import { type Select, selectForm } from './select.ts';

/** What can be filled in a modal. */
export type Fillable =
  | APITextInputComponent
  | Select
  | APICheckboxComponent
  | APICheckboxGroupComponent
  | APIRadioGroupComponent
  | APIFileUploadComponent;

/** A field on the screen, and how to read what was filled in. */
export interface Field {
  readonly node: HTMLElement;
  read(): GivenField;
}

const PARAGRAPH = 2;

/** Draws a field of a modal. `label` is the id of the element that names it. */
export function field(page: Page, part: Fillable, label: string): Field {
  switch (part.type) {
    case COMPONENT.textInput:
      return textField(part);
    case COMPONENT.checkbox:
      return checkbox(part, label);
    case COMPONENT.checkboxGroup:
    case COMPONENT.radioGroup:
      return group(part, label);
    case COMPONENT.fileUpload:
      return files(page, part, label);
    default:
      return choice(page, part, label);
  }
}

function textField(input: APITextInputComponent): Field {
  const paragraph = input.style === PARAGRAPH;
  const node = el(paragraph ? 'textarea' : 'input', {
    'data-custom-id': input.custom_id,
    placeholder: input.placeholder,
    required: input.required ?? true,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    rows: paragraph && 4,
    autocomplete: 'off',
  });
  node.value = input.value ?? '';
  return { node, read: () => node.value };
}

function choice(page: Page, part: Select, label: string): Field {
  const form = selectForm(page, part);
  let chosen = form.chosen;
  const node = menu(page.words, form, (values) => {
    chosen = values;
  });
  node.querySelector('[role=combobox]')?.setAttribute('aria-labelledby', label);
  return { node, read: () => chosen };
}

function checkbox(part: APICheckboxComponent, label: string): Field {
  const box = el('input', {
    type: 'checkbox',
    'aria-labelledby': label,
    'data-custom-id': part.custom_id,
    checked: part.default,
  });
  return { node: el('span', { class: 'tick' }, box), read: () => box.checked };
}

/** A group of boxes or radio buttons, each with its description below it. */
function group(part: APICheckboxGroupComponent | APIRadioGroupComponent, label: string): Field {
  const type = part.type === COMPONENT.radioGroup ? 'radio' : 'checkbox';
  const boxes = part.options.map((option) => {
    const box = el('input', { type, name: part.custom_id, value: option.value, checked: option.default });
    const node = el(
      'label',
      { class: 'tick' },
      box,
      el(
        'span',
        {},
        option.label,
        option.description && el('span', { class: 'modal-description' }, option.description),
      ),
    );
    return { box, node };
  });
  const role = type === 'radio' ? 'radiogroup' : 'group';
  const node = el(
    'div',
    { class: 'ticks', role, 'aria-labelledby': label, 'data-custom-id': part.custom_id },
    boxes.map((one) => one.node),
  );
  return { node, read: () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value) };
}

function files(page: Page, part: APIFileUploadComponent, label: string): Field {
  const { max_values: most = 1 } = part;
  let chosen: readonly GivenFile[] = [];
  const names = el('ul', { class: 'chosen-files' });
  const input = el('input', {
    type: 'file',
    'aria-labelledby': label,
    'data-custom-id': part.custom_id,
    multiple: most > 1,
    accept: part.file_types?.join(','),
    required: part.required ?? true,
    onchange: async () => {
      const picked = [...(input.files ?? [])];
      const tooLarge = picked.some(({ size }) => size > FILE_MAX);
      input.setCustomValidity(tooLarge ? page.words.attachmentTooBig : '');
      input.reportValidity();
      chosen = tooLarge ? [] : await Promise.all(picked.map(readFile));
      // The browser itself shows the name of a single one.
      fill(names, chosen.length > 1 && chosen.map(({ filename }) => el('li', {}, filename)));
    },
  });
  return { node: el('div', { class: 'files' }, input, names), read: () => chosen };
}
