import { german } from '@longtable/kit';
import type { ModerationWords } from './en.ts';

export const de: ModerationWords = {
  table: {
    head: ({ title, name, users }) =>
      `**Moderieren: ${title}**${name ? ` · ${name}` : ''}\nAm Tisch: ${german.list(users) || '–'}`,
    removeName: 'Namen entfernen',
    allowName: 'Namen wieder erlauben',
    nameAllowed: 'Dieser Tisch kann wieder einen Namen bekommen.',
    nameRemoved: 'Der Name des Tisches wurde entfernt. Niemand kann ihm einen neuen geben.',
    close: 'Tisch schließen',
    sureToClose:
      'Diesen Tisch schließen? Sein Name wird entfernt, und das Spiel endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.',
    closed: 'Der Tisch wurde geschlossen.',
    void: 'Wertung zurücknehmen',
    sureToVoid:
      'Die Wertung dieses Spiels zurücknehmen? Es zählt dann für niemanden mehr. Das lässt sich nicht rückgängig machen.',
    voided: 'Das Spiel ist nicht mehr gewertet, seine Wertungen wurden zurückgenommen.',
    nothing: 'An diesem Tisch gibt es nichts zu moderieren.',
    unrated: 'Dieses Spiel hat keine Wertung verändert, es gibt also nichts zurückzunehmen.',
    alreadyVoided: 'Die Wertung dieses Spiels wurde schon zurückgenommen.',
  },
  player: {
    free: ({ user }) => `<@${user}> ist auf diesem Server nicht gesperrt.`,
    blocked: ({ user, by, until, reason }) =>
      `<@${user}> ist auf diesem Server gesperrt.${until ? ` Die Sperre endet ${until}.` : ''}${by ? ` Gesperrt von <@${by}>.` : ''}${reason ? ` Grund: „${reason}“.` : ''}`,
    block: 'Sperren',
    blockTitle: ({ name }) => (name ? `${name} sperren` : 'Person sperren'),
    blockEffect:
      '-# Gesperrte Personen können keine Spiele eröffnen, nicht mitspielen und nicht eingeladen werden. Ihre wartenden Tische werden geschlossen. Laufende Spiele gehen weiter.',
    ownTables:
      '-# Tische, an denen du selbst mitspielst, sind ausgenommen. Darüber entscheidet jemand anders aus der Moderation.',
    notSelf: 'Du kannst dich nicht selbst sperren.',
    notBot: 'Dieser Bot lässt sich nicht sperren.',
    notAdmin: 'Wem der Server gehört oder wer ihn verwalten darf, lässt sich nicht sperren.',
    notPeer: 'Andere aus der Moderation kannst du nicht sperren. Bitte jemanden darum, der den Server verwalten darf.',
    ownBlock: 'Deine eigene Sperre kannst du nicht aufheben. Bitte jemand anders aus der Moderation darum.',
    moderate: ({ name }) => `${name} moderieren …`,
    unblock: 'Entsperren',
    duration: 'Wie lange',
    days: ({ days }) => (days === 0 ? 'Unbefristet' : german.count(days, 'Tag', 'Tage')),
    reason: 'Grund (für die Person sichtbar)',
    closeTables: 'Alle Tische schließen',
    sureToClose: ({ user }) =>
      `Alle Tische von <@${user}> auf diesem Server schließen? Die Spiele enden ohne Ergebnis. Das lässt sich nicht rückgängig machen.`,
    tablesClosed: ({ count }) =>
      count === 0
        ? 'Hier gibt es keinen Tisch zu schließen.'
        : `${german.count(count, 'Tisch', 'Tische')} geschlossen.`,
    voidGames: 'Wertungen zurücknehmen',
    sureToVoid: ({ user }) =>
      `Die Wertung aller Spiele von <@${user}> auf diesem Server zurücknehmen, auch für alle Gegner? Das lässt sich nicht rückgängig machen.`,
    gamesVoided: ({ count }) =>
      count === 0
        ? 'Es gibt keine Wertung zurückzunehmen.'
        : `Die Wertung von ${german.count(count, 'Spiel', 'Spielen')} wurde zurückgenommen.`,
    choose: 'Person moderieren …',
  },
  voidedFor: ({ count }) =>
    count === 1
      ? 'Die Moderation hat die Wertung eines deiner Spiele zurückgenommen. Deine Wertung wurde ohne dieses Spiel neu berechnet:'
      : `Die Moderation hat die Wertung von ${count} deiner Spiele zurückgenommen. Deine Wertung wurde ohne diese Spiele neu berechnet:`,
  log: {
    nameAllowed: ({ by, title }) => `<@${by}> hat für einen Tisch wieder einen Namen erlaubt (**${title}**).`,
    more: ({ count }) => `- und ${count} weitere`,
    blocked: ({ by, user, until, reason }) =>
      `<@${by}> hat <@${user}>${until ? ` bis zum ${until}` : ''} gesperrt.${reason ? ` Grund: „${reason}“.` : ''}`,
    unblocked: ({ by, user }) => `<@${by}> hat <@${user}> entsperrt.`,
    nameRemoved: ({ by, title, name }) => `<@${by}> hat den Namen „${name}“ von einem Tisch (**${title}**) entfernt.`,
    closed: ({ by, title, name, users }) =>
      `<@${by}> hat einen Tisch geschlossen: **${title}**${name ? ` („${name}“)` : ''}, ${german.list(users) || '–'}.`,
    voided: ({ by, title, users }) =>
      `<@${by}> hat die Wertung eines Spiels zurückgenommen: **${title}**, ${german.list(users) || '–'}.`,
    tablesClosed: ({ by, user, count }) =>
      `<@${by}> hat ${german.count(count, 'Tisch', 'Tische')} von <@${user}> geschlossen:`,
    gamesVoided: ({ by, user, count }) =>
      `<@${by}> hat die Wertung von ${german.count(count, 'Spiel', 'Spielen')} von <@${user}> zurückgenommen:`,
  },
  overview: {
    open: 'Moderationsübersicht',
    blocked: ({ count }) => `**Gesperrt** (${count})`,
    tables: ({ count }) => `**Offene und laufende Tische** (${count})`,
    players: ({ count }) => `**Wer an diesen Tischen und in den letzten 100 Spielen gespielt hat** (${count})`,
    games: ({ games }) => german.count(games, 'Spiel', 'Spiele'),
    by: ({ by }) => `von <@${by}>`,
    until: ({ until }) => `endet ${until}`,
    fairPlay: 'Auffällige Spiele',
  },
  fairPlay: {
    head: 'Auffällige Spiele zwischen zwei Personen aus den letzten 7 Tagen. Das kann gute Gründe haben, sieh dir die Spiele also erst an.',
    nothing: 'In den letzten 7 Tagen ist kein Spiel aufgefallen.',
    choose: 'Aktion wählen …',
    notice:
      'Spiele zwischen zwei Personen sind aufgefallen. Mit `/moderieren fair-play` kannst du sie ansehen und etwas unternehmen.',
    rated: ({ rated, games }) =>
      rated === 0 ? 'keine Wertung verändert' : rated === games ? 'alle gewertet' : `davon ${rated} gewertet`,
    void: ({ count }) =>
      count === 1 ? 'Wertung von 1 Spiel zurücknehmen' : `Wertung dieser ${count} Spiele zurücknehmen`,
    sureToVoid: ({ count }) =>
      `Die Wertung ${count === 1 ? 'dieses Spiels' : `dieser ${count} Spiele`} für beide zurücknehmen? Das lässt sich nicht rückgängig machen.`,
    voidedLog: ({ by, count }) =>
      `<@${by}> hat die Wertung von ${german.count(count, 'auffälligen Spiel', 'auffälligen Spielen')} zurückgenommen:`,
  },
  patterns: {
    often: ({ games }) => german.count(games, 'Spiel', 'Spiele'),
    unplayed: ({ games }) => `${german.count(games, 'Spiel', 'Spiele')} fast ohne Züge`,
    inTurns: ({ games }) => `${german.count(games, 'Spiel', 'Spiele')} in Folge abwechselnd aufgegeben`,
  },
  subcommands: {
    player: 'Eine Person moderieren: sperren, Tische schließen, Wertungen zurücknehmen',
    overview: 'Zeigen, wer gesperrt ist, welche Tische laufen und wer hier spielt',
    table: 'Einen Tisch moderieren: Name, Ende, Wertungen und Leute',
    fairPlay: 'Auffällige gewertete Spiele zeigen',
  },
  options: {
    user: 'Person',
    table: 'Tisch',
  },
  blocked: ({ until, reason }) =>
    `Die Moderation hat dich für Spiele auf diesem Server gesperrt. ${until === undefined ? 'Die Sperre ist unbefristet.' : `Die Sperre endet ${until}.`}${reason ? ` Grund: „${reason}“.` : ''}`,
  guestBlocked: ({ name }) =>
    `Die Moderation hat ${name || 'diese Person'} für Spiele auf diesem Server gesperrt. Lade jemand anderen ein.`,
  refusals: {
    notVoidable: 'Dieses Spiel hat keine Wertung verändert, es gibt also nichts zurückzunehmen.',
  },
};
