import {
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Asked } from '../interactions/reply.ts';

/** How long an answer may take before Discord is asked for patience: it waits three seconds, and the way there takes some. */
const PATIENCE_MS = 1000;

const A_MOMENT = '…';

/** The ways to answer, as far as they matter here. */
interface Answering {
  reply(options: InteractionReplyOptions): Promise<unknown>;
  update(options: InteractionReplyOptions): Promise<unknown>;
  deferReply(options?: InteractionReplyOptions): Promise<unknown>;
  deferUpdate(options?: object): Promise<unknown>;
  editReply(options: InteractionEditReplyOptions): Promise<unknown>;
}

/**
 * Asks for patience when an answer takes long, so that nobody reads "The application did not respond". Whoever answers need
 * not know: what they reply, update or edit goes to where the late answer belongs. Gives what ends the waiting.
 */
export function withReplyDeadline(asked: Asked): () => void {
  const first = asked as unknown as Answering;
  const { reply, update, deferReply, deferUpdate, editReply } = first;
  const onMessage = asked.isMessageComponent() || (asked.isModalSubmit() && asked.isFromMessage());
  let deferring: Promise<unknown> | undefined;
  /** The late answer, where it is a message of its own: Discord takes that which was pressed for the original one. */
  let own: string | undefined;
  /** What shall come of an answer that was to be deferred, when the pressed message was deferred before it. */
  let announced: InteractionReplyOptions | undefined;

  const defer = () => (onMessage ? deferUpdate.call(asked) : deferReply.call(asked, { flags: MessageFlags.Ephemeral }));
  const timer = setTimeout(() => {
    if (!asked.replied && !asked.deferred) deferring = defer().catch(byAnother);
  }, PATIENCE_MS);

  /** Another process may have asked before us; then the token is as good as after our own asking. */
  function byAnother(error: unknown): void {
    if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
      asked.deferred = true;
  }

  async function followUp({ withResponse, ...options }: InteractionReplyOptions): Promise<unknown> {
    const message = await asked.followUp(options);
    own = message.id;
    return withResponse ? { resource: { message } } : message;
  }

  /** We asked for patience between us and one person: what everybody shall see becomes a message of its own. */
  async function lateReply(options: InteractionReplyOptions): Promise<unknown> {
    if (onMessage) return followUp(options);
    if (hasEphemeral(options)) {
      const { flags, withResponse: _, ...edit } = options;
      return editReply.call(asked, { ...edit, flags: Number(flags) & ~MessageFlags.Ephemeral });
    }
    await asked.editReply({ content: A_MOMENT });
    const answered = await followUp(options);
    await asked.deleteReply().catch(() => undefined);
    return answered;
  }

  /** Changes the answer; what was pressed is no answer, and everybody may see it. */
  function editOwn(options: InteractionEditReplyOptions | string): Promise<unknown> {
    const edit = typeof options === 'string' ? { content: options } : options;
    if (announced && edit.message === undefined) {
      const flags = Number(announced.flags ?? 0) | Number(edit.flags ?? 0);
      announced = undefined;
      return followUp({ ...(edit as InteractionReplyOptions), flags });
    }
    return editReply.call(asked, own === undefined ? edit : { message: own, ...edit });
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
    reply: either(reply, lateReply),
    update: either(update, (options) => editReply.call(asked, options as InteractionEditReplyOptions)),
    deferReply: either(deferReply, async (options: InteractionReplyOptions = {}) => {
      if (onMessage) announced = options;
    }),
    deferUpdate: either(deferUpdate, async () => undefined),
    editReply: editOwn,
  });
  return () => clearTimeout(timer);
}

function hasEphemeral({ flags }: InteractionReplyOptions): boolean {
  return (Number(flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
