import type { Thing } from '@longtable/kit';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TouchChoice } from '../messages.ts';
import { Board, Icon, MAX_RESULT, type Touch } from './board.tsx';
import { Drawing } from './map.tsx';
import { ACT_ICONS, ActButtons, Aside, Button, LogLines, OVERLAYS, type Props } from './overlays.tsx';
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
  thingOf,
  wayOf,
} from './selection.ts';
import { CLEARED, shownView, underMouse } from './state.ts';
import type { PageWords } from './words/en.ts';

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
        {open === 'tables' && <OVERLAYS.tables {...props} />}
        {open === 'film' && <OVERLAYS.film {...props} />}
      </main>
    );
  }
  // The result does not hide what led to it.
  const Overlay = open && !(open === 'end' && state.frame) && OVERLAYS[open];
  const titles = { ...words, end: view.title, acts: words.more, options: state.options?.title, film: words.about };
  return (
    <main
      class={`table ${view.mayAct ? 'may-act' : ''} ${state.isBusy ? 'busy' : ''} ${link}`}
      data-status={view.status}
      data-revision={view.seat === null ? view.revision : state.choicesFor}
    >
      <div class="behind" inert={Boolean(Overlay)}>
        <Header {...props} />
        <Table key={view.table} {...props} />
      </div>
      {Overlay && (
        <Aside {...props} title={titles[open]}>
          <Overlay {...props} />
        </Aside>
      )}
      <p class="live" aria-live="polite">
        {state.told}
      </p>
    </main>
  );
}

function Header({ state, words, actions }: Props) {
  const { link, ahead, now } = state;
  const view = shownView(state);
  if (!view) return null;
  const below = view.scene?.header ?? view.prompt;
  const waiting = state.tables?.tables.filter(({ id, isMine }) => isMine && id !== view.table).length;
  const clocks = view.clocks.map(({ name, at }) => ({ name, left: at - (now + ahead) }));
  return (
    <header>
      <button
        type="button"
        class="quiet"
        aria-label={[words.tables, waiting && `${words.yourTurn}: ${waiting}`].filter(Boolean).join('. ')}
        aria-keyshortcuts="t"
        onClick={() => actions.send({ type: 'tables' })}
      >
        <Icon name={view.emblem} />
        {waiting ? <b class="badge">{waiting}</b> : null}
      </button>
      <div class="where">
        <h1>{view.title}</h1>
        <span>{below}</span>
      </div>
      {view.mayAct && !below.toLowerCase().includes(words.yourTurn.toLowerCase()) && <b>{words.yourTurn}</b>}
      {link !== 'open' && <span class="lost">{words.lost}</span>}
      {clocks.map(({ name, left }) => (
        <time key={name} title={name}>
          {duration(left)}
        </time>
      ))}
      <button
        type="button"
        class="quiet"
        aria-keyshortcuts="r"
        onClick={() => actions.send({ type: 'pages', table: view.table })}
      >
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
  const height = useRef(0);
  useLayoutEffect(() => {
    height.current = Math.max(height.current, Math.min(HAND_HEIGHT, hands.current?.offsetHeight ?? 0));
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
    words,
    actions,
    meaning: { ...meaning, preview },
    way: walk ? wayOf(lines, walk) : new Set(),
    starts: startsOf(lines),
    labels: new Map(lines.flatMap(({ keys, label }) => (keys.length === 1 ? [[keys[0]!, label]] : []))),
    invited: startsOf(lines.filter((line) => !isCostly(line))),
    reach: state.frame ? new Set() : reachOf(lines),
    advised: advised && view.scene && keyOfName(view.scene, advised),
  };
  const { board, sentences = [] } = view;
  // Hands are always the newest ones, so that no card moves under a finger.
  const scene = state.frame?.scene ?? view.scene;
  // The sheet only asks for the next move, so that the news have more room.
  const isIdle =
    touched.length === 0 &&
    !(state.inspected ?? state.typing ?? state.hint ?? state.refusal ?? state.note ?? state.request?.acts[0]);
  return (
    <>
      <div class={`board ${scene?.regions.some(({ columns, kind }) => columns && kind !== 'hand') ? '' : 'stage'}`}>
        {state.grounds[''] ? <Drawing name="ground" picture={state.grounds['']} /> : <Icon name={view.emblem} />}
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
        <div class="hands" ref={hands} style={{ minHeight: `${height.current}px` }}>
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
  const { touched, inspected, refusal, typing, hint, partial } = state;
  const view = shownView(state);
  const key = inspected ?? touched.at(-1);
  const isInspecting = inspected !== undefined && touched.length > 0 && inspected !== touched.at(-1);
  const thing = thingOf(view?.scene, key);
  const { preview, complete, targets } = meaning;
  const spot = key?.split('/').at(-1);
  const note = (icon: string | undefined, tone: string, said: Said) => <Note {...{ words, icon, tone, ...said }} />;
  if (typing) return <TextForm line={typing} {...{ words, actions }} />;
  if (preview && !isInspecting) {
    const { label, detail, result, keys } = preview;
    // The label often has the result already. An arrow alone says nothing.
    const named = /\p{L}/u.test(label) ? label : `${label} ${thing?.name ?? spot}`;
    const title = result?.includes(label) ? result : named;
    const about = Math.min(keys.length, touched.length) === 1 ? thing?.about : undefined;
    // A red button says what it costs.
    const isLong = result && (result.length > MAX_RESULT || keys.length === 0);
    const longResult = isLong && !isCostly(preview) ? result : undefined;
    const consequence = [detail, longResult].find((each) => each && !title.includes(each)) ?? about;
    const tapAgain = isCostly(preview) ? undefined : words.tapAgain;
    return note(preview.icon ?? thing?.icon, isCostly(preview) ? 'costly' : 'good', {
      title,
      detail: consequence,
      tapAgain,
    });
  }
  if (!isInspecting && (complete.length > 0 || targets.size > 0)) {
    const lines = isListed(meaning) && <Lines {...{ state, words, actions }} lines={listOf(complete, state.step)} />;
    const tapAgain = targets.size > 0 && !lines ? words.tapTarget : undefined;
    return note(thing?.icon, lines ? 'good chooser' : 'good', { ...aboutOf(thing, spot), tapAgain, below: lines });
  }
  if (hint) {
    const play = <Button label={words.play} kind="primary" onPress={() => actions.play({ line: hint.line })} />;
    return note(undefined, 'good full', { title: hint.move, detail: hint.why, below: play });
  }
  if (refusal) return note(undefined, 'costly', { title: refusal, isAlert: true });
  if (state.note) return note(undefined, '', { title: state.note });
  if (thing) return note(thing.icon, '', aboutOf(thing));
  // What another player asks for, or the own request, with the answers to it.
  const { text: request, acts: answers = [] } = (state.open !== 'end' && state.request) || {};
  if (request && answers.length > 0) {
    const below = <ActButtons acts={answers} actions={actions} />;
    return note(undefined, 'asked full', { title: request, below });
  }
  const told = state.frame?.text;
  if (told) return note(undefined, '', { title: told });
  const isWatching = view?.seat === null && view.status !== 'over';
  const detail = isWatching ? words.spectator : request;
  // A note of the board is not repeated.
  const notes = view?.scene?.regions.filter(({ kind }) => kind === 'note').map(({ label }) => label) ?? [];
  const asked = notes.reduce((text, note) => text.replace(note, '').trim(), view?.prompt ?? '');
  // The menu that asks about a single thing is not shown: all of them can be touched.
  const isAboutThing = (line: string) => view?.scene?.things.some(({ spot }) => spot && line.startsWith(`${spot} `));
  const lines = asked.split('\n').filter((line) => !isAboutThing(line));
  const title = findChoice(state.choices, partial)?.ask ?? (lines.join(' ') || words.yourTurn);
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

/** Shows as much of a text as there is room for. If that is not all, a tap shows the rest. */
function Note(props: Said & { words: PageWords; icon: string | undefined; tone: string }) {
  const { words, icon, tone, title, detail, tapAgain, isAlert, below } = props;
  const node = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  const [whole, setWhole] = useState<string>();
  const text = `${title} ${detail}`;
  const isWhole = whole === text;
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = node.current ?? {};
    setCut(isWhole || (!below && scrollHeight > clientHeight));
  });
  const toggle = () => setWhole(isWhole ? undefined : text);
  return (
    <section class={`sheet ${tone} ${isWhole ? 'chooser whole' : ''}`} ref={node}>
      <Icon name={icon} />
      <p role={isAlert ? 'alert' : undefined} aria-live="polite">
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {tapAgain && <small>{tapAgain}</small>}
      </p>
      {isCut && (
        <button type="button" class="quiet" aria-label={words.more} aria-expanded={isWhole} onClick={toggle}>
          {isWhole ? '▴' : '▾'}
        </button>
      )}
      {below}
    </section>
  );
}

/** Returns what a thing is. Its sentence usually has its name. */
function aboutOf(thing: Thing | undefined, otherwise?: string): Said {
  const { name = otherwise, about = '' } = thing ?? {};
  return name !== undefined && about.includes(name) ? { title: about } : { title: name, detail: about };
}

/** Digits of buttons by their names. A button keeps its digit for as long as it is there. */
function useDigits(names: readonly string[]): ReadonlyMap<string, string> {
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  const digits = new Map([...known.current].filter(([name]) => names.includes(name)));
  for (const name of names) {
    const free = DIGITS.find((digit) => !new Set(digits.values()).has(digit));
    if (!digits.has(name) && free !== undefined) digits.set(name, free);
  }
  known.current = digits;
  return digits;
}

const DIGITS = [...'123456789'];

/** Lists lines about a thing, and steps to several of them. */
function Lines({ state, actions, lines }: Props & { lines: readonly (Line | string)[] }) {
  const digits = useDigits(
    lines.flatMap((each) => (typeof each === 'string' ? each : isCostly(each) ? [] : each.line)),
  );
  const button = (name: string, kind: string, press: () => void, text: ComponentChildren) => (
    <button type="button" key={name} class={`line ${kind}`} aria-keyshortcuts={digits.get(name)} onClick={press}>
      {text}
    </button>
  );
  return (
    <div class="lines">
      {lines.map((each) =>
        typeof each === 'string'
          ? button(each, '', () => actions.update({ step: each }), <span class="label">{each}…</span>)
          : button(each.line, isCostly(each) ? 'costly' : '', () => actions.play(each), textOf(each, state.step)),
      )}
    </div>
  );
}

/** Draws a line of a list, without the name of the open step. */
function textOf({ icon, label, detail, result }: Line, step: string | undefined) {
  const chance = /(\d{1,3})\s?%/.exec(`${result ?? ''} ${detail ?? ''} ${label}`)?.[1];
  const isRepeated = result?.includes(label);
  return (
    <>
      <Icon name={icon} hued />
      <span class="label">{isRepeated ? result : label.replace(`${step} · `, '')}</span>
      {chance && (
        <span class="chance">
          <span style={{ width: `${chance}%` }} />
        </span>
      )}
      <span class="detail">{isRepeated ? detail : (result ?? detail)}</span>
    </>
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
    <button type="button" class="news" aria-keyshortcuts="l" onClick={() => actions.update({ open: 'log' })}>
      <span>
        {told.map(({ icon, text }) => (
          <>
            <Icon name={icon} hued /> {text}{' '}
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
  const minHeight = isUnsaid ? undefined : `${height.current}px`;
  const choices = partial === '' ? state.choices : (findChoice(state.choices, partial)?.next ?? []);
  const advice = isUnsaid ? adviceOf(choices) : undefined;
  const shown = preview
    ? []
    : view?.scene
      ? choices.filter((choice) => choice === advice || isUntouched(choice))
      : choices;
  // Whoever has touched something does not want to end the turn.
  const usual = touched.length > 0 ? undefined : (advice ?? shown.findLast(({ emphasis }) => emphasis === 'usual'));
  const few = preview ? [preview] : isListed(meaning) ? [] : meaning.complete;
  const digits = useDigits([
    ...few.flatMap((line) => (isCostly(line) ? [] : line.line)),
    // What ends the turn has none.
    ...shown.flatMap(({ line, final }) => (final ? [] : line)),
  ]);
  if (!view) return null;
  const press = (choice: TouchChoice) => {
    if (choice.next) return actions.update({ ...CLEARED, partial: choice.line });
    const line = state.lines.find((each) => each.line === choice.line);
    if (line) actions.play(line);
  };
  return (
    <nav class={`menu ${preview ? 'preview' : ''}`} ref={nav} style={{ minHeight }}>
      {touched.length > 0 && (
        <Button label={words.cancel} icon={preview ? undefined : ACT_ICONS.cancel} onPress={actions.clear} />
      )}
      {partial !== '' && <Button label={words.back} onPress={actions.clear} />}
      {few.map((line) => (
        <Button
          key={line.line}
          label={isCostly(line) ? costlyLabel(line) : preview ? words.play : line.label}
          shortcut={preview && !isCostly(line) ? 'e' : digits.get(line.line)}
          kind={isCostly(line) ? 'costly' : preview && 'primary'}
          onPress={() => actions.play(line)}
        />
      ))}
      {shown.map((choice) => (
        <Button
          key={choice.line}
          label={choice.label}
          shortcut={choice === advice ? 'e' : digits.get(choice.line)}
          kind={isCostly(choice) ? 'costly' : choice === usual ? 'primary' : undefined}
          onPress={() => press(choice)}
        />
      ))}
      <ActButtons acts={isUnsaid ? state.acts.filter(({ isMain }) => isMain) : []} actions={actions} />
      {['over', 'open'].includes(view.status) && (
        <Button label={words.newGame} onPress={() => actions.send({ type: 'tables' })} />
      )}
      {isUnsaid && state.acts.some(({ isMain }) => !isMain) && (
        <Button label={words.more} icon={ACT_ICONS.more} onPress={() => actions.update({ open: 'acts' })} />
      )}
    </nav>
  );
}

const isCostly = ({ emphasis }: Pick<TouchChoice, 'emphasis'>) => emphasis === 'costly';

/** Returns the label of a red button: what the line is about, and what it costs. */
function costlyLabel({ label, result }: Line): string {
  const [own, cost] = [label.toLowerCase(), result?.toLowerCase()];
  return cost === undefined || own.includes(cost) ? label : cost.includes(own) ? result! : `${label}: ${result}`;
}

function findChoice(choices: readonly TouchChoice[], line: string): TouchChoice | undefined {
  const next = () => choices.flatMap((choice) => choice.next ?? []);
  return choices.length === 0
    ? undefined
    : (choices.find((choice) => choice.line === line) ?? findChoice(next(), line));
}
