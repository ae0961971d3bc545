import { z } from 'zod';
import type { Table } from '../../../storage/records/table.ts';
import { besideTable } from '../../../storage/records/table.ts';
import { seatNumber } from '../../../storage/records/table-parts.ts';

/** An offer to the other players. */
const offer = z.strictObject({
  what: z.enum(['pause', 'draw', 'undo']),
  seat: seatNumber,
  /** Seats that have agreed. */
  agreed: z.array(seatNumber),
  /** Version of the offer. Rejects presses on outdated buttons. */
  mark: z.int().min(0),
});

/** The answer to an offer, kept until its author moves. */
const answer = z.strictObject({
  what: offer.shape.what,
  seat: seatNumber,
  by: seatNumber,
  agrees: z.boolean(),
});

const agreement = z.strictObject({ offer: offer.optional(), answer: answer.optional() });

export type Offer = z.infer<typeof offer>;
export type Answer = z.infer<typeof answer>;
type Agreement = z.infer<typeof agreement>;

export const agreementKind = besideTable('agreement', agreement);

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly agreement?: Agreement | undefined;
  }
}

export function offerAt({ features }: Table): Offer | undefined {
  return features.agreement?.offer;
}

export function answerAt({ features }: Table): Answer | undefined {
  return features.agreement?.answer;
}

/** Returns the table with this offer and answer. Without both, it has no record. */
export function withAgreement(table: Table, { offer, answer }: Agreement): Table {
  const agreement = offer || answer ? { ...(offer && { offer }), ...(answer && { answer }) } : undefined;
  return table.features.agreement || agreement ? { ...table, features: { ...table.features, agreement } } : table;
}
