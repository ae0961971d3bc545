import type { APIUser } from 'discord-api-types/v10';
import { avatar } from '../drawing/avatar.ts';
import { el } from '../drawing/element.ts';
import type { Page } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import type { World } from '../tab/state.ts';
import { languageMenu, languageTag } from './language.ts';

/** Who there is on the server and what they speak; whoever is pressed is whom this tab is from then on. */
export function peopleChooser(page: Page, { you, people }: World): HTMLElement {
  const choose = (language: string) => page.act({ do: 'language', language: language as 'de' });
  return el(
    'section',
    { class: 'people', 'aria-labelledby': 'people-title' },
    el('h2', { id: 'people-title' }, page.words.person),
    el(
      'div',
      { class: 'faces', role: 'group', 'aria-labelledby': 'people-title' },
      people.map((one) => face(page, one, one.id === you.id)),
    ),
    languageMenu(page.words.yourLanguage, you.locale ?? 'en-US', 'language', choose),
  );
}

function face(page: Page, person: APIUser, isYou: boolean): HTMLElement {
  return el(
    'button',
    {
      class: 'face',
      type: 'button',
      'data-person': person.id,
      'aria-pressed': String(isYou),
      onclick: () => isYou || page.be(person.id),
    },
    avatar(person),
    el('span', { class: 'face-name' }, nameOf(person)),
    el('span', { class: 'face-language' }, languageTag(person.locale ?? 'en-US')),
  );
}
