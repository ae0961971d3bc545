import { DiscordAPIError, type InteractionReplyOptions, MessageFlags, RESTJSONErrorCodes } from 'discord.js';
import type { Asked } from '../desk/answer.ts';

/** How long an answer may take before Discord is asked for patience: it waits three seconds, and the way there takes some. */
const PATIENCE_MS = 1000;

const A_MOMENT = '…';

/** The ways to answer first, as far as they matter here. */
interface Answering {
  reply(options: InteractionReplyOptions): Promise<unknown>;
  update(options: InteractionReplyOptions): Promise<unknown>;
  deferReply(options?: object): Promise<unknown>;
  deferUpdate(options?: object): Promise<unknown>;
}

/**
 * Asks for patience when an answer takes long, so that nobody reads "The application did not respond". Whoever answers need
 * not know: what they reply or update goes to where the late answer belongs. Gives what ends the waiting.
 */
export function askForPatience(asked: Asked): () => void {
  const first = asked as unknown as Answering;
  const { reply, update, deferReply, deferUpdate } = first;
  const onMessage = asked.isMessageComponent() || (asked.isModalSubmit() && asked.isFromMessage());
  let deferring: Promise<unknown> | undefined;

  const defer = () => (onMessage ? deferUpdate.call(asked) : deferReply.call(asked, { flags: MessageFlags.Ephemeral }));
  const timer = setTimeout(() => {
    if (!asked.replied && !asked.deferred) deferring = defer().catch(byAnother);
  }, PATIENCE_MS);

  /** Another process may have asked before us; then the token is as good as after our own asking. */
  function byAnother(error: unknown): void {
    if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
      asked.deferred = true;
  }

  /** Answers in time as it was meant, and late as it has to be. */
  const either = <Options>(
    inTime: (options: Options) => Promise<unknown>,
    late: (options: Options) => Promise<unknown>,
  ) =>
    async function answer(options: Options): Promise<unknown> {
      clearTimeout(timer);
      await deferring;
      return deferring && asked.deferred ? late(options) : inTime.call(asked, options);
    };

  Object.assign(first, {
    reply: either(reply, (options) => (onMessage ? followUp(asked, options) : lateReply(asked, options))),
    update: either(update, (options) => asked.editReply(options as object)),
    deferReply: either(deferReply, async () => undefined),
    deferUpdate: either(deferUpdate, async () => undefined),
  });
  return () => clearTimeout(timer);
}

async function followUp(asked: Asked, { withResponse, ...options }: InteractionReplyOptions): Promise<unknown> {
  const message = await asked.followUp(options);
  return withResponse ? { resource: { message } } : message;
}

/** We asked for patience between us and one person: what everybody shall see becomes a message of its own. */
async function lateReply(asked: Asked, options: InteractionReplyOptions): Promise<unknown> {
  if (hasEphemeral(options)) {
    const { flags, withResponse: _, ...edit } = options;
    return asked.editReply({ ...edit, flags: Number(flags) & ~MessageFlags.Ephemeral });
  }
  await asked.editReply({ content: A_MOMENT });
  const answered = await followUp(asked, options);
  await asked.deleteReply();
  return answered;
}

function hasEphemeral({ flags }: InteractionReplyOptions): boolean {
  return (Number(flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
