import type { AnyGame, Document } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { Refusal } from '../../host/refusal.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import type { Drawn } from '../../render/message.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import type { RejectedValue } from './draft-lists.ts';
import type { OpenDraft } from './drafts.ts';
import { type DesignKind, faultsIn, optionsOf } from './kinds.ts';
import { drawEditor } from './panel.ts';

/** Opens an unrated table with a design. Computers of medium strength take the other seats. */
export async function previewDesign(reply: Reply, designKind: DesignKind, doc: Document): Promise<void> {
  const { game } = designKind;
  if (faultsIn(designKind, doc).length > 0) throw new Refusal('stillFaulty');
  const server = await serverFor(reply.bot.context, reply, game);
  const { person, name } = actorOf(reply.interaction);
  const request = {
    game,
    place: locationFor(reply, server),
    options: optionsOf(designKind, doc),
    sitters: [{ kind: 'person', id: person, name } as const, ...otherSeats(game)],
    opener: person,
    rated: false,
  };
  await openRequestedTable(reply, request);
}

/** Returns the occupants of the other seats: computers of medium strength, or open seats if the game has no computers. */
function otherSeats({ seats, computers }: AnyGame): SeatOccupant[] {
  const { levels } = computers ?? { levels: [] };
  const level = levels[Math.floor((levels.length - 1) / 2)]?.id;
  return Array.from({ length: seats.min - 1 }, () =>
    level === undefined ? { kind: 'open' } : { kind: 'computer', level },
  );
}

export async function showEdited(
  reply: Reply<OnMessage>,
  open: OpenDraft,
  rejected: readonly RejectedValue[] = [],
): Promise<void> {
  const drawn = drawEditor(open, await reply.display, rejected);
  await reply.bot.pictures.send(drawn, (shown) => replaceMessage(reply, shown));
}

export async function replaceMessage(reply: Reply<OnMessage>, drawn: Drawn): Promise<void> {
  await reply.update(drawn);
}
