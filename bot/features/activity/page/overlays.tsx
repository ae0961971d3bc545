import type { Picture } from '@longtable/kit/picture';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TouchMessage } from '../client-messages.ts';
import type { ActButton } from '../messages.ts';
import { Icon } from './board.tsx';
import { Drawing } from './map.tsx';
import type { Line } from './selection.ts';
import type { State } from './state.ts';
import type { PageWords } from './words/en.ts';

/** What the user can do on the page. */
export interface Actions {
  tap(key: string): void;
  play(line: Pick<Line, 'line' | 'input'>, text?: string): void;
  /** Closes what is open, else clears what is touched. */
  clear(): void;
  act(act: string, table?: string): void;
  send(message: TouchMessage): void;
  update(change: Partial<State>): void;
  reconnect(): void;
}

export interface Props {
  readonly state: State;
  readonly words: PageWords;
  readonly actions: Actions;
}

/** What can be opened above the table. */
export const OVERLAYS = {
  end: End,
  log: LogLines,
  acts: Acts,
  options: Options,
  tables: Tables,
  pages: Pages,
  film: Film,
};

/** Shows something above the table. It has the focus until it is closed. A second tap on what has opened it closes it. */
export function Aside({
  state,
  words,
  actions,
  title,
  children,
}: Props & { title: string | undefined; children: ComponentChildren }) {
  const node = useRef<HTMLElement>(null);
  const close = () => node.current?.lastElementChild as HTMLElement | undefined;
  useLayoutEffect(() => close()?.focus({ preventScroll: true }), [state.open]);
  return (
    <aside class="overlay" ref={node} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <Button label={words.close} onPress={actions.clear} />
    </aside>
  );
}

/** Lists the log. The newest turn is brighter, and in view. */
export function LogLines({ state, words }: Props) {
  const { lines = [], fresh = 0, isSinceOwnTurn, revision } = state.view ?? {};
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [revision]);
  return (
    <ol class="log" ref={list}>
      {lines.map((line, at) => (
        <li key={at} class={`${line.heading ? 'heading' : ''} ${at >= lines.length - fresh ? 'fresh' : ''}`}>
          {isSinceOwnTurn && at === lines.length - fresh && <h2>{words.sinceThen}</h2>}
          <Icon name={line.icon} hued />
          <span class="text">{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

function Tables({ state, words, actions }: Props) {
  if (!state.tables) return null;
  const { tables, games } = state.tables;
  const entry = (title: string, about: string, message: TouchMessage, isMine = false) => (
    <button type="button" class={`entry ${isMine ? 'mine' : ''}`} onClick={() => actions.send(message)}>
      <strong>{title}</strong>
      <span>{about}</span>
      {isMine && <b>{words.yourTurn}</b>}
    </button>
  );
  return (
    <div class="list">
      {tables.length === 0 && <p>{words.noTables}</p>}
      {tables.map(({ id, title, about, isMine }) => entry(title, about, { type: 'open', table: id }, isMine))}
      {games.length > 0 && <h2>{words.newGame}</h2>}
      {games.map(({ id: game, title, about }) => entry(title, about, { type: 'start', id: crypto.randomUUID(), game }))}
      <Button label={words.about} onPress={() => actions.send({ type: 'film' })} />
    </div>
  );
}

/** Shows the card of the result, and what one can do next. */
function End({ state, words, actions }: Props) {
  const { request } = state;
  const { end } = state.view ?? {};
  return (
    <div class="list">
      {request && <p role="status">{request.text}</p>}
      <ActButtons acts={request?.acts ?? []} actions={actions} />
      {end?.map((picture, at) => (
        <Drawing key={at} name="card" picture={picture} spoken={wordsIn(picture)} />
      ))}
      <ActButtons acts={state.acts.filter(({ isMain }) => isMain)} actions={actions} />
      <Button label={words.newGame} onPress={() => actions.send({ type: 'tables' })} />
    </div>
  );
}

/** Returns the words on a picture. */
function wordsIn(picture: Picture): string {
  return Array.from(JSON.stringify(picture).matchAll(/"text":("(?:[^"\\]|\\.)*")/g), ([, text]) =>
    JSON.parse(text!),
  ).join(' ');
}

/** Shows the film of the games and their makers. Any key or tap on it ends it. */
function Film({ state, words, actions }: Props) {
  const { gif, credits = words.loading } = state.film ?? {};
  return (
    <button type="button" class="page film" onClick={actions.clear}>
      {gif && <img src={`data:image/gif;base64,${gif}`} alt="" />}
      <Markdown line={credits} />
    </button>
  );
}

/** Offers what is no move and seldom done. */
function Acts({ state, actions }: Props) {
  return (
    <div class="list">
      <ActButtons acts={state.acts.filter(({ isMain }) => !isMain)} actions={actions} />
    </div>
  );
}

/** Shows the player's notes or plan. Each press changes them. */
function Options({ state, actions }: Props) {
  const { lines = [], groups = [] } = state.options ?? {};
  return (
    <div class="list">
      {[...lines, state.refusal].map((line) => line && <p key={line}>{line}</p>)}
      {groups.map(({ title, buttons }) => (
        <section key={title} class="options" aria-label={title}>
          {title && <h2>{title}</h2>}
          <ActButtons acts={buttons} actions={actions} />
        </section>
      ))}
    </div>
  );
}

export function ActButtons({ acts, actions }: { acts: readonly ActButton[]; actions: Actions }) {
  return (
    <>
      {acts.map(({ act, table, label, isMain, isCostly, isOn }) => (
        <Button
          key={act}
          // A remark in parentheses, such as what a hint costs, must be read before.
          {...{
            label,
            icon: label.includes('(') ? undefined : ACT_ICONS[act],
            shortcut: isMain && ACT_ICONS[act] && act[0],
          }}
          kind={isCostly ? 'costly' : isOn ? 'primary' : undefined}
          onPress={() => actions.act(act, table)}
        />
      ))}
    </>
  );
}

function Pages({ state, actions }: Props) {
  const { pages = [] } = state.pages ?? {};
  const { lines = [], text = '' } = pages[state.page] ?? {};
  return (
    <>
      <nav class="tabs">
        {pages.map(({ title }, at) => (
          <button
            type="button"
            key={title}
            aria-pressed={at === state.page}
            onClick={() => actions.update({ page: at })}
          >
            {title}
          </button>
        ))}
      </nav>
      <div class="page">
        {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
        {text.split('\n').map((line, at) => (
          <Markdown key={at} line={line} />
        ))}
      </div>
    </>
  );
}

/** Draws a line of Discord's markdown: headings, list items, bold text and code. */
function Markdown({ line }: { line: string }) {
  const heading = /^#{1,3} (.*)/.exec(line)?.[1];
  const text = heading ?? line.replace(/^(?:[-*] |-# |> )/, '');
  const parts = text.split(/(\*\*.+?\*\*|`[^`]+`)/).map((part, at) => {
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : part.replaceAll(/\\([^\w\s])/g, '$1');
  });
  if (heading !== undefined) return <h3>{parts}</h3>;
  return /^[-*] /.test(line) ? <li>{parts}</li> : <p>{parts}</p>;
}

interface ButtonProps {
  readonly label: string;
  /** Path that is shown instead of the label. */
  readonly icon?: string | undefined;
  /** Key that presses it. What cannot be taken back has none, and no double click presses it. */
  readonly shortcut?: string | false | undefined;
  readonly kind?: 'primary' | 'costly' | 'more' | undefined;
  onPress(): void;
}

export function Button({ label, icon, shortcut, kind, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      class={`button ${kind ?? (icon ? 'more' : '')}`}
      style={{ '--length': label.length }}
      aria-keyshortcuts={shortcut || undefined}
      aria-label={icon && label}
      title={icon && label}
      onClick={({ detail }) => (kind === 'costly' && detail > 1 ? undefined : onPress())}
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  );
}

/** Icons of buttons instead of their names, as paths in 512 by 512 pixels. */
export const ACT_ICONS: Readonly<Record<string, string>> = {
  cancel: 'M132 92 256 216 380 92l40 40-124 124 124 124-40 40-124-124-124 124-40-40 124-124L92 132z',
  undo: 'M200 96v80h104a120 120 0 0 1 0 240H136v-56h168a64 64 0 0 0 0-128H200v80L72 204z',
  more: 'M72 216h80v80H72zm144 0h80v80h-80zm144 0h80v80h-80z',
  hint: 'M256 40a144 144 0 0 1 80 264q-16 14-16 40H192q0-26-16-40a144 144 0 0 1 80-264zm-56 336h112v32H200zm16 48h80v32h-80z',
};
