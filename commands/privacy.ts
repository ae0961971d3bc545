import type { Command } from '../bot/interactions/command.ts';
import { whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import type { Text } from '../games/kit/text.ts';

const PRIVACY: Text = {
  en: [
    '**What Longtable keeps**',
    '- Your Discord id and the name you bear on that server in the seats of your tables and in your invitations, the moves you play and when, and the channel of each table; moves you plan, until they are played.',
    '- After a game: your history, how often you won, drew and lost, and your rating, by game.',
    '- What you set yourself: display, reminders, quiet hours, vacations of the last year; while you are left alone, which tables called you.',
    '- While you look for a game with `/lobby`: your id, your name and what you look for, until somebody comes or it lapses.',
    '- Of tournaments: which you opened or took part in, your name there, and how your games went.',
    '- Files you bring to a game, as part of that game; what you make with `/design`, until 30 days after you last worked on it, and what you share of it until you take it back.',
    '- The log of whoever runs Longtable notes your id with each command and button, not what you typed.',
    'Your name is there so that boards, stories and lists can say who it is; it is brought up to date when you move, and kept for nothing else.',
    'It keeps no messages and no e-mail addresses, reads only what you send it with commands and buttons, and gives nothing to anybody.',
    'Invitations and tables that never began lose their names when they lapse. When a server sends Longtable away, its unfinished tables are deleted after seven days.',
    '`/export-me` gives you a copy of everything. `/forget-me` deletes it, your name too; in finished games you become "someone".',
  ].join('\n'),
  de: [
    '**Was Longtable aufbewahrt**',
    '- Deine Discord-Id und den Namen, den du auf dem Server trägst, auf den Plätzen deiner Tische und in deinen Einladungen, deine Züge mit Zeitpunkt und den Kanal jedes Tisches; geplante Züge, bis sie gespielt sind.',
    '- Nach einem Spiel: deinen Verlauf, wie oft du gewonnen, unentschieden gespielt und verloren hast, und deine Wertung, je Spiel.',
    '- Was du selbst einstellst: Anzeige, Erinnerungen, Ruhezeiten, Urlaube des letzten Jahres; solange du Ruhe hast, welche Tische dich gerufen haben.',
    '- Solange du mit `/spielersuche` ein Spiel suchst: deine Id, deinen Namen und was du suchst, bis jemand kommt oder es verfällt.',
    '- Von Turnieren: welche du eröffnet hast oder wo du dabei warst, deinen Namen dort und wie deine Partien ausgingen.',
    '- Dateien, die du zu einem Spiel mitbringst, als Teil dieses Spiels; was du mit `/entwerfen` machst, bis 30 Tage nach deiner letzten Arbeit daran, und was du davon teilst, bis du es zurücknimmst.',
    '- Das Protokoll des Betreibers hält deine Id bei jedem Befehl und Knopf fest, nicht aber, was du getippt hast.',
    'Dein Name steht dort, damit Bretter, Berichte und Listen sagen können, wer gemeint ist; er wird mit deinen Zügen aufgefrischt und für nichts anderes aufbewahrt.',
    'Es bewahrt keine Nachrichten und keine E-Mail-Adressen auf, liest nur, was du ihm mit Befehlen und Knöpfen schickst, und gibt nichts weiter.',
    'Einladungen und Tische, die nie begonnen haben, verlieren ihre Namen, wenn sie verfallen. Schickt ein Server Longtable weg, werden seine unfertigen Tische nach sieben Tagen gelöscht.',
    '`/meine-daten` gibt dir eine Kopie von allem. `/vergiss-mich` löscht es, deinen Namen auch; in beendeten Spielen wirst du zu „jemand“.',
  ].join('\n'),
};

export const command: Command = {
  data: () => ({
    name: 'privacy',
    ...described({ en: 'What is stored about you', de: 'Was über dich gespeichert ist' }),
    ...EVERYWHERE,
  }),

  execute: (interaction) => whisper(interaction, PRIVACY),
};
