import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type { GivenField } from '../../protocol.ts';
import { type Child, fill, html } from '../drawing/html.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { type Fillable, field } from './fields.ts';

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
