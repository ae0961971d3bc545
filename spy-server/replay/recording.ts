import { type InEach, type Language, type Noun, nameNoun, say, type Text } from '@longtable/kit';
import { MATCH_KEYS } from '@longtable/spy/files/read-file';
import { makePoint, type Point } from '@longtable/spy/rules/grid';
import type { Player } from '@longtable/spy/state';
import { gadgetNoun } from '@longtable/spy/words/descriptions';
import { texts as spyTexts } from '@longtable/spy/words/texts';
import { apply, type History } from '../match/journal.ts';
import { type Header, newSession, type PlayerInfo, type Post, type Session } from '../match/session.ts';
import { helloReply, wireSettings } from '../wire/messages.ts';
import type { NormalOperation, NormalStatus } from '../wire/normal.ts';
import { type Audience, type Body, seal, wireDate } from '../wire/words.ts';
import { texts } from '../words/texts.ts';

/** The receiver of recorded messages: a player, or a spectator with a client id. */
export type ReplayReceiver = Player | { readonly spectator: string; readonly isCommittee: boolean };

/**
 * Reproduces all messages that a receiver was sent from a match's history. Returns them with the session at the end.
 */
function recordingOf(history: History, receiver: ReplayReceiver): { messages: Body[]; session: Session } {
  const { header, inputs } = history;
  const session = newSession(header);
  const { id, session: own, isCommittee, isOriginalAi, greetedAt = header.at } = receiverInfo(header, receiver);
  const compat = { isCommittee, isOriginalAi };
  const messages = [seal(helloReply(own, header.files, header.ids, compat), id, greetedAt)];
  const post: Post = {
    send(to, make) {
      const wanted = typeof receiver === 'number' ? to === receiver : to === 'spectators';
      const audience = to === 'spectators' ? { ...compat, viewer: header.spectators } : audienceOf(session, to);
      if (wanted) messages.push(seal(make(audience), id, session.now));
    },
    hangUp() {},
  };
  for (const input of inputs) apply({ session, post }, input);
  return { messages, session };
}

function receiverInfo({ players, session }: Header, receiver: ReplayReceiver): Omit<PlayerInfo, 'name' | 'role'> {
  if (typeof receiver === 'number') return players[receiver];
  return { id: receiver.spectator, session, isCommittee: receiver.isCommittee, isOriginalAi: false };
}

/** Returns the audience of a player's messages. */
export function audienceOf({ slots }: Session, seat: Player): Audience {
  const { isCommittee, isOriginalAi } = slots[seat].info;
  return { viewer: seat, isCommittee, isOriginalAi };
}

/** Version of the data under the key `longtable`. */
const VERSION = 1;

/**
 * Returns the replay of an ended match as a message, which can be saved as a file. `longtable` contains the data to
 * play it again: the seed, all inputs, and the teams.
 */
export function replayOf(history: History, receiver: ReplayReceiver): Body {
  const { header, inputs } = history;
  const id = typeof receiver === 'number' ? header.players[receiver].id : receiver.spectator;
  return replayBody(recordingOf(history, receiver), id, { inputs });
}

/** Returns a recording as a replay. `source` is the data to play the match again. */
export function replayBody(
  { messages, session }: { readonly messages: readonly Body[]; readonly session: Session },
  id: string,
  source: Readonly<Record<string, unknown>>,
): Body {
  const { header, state } = session;
  const [one, two] = header.players;
  const { config, scenario, characters } = header.files;
  const { ids } = header;
  const own = Object.entries(config).filter(([key]) => !(MATCH_KEYS as readonly string[]).includes(key));
  return seal(
    {
      type: 'REPLAY',
      sessionId: header.session,
      gameStart: wireDate(header.at),
      gameEnd: wireDate(session.now),
      ...{ playerOneId: one.id, playerTwoId: two.id, playerOneName: one.name, playerTwoName: two.name },
      rounds: state.round,
      level: scenario,
      settings: wireSettings(config),
      characterSettings: characters.map(({ name, description = '', gender, features }) => {
        return { name, description, ...(gender && { gender }), features };
      }),
      messages,
      longtable: {
        version: VERSION,
        seed: header.seed,
        settings: Object.fromEntries(own),
        computers: header.players.map(({ role }) => role === 'AI'),
        picks: state.sides.map(({ agents, gadgets, given }) => ({
          characters: agents.map((agent) => ids.characters[agent]),
          equipment: gadgets.map((gadget, index) => ({
            gadget,
            characterId: ids.characters[given[index] ?? -1] ?? null,
          })),
        })),
        factions: state.people.map((person) => ({ characterId: ids.characters[person.id], faction: person.faction })),
        ...source,
      },
    },
    id,
    session.now,
  );
}

const { log } = spyTexts;

/**
 * Returns a sentence per operation of a recorded status. Without operations, announces the round if no character is
 * active, else returns an empty array.
 */
export function captionsOf(status: NormalStatus, before: NormalStatus | undefined, language: Language): string[] {
  if (status.operations.length > 0)
    return status.operations.map((operation) => say(caption(operation, status, before ?? status), language));
  return status.active === null ? [say(log.round({ round: status.round, isLast: false }), language)] : [];
}

function caption(operation: NormalOperation, { characters }: NormalStatus, before: NormalStatus): Text {
  const name = characters.find(({ id }) => id === operation.characterId)?.name ?? '?';
  // Types come from files: `__proto__` is one that the object does not have itself.
  const known = Object.hasOwn(PREDICATES, operation.type) ? PREDICATES[operation.type] : undefined;
  const predicates = known?.(operation, before, name);
  return predicates
    ? log.turn({ who: FIGURES[operation.type] ?? nameNoun(name), isEnemy: false, isYours: false, predicates })
    : operation.type;
}

/** Subjects of operations without a character. */
const FIGURES: Readonly<Record<string, InEach<Noun>>> = { CAT_ACTION: log.cat, JANITOR_ACTION: log.janitor };

const walks = ({ target }: NormalOperation) => [log.walks({ field: fieldOf(target) })];

/** Predicates by type of operation. */
const PREDICATES: Readonly<
  Record<string, (operation: NormalOperation, before: NormalStatus, actor: string) => readonly Text[]>
> = {
  MOVEMENT: walks,
  CAT_ACTION: walks,
  JANITOR_ACTION: walks,
  RETIRE: () => [texts.captions.endsTurn],
  EXFILTRATION: ({ target }) => [log.wakesUp({ field: fieldOf(target), hp: 1 })],
  SPY_ACTION: ({ target, successful: success }, before) => {
    const safe = target ? safeAt(before, target) : undefined;
    if (safe !== undefined) return [log.opens({ safe, success, times: 1 })];
    return [log.spies({ victim: personAt(before, target) ?? fieldOf(target), success, times: 1 })];
  },
  GAMBLE_ACTION: ({ successful }) => [successful ? texts.captions.winsAtRoulette : texts.captions.losesAtRoulette],
  PROPERTY_ACTION: ({ usedProperty, target, isEnemy }, before) => {
    const field = fieldOf(target);
    if (usedProperty === 'BANG_AND_BURN') return [log.burns({ field })];
    const verdict = isEnemy === null ? null : isEnemy ? 'enemy' : 'harmless';
    return [log.observes({ victim: personAt(before, target) ?? field, verdict, times: 1 })];
  },
  GADGET_ACTION: ({ gadget: name, target, successful: success }, before, actor) => {
    const gadget = name ?? '';
    const victim = personAt(before, target) ?? null;
    const use = { gadget, noun: gadgetNoun(gadget), victim, field: fieldOf(target), isSelf: victim === actor };
    return [
      log.uses({ ...use, loot: null, success, times: 1 }),
      ...(success || gadget === 'HAIRDRYER' ? [] : [log.misses]),
    ];
  },
};

function fieldOf(target: Point | null | undefined): string {
  return target ? makePoint(target) : '?';
}

function personAt({ characters }: NormalStatus, target: Point | null | undefined): string | undefined {
  return characters.find(({ at }) => target && at?.x === target.x && at.y === target.y)?.name;
}

function safeAt({ fields }: NormalStatus, { x, y }: Point): number | undefined {
  const field = fields[y]?.[x];
  return field?.state === 'SAFE' ? (field.safe ?? undefined) : undefined;
}
