import type { APIUser } from 'discord-api-types/v10';
import { avatar } from '../drawing/avatar.ts';
import { html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import type { World } from '../tab/state.ts';
import { languageMenu } from './language.ts';

/** Who there is on the server and what they speak; whoever is pressed is whom this tab is from then on. */
export function peopleChooser(page: Page, { you, people }: World): HTMLElement {
  const speak = languageMenu(page.words.yourLanguage, you.locale ?? 'en-US', 'language', (language) => {
    page.act({ do: 'language', language });
  });
  return html`
    <section class="people" aria-labelledby="people-title">
      <h2 id="people-title">${page.words.person}</h2>
      <div class="faces" role="group" aria-labelledby="people-title">
        ${people.map((one) => face(page, one, one.id === you.id))}
      </div>
      ${speak}
    </section>`;
}

function face(page: Page, person: APIUser, isYou: boolean): HTMLElement {
  const be = () => isYou || page.be(person.id);
  return html`
    <button class="face" type="button" data-person=${person.id} aria-pressed=${String(isYou)} onclick=${be}>
      ${avatar(person)}
      <span class="face-name">${nameOf(person)}</span>
      <span class="face-language">${(person.locale ?? 'en-US').slice(0, 2).toUpperCase()}</span>
    </button>`;
}
