import {
  type APICheckboxComponent,
  type APICheckboxGroupComponent,
  type APIFileUploadComponent,
  type APIModalInteractionResponseCallbackData,
  type APIRadioGroupComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { GivenField, GivenFile } from '../../protocol.ts';
import { type Child, fill, html } from '../drawing.ts';
import { marked } from '../markdown.ts';
import { MAX_FILE_BYTES, type Page, readFile } from '../tab/state.ts';
import { menu, selectForm } from './components.ts';

type Modal = APIModalInteractionResponseCallbackData;
type ModalPart = Modal['components'][number];
/** Functions that read the fields, by custom id. */
type Readers = Map<string, () => GivenField>;

/** Opens a modal in a `<dialog>`, which traps the focus and closes on Escape. */
export function openModal(page: Page, channel: string, token: string, modal: Modal): void {
  const readers: Readers = new Map();
  const problem = html`<p class="failure" role="alert"></p>`;
  const submit = html<HTMLButtonElement>`
    <button class="button primary" type="submit"><span class="button-face">${page.words.submit}</span></button>`;
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const parts = modal.components.map((part) => draw(page, part, readers));
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal" aria-labelledby="modal-title" data-custom-id=${modal.custom_id} onclose=${remove}>
      <form method="dialog" onsubmit=${send}>
        <h2 id="modal-title">${modal.title}</h2>
        <div class="modal-parts">${parts}</div>
        ${problem}
        <footer>
          <button class="button plain" type="button" onclick=${close}>${page.words.cancel}</button>
          ${submit}
        </footer>
      </form>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.modal-parts :is(input, textarea, button)')?.focus();

  function wait(waiting: boolean): void {
    submit.toggleAttribute('aria-busy', waiting);
    submit.disabled = waiting;
  }

  function send(event: Event): void {
    event.preventDefault();
    wait(true);
    const fields = Object.fromEntries([...readers].map(([id, read]) => [id, read()]));
    page.act({ do: 'modal', channel, modal: token, fields }, undefined, (answer) => {
      wait(false);
      if (answer.type === 'failed') fill(problem, answer.sentence);
      else close();
    });
  }
}

function draw(page: Page, part: ModalPart, readers: Readers): Child {
  if (part.type === ComponentType.TextDisplay) return marked(page, part.content);
  if (part.type === ComponentType.ActionRow) {
    return part.components.map((input) => labelled(page, input, readers, input.label));
  }
  return labelled(page, part.component, readers, part.label, part.description);
}

let count = 0;

function labelled(page: Page, part: Fillable, readers: Readers, label?: string, description?: string): HTMLElement {
  const id = `label-${count++}`;
  const { node, read } = field(page, part, id);
  readers.set(part.custom_id, read);
  const needed = part.type !== ComponentType.Checkbox && (part.required ?? true);
  const inside = [
    html`<span class="modal-label" id=${id}>${label}${needed && html`<span class="needed" aria-hidden="true"> *</span>`}</span>`,
    description && html`<span class="modal-description">${description}</span>`,
    node,
  ];
  // A label around anything but a single text field would forward clicks to the control inside.
  return node.matches('input, textarea')
    ? html`<label class="modal-field">${inside}</label>`
    : html`<div class="modal-field">${inside}</div>`;
}

type Group = APICheckboxGroupComponent | APIRadioGroupComponent;
/** Components that can be filled in a modal. */
type Fillable = APITextInputComponent | APISelectMenuComponent | APICheckboxComponent | Group | APIFileUploadComponent;

/** A drawn field with a function that reads its value. */
interface ModalField {
  readonly node: HTMLElement;
  read(): GivenField;
}

/** Draws a field of a modal. `label` is the id of its label element. */
function field(page: Page, part: Fillable, label: string): ModalField {
  switch (part.type) {
    case ComponentType.TextInput:
      return textField(part);
    case ComponentType.Checkbox:
      return checkbox(part, label);
    case ComponentType.CheckboxGroup:
    case ComponentType.RadioGroup:
      return group(part, label);
    case ComponentType.FileUpload:
      return files(page, part, label);
    default:
      return choice(page, part, label);
  }
}

function textField(input: APITextInputComponent): ModalField {
  const { custom_id: id, placeholder, required = true, min_length: min, max_length: max = 4000 } = input;
  const node =
    input.style === TextInputStyle.Paragraph
      ? html<HTMLTextAreaElement>`
          <textarea data-custom-id=${id} placeholder=${placeholder} required=${required} minlength=${min}
            maxlength=${max} rows="4" autocomplete="off"></textarea>`
      : html<HTMLInputElement>`
          <input data-custom-id=${id} placeholder=${placeholder} required=${required} minlength=${min}
            maxlength=${max} autocomplete="off">`;
  node.value = input.value ?? '';
  return { node, read: () => node.value };
}

function choice(page: Page, part: APISelectMenuComponent, label: string): ModalField {
  const form = selectForm(page, part);
  let chosen = form.chosen;
  const node = menu(page.words, form, (values) => {
    chosen = values;
  });
  node.querySelector('[role=combobox]')?.setAttribute('aria-labelledby', label);
  return { node, read: () => chosen };
}

function checkbox({ custom_id: id, default: checked }: APICheckboxComponent, label: string): ModalField {
  const box = html<HTMLInputElement>`
    <input type="checkbox" aria-labelledby=${label} data-custom-id=${id} checked=${checked}>`;
  return { node: html`<span class="tick">${box}</span>`, read: () => box.checked };
}

function group({ type, custom_id: id, options }: Group, label: string): ModalField {
  const [kind, role] = type === ComponentType.RadioGroup ? ['radio', 'radiogroup'] : ['checkbox', 'group'];
  const boxes = options.map((option) => {
    return html<HTMLInputElement>`<input type=${kind} name=${id} value=${option.value} checked=${option.default}>`;
  });
  const ticks = options.map((option, at) => {
    const below = option.description && html`<span class="modal-description">${option.description}</span>`;
    return html`<label class="tick">${boxes[at]}<span>${option.label}${below}</span></label>`;
  });
  const node = html`<div class="ticks" role=${role} aria-labelledby=${label} data-custom-id=${id}>${ticks}</div>`;
  return { node, read: () => boxes.filter(({ checked }) => checked).map(({ value }) => value) };
}

function files(page: Page, part: APIFileUploadComponent, label: string): ModalField {
  const { custom_id: id, max_values: most = 1, file_types: types, required = true } = part;
  let chosen: readonly GivenFile[] = [];
  const names = html`<ul class="chosen-files"></ul>`;
  const change = async () => {
    const picked = [...(input.files ?? [])];
    const tooLarge = picked.some(({ size }) => size > MAX_FILE_BYTES);
    input.setCustomValidity(tooLarge ? page.words.attachmentTooBig : '');
    input.reportValidity();
    chosen = tooLarge ? [] : await Promise.all(picked.map(readFile));
    // The browser shows the name of a single file.
    fill(names, chosen.length > 1 && chosen.map(({ filename }) => html`<li>${filename}</li>`));
  };
  const input = html<HTMLInputElement>`
    <input type="file" aria-labelledby=${label} data-custom-id=${id} multiple=${most > 1} accept=${types?.join(',')}
      required=${required} onchange=${change}>`;
  return { node: html`<div class="files">${input}${names}</div>`, read: () => chosen };
}
