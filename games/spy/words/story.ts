import type { Viewer } from '../../kit/game.ts';
import type { SpyEvent } from '../events.ts';
import { tell } from './tell.ts';

/** As many lines as leave the board in sight. */
const MOST_LINES = 10;

/** What a viewer hears of a stretch of the match: a line for everything that one person did in a row, the newest lines. */
export function story(events: readonly SpyEvent[], viewer: Viewer): readonly string[] {
  const lines: string[] = [];
  let speaker: string | undefined;
  for (const event of events) {
    const [sentence] = tell(event, viewer);
    if (sentence === undefined) continue;
    const actor = actorOf(event);
    const last = lines.at(-1);
    if (last !== undefined && actor !== undefined && actor === speaker && sentence.startsWith(`${actor} `))
      lines[lines.length - 1] = `${last.replace(/\.$/, '')}${goingOn(sentence.slice(actor.length))}`;
    else lines.push(sentence);
    speaker = actor;
  }
  return lines.slice(-MOST_LINES);
}

/** The rest of a sentence after one about the same person: steps follow each other, deeds are listed. */
function goingOn(rest: string): string {
  return rest.startsWith(' →') ? rest : `,${rest}`;
}

function actorOf(event: SpyEvent): string | undefined {
  if (event.kind === 'cat') return 'The cat';
  return 'actor' in event && event.actor !== null ? event.actor : undefined;
}
