import { english } from '@longtable/kit';

interface Table {
  readonly title: string;
  readonly name: string | undefined;
  readonly users: readonly string[];
}

export const en = {
  table: {
    head: ({ title, name, users }: Table) =>
      `**Moderate: ${title}**${name ? ` · ${name}` : ''}\nPlayers: ${english.list(users) || '–'}`,
    removeName: 'Remove name',
    allowName: 'Allow a name again',
    nameAllowed: 'The players can name this table again.',
    nameRemoved: 'I’ve removed the table’s name. Its players can’t set another one.',
    close: 'Close table',
    sureToClose: 'Close this table? Its name is removed, and its game ends without a result. This can’t be undone.',
    closed: 'The table was closed.',
    void: 'Undo ratings',
    sureToVoid: 'Undo the ratings of this game? It becomes unrated for all its players. This can’t be undone.',
    voided: 'The game is now unrated, and its rating changes were reverted.',
    nothing: 'There’s nothing to moderate at this table.',
    unrated: 'This game didn’t change any ratings, so there’s nothing to undo.',
    alreadyVoided: 'The ratings of this game have already been undone.',
  },
  player: {
    free: ({ user }: { user: string }) => `<@${user}> isn’t blocked on this server.`,
    blocked: ({ user, by, until, reason }: { user: string; by: string | undefined; until?: string; reason?: string }) =>
      `<@${user}> is blocked on this server.${until ? ` The block ends ${until}.` : ''}${by ? ` Blocked by <@${by}>.` : ''}${reason ? ` Reason: “${reason}”.` : ''}`,
    block: 'Block',
    blockTitle: ({ name }: { name: string | undefined }) => `Block ${name ?? 'this player'}`,
    blockEffect:
      '-# A blocked player can’t open or join games, or be invited. Their waiting tables close. Games in progress continue.',
    ownTables: '-# Tables you play at yourself are left out. Another moderator has to decide about those.',
    notSelf: 'You can’t block yourself.',
    notBot: 'You can’t block this bot.',
    notAdmin: 'You can’t block the server’s owner or anyone with the permission Manage Server.',
    notPeer: 'You can’t block another moderator. Ask someone with the permission Manage Server.',
    ownBlock: 'You can’t end your own block. Ask another admin on this server.',
    moderate: ({ name }: { name: string }) => `Moderate ${name}…`,
    unblock: 'Unblock',
    duration: 'For how long',
    days: ({ days }: { days: number }) => (days === 0 ? 'Permanently' : english.count(days, 'day', 'days')),
    reason: 'Reason (shown to the player)',
    closeTables: 'Close all tables',
    sureToClose: ({ user }: { user: string }) =>
      `Close all of <@${user}>’s tables on this server? Their games end without a result. This can’t be undone.`,
    tablesClosed: ({ count }: { count: number }) =>
      count === 0 ? 'There was no table to close.' : `I’ve closed ${english.count(count, 'table', 'tables')}.`,
    voidGames: 'Undo rated games',
    sureToVoid: ({ user }: { user: string }) =>
      `Undo the ratings of all of <@${user}>’s games on this server, for their opponents too? This can’t be undone.`,
    gamesVoided: ({ count }: { count: number }) =>
      count === 0
        ? 'There were no ratings to undo.'
        : `I’ve undone the ratings of ${english.count(count, 'game', 'games')}.`,
    choose: 'Moderate a player…',
  },
  voidedFor: ({ count }: { count: number }) =>
    count === 1
      ? 'A moderator has undone the ratings of one of your games. Your rating was recalculated without it:'
      : `A moderator has undone the ratings of ${count} of your games. Your rating was recalculated without them:`,
  log: {
    nameAllowed: ({ by, title }: { by: string; title: string }) =>
      `<@${by}> allowed players to name a table again (**${title}**).`,
    more: ({ count }: { count: number }) => `- and ${count} more`,
    blocked: ({ by, user, until, reason }: { by: string; user: string; until?: string; reason?: string }) =>
      `<@${by}> blocked <@${user}>${until ? ` until ${until}` : ''}.${reason ? ` Reason: “${reason}”.` : ''}`,
    unblocked: ({ by, user }: { by: string; user: string }) => `<@${by}> unblocked <@${user}>.`,
    nameRemoved: ({ by, title, name }: { by: string; title: string; name: string }) =>
      `<@${by}> removed the name “${name}” from a table (**${title}**).`,
    closed: ({ by, title, name, users }: Table & { by: string }) =>
      `<@${by}> closed a table: **${title}**${name ? ` (“${name}”)` : ''}, ${english.list(users) || '–'}.`,
    voided: ({ by, title, users }: { by: string; title: string; users: readonly string[] }) =>
      `<@${by}> undid the ratings of a game: **${title}**, ${english.list(users) || '–'}.`,
    tablesClosed: ({ by, user, count }: { by: string; user: string; count: number }) =>
      `<@${by}> closed ${count} of <@${user}>’s tables:`,
    gamesVoided: ({ by, user, count }: { by: string; user: string; count: number }) =>
      `<@${by}> undid the ratings of ${count} of <@${user}>’s games:`,
  },
  overview: {
    open: 'Moderation overview',
    blocked: ({ count }: { count: number }) => `**Blocked** (${count})`,
    tables: ({ count }: { count: number }) => `**Unfinished tables** (${count})`,
    players: ({ count }: { count: number }) => `**Players at these tables and in the last 100 games** (${count})`,
    games: ({ games }: { games: number }) => english.count(games, 'game', 'games'),
    by: ({ by }: { by: string }) => `by <@${by}>`,
    until: ({ until }: { until: string }) => `ends ${until}`,
    fairPlay: 'Unusual games',
  },
  fairPlay: {
    head: 'Unusual games between two players in the last 7 days. There can be good reasons, so look at the games before you act.',
    nothing: 'No unusual games in the last 7 days.',
    choose: 'Choose an action…',
    notice: 'Some games between two players look unusual. Use `/moderate fair-play` to look at them and act.',
    rated: ({ rated, games }: { rated: number; games: number }) =>
      rated === 0 ? 'no ratings changed' : rated === games ? 'all rated' : `${rated} of them rated`,
    void: ({ count }: { count: number }) =>
      count === 1 ? 'Undo the ratings of 1 game' : `Undo the ratings of these ${count} games`,
    sureToVoid: ({ count }: { count: number }) =>
      `Undo the ratings of ${count === 1 ? 'this game' : `these ${count} games`}, for both players? This can’t be undone.`,
    voidedLog: ({ by, count }: { by: string; count: number }) =>
      `<@${by}> undid the ratings of ${english.count(count, 'unusual game', 'unusual games')}:`,
  },
  patterns: {
    often: ({ games }: { games: number }) => english.count(games, 'game', 'games'),
    unplayed: ({ games }: { games: number }) => `${english.count(games, 'game', 'games')} with hardly any moves`,
    inTurns: ({ games }: { games: number }) =>
      `took turns resigning, ${english.count(games, 'game', 'games')} in a row`,
  },
  subcommands: {
    player: 'Moderate a player: block, close tables, undo ratings',
    overview: 'Show blocked players, unfinished tables and who plays here',
    table: 'Moderate a table: name, end, ratings and players',
    fairPlay: 'Show unusual rated games',
  },
  options: {
    user: 'Player',
    table: 'Table',
  },
  blocked: ({ until, reason }: { until: string | undefined; reason: string | undefined }) =>
    `A moderator has blocked you from games on this server. ${until === undefined ? 'The block is permanent.' : `The block ends ${until}.`}${reason ? ` Reason: “${reason}”.` : ''}`,
  guestBlocked: ({ name }: { name: string }) =>
    `A moderator has blocked ${name || 'this player'} from games on this server. Invite someone else.`,
  refusals: {
    notVoidable: 'This game changed no ratings, so there’s nothing to undo.',
  },
};

export type ModerationWords = typeof en;
