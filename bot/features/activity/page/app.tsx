import type { Thing } from '@longtable/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ActButton, TouchChoice } from '../messages.ts';
import { Board, Icon, MAX_RESULT, type Touch } from './board.tsx';
import { Drawing } from './map.tsx';
import {
  adviceOf,
  isUntouched,
  keyOfName,
  type Line,
  listOf,
  type Meaning,
  meaningOf,
  reachOf,
  startsOf,
  wayOf,
} from './selection.ts';
import { type State, underMouse } from './state.ts';
import type { PageWords } from './words/en.ts';

/** What the user can do on the page. */
export interface Actions {
  tap(key: string): void;
  inspect(key: string): void;
  openStep(step: string): void;
  play(line: Pick<Line, 'line' | 'input'>, text?: string): void;
  clear(): void;
  openMenu(partial: string): void;
  act(act: string): void;
  show(open: State['open']): void;
  openTable(id: string): void;
  start(game: string): void;
  turnTo(page: number): void;
  reconnect(): void;
}

interface Props {
  readonly state: State;
  readonly words: PageWords;
  readonly actions: Actions;
}

/** What can be opened above the table. */
const OVERLAYS = { end: End, log: LogLines, acts: Acts, options: Options, tables: Tables, pages: Pages, film: Film };

export function App(props: Props) {
  const { state, words, actions } = props;
  const { view, open, link } = state;
  const isClosed = link === 'ended' || link === 'left';
  if (isClosed || !view) {
    const waiting = state.refusal ?? (open ? '' : words.connecting);
    return (
      <main class="message">
        <p role="status">{isClosed ? `${words[link]} ${state.reason ?? ''}` : waiting}</p>
        {isClosed && <Button label={words.retry} onPress={actions.reconnect} kind="primary" />}
        {open === 'tables' && <Tables {...props} />}
        {open === 'film' && <Film {...props} />}
      </main>
    );
  }
  // The result does not hide what led to it.
  const Overlay = open && !(open === 'end' && state.frame) && OVERLAYS[open];
  const titles = { ...words, end: view.title, acts: '⋯', options: state.options?.title, film: words.about };
  return (
    <main
      class={`table ${view.mayAct ? 'may-act' : ''} ${state.isBusy ? 'busy' : ''} ${link}`}
      data-status={view.status}
      data-revision={view.seat === null ? view.revision : state.choicesFor}
    >
      <Header {...props} />
      <Table {...props} />
      {Overlay && (
        <aside class="overlay">
          <div class="bar-title">
            <h2>{titles[open]}</h2>
            <Button label={words.close} onPress={() => actions.show(undefined)} />
          </div>
          <Overlay {...props} />
        </aside>
      )}
      <p class="live" aria-live="polite">
        {view.lines
          .slice(-view.fresh)
          .map(({ text }) => text)
          .join(' ')}
      </p>
    </main>
  );
}

function Header({ state, words, actions }: Props) {
  const { view, link, ahead, now } = state;
  if (!view) return null;
  const below = view.scene?.header ?? view.prompt;
  const clocks = view.clocks.map(({ name, at }) => ({ name, left: at - (now + ahead) }));
  return (
    <header>
      <button
        type="button"
        class="quiet"
        aria-label={words.tables}
        aria-keyshortcuts="t"
        onClick={() => actions.show('tables')}
      >
        <Icon state={state} name={view.emblem} />
      </button>
      <span class="where">
        <strong>{view.title}</strong>
        <span>{below}</span>
      </span>
      {view.mayAct && !below.toLowerCase().includes(words.yourTurn.toLowerCase()) && <b>{words.yourTurn}</b>}
      {link !== 'open' && <span class="lost">{words.lost}</span>}
      {clocks.map(({ name, left }) => (
        <time key={name} title={name}>
          {duration(left)}
        </time>
      ))}
      <button type="button" class="quiet" aria-keyshortcuts="r" onClick={() => actions.show('pages')}>
        {words.pages}
      </button>
    </header>
  );
}

function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours > 0 ? `${hours} h ${minutes}` : `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Maximum height in pixels that is kept for a hand without cards. */
const HAND_HEIGHT = 126;

function Table({ state, words, actions }: Props) {
  const { view, lines, touched, partial, choices } = state;
  const hands = useRef<HTMLDivElement>(null);
  /** Greatest height of the hand so far. The board must not change its size if the next hand has no cards. */
  const height = useRef({ table: view?.table, of: 0 });
  useLayoutEffect(() => {
    const of = Math.min(HAND_HEIGHT, hands.current?.offsetHeight ?? 0);
    const isSame = height.current.table === view?.table;
    height.current = { table: view?.table, of: isSame ? Math.max(of, height.current.of) : of };
  });
  if (!view) return null;
  const meaning = meaningOf(lines, touched);
  const hovering = underMouse(state);
  const hoverMeaning = meaningOf(lines, hovering.touched);
  const { preview } = hoverMeaning;
  const walk = preview ?? hoverMeaning.complete.find(({ via }) => via !== undefined);
  const advised =
    partial === '' && touched.length === 0 && !state.frame ? adviceOf(choices)?.things?.at(-1) : undefined;
  const touch: Touch = {
    state,
    meaning: { ...meaning, preview },
    way: walk ? wayOf(lines, walk) : new Set(),
    starts: startsOf(lines),
    reach: state.frame ? new Set() : reachOf(lines),
    advised: advised && view.scene && keyOfName(view.scene, advised),
    words,
    tap: actions.tap,
    inspect: actions.inspect,
  };
  const { board, sentences = [] } = view;
  // Hands are always the newest ones, so that no card moves under a finger.
  const scene = state.frame?.scene ?? view.scene;
  // The sheet only asks for the next move, so that the news have more room.
  const isIdle = touched.length === 0 && !(state.inspected ?? state.typing ?? state.hint ?? state.refusal);
  return (
    <>
      <div class={`board ${scene?.regions.some(({ columns, kind }) => columns && kind !== 'hand') ? '' : 'stage'}`}>
        {state.grounds[''] ? (
          <Drawing name="ground" picture={state.grounds['']} icons={state.icons} />
        ) : (
          <Icon state={state} name={view.emblem} />
        )}
        {scene && <Board scene={scene} touch={touch} hands={false} />}
        {board && <pre aria-hidden="true">{board.join('\n')}</pre>}
        {!scene && (
          <div class={board ? 'live' : 'about'}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <div class="lower">
        <div class={`side ${isIdle ? 'idle' : ''}`}>
          <LogLines {...{ state, words, actions }} />
          <Sheet {...{ words, actions }} state={hovering} meaning={hoverMeaning} />
          <News {...{ state, words, actions }} />
        </div>
        <div class="hands" ref={hands} style={{ minHeight: `${height.current.of}px` }}>
          {view.scene && <Board scene={view.scene} touch={touch} hands={true} />}
        </div>
      </div>
      <Menu {...{ state, words, actions }} meaning={meaning} />
    </>
  );
}

/** Number of lines about a thing that are buttons if it also has targets. */
const FEW = 2;

/** Whether the lines about what is touched are listed in the sheet. Few of them are buttons below it. */
function isListed({ complete, targets }: Meaning): boolean {
  return complete.length > (targets.size > 0 ? FEW : 0);
}

/** Tells what the touched places mean, or what the player has to decide. */
function Sheet({ state, words, actions, meaning }: Props & { meaning: Meaning }) {
  const { view, touched, inspected, refusal, typing, hint, partial } = state;
  const key = inspected ?? touched.at(-1);
  const isInspecting = inspected !== undefined && touched.length > 0 && inspected !== touched.at(-1);
  const thing = view?.scene?.things.find(({ id, region, spot }) => id === key || `${region}/${spot}` === key);
  const { preview, complete, targets } = meaning;
  const spot = key?.split('/').at(-1);
  const note = (icon: string | undefined, tone: string, said: Said) => <Note {...{ state, icon, tone, ...said }} />;
  if (typing) return <TextForm line={typing} {...{ words, actions }} />;
  if (preview && !isInspecting) {
    const { label, detail, result, keys, isCostly } = preview;
    // The label often has the result already. An arrow alone says nothing.
    const named = /\p{L}/u.test(label) ? label : `${label} ${thing?.name ?? spot}`;
    const title = result?.includes(label) ? result : named;
    const about = keys.length === 1 ? thing?.about : undefined;
    const longResult = result && (result.length > MAX_RESULT || keys.length === 0) ? result : undefined;
    const consequence = [detail, longResult].find((each) => each && !title.includes(each)) ?? about;
    const tapAgain = consequence || isCostly ? undefined : words.tapAgain;
    return note(preview.icon ?? thing?.icon, isCostly ? 'costly' : 'good', { title, detail: consequence, tapAgain });
  }
  if (!isInspecting && (complete.length > 0 || targets.size > 0)) {
    const tapAgain = targets.size > 0 ? words.tapTarget : undefined;
    const lines = isListed(meaning) && (
      <div class="lines">
        {listOf(complete, state.step).map((each) =>
          typeof each === 'string' ? (
            <button type="button" key={each} class="line" onClick={() => actions.openStep(each)}>
              <span class="label">{each}…</span>
            </button>
          ) : (
            <LineButton key={each.line} {...{ state, line: each }} onPress={() => actions.play(each)} />
          ),
        )}
      </div>
    );
    return note(thing?.icon, lines ? 'good chooser' : 'good', { ...aboutOf(thing, spot), tapAgain, below: lines });
  }
  if (hint) {
    const play = <Button label={words.play} kind="primary" onPress={() => actions.play({ line: hint.line })} />;
    return note(undefined, 'good full', { title: hint.move, detail: hint.why, below: play });
  }
  if (refusal) return note(undefined, 'costly', { title: refusal, isAlert: true });
  if (thing) return note(thing.icon, '', aboutOf(thing));
  const isWatching = view?.seat === null && view.status !== 'over';
  const detail = isWatching ? words.spectator : undefined;
  // A note of the board is not repeated.
  const notes = view?.scene?.regions.filter(({ kind }) => kind === 'note').map(({ label }) => label) ?? [];
  const asked = notes.reduce((text, note) => text.replace(note, '').trim(), view?.prompt ?? '');
  const title = findChoice(state.choices, partial)?.ask ?? (asked || words.yourTurn);
  return note(undefined, view?.mayAct ? 'asked' : '', { title, detail });
}

/** What the sheet says. */
interface Said {
  readonly title: string | undefined;
  readonly detail?: string | undefined;
  readonly tapAgain?: string | undefined;
  readonly isAlert?: boolean;
  readonly below?: ComponentChildren;
}

function Note(props: Said & { state: State; icon: string | undefined; tone: string }) {
  const { state, icon, tone, title, detail, tapAgain, isAlert, below } = props;
  return (
    <section class={`sheet ${tone}`}>
      <Icon state={state} name={icon} />
      <p role={isAlert ? 'alert' : undefined} aria-live="polite">
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {tapAgain && <small>{tapAgain}</small>}
      </p>
      {below}
    </section>
  );
}

/** Returns what a thing is. Its sentence usually has its name. */
function aboutOf(thing: Thing | undefined, otherwise?: string): Said {
  const { name = otherwise, about = '' } = thing ?? {};
  return name !== undefined && about.includes(name) ? { title: about } : { title: name, detail: about };
}

function LineButton({ state, line, onPress }: { state: State; line: Line; onPress: () => void }) {
  const chance = /(\d{1,3})\s?%/.exec(`${line.result ?? ''} ${line.detail ?? ''} ${line.label}`)?.[1];
  const isRepeated = line.result?.includes(line.label);
  const label = state.step ? line.label.replace(`${line.step} · `, '') : line.label;
  return (
    <button type="button" class={`line ${line.isCostly ? 'costly' : ''}`} onClick={onPress}>
      <Icon state={state} name={line.icon} hued />
      <span class="label">{isRepeated ? line.result : label}</span>
      {chance && (
        <span class="chance">
          <span style={{ width: `${chance}%` }} />
        </span>
      )}
      <span class="detail">{isRepeated ? line.detail : (line.result ?? line.detail)}</span>
    </button>
  );
}

/** Asks for the text that completes a line. */
function TextForm({ line, words, actions }: Pick<Props, 'words' | 'actions'> & { line: Line }) {
  const { label, pattern, example } = line.input ?? { label: '', pattern: '.*', example: '' };
  return (
    <form
      class="sheet good chooser"
      onSubmit={(event) => {
        event.preventDefault();
        actions.play(line, String(new FormData(event.currentTarget as HTMLFormElement).get('text')));
      }}
    >
      <label>
        {label}
        <input name="text" pattern={pattern} placeholder={example} required autocomplete="off" />
      </label>
      <Button label={words.cancel} onPress={actions.clear} />
      <button type="submit" class="button primary">
        {words.play}
      </button>
    </form>
  );
}

/** Tells what has happened. A press opens the log. */
function News({ state, words, actions }: Props) {
  const { lines = [], news = [], fresh = 0 } = state.view ?? {};
  const told = news.length > 0 ? news : lines.slice(-1);
  if (told.length === 0) return null;
  return (
    <button type="button" class="news" aria-keyshortcuts="l" onClick={() => actions.show('log')}>
      <span>
        {told.map(({ icon, text }) => (
          <>
            <Icon state={state} name={icon} hued /> {text}{' '}
          </>
        ))}
      </span>
      <b>
        {words.log}
        <br />
        {fresh > 1 && fresh} ▴
      </b>
    </button>
  );
}

/** Icons of buttons instead of their names, as paths in 512 by 512 pixels. */
const ACT_ICONS: Readonly<Record<string, string>> = {
  cancel: 'M132 92 256 216 380 92l40 40-124 124 124 124-40 40-124-124-124 124-40-40 124-124L92 132z',
  undo: 'M200 96v80h104a120 120 0 0 1 0 240H136v-56h168a64 64 0 0 0 0-128H200v80L72 204z',
  hint: 'M256 40a144 144 0 0 1 80 264q-16 14-16 40H192q0-26-16-40a144 144 0 0 1 80-264zm-56 336h112v32H200zm16 48h80v32h-80z',
};

/** Offers the lines that touch nothing, the open menu, and what is no move. */
function Menu({ state, words, actions, meaning }: Props & { meaning: Meaning }) {
  const { view, partial, touched, typing } = state;
  const preview = typing ? undefined : meaning.preview;
  const isUnsaid = partial === '' && touched.length === 0;
  const nav = useRef<HTMLElement>(null);
  /** Height without a selection. With one, the board must not change its size. */
  const height = useRef(0);
  useLayoutEffect(() => {
    if (isUnsaid) height.current = nav.current?.offsetHeight ?? 0;
  });
  if (!view) return null;
  const minHeight = isUnsaid ? undefined : `${height.current}px`;
  const choices = partial === '' ? state.choices : (findChoice(state.choices, partial)?.next ?? []);
  const advice = isUnsaid ? adviceOf(choices) : undefined;
  const shown = view.scene ? choices.filter((choice) => choice === advice || isUntouched(choice)) : choices;
  const suggested =
    advice ??
    shown.findLast(({ emphasis }) => emphasis === 'usual') ??
    shown.findLast(({ emphasis, final }) => emphasis === 'aside' && final);
  // Whoever has touched something does not want to end the turn.
  const usual = touched.length > 0 ? undefined : suggested;
  const few = isListed(meaning) ? [] : meaning.complete;
  if (preview)
    return (
      <nav class="menu preview" style={{ minHeight }}>
        <Button label={words.cancel} onPress={actions.clear} />
        <Button
          label={preview.isCostly ? preview.label : words.play}
          kind={preview.isCostly ? 'costly' : 'primary'}
          onPress={() => actions.play(preview)}
        />
      </nav>
    );
  const press = (choice: TouchChoice) => {
    if (choice.next) return actions.openMenu(choice.line);
    const line = state.lines.find((each) => each.line === choice.line);
    if (line) actions.play(line);
  };
  return (
    <nav class="menu" ref={nav} style={{ minHeight }}>
      {touched.length > 0 && <Button label={words.cancel} icon={ACT_ICONS.cancel} onPress={actions.clear} />}
      {partial !== '' && <Button label={words.back} onPress={actions.clear} />}
      {few.map((line) => (
        <Button
          key={line.line}
          label={line.label}
          kind={line.isCostly ? 'costly' : undefined}
          onPress={() => actions.play(line)}
        />
      ))}
      {shown.map((choice) => (
        <Button
          key={choice.line}
          label={choice.label}
          kind={choice.emphasis === 'costly' ? 'costly' : choice === usual ? 'primary' : undefined}
          onPress={() => press(choice)}
        />
      ))}
      <ActButtons acts={isUnsaid ? state.acts.filter(({ isMain }) => isMain) : []} actions={actions} />
      {view.status === 'over' && <Button label={words.newGame} onPress={() => actions.show('tables')} />}
      {isUnsaid && state.acts.some(({ isMain }) => !isMain) && (
        <Button label="⋯" kind="more" onPress={() => actions.show('acts')} />
      )}
    </nav>
  );
}

function findChoice(choices: readonly TouchChoice[], line: string): TouchChoice | undefined {
  for (const choice of choices) {
    const match = choice.line === line ? choice : findChoice(choice.next ?? [], line);
    if (match) return match;
  }
  return undefined;
}

/** Lists the log. The newest turn is brighter, and in view. */
function LogLines({ state, words }: Props) {
  const { lines = [], fresh = 0, isSinceOwnTurn, revision } = state.view ?? {};
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [revision]);
  return (
    <ol class="log" ref={list}>
      {lines.map((line, at) => (
        <li key={at} class={`${line.isHeading ? 'heading' : ''} ${at >= lines.length - fresh ? 'fresh' : ''}`}>
          {isSinceOwnTurn && at === lines.length - fresh && <h3>{words.sinceThen}</h3>}
          <Icon state={state} name={line.icon} hued />
          <span class="text">{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

function Tables({ state, words, actions }: Props) {
  if (!state.tables) return null;
  const { tables, games } = state.tables;
  const entry = (id: string, title: string, about: string, open: (id: string) => void, isMine = false) => (
    <button type="button" key={id} class={`entry ${isMine ? 'mine' : ''}`} onClick={() => open(id)}>
      <strong>{title}</strong>
      <span>{about}</span>
      {isMine && <b>{words.yourTurn}</b>}
    </button>
  );
  return (
    <div class="list">
      {tables.length === 0 && <p>{words.noTables}</p>}
      {tables.map(({ id, title, about, isMine }) => entry(id, title, about, actions.openTable, isMine))}
      {games.length > 0 && <h2>{words.newGame}</h2>}
      {games.map(({ id, title, about }) => entry(id, title, about, actions.start))}
      <Button label={words.about} onPress={() => actions.show('film')} />
    </div>
  );
}

/** Shows the card of the result, and what one can do next. */
function End({ state, words, actions }: Props) {
  const { end } = state.view ?? {};
  return (
    <div class="list">
      {end && <Drawing name="card" picture={end} icons={state.icons} />}
      <ActButtons acts={state.acts.filter(({ isMain }) => isMain)} actions={actions} />
      <Button label={words.newGame} onPress={() => actions.show('tables')} />
    </div>
  );
}

/** Shows the film of the games and their makers. Any key or tap on it ends it. */
function Film({ state, actions }: Props) {
  const { gif, credits = '' } = state.film ?? {};
  return (
    <button type="button" class="page film" onClick={() => actions.show(undefined)}>
      {gif && <img src={`data:image/gif;base64,${gif}`} alt="" />}
      <Markdown line={credits} />
    </button>
  );
}

/** Offers what is no move and seldom done. What cannot be undone is red. */
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
          <h2>{title}</h2>
          <ActButtons acts={buttons} actions={actions} />
        </section>
      ))}
    </div>
  );
}

function ActButtons({ acts, actions }: { acts: readonly ActButton[]; actions: Actions }) {
  return (
    <>
      {acts.map(({ act, label, isMain, isCostly, isOn }) => (
        <Button
          key={act}
          {...{ label, icon: ACT_ICONS[act], shortcut: isMain && act[0] }}
          kind={isCostly ? 'costly' : isOn ? 'primary' : undefined}
          onPress={() => actions.act(act)}
        />
      ))}
    </>
  );
}

function Pages({ state, actions }: Props) {
  const { lines = [], text = '' } = state.pages[state.page] ?? {};
  return (
    <>
      <nav class="tabs">
        {state.pages.map(({ title }, at) => (
          <button type="button" key={title} aria-pressed={at === state.page} onClick={() => actions.turnTo(at)}>
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
  /** Key that presses it. That of the most likely button is E. */
  readonly shortcut?: string | false | undefined;
  readonly kind?: 'primary' | 'costly' | 'more' | undefined;
  onPress(): void;
}

function Button({ label, icon, shortcut, kind, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      class={`button ${kind ?? (icon ? 'more' : '')}`}
      aria-keyshortcuts={kind === 'primary' ? 'e' : shortcut || undefined}
      aria-label={icon && label}
      title={icon && label}
      onClick={onPress}
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  );
}
