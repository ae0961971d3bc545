import type { Locale } from 'discord-api-types/v10';
import { fill, html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';
import { languageMenu } from './settings.ts';

/** Opens a dialog that adds a user and switches this tab to that user. */
export function openNewPerson(page: Page): void {
  const { words } = page;
  let language: `${Locale}` = 'en-US';
  const name = html<HTMLInputElement>`<input required maxlength="32" autocomplete="off" data-new-person>`;
  const manager = html<HTMLInputElement>`<input type="checkbox">`;
  const problem = html`<p class="failure" role="alert"></p>`;
  const speak = languageMenu(words.yourLanguage, language, 'new-language', (chosen) => {
    language = chosen;
  });
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const add = (event: Event) => {
    event.preventDefault();
    const named = name.value.trim();
    page.act({ do: 'addPerson', name: named, language, manager: manager.checked }, undefined, (answer) => {
      if (answer.type === 'failed') fill(problem, answer.sentence);
      else {
        close();
        const added = page.state.world?.people.find(({ global_name }) => global_name === named);
        if (added) page.switchUser(added.id);
      }
    });
  };
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal settings" aria-labelledby="new-person-title" onclose=${remove}>
      <form method="dialog" onsubmit=${add}>
        <h2 id="new-person-title">${words.addPerson}</h2>
        <div class="modal-parts">
          <label class="modal-field"><span class="modal-label">${words.name}</span>${name}</label>
          ${speak}
          <label class="switch">${manager}${words.manager}</label>
        </div>
        ${problem}
        <footer>
          <button class="button plain" type="button" onclick=${close}>${words.cancel}</button>
          <button class="button primary" type="submit">${words.addPerson}</button>
        </footer>
      </form>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}
