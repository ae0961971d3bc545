import type { Sent } from '../boards/panels.ts';
import type { Drawn } from '../render/message.ts';

/** How far something is is said no more often than this. */
const SAID_MS = 1000;

/** Says in a message how far something is; whoever has dismissed it isn’t told. */
export function progressIn(sent: Pick<Sent, 'edit'>, draw: (share: number) => Drawn): (share: number) => void {
  let said = Date.now();
  return (share) => {
    if (Date.now() - said < SAID_MS) return;
    said = Date.now();
    sent.edit(draw(share)).catch(() => undefined);
  };
}
