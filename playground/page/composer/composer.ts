import type { APIUser } from 'discord-api-types/v10';
import { html } from '../drawing.ts';
import { channelTitle, commandsIn, isForum } from '../tab/channels.ts';
import { allUsers, nameOf, type Page } from '../tab/state.ts';
import { type Callable, callables, findCalled, givenCommand, matchCommands, parseTypedOptions } from './commands.ts';
import { InputHistory } from './fields.ts';
import {
  type CommandForm,
  commandForm,
  completeMention,
  palette as makePalette,
  matchUsers,
  type PaletteItem,
  partialMention,
  withMentions,
} from './form.ts';

/** Creates the composer: plain text, or a slash command with its options. */
export function composer(page: Page): { node: HTMLElement; draw(): void; focus(): void; call(name: string): void } {
  const palette = makePalette();
  const text = html<HTMLTextAreaElement>`
    <textarea class="composer-text" id="composer" rows="1" maxlength="2000" aria-autocomplete="list" autocomplete="off"
      oninput=${typed} onkeydown=${key}></textarea>`;
  const send = html`<button class="send" type="button" onclick=${submit}>➤</button>`;
  const box = html`<div class="composer-box">${text}${send}</div>`;
  const away = ({ relatedTarget }: FocusEvent): unknown =>
    node.contains(relatedTarget as Node | null) || palette.hide();
  const node = html`<div class="composer" onfocusout=${away}>${palette.node}${box}</div>`;
  const recall = new InputHistory();
  let form: CommandForm | undefined;
  /** The last recalled input. Other text in the box means that the user has edited it. */
  let again = '';
  let channel: string | undefined;

  function all(): Callable[] {
    const { world } = page.state;
    const place = world?.channels.find(({ id }) => id === page.state.channel);
    return world?.online && place ? callables(commandsIn(world, place), page.locale) : [];
  }

  function typed(): void {
    const partial = partialMention(text.value.slice(0, text.selectionStart));
    if (partial !== undefined) {
      offerPeople(partial);
      return;
    }
    const called = findCalled(all(), text.value);
    const fitting = text.value.startsWith('/') ? matchCommands(all(), text.value) : [];
    if (called?.rest !== undefined) begin(called.callable, parseTypedOptions(called.callable.options, called.rest));
    else if (fitting.length === 0) palette.hide();
    else palette.show(text, page.words.commands, fitting.map(beginnable));
  }

  function offerPeople(partial: string): void {
    const { world } = page.state;
    const users = world ? matchUsers(allUsers(world), partial) : [];
    if (users.length === 0) palette.hide();
    else palette.show(text, page.words.people, users.map(mentionable));
  }

  function mentionable(user: APIUser): PaletteItem {
    const pick = () => {
      const at = text.selectionStart;
      const before = completeMention(text.value.slice(0, at), user);
      text.value = before + text.value.slice(at);
      text.setSelectionRange(before.length, before.length);
      palette.hide();
    };
    return { label: nameOf(user), detail: user.username, name: user.id, pick };
  }

  /**
   * Shows the previous or next sent input on the arrow keys, like a shell, if the box has no other text. Returns
   * whether it did.
   */
  function recalled(key: string): boolean {
    const blank = text.value === '' || text.value === again;
    if (!blank || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
    const before = key === 'ArrowUp' ? recall.older() : recall.newer();
    if (before === undefined) return false;
    text.value = before;
    again = before;
    text.setSelectionRange(before.length, before.length);
    palette.hide();
    return true;
  }

  function beginnable(callable: Callable): PaletteItem {
    const { name, shown, description } = callable;
    return { label: `/${shown}`, detail: description, name, pick: () => begin(callable) };
  }

  function key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const enter = event.key === 'Enter' && !event.shiftKey;
    // Enter sends a complete command immediately, unless another suggestion is selected.
    if (enter && palette.active <= 0 && ready()) submit();
    else if (palette.key(event)) return;
    else if (recalled(event.key)) event.stopPropagation();
    else if (enter) submit();
    else return;
    event.preventDefault();
  }

  /** Returns the typed command if it has no required options, otherwise undefined. */
  function ready(): Callable | undefined {
    const callable = findCalled(all(), text.value.trim())?.callable;
    return callable?.options.some(({ required }) => required) ? undefined : callable;
  }

  function submit(): void {
    const content = text.value.trim();
    const called = findCalled(all(), content);
    if (!page.state.connected) return;
    if (form) form.submit();
    else if (called?.rest !== undefined)
      begin(called.callable, parseTypedOptions(called.callable.options, called.rest))?.submit();
    else if (called && !ready()) begin(called.callable);
    else if (content !== '') say(content, called?.callable);
  }

  function say(content: string, callable: Callable | undefined): void {
    const { channel } = page.state;
    if (!channel) return;
    text.value = '';
    palette.hide();
    recall.add(content);
    if (callable) page.act({ do: 'command', channel, given: givenCommand(callable, []) }, { typed: content });
    else {
      const { world } = page.state;
      page.act(
        { do: 'say', channel, content: withMentions(content, world ? allUsers(world) : []) },
        { typed: content },
      );
    }
  }

  function begin(callable: Callable, options: Readonly<Record<string, string>> = {}): CommandForm {
    leave();
    text.value = '';
    form = commandForm(page, palette, callable, options, {
      send(given, typed) {
        const { channel } = page.state;
        if (!channel) return;
        leave();
        recall.add(typed);
        page.act({ do: 'command', channel, given }, { typed });
        text.focus();
      },
      leave() {
        leave();
        text.focus();
      },
    });
    text.hidden = true;
    box.prepend(form.node);
    form.focus();
    return form;
  }

  function leave(): void {
    form?.node.remove();
    form = undefined;
    text.hidden = false;
    palette.hide();
  }

  /** Focuses the box after a channel switch, except on touch devices, where it would open the keyboard. */
  function arrive(): void {
    leave();
    if (matchMedia('(hover: hover)').matches) text.focus();
  }

  return {
    node,
    focus: () => (form ?? text).focus(),
    draw() {
      const { world, channel: now } = page.state;
      const place = world?.channels.find(({ id }) => id === now);
      if (!world || !place) return;
      if (channel !== now) arrive();
      channel = now;
      node.hidden = isForum(place);
      const label = page.words.messageTo(channelTitle(place, world));
      text.placeholder = label;
      text.setAttribute('aria-label', label);
      send.setAttribute('aria-label', page.words.send);
    },
    call(name) {
      const callable = all().find((callable) => callable.name === name);
      if (callable) begin(callable);
      else {
        text.value = `/${name}`;
        text.focus();
        typed();
      }
    },
  };
}
