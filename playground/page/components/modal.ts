import type { APIModalInteractionResponseCallbackData, APITextInputComponent } from 'discord-api-types/v10';
import { type Child, el, fill } from '../drawing/element.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { COMPONENT } from '../tab/wire.ts';
import { menu } from './menu.ts';
import { type Select, selectForm } from './select.ts';

type Modal = APIModalInteractionResponseCallbackData;
type Part = Modal['components'][number];
/** How to read what was filled in, by custom id. */
type Readers = Map<string, () => string | readonly string[]>;

const PARAGRAPH = 2;

/** Opens a modal over the page. A browser's own dialog keeps the focus inside and closes at Escape. */
export function openModal(page: Page, channel: string, token: string, modal: Modal): void {
  const readers: Readers = new Map();
  const problem = el('p', { class: 'failure', role: 'alert' });
  const submit = el(
    'button',
    { class: 'button primary', type: 'submit' },
    el('span', { class: 'button-face' }, page.words.submit),
  );
  const close = () => dialog.close();
  const parts = modal.components.map((part) => draw(page, part, readers));
  const dialog = el(
    'dialog',
    {
      class: 'modal',
      'aria-labelledby': 'modal-title',
      'data-custom-id': modal.custom_id,
      onclose: () => dialog.remove(),
    },
    el(
      'form',
      { method: 'dialog', onsubmit: send },
      el('h2', { id: 'modal-title' }, modal.title),
      el('div', { class: 'modal-parts' }, parts),
      problem,
      el(
        'footer',
        {},
        el('button', { class: 'button plain', type: 'button', onclick: close }, page.words.cancel),
        submit,
      ),
    ),
  );
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
      if (answer.news === 'failed') fill(problem, answer.sentence);
      else close();
    });
  }
}

function draw(page: Page, part: Part, readers: Readers): Child {
  if (part.type === COMPONENT.text) return marked(page, part.content);
  if (part.type === COMPONENT.row) {
    return part.components.map((input) =>
      labelled(input.label, undefined, input.required ?? true, textField(input, readers)),
    );
  }
  const { label, description, component } = part;
  switch (component.type) {
    case COMPONENT.textInput:
      return labelled(label, description, component.required ?? true, textField(component, readers));
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return labelled(label, description, component.required ?? true, choice(page, component, readers));
    default:
      return el('p', { class: 'notice' }, page.words.unknownComponent(component.type));
  }
}

function textField(input: APITextInputComponent, readers: Readers): HTMLElement {
  const paragraph = input.style === PARAGRAPH;
  const field = el(paragraph ? 'textarea' : 'input', {
    'data-custom-id': input.custom_id,
    placeholder: input.placeholder,
    required: input.required ?? true,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    rows: paragraph && 4,
    autocomplete: 'off',
  });
  field.value = input.value ?? '';
  readers.set(input.custom_id, () => field.value);
  return field;
}

function choice(page: Page, part: Select, readers: Readers): HTMLElement {
  const form = selectForm(page, part);
  let chosen = form.chosen;
  readers.set(part.custom_id, () => chosen);
  return menu(page.words, form, (values) => {
    chosen = values;
  });
}

function labelled(
  label: string | undefined,
  description: string | undefined,
  needed: boolean,
  field: HTMLElement,
): HTMLElement {
  // A label would press the menu's face again at every press inside the menu.
  return el(
    field.matches('input, textarea') ? 'label' : 'div',
    { class: 'modal-field' },
    el('span', { class: 'modal-label' }, label, needed && el('span', { class: 'needed', 'aria-hidden': 'true' }, ' *')),
    description && el('span', { class: 'modal-description' }, description),
    field,
  );
}
