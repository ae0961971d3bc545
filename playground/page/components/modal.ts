import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { GivenField } from '../../protocol.ts';
import { type Child, el, fill } from '../drawing/element.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { COMPONENT } from '../tab/wire.ts';
import { type Fillable, field } from './fields.ts';

type Modal = APIModalInteractionResponseCallbackData;
type Part = Modal['components'][number];
/** How to read what was filled in, by custom id. */
type Readers = Map<string, () => GivenField>;

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
    return part.components.map((input) => labelled(page, input.label, undefined, input, readers));
  }
  return labelled(page, part.label, part.description, part.component, readers);
}

let count = 0;

function labelled(
  page: Page,
  label: string | undefined,
  description: string | undefined,
  part: Fillable,
  readers: Readers,
): HTMLElement {
  const id = `label-${count++}`;
  const { node, read } = field(page, part, id);
  readers.set(part.custom_id, read);
  const needed = part.type !== COMPONENT.checkbox && (part.required ?? true);
  // Around anything but a single text field a label would press what is inside at every press on it.
  return el(
    node.matches('input, textarea') ? 'label' : 'div',
    { class: 'modal-field' },
    el(
      'span',
      { class: 'modal-label', id },
      label,
      needed && el('span', { class: 'needed', 'aria-hidden': 'true' }, ' *'),
    ),
    description && el('span', { class: 'modal-description' }, description),
    node,
  );
}
