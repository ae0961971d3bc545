import type { Launch, PageMessage } from '../protocol.ts';
import { type Child, fill, html } from './drawing.ts';
import { nameOf, type Page } from './tab/state.ts';

/** The open Activity. */
interface Shown {
  readonly launch: Launch;
  /** Holds the bridge, which holds the Activity. */
  readonly iframe: HTMLIFrameElement;
}

/** What the iframe may do. It cannot leave the page. */
const SANDBOX = 'allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** Creates the panel with the Activity: beside the channel, or the whole screen on phones. It relays the Activity's messages. */
export function activityPanel(page: Page): {
  node: HTMLElement;
  open(launch: Launch): void;
  receive(update: PageMessage): void;
  hide(): void;
} {
  const node = html`<section class="activity" hidden></section>`;
  const isPhone = matchMedia('(width <= 700px)');
  const isUpright = matchMedia('(orientation: portrait)');
  let shown: Shown | undefined;

  function open(launch: Launch): void {
    if (shown?.launch.instance === launch.instance) {
      page.act({ do: 'leave', frame: launch.frame });
      shown.iframe.focus();
      return;
    }
    close();
    const { world } = page.state;
    const name = world?.bot ? nameOf(world.bot) : '';
    const bridge = new URL('/.playground/bridge.html', launch.address);
    bridge.search = new URL(launch.address).search;
    bridge.searchParams.set('platform', isPhone.matches ? 'mobile' : 'desktop');
    bridge.searchParams.set('host', location.origin);
    const iframe = html<HTMLIFrameElement>`
      <iframe title=${name} src=${bridge.href} sandbox=${SANDBOX} allow="autoplay; clipboard-write; fullscreen"></iframe>`;
    const { close: closing, layouts, reload } = page.words;
    const again = () => iframe.setAttribute('src', bridge.href);
    const change = ({ target }: { target: HTMLSelectElement }) => {
      const layout = Number(target.value) as 0 | 1 | 2;
      node.dataset.layout = target.value;
      page.act({ do: 'view', frame: launch.frame, layout });
    };
    const options = layouts.map((label, layout) => html`<option value=${layout}>${label}</option>`);
    fill(
      node,
      html`
        <header class="activity-head">
          <h2>${name}</h2>
          <select aria-label=${page.words.layout} data-activity-layout onchange=${change}>${options}</select>
          <button class="button plain" type="button" data-activity-reload onclick=${again}>${reload}</button>
          <button class="button plain" type="button" data-activity-close onclick=${close}>${closing}</button>
        </header>`,
      iframe,
    );
    node.setAttribute('aria-label', name);
    node.dataset.layout = '0';
    node.hidden = false;
    node.parentElement?.classList.add('playing');
    shown = { launch, iframe };
    turn();
    iframe.focus();
  }

  /** Tells the Activity how the device is held. */
  function turn(): void {
    const orientation = isUpright.matches ? 'portrait' : 'landscape';
    if (shown) page.act({ do: 'view', frame: shown.launch.frame, orientation });
  }

  function close(): void {
    if (shown) page.act({ do: 'leave', frame: shown.launch.frame });
    hide();
  }

  function hide(): void {
    shown = undefined;
    fill(node);
    node.hidden = true;
    node.parentElement?.classList.remove('playing');
  }

  function receive(update: PageMessage): void {
    if (!shown || !('frame' in update) || update.frame !== shown.launch.frame) return;
    const { iframe, launch } = shown;
    if (update.type === 'frame') iframe.contentWindow?.postMessage(update.data, new URL(launch.address).origin);
    else if (update.type === 'question') ask(update);
    else {
      hide();
      if (update.reason !== undefined) dialog(update.reason, page.words.close);
    }
  }

  /** Asks the user for their consent, or whether to open a link. */
  function ask({ frame, number, scopes, url }: Extract<PageMessage, { type: 'question' }>): void {
    const { bot } = page.state.world ?? {};
    const { allow, consent, open } = page.words;
    const decide = (isAllowed: boolean) => {
      if (isAllowed && url) window.open(url, '_blank', 'noopener');
      page.act({ do: 'decide', frame, question: number, isAllowed });
    };
    const about = url ?? [html`<p>${consent(bot ? nameOf(bot) : '')}</p>`, scopes?.map((one) => html`<p>${one}</p>`)];
    dialog(about, page.words.cancel, { label: url ? open : allow, decide });
  }

  function dialog(
    about: Child,
    cancel: string,
    decision?: { readonly label: string; decide(isAllowed: boolean): void },
  ): void {
    const end = () => {
      decision?.decide(box.returnValue === 'yes');
      box.remove();
    };
    const yes = decision && html`<button class="button primary" value="yes" data-allow>${decision.label}</button>`;
    const box = html<HTMLDialogElement>`
      <dialog class="modal" onclose=${end}>
        <form method="dialog">
          <div class="modal-parts question">${about}</div>
          <footer><button class="button plain" value="no" data-deny>${cancel}</button>${yes}</footer>
        </form>
      </dialog>`;
    document.body.append(box);
    box.showModal();
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (!shown || source !== shown.iframe.contentWindow || origin !== new URL(shown.launch.address).origin) return;
    page.act({ do: 'frame', frame: shown.launch.frame, data });
  });
  isUpright.addEventListener('change', turn);
  return { node, open, receive, hide };
}
