import { useEffect, useRef } from 'preact/hooks';
import type { TouchChoice } from '../messages.ts';
import { Board, Icon, type Touch } from './board.tsx';
import { isUntouched, type Line, meaningOf, startsOf } from './selection.ts';
import type { State } from './state.ts';
import type { PageWords } from './words/en.ts';

/** What the user can do on the page. */
export interface Actions {
  tap(key: string): void;
  inspect(key: string): void;
  play(line: Line, text?: string): void;
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
        <p role="status">{link === 'ended' ? `${words.ended} ${state.reason ?? ''}` : words.connecting}</p>
        {link === 'ended' && <Button label={words.retry} onPress={actions.reconnect} kind="primary" />}
        {open === 'tables' && <Tables {...{ state, words, actions }} />}
      </main>
    );
  return (
    <main class={`table ${view.mayAct ? 'may-act' : ''} ${link}`} data-revision={view.revision}>
      <Header {...{ state, words, actions }} />
      <Table {...{ state, words, actions }} />
      {open && (
        <aside class="overlay">
          {open === 'log' ? (
            <Log {...{ state, words, actions }} />
          ) : open === 'acts' ? (
            <Acts {...{ state, words, actions }} />
          ) : open === 'tables' ? (
            <Tables {...{ state, words, actions }} />
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
  const { view, link, viewedAt, now } = state;
  if (!view) return null;
  const clocks = view.clocks.map(({ name, ms }) => ({ name, left: ms - (now - viewedAt) }));
  return (
    <header>
      <button type="button" class="quiet" aria-label={words.tables} onClick={() => actions.show('tables')}>
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
      <button type="button" class="quiet" onClick={() => actions.show('pages')}>
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
  const { view, lines, touched } = state;
  if (!view) return null;
  const meaning = meaningOf(lines, touched);
  const touch: Touch = {
    state,
    meaning,
    starts: startsOf(lines),
    reach: startsOf(lines.filter(({ isAside }) => !isAside)),
    words,
    tap: actions.tap,
    inspect: actions.inspect,
  };
  const { scene, board, sentences = [] } = view;
  return (
    <>
      <div class="board">
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
      <div class="side">
        <LogLines state={state} />
        <Sheet {...{ state, words, actions }} meaning={meaning} />
        {touched.length === 0 && <LastLine {...{ state, words, actions }} />}
      </div>
      <div class="hands">{scene && <Board scene={scene} touch={touch} hands={true} />}</div>
      <Menu {...{ state, words, actions }} />
    </>
  );
}

/** Tells what the touched places mean, or what the player has to decide. */
function Sheet({ state, words, actions, meaning }: Props & { meaning: ReturnType<typeof meaningOf> }) {
  const { view, touched, inspected, refusal, typing, hint, lines } = state;
  const scene = view?.scene;
  const key = touched.at(-1) ?? inspected;
  const thing = scene?.things.find(({ id, region, spot }) => id === key || `${region}/${spot}` === key);
  const { preview, complete, targets } = meaning;
  const hinted = hint && lines.find(({ line }) => line === hint.line);
  if (typing) return <TextForm line={typing} {...{ words, actions }} />;
  if (preview)
    return (
      <section class={`sheet ${preview.isCostly ? 'costly' : 'good'}`}>
        <Icon state={state} name={preview.icon ?? thing?.icon} />
        <p>
          <strong>{preview.label}</strong>
          {(preview.detail || thing?.about) && <span>{preview.detail ?? thing?.about}</span>}
          {preview.result && !preview.detail?.includes(preview.result) && <span>{preview.result}</span>}
          {!preview.isCostly && !preview.input && <small>{words.tapAgain}</small>}
        </p>
        <Button
          label={words.play}
          kind={preview.isCostly ? 'costly' : 'primary'}
          onPress={() => actions.play(preview)}
        />
      </section>
    );
  if (complete.length > 0 || targets.size > 0)
    return (
      <section class="sheet good">
        <Icon state={state} name={thing?.icon} />
        <p>
          <strong>{thing?.name ?? key}</strong>
          <span>{thing?.about}</span>
          {targets.size > 0 && <small>{words.tapTarget}</small>}
        </p>
        {complete.length > 0 && (
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
        {hinted && <Button label={words.play} kind="primary" onPress={() => actions.play(hinted)} />}
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
          <strong>{thing.name}</strong>
          <span>{thing.about}</span>
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

function LineButton({ state, line, onPress }: { state: State; line: Line; onPress: () => void }) {
  const chance = /(\d{1,3})\s?%/.exec(`${line.result ?? ''} ${line.detail ?? ''} ${line.label}`)?.[1];
  return (
    <button type="button" class={`line ${line.isCostly ? 'costly' : ''}`} onClick={onPress}>
      <Icon state={state} name={line.icon} colour={state.view?.colours[line.icon ?? '']} />
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
  const last = state.view?.lines.at(-1);
  if (!last) return null;
  return (
    <button type="button" class="last-line" onClick={() => actions.show('log')}>
      <Icon state={state} name={last.icon} colour={state.view?.colours[last.icon ?? '']} />
      <span>{last.text}</span>
      <b>{words.log} ▴</b>
    </button>
  );
}

/** Offers the lines that touch nothing, the open menu, and what is no move. */
function Menu({ state, words, actions }: Props) {
  const { view, partial, touched } = state;
  if (!view) return null;
  const choices = partial === '' ? view.choices : (findChoice(view.choices, partial)?.next ?? []);
  const shown = view.scene ? choices.filter(isUntouched) : choices;
  const acts = partial === '' ? view.acts.filter(({ isMain }) => isMain) : [];
  const press = (choice: TouchChoice) => {
    if (choice.next) return actions.openMenu(choice.line);
    const line = state.lines.find((each) => each.line === choice.line);
    if (line) actions.play(line);
  };
  return (
    <nav class="menu">
      {(partial !== '' || touched.length > 0) && (
        <Button label={partial === '' ? words.cancel : words.back} onPress={actions.clear} />
      )}
      {shown.map((choice, at) => (
        <Button
          key={choice.line}
          label={choice.label}
          kind={
            choice.emphasis === 'costly'
              ? 'costly'
              : at === shown.length - 1 && view.scene && partial === '' && choice.emphasis !== 'aside'
                ? 'primary'
                : undefined
          }
          onPress={() => press(choice)}
        />
      ))}
      {acts.map(({ act, label, isCostly }) => (
        <Button key={act} label={label} kind={isCostly ? 'costly' : undefined} onPress={() => actions.act(act)} />
      ))}
      {view.acts.some(({ isMain }) => !isMain) && <Button label="⋯" kind="more" onPress={() => actions.show('acts')} />}
    </nav>
  );
}

function findChoice(choices: readonly TouchChoice[], line: string): TouchChoice | undefined {
  for (const choice of choices) {
    const found = choice.line === line ? choice : findChoice(choice.next ?? [], line);
    if (found) return found;
  }
  return undefined;
}

function Log({ state, words, actions }: Props) {
  return (
    <>
      <Bar title={words.log} {...{ words, actions }} />
      <LogLines state={state} />
    </>
  );
}

/** Lists the log. The newest turn is brighter, and in view. */
function LogLines({ state }: Pick<Props, 'state'>) {
  const { lines = [], fresh = 0, revision } = state.view ?? {};
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [revision]);
  return (
    <ol class="log" ref={list}>
      {lines.map((line, at) => (
        <li key={at} class={`${line.isHeading ? 'heading' : ''} ${at >= lines.length - fresh ? 'fresh' : ''}`}>
          <Icon state={state} name={line.icon} colour={state.view?.colours[line.icon ?? '']} />
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
      </div>
    </>
  );
}

/** Offers what is no move and seldom done. What cannot be undone is red. */
function Acts({ state, words, actions }: Props) {
  const acts = state.view?.acts.filter(({ isMain }) => !isMain) ?? [];
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
  kind,
  onPress,
}: {
  label: string;
  kind?: 'primary' | 'costly' | 'more' | undefined;
  onPress: () => void;
}) {
  return (
    <button type="button" class={`button ${kind ?? ''}`} onClick={onPress}>
      {label}
    </button>
  );
}
