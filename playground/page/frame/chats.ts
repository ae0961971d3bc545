import type { APIUser } from 'discord-api-types/v10';
import { html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { isAmong } from '../tab/place.ts';

/** Asks with whom somebody wants to chat, and opens that chat: with one person, or a group. */
export function openChats(page: Page): void {
  const { world } = page.state;
  if (!world) return;
  const { words } = page;
  const others = world.people.filter(({ id }) => id !== world.you.id);
  const boxes = others.map((one) => html<HTMLInputElement>`<input type="checkbox" value=${one.id}>`);
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const begin = () => {
    const people = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (people.length === 0) return;
    page.act({ do: 'chat', people }, undefined, ({ news }) => {
      const chat = page.state.world?.channels.find((one) => isAmong(one, [world.you.id, ...people]));
      if (news === 'done' && chat) page.open(chat.id);
      close();
    });
  };
  const line = (one: APIUser, index: number) => html`<label class="switch">${boxes[index]}${nameOf(one)}</label>`;
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal chats" aria-labelledby="chats-title" onclose=${remove}>
      <h2 id="chats-title">${words.newChat}</h2>
      <div class="modal-parts">${others.map(line)}</div>
      <footer>
        <button class="button plain" type="button" onclick=${close}>${words.close}</button>
        <button class="button primary" type="button" data-begin-chat onclick=${begin}>${words.open}</button>
      </footer>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
}
