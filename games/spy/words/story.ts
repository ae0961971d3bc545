import type { Reader } from '../../kit/reader.ts';
import type { SpyEvent } from '../events.ts';
import { type Phrase, phraseOf } from './tell.ts';

/** What one person did in a row. */
interface Line {
  readonly who: string | undefined;
  text: string;
  /** They only walked. */
  walk: boolean;
}

/** What a reader hears of a stretch of the match, in the order of play: a line for each who did something, one for several who only walked. */
export function story(events: readonly SpyEvent[], reader: Reader): readonly string[] {
  const lines: Line[] = [];
  for (const event of events) {
    const phrase = phraseOf(event, reader);
    if (phrase) tellOn(lines, phrase);
  }
  return gather(lines).map((text) => `${text}.`);
}

function tellOn(lines: Line[], { who, does, ...phrase }: Phrase): void {
  const walk = phrase.walk === true;
  const last = lines.at(-1);
  if (last && who !== undefined && last.who === who) {
    last.text += does.startsWith('→') ? ` ${does}` : `, ${does}`;
    last.walk &&= walk;
  } else lines.push({ who, text: who === undefined ? does : `${who} ${does}`, walk });
}

/** Those who only walked, one after another, share a line. */
function gather(lines: readonly Line[]): string[] {
  const gathered: Line[] = [];
  for (const line of lines) {
    const last = gathered.at(-1);
    if (last?.walk && line.walk) last.text += `; ${line.text}`;
    else gathered.push({ ...line });
  }
  return gathered.map(({ text }) => text);
}
