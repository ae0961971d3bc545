import type { Thing } from '@longtable/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { TouchChoice } from '../messages.ts';
import { Board, Icon, type Touch } from './board.tsx';
import { Ground } from './map.tsx';
import { adviceOf, isUntouched, keyOfName, type Line, type Meaning, meaningOf, startsOf, wayOf } from './selection.ts';
import type { State } from './state.ts';
import type { PageWords } from './words/en.ts';

/** What the user can do on the page. */
export interface Actions {
  tap(key: string): void;
  inspect(key: string): void;
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

export function App({ state, words, actions }: Props) {
  const { view, open, link } = state;
  if (link === 'ended' || !view)
    return (
      <main class="message">
        <p role="status">
          {link === 'ended'
            ? `${words.ended} ${state.reason ?? ''}`
            : (state.refusal ?? (open ? '' : words.connecting))}
        </p>
        {link === 'ended' && <Button label={words.retry} onPress={actions.reconnect} kind="primary" />}
        {open === 'tables' && <Tables {...{ state, words, actions }} />}
        {open === 'film' && <Film {...{ state, words, actions }} />}
      </main>
    );
  return (
    <main
      class={`table ${view.mayAct ? 'may-act' : ''} ${state.isBusy ? 'busy' : ''} ${link}`}
      data-status={view.status}
      data-revision={view.seat === null ? view.revision : state.choicesFor}
    >
      <Header {...{ state, words, actions }} />
      <Table {...{ state, words, actions }} />
      {open && (
        <aside class="overlay">
          {open === 'log' ? (
            <Log {...{ state, words, actions }} />
          ) : open === 'acts' ? (
            <Acts {...{ state, words, actions }} />
          ) : open === 'options' ? (
            <Options {...{ state, words, actions }} />
          ) : open === 'tables' ? (
            <Tables {...{ state, words, actions }} />
          ) : open === 'film' ? (
            <Film {...{ state, words, actions }} />
          ) : (
            <Pages {...{ state, words, actions }} />
          )}
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
        <span>{view.scene?.header ?? view.prompt}</span>
      </span>
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

function Table({ state, words, actions }: Props) {
  const { view, lines, touched, partial, choices } = state;
  if (!view) return null;
  const meaning = meaningOf(lines, touched);
  const advised = partial === '' && touched.length === 0 ? adviceOf(choices)?.things?.at(-1) : undefined;
  const touch: Touch = {
    state,
    meaning,
    way: meaning.preview ? wayOf(lines, meaning.preview) : new Set(),
    starts: startsOf(lines),
    reach: startsOf(lines.filter(({ isAside }) => !isAside)),
    advised: advised && view.scene && keyOfName(view.scene, advised),
    words,
    tap: actions.tap,
    inspect: actions.inspect,
  };
  const { scene, board, sentences = [] } = view;
  return (
    <>
      <div class={`board ${scene?.regions.some(({ columns, kind }) => columns && kind !== 'hand') ? '' : 'stage'}`}>
        {state.grounds[''] ? (
          <Ground picture={state.grounds['']} icons={state.icons} />
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
        <div class="side">
          <LogLines {...{ state, words }} />
          <Sheet {...{ state, words, actions }} meaning={meaning} />
          <LastLine {...{ state, words, actions }} />
        </div>
        <div class="hands">{scene && <Board scene={scene} touch={touch} hands={true} />}</div>
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
  const { view, touched, inspected, refusal, typing, hint } = state;
  const scene = view?.scene;
  const key = inspected ?? touched.at(-1);
  const isInspecting = inspected !== undefined && touched.length > 0 && inspected !== touched.at(-1);
  const thing = scene?.things.find(({ id, region, spot }) => id === key || `${region}/${spot}` === key);
  const { preview, complete, targets } = meaning;
  const { label = '', detail, result, keys = [] } = preview ?? {};
  // The label often has the result already. An arrow alone says nothing.
  const named = /\p{L}/u.test(label) ? label : `${label} ${thing?.name ?? key?.split('/').at(-1)}`;
  const title = result?.includes(label) ? result : named;
  const about = keys.length === 1 ? thing?.about : undefined;
  const consequence = [detail, result].find((each) => each && !title.includes(each)) ?? about;
  if (typing) return <TextForm line={typing} {...{ words, actions }} />;
  if (preview && !isInspecting)
    return (
      <section class={`sheet ${preview.isCostly ? 'costly' : 'good'}`}>
        <Icon state={state} name={preview.icon ?? thing?.icon} />
        <p>
          <strong>{title}</strong>
          {consequence ? <span>{consequence}</span> : !preview.isCostly && <small>{words.tapAgain}</small>}
        </p>
      </section>
    );
  if (!isInspecting && (complete.length > 0 || targets.size > 0))
    return (
      <section class={`sheet good ${isListed(meaning) ? 'chooser' : ''}`}>
        <Icon state={state} name={thing?.icon} />
        <p>
          <About thing={thing} otherwise={key?.split('/').at(-1)} />
          {targets.size > 0 && <small>{words.tapTarget}</small>}
        </p>
        {isListed(meaning) && (
          <div class="lines">
            {complete.map((line) => (
              <LineButton key={line.line} {...{ state, line }} onPress={() => actions.play(line)} />
            ))}
          </div>
        )}
      </section>
    );
  if (hint)
    return (
      <section class="sheet good">
        <p>
          <strong>{hint.move}</strong>
          <span>{hint.why}</span>
        </p>
        <Button label={words.play} kind="primary" onPress={() => actions.play({ line: hint.line })} />
      </section>
    );
  if (refusal)
    return (
      <section class="sheet costly">
        <p role="alert">{refusal}</p>
      </section>
    );
  if (thing)
    return (
      <section class="sheet">
        <Icon state={state} name={thing.icon} />
        <p>
          <About thing={thing} />
        </p>
      </section>
    );
  const isWatching = view?.seat === null && view.status !== 'over';
  return (
    <section class={`sheet ${view?.mayAct ? 'asked' : ''}`}>
      <p>
        <strong>{view?.prompt}</strong>
        {isWatching && <span>{words.spectator}</span>}
      </p>
    </section>
  );
}

/** Says what a thing is. Its sentence usually has its name. */
function About({ thing, otherwise }: { thing: Thing | undefined; otherwise?: string | undefined }) {
  const { name = otherwise, about = '' } = thing ?? {};
  return (
    <>
      <strong>{name !== undefined && about.includes(name) ? about : name}</strong>
      {name !== undefined && !about.includes(name) && <span>{about}</span>}
    </>
  );
}

function LineButton({ state, line, onPress }: { state: State; line: Line; onPress: () => void }) {
  const chance = /(\d{1,3})\s?%/.exec(`${line.result ?? ''} ${line.detail ?? ''} ${line.label}`)?.[1];
  return (
    <button type="button" class={`line ${line.isCostly ? 'costly' : ''}`} onClick={onPress}>
      <Icon state={state} name={line.icon} hued />
      <span class="label">{line.label}</span>
      {chance && (
        <span class="chance">
          <span style={{ width: `${chance}%` }} />
        </span>
      )}
      <span class="detail">{line.result ?? line.detail}</span>
    </button>
  );
}

/** Asks for the text that completes a line. */
function TextForm({ line, words, actions }: Pick<Props, 'words' | 'actions'> & { line: Line }) {
  const { label, pattern, example } = line.input ?? { label: '', pattern: '.*', example: '' };
  return (
    <form
      class="sheet good"
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

function LastLine({ state, words, actions }: Props) {
  const { lines = [], fresh = 0 } = state.view ?? {};
  const last = lines.at(-1);
  if (!last) return null;
  return (
    <button type="button" class="last-line" aria-keyshortcuts="l" onClick={() => actions.show('log')}>
      <Icon state={state} name={last.icon} hued />
      <span>{last.text}</span>
      <b>
        {words.log}
        {fresh > 1 && ` (${fresh})`} ▴
      </b>
    </button>
  );
}

/** Icons of acts instead of their names, as paths in 512 by 512 pixels. */
const ACT_ICONS: Readonly<Record<string, string>> = {
  undo: 'M200 96v80h104a120 120 0 0 1 0 240H136v-56h168a64 64 0 0 0 0-128H200v80L72 204z',
  hint: 'M256 40a144 144 0 0 1 80 264q-16 14-16 40H192q0-26-16-40a144 144 0 0 1 80-264zm-56 336h112v32H200zm16 48h80v32h-80z',
};

/** Offers the lines that touch nothing, the open menu, and what is no move. */
function Menu({ state, words, actions, meaning }: Props & { meaning: Meaning }) {
  const { view, partial, touched, typing } = state;
  const preview = typing ? undefined : meaning.preview;
  if (!view) return null;
  const choices = partial === '' ? state.choices : (findChoice(state.choices, partial)?.next ?? []);
  const isUnsaid = partial === '' && touched.length === 0;
  const advice = isUnsaid ? adviceOf(choices) : undefined;
  const shown = view.scene ? choices.filter((choice) => choice === advice || isUntouched(choice)) : choices;
  const acts = isUnsaid ? state.acts.filter(({ isMain }) => isMain) : [];
  const usual =
    advice ??
    shown.findLast(({ emphasis }) => emphasis === 'usual') ??
    shown.findLast(({ emphasis, final }) => emphasis === 'aside' && final);
  const few = isListed(meaning) ? [] : meaning.complete;
  if (preview)
    return (
      <nav class="menu preview">
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
    <nav class="menu">
      {!isUnsaid && <Button label={partial === '' ? words.cancel : words.back} onPress={actions.clear} />}
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
      {acts.map(({ act, label, isCostly }) => (
        <Button
          key={act}
          label={label}
          icon={ACT_ICONS[act]}
          shortcut={act[0]}
          kind={isCostly ? 'costly' : undefined}
          onPress={() => actions.act(act)}
        />
      ))}
      {view.status === 'over' && <Button label={words.newGame} onPress={() => actions.show('tables')} />}
      {state.acts.some(({ isMain }) => !isMain) && (
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

function Log({ state, words, actions }: Props) {
  return (
    <>
      <Bar title={words.log} {...{ words, actions }} />
      <LogLines {...{ state, words }} />
    </>
  );
}

/** Lists the log. The newest turn is brighter, and in view. */
function LogLines({ state, words }: Pick<Props, 'state' | 'words'>) {
  const { lines = [], fresh = 0, isSinceOwnTurn, revision } = state.view ?? {};
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [revision]);
  return (
    <ol class="log" ref={list}>
      {lines.map((line, at) => (
        <li key={at} class={`${line.isHeading ? 'heading' : ''} ${at >= lines.length - fresh ? 'fresh' : ''}`}>
          {isSinceOwnTurn && at === lines.length - fresh && <h3>{words.sinceThen}</h3>}
          <Icon state={state} name={line.icon} hued />
          {line.text}
        </li>
      ))}
    </ol>
  );
}

function Tables({ state, words, actions }: Props) {
  const { tables = [], games = [] } = state.tables ?? {};
  return (
    <>
      {state.view && <Bar title={words.tables} {...{ words, actions }} />}
      <div class="list">
        {tables.length === 0 && <p>{words.noTables}</p>}
        {tables.map(({ id, title, about, isMine }) => (
          <button type="button" key={id} class={`entry ${isMine ? 'mine' : ''}`} onClick={() => actions.openTable(id)}>
            <strong>{title}</strong>
            <span>{about}</span>
            {isMine && <b>{words.yourTurn}</b>}
          </button>
        ))}
        {games.length > 0 && <h2>{words.newGame}</h2>}
        {games.map(({ id, title, about }) => (
          <button type="button" key={id} class="entry" onClick={() => actions.start(id)}>
            <strong>{title}</strong>
            <span>{about}</span>
          </button>
        ))}
        <Button label={words.about} onPress={() => actions.show('film')} />
      </div>
    </>
  );
}

/** Shows the film of the games and their makers. Any key or tap on it ends it. */
function Film({ state, words, actions }: Props) {
  const { gif, credits = '' } = state.film ?? {};
  return (
    <>
      <Bar title={words.about} {...{ words, actions }} />
      <button type="button" class="page film" onClick={() => actions.show(undefined)}>
        {gif && <img src={`data:image/gif;base64,${gif}`} alt="" />}
        <Markdown line={credits} />
      </button>
    </>
  );
}

/** Offers what is no move and seldom done. What cannot be undone is red. */
function Acts({ state, words, actions }: Props) {
  const acts = state.acts.filter(({ isMain }) => !isMain) ?? [];
  return (
    <>
      <Bar title="⋯" {...{ words, actions }} />
      <div class="list">
        {acts.map(({ act, label, isCostly }) => (
          <Button key={act} label={label} kind={isCostly ? 'costly' : undefined} onPress={() => actions.act(act)} />
        ))}
      </div>
    </>
  );
}

/** Shows the player's notes or plan. Each press changes them. */
function Options({ state, words, actions }: Props) {
  const { title = '', lines = [], groups = [] } = state.options ?? {};
  return (
    <>
      <Bar {...{ title, words, actions }} />
      <div class="list">
        {[...lines, state.refusal].map((line) => line && <p key={line}>{line}</p>)}
        {groups.map((group) => (
          <section key={group.title} class="options" aria-label={group.title}>
            <h2>{group.title}</h2>
            {group.buttons.map(({ act, label, isCostly, isOn }) => (
              <Button
                key={act}
                label={label}
                kind={isCostly ? 'costly' : isOn ? 'primary' : undefined}
                onPress={() => actions.act(act)}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function Pages({ state, words, actions }: Props) {
  const page = state.pages[state.page];
  return (
    <>
      <Bar title={words.pages} {...{ words, actions }} />
      <nav class="tabs">
        {state.pages.map(({ title }, at) => (
          <button type="button" key={title} aria-pressed={at === state.page} onClick={() => actions.turnTo(at)}>
            {title}
          </button>
        ))}
      </nav>
      <div class="page">
        {page && page.lines.length > 0 && <pre>{page.lines.join('\n')}</pre>}
        {page?.text.split('\n').map((line, at) => (
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

function Bar({ title, words, actions }: { title: string; words: PageWords; actions: Actions }) {
  return (
    <div class="bar-title">
      <h2>{title}</h2>
      <Button label={words.close} onPress={() => actions.show(undefined)} />
    </div>
  );
}

function Button({
  label,
  icon,
  shortcut,
  kind,
  onPress,
}: {
  label: string;
  /** Path that is shown instead of the label. */
  icon?: string | undefined;
  /** Key that presses it. That of the most likely button is E. */
  shortcut?: string | undefined;
  kind?: 'primary' | 'costly' | 'more' | undefined;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      class={`button ${kind ?? (icon ? 'more' : '')}`}
      aria-keyshortcuts={kind === 'primary' ? 'e' : shortcut}
      aria-label={icon && label}
      title={icon && label}
      onClick={onPress}
    >
      {icon ? (
        <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
          <path d={icon} />
        </svg>
      ) : (
        label
      )}
    </button>
  );
}
