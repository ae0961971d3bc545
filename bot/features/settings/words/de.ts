import { german } from '@longtable/kit';
import type { SettingsWords } from './en.ts';

export const de: SettingsWords = {
  lines: {
    tableRoles: 'Wer Tische eröffnen kann',
    everyone: 'alle',
    names: 'Eigene Tischnamen',
    namesOn: 'erlaubt',
    namesOff: 'nicht erlaubt',
    log: 'Meldungen an die Serververwaltung',
    noLog: 'aus',
    serverLanguage: 'Sprache des Servers',
    note: '-# Änderungen gelten nur für neue Tische.',
    games: 'Spiele',
    noGames: 'keine',
    channels: 'Kanäle',
    allChannels: 'alle',
    forum: 'Forum für Tische',
    noForum: 'keins',
    language: 'Sprache öffentlicher Bretter',
    time: 'Bedenkzeit pro Zug',
    noTimeLimit: 'unbegrenzt',
    tables: 'Tische auf dem Server',
    tablesEach: 'Tische pro Person',
    display: 'Öffentliche Bretter',
  },
  values: {
    upTo: ({ count }) => `bis zu ${count}`,
    days: ({ days }) => german.count(days, 'Tag', 'Tage'),
    off: 'aus',
  },
  questions: {
    log: {
      label: 'Meldungen einrichten',
      question: 'Wo soll ich melden, was die Serververwaltung wissen muss? Ohne Kanal gibt es keine Meldungen.',
    },
    channels: {
      label: 'Kanäle wählen',
      question: 'In welchen Kanälen können Tische eröffnet werden? Ohne Auswahl in allen.',
    },
    language: { label: 'Sprache wählen', question: 'In welcher Sprache sind öffentliche Bretter?' },
    games: { question: 'Welche Spiele können auf diesem Server gespielt werden?' },
    forum: {
      question:
        'In welchem Forum bekommt jeder Tisch einen eigenen Beitrag? Ohne Forum werden Tische dort eröffnet, wo jemand `/spielen` nutzt.',
    },
    clock: { question: 'Wie viel Bedenkzeit pro Zug haben neue Tische, wenn niemand etwas anderes wählt?' },
    display: { question: 'Wie werden öffentliche Bretter angezeigt?' },
    tables: { question: 'Wie viele laufende Tische kann der Server gleichzeitig haben?' },
    tablesEach: { question: 'Wie viele laufende Tische kann jede Person auf diesem Server haben?' },
    tableRoles: {
      question: 'Welche Rollen können Tische eröffnen? Ohne Auswahl alle. Die Serververwaltung kann es immer.',
    },
    names: { question: 'Können Tische eigene Namen bekommen?' },
  },
  setup: {
    change: 'Einstellung ändern …',
    access: 'Berechtigungen des Bots prüfen',
    accessHead: 'Was Longtable in den einzelnen Kanälen kann:',
    closedNote: '⚠ In den markierten Kanälen fehlen Longtable Berechtigungen. Drück „Berechtigungen des Bots prüfen“.',
    logBegins: ({ by }) =>
      `Ab jetzt stehen hier Meldungen an die Serververwaltung: fehlende Berechtigungen, geänderte Einstellungen, Moderation und auffällige Spiele. Eingerichtet von <@${by}>.`,
    publicLog: ({ channel }) =>
      `⚠ <#${channel}> können alle lesen, auch die Gründe von Sperren. Wenn du das nicht willst, wähle einen privaten Kanal.`,
    changedBy: ({ by }) => `<@${by}> hat Einstellungen geändert:`,
    changed: ({ setting, old, now }) => `- ${setting}: ${old} → **${now}**`,
    sureToReset: 'Diese Einstellungen zurücksetzen? Der Kanal für Meldungen an die Serververwaltung bleibt.',
    reset: 'Einstellungen zurücksetzen',
    nothingToReset: 'Es gibt nichts zurückzusetzen: Alle Einstellungen stehen auf Standard.',
    allowed: 'alles',
    repair: ({ link }) =>
      `Die Serververwaltung kann diese Berechtigungen mit ${link('diesem Link')} geben, oder für einen einzelnen Kanal unter „Kanal bearbeiten“ › „Berechtigungen“. Verweigert ein Kanal eine davon, hilft nur der zweite Weg.`,
    forumWins: ({ forum }) =>
      `-# Jeder neue Tisch wird ein Beitrag in <#${forum}>, egal wo jemand \`/spielen\` nutzt. Die Liste der Kanäle ändert daran nichts.`,
    missing: ({ permissions }) => `fehlende Berechtigungen: ${permissions}`,
    forAdmins: 'Einrichten (Serververwaltung)',
    firstSteps:
      '**Für die Serververwaltung**: Legt fest, wo nach Mitspielern gesucht wird, in welchen Kanälen gespielt wird, in welcher Sprache die Bretter sind und wo ihr meine Meldungen lest. Mehr gibt es unter `/einstellungen`.',
  },
  forum: {
    noTags: 'Bis dahin haben Beiträge keine Tags. Leg das Forum danach noch einmal fest.',
  },
  subcommands: {
    log: 'Kanal für Meldungen an die Serververwaltung festlegen',
    show: 'Alle Einstellungen zeigen',
    game: 'Ein Spiel aktivieren oder deaktivieren',
    channel: 'Kanäle für Tische festlegen',
    forum: 'Forum für Tische festlegen: ein Beitrag pro Tisch',
    language: 'Sprache öffentlicher Bretter festlegen',
    clock: 'Standard-Bedenkzeit pro Zug festlegen',
    tables: 'Anzahl der Tische begrenzen',
    display: 'Anzeige öffentlicher Bretter festlegen',
    reset: 'Alle Einstellungen zurücksetzen',
  },
  options: {
    log: 'Kanal (ohne Angabe: keine Meldungen)',
    serverDefault: 'Standard',
    enabled: 'Ob das Spiel auf diesem Server gespielt werden kann',
    channel: 'Kanal, samt seinen Threads',
    allowed: 'Zur Liste hinzufügen oder entfernen (leere Liste: alle Kanäle erlaubt)',
    forum: 'Forum (ohne Angabe: Tische werden dort eröffnet, wo jemand /spielen nutzt)',
    language: 'Sprache',
    time: 'Bedenkzeit pro Zug',
    onServer: 'Auf dem ganzen Server',
    perPlayer: 'Pro Person',
    style: 'Anzeige: schlicht, als Bild oder in Sätzen',
    onlyChannel: 'Nur für diesen Kanal und seine Threads (ohne Angabe: ganzer Server)',
  },
  roles: {
    tableRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Tische eröffnen: ${german.list(roles)}. Mitspielen kannst du trotzdem.`,
    tournamentRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Turniere erstellen: ${german.list(roles)}. Teilnehmen kannst du trotzdem.`,
    designRoles: ({ roles }) =>
      `Auf diesem Server kannst du nur mit einer dieser Rollen Entwürfe erstellen: ${german.list(roles)}.`,
  },
};
