import { el, fill } from '../drawing/element.ts';
import type { Page } from '../tab/page.ts';
import type { Words } from '../tab/words.ts';
import { faultForm } from './faults.ts';
import { languageMenu } from './language.ts';

/** What belongs to the playground and not to Discord: the server's language, bad days, a new world. */
export function openSettings(page: Page): void {
  const { world } = page.state;
  if (!world) return;
  const { words } = page;
  const problem = el('p', { class: 'failure', role: 'alert' });
  const close = () => dialog.close();
  const speak = (language: string) => page.act({ do: 'serverLanguage', language: language as 'de' });
  const dialog = el(
    'dialog',
    { class: 'modal settings', 'aria-labelledby': 'settings-title', onclose: () => dialog.remove() },
    el('h2', { id: 'settings-title' }, words.settings),
    el(
      'div',
      { class: 'modal-parts' },
      languageMenu(words.serverLanguage, world.guild.locale, 'server-language', speak),
      faultForm(words, world.faults, (line) => {
        page.act({ do: 'faults', line }, undefined, (answer) => {
          fill(problem, answer.news === 'failed' ? answer.sentence : '');
          if (answer.news === 'done') close();
        });
      }),
      problem,
      renewal(words, () => page.act({ do: 'renew' }, undefined, close)),
    ),
    el('footer', {}, el('button', { class: 'button plain', type: 'button', onclick: close }, words.close)),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** A new world cannot be taken back, so it is asked for twice. */
function renewal(words: Words, renew: () => void): HTMLElement {
  const face = el('span', { class: 'button-face' }, words.newWorld);
  let asked = false;
  const press = () => {
    if (asked) renew();
    asked = true;
    fill(face, words.newWorldSure);
  };
  return el(
    'section',
    { class: 'renewal' },
    el('p', {}, words.newWorldHint),
    el('button', { class: 'button danger', type: 'button', 'data-renew': true, onclick: press }, face),
  );
}
