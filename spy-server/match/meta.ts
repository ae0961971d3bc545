import { isPlayer } from '@longtable/spy/rules/match/people';
import type { Faction, Player } from '@longtable/spy/state';
import { wireSettings } from '../wire/outbound.ts';
import { type CompatFlags, characterInformation } from '../wire/words.ts';
import type { Header, Session } from './session.ts';

/** Lobby and match information that clients can request. */
export interface LobbyInfo extends Pick<Header, 'files' | 'ids'> {
  readonly spectators: readonly string[];
  readonly players: readonly string[];
}

/** The client that requests information. */
export interface MetaRequester extends CompatFlags {
  readonly viewer: Player | 'all-seeing' | 'spectator';
}

/**
 * Returns the answers by meta key, in the spelling of the request. Unknown keys and keys the client may not read are
 * omitted.
 */
export function metaInformation(
  keys: readonly string[],
  requester: MetaRequester,
  lobbyInfo: LobbyInfo,
  session: Session | undefined,
): Record<string, unknown> {
  const answers = keys.map((key) => [key, answerTo(key, requester, lobbyInfo, session)] as const);
  return Object.fromEntries(answers.filter(([, value]) => value !== undefined));
}

function answerTo(
  key: string,
  requester: MetaRequester,
  { files, ids, spectators, players }: LobbyInfo,
  session: Session | undefined,
): unknown {
  if (key === 'Configuration.Scenario') return files.scenario;
  if (/^Configuration\.Match[Cc]onfig$/.test(key)) return wireSettings(files.config);
  if (key === 'Configuration.CharacterInformation') return characterInformation(files.characters, ids, requester);
  if (key === 'Spectator.Count') return spectators.length;
  if (key === 'Spectator.Members' || key === 'Spectator.Names') return spectators;
  if (key === 'Player.Count') return players.length;
  if (key === 'Player.Names') return players;
  if (key === 'Game.RemainingPauseTime') return pauseLeft(session);
  const [, subject, of] = /^(Faction|Gadgets)\.(Player1|Player2|Neutral)$/.exec(key) ?? [];
  const faction = of === 'Player1' ? 0 : of === 'Player2' ? 1 : 'NPC';
  if (!subject || !session || !mayKnow(requester, faction)) return undefined;
  if (subject === 'Faction') return members(session, faction);
  return faction === 'NPC' ? undefined : gadgetsOf(session, faction);
}

function mayKnow({ viewer }: MetaRequester, faction: Faction): boolean {
  return viewer === 'all-seeing' || viewer === faction;
}

function members({ header, state }: Session, faction: Player | 'NPC'): (string | undefined)[] {
  const drafting = state.phase === 'draft' || state.phase === 'equipment';
  const picked = isPlayer(faction) ? state.sides[faction].agents : [];
  const present = state.people.filter((person) => person.faction === faction).map(({ id }) => id);
  return (drafting ? picked : present).map((id) => header.ids.characters[id]);
}

function gadgetsOf({ state }: Session, player: Player): string[] {
  if (state.phase === 'draft' || state.phase === 'equipment') return state.sides[player].gadgets;
  return state.people
    .filter(({ faction }) => faction === player)
    .flatMap(({ items, cocktail }) => [...items.map(({ gadget }) => gadget), ...(cocktail ? ['COCKTAIL'] : [])]);
}

/** Returns the remaining seconds of a pause. -1 if there is none or it has no limit. */
function pauseLeft(session: Session | undefined): number {
  const lost = session?.slots.flatMap((slot) => slot.lost?.deadline ?? []) ?? [];
  const until = lost.length > 0 ? Math.min(...lost) : session?.pause?.until;
  return typeof until === 'number' ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : -1;
}
