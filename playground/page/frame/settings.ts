import { fill, html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';
import type { Words } from '../tab/words.ts';
import { faultForm } from './faults.ts';
import { languageMenu } from './language.ts';

/** What belongs to the playground and not to Discord: the server's language, where the bot is installed, bad days, a new world. */
export function openSettings(page: Page): void {
  const { world } = page.state;
  if (!world) return;
  const { words } = page;
  const problem = html`<p class="failure" role="alert"></p>`;
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const speak = languageMenu(words.serverLanguage, world.guild.locale, 'server-language', (language) => {
    page.act({ do: 'serverLanguage', language });
  });
  const faults = faultForm(words, world.faults, (line) => {
    page.act({ do: 'faults', line }, undefined, (answer) => {
      fill(problem, answer.news === 'failed' ? answer.sentence : '');
      if (answer.news === 'done') close();
    });
  });
  const isMember = toggle('membership', words.botOnServer, world.installed.server, (member) => {
    page.act({ do: 'membership', member });
  });
  const isInstalled = toggle('install', words.botInMyApps, world.installed.you, (installed) => {
    page.act({ do: 'install', installed });
  });
  const renew = renewal(words, () => page.act({ do: 'renew' }, undefined, close));
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal settings" aria-labelledby="settings-title" onclose=${remove}>
      <h2 id="settings-title">${words.settings}</h2>
      <div class="modal-parts">${speak}${isMember}${isInstalled}${faults}${problem}${renew}</div>
      <footer><button class="button plain" type="button" onclick=${close}>${words.close}</button></footer>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
}

function toggle(name: string, label: string, isOn: boolean, set: (on: boolean) => void): HTMLElement {
  const changed = (event: Event) => set((event.target as HTMLInputElement).checked);
  return html`
    <label class="switch"><input type="checkbox" checked=${isOn} data-switch=${name} onchange=${changed}>${label}</label>`;
}

/** A new world cannot be taken back, so it is asked for twice. */
function renewal(words: Words, renew: () => void): HTMLElement {
  const face = html`<span class="button-face">${words.newWorld}</span>`;
  let asked = false;
  const press = () => {
    if (asked) renew();
    asked = true;
    fill(face, words.newWorldSure);
  };
  return html`
    <section class="renewal">
      <p>${words.newWorldHint}</p>
      <button class="button danger" type="button" data-renew onclick=${press}>${face}</button>
    </section>`;
}
