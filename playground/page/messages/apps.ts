import { type APIMessage, type APIUser, ApplicationCommandType } from 'discord-api-types/v10';
import { nameIn } from '../composer/commands.ts';
import { type Child, html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { offeredIn } from '../tab/place.ts';

/** The menu of a message: commands on the message itself, and on the people it comes from. */
export function apps(page: Page, message: APIMessage, people: readonly APIUser[]): Child {
  const { world } = page.state;
  const place = world?.channels.find(({ id }) => id === message.channel_id);
  const offered = world?.online && place ? offeredIn(world, place) : [];
  const of = (type: ApplicationCommandType) => offered.filter((one) => one.type === type);
  const use =
    (command: string, target: string) =>
    ({ target: { parentElement } }: { target: HTMLElement }) => {
      parentElement?.closest('details')?.removeAttribute('open');
      page.act({ do: 'menu', channel: message.channel_id, command, target });
    };
  const entry = (command: (typeof offered)[number], target: string, whom?: APIUser) => html`
    <button class="app-entry" type="button" data-app=${command.name} data-target=${target} onclick=${use(command.id, target)}>
      ${nameIn(page.locale, command)}${whom && ` · ${nameOf(whom)}`}
    </button>`;
  const entries = [
    ...of(ApplicationCommandType.Message).map((command) => entry(command, message.id)),
    ...people.flatMap((whom) => of(ApplicationCommandType.User).map((command) => entry(command, whom.id, whom))),
  ];
  if (entries.length === 0) return false;
  return html`
    <details class="apps"><summary aria-label=${page.words.apps}>⋯</summary><div class="app-list">${entries}</div></details>`;
}
