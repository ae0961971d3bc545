import type { Text } from '@longtable/kit';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

const PRIVACY: Text = {
  en: [
    '**What Longtable stores**',
    '- Your Discord ID and your server nickname at your tables and in your invitations, the moves you play and when, and the channel of each table; moves you plan, until they are played.',
    '- After a game: your history, your wins, draws and losses, and your rating, per game.',
    '- Puzzles: which ones you tried, how many you solved, and your rating, per game.',
    '- Your settings: display, reminders, quiet hours, and vacations from the past year. During quiet hours and vacations, which tables are waiting for you.',
    '- While you’re looking for a game with `/lobby`: your ID, your name and the game, until someone accepts or it expires.',
    '- Tournaments: which ones you organised or joined, your name there, and how your games went.',
    '- Files you upload for a game, as part of that game. Your `/design` drafts until 30 days after your last change, and shared designs until you stop sharing them.',
    '- The operator’s log records your ID with each command and button, but not what you typed.',
    'Your name is only used to show who is who on boards and in lists. It’s updated when you move.',
    'Longtable stores no messages or email addresses, reads only what you send through commands and buttons, and shares nothing with anyone.',
    'Names are removed from invitations and unstarted tables when they expire. When a server removes Longtable, its unfinished tables are deleted after seven days.',
    '`/download-my-data` gives you a copy of everything. `/delete-my-data` deletes it, including your name; finished games then show you as “someone”. Until the season ends, a salted hash remains that says which dailies you tried and in which games you had a rating, so nobody can start over after every loss.',
  ].join('\n'),
  de: [
    '**Was Longtable speichert**',
    '- Deine Discord-ID und deinen Namen auf dem Server an deinen Tischen und in deinen Einladungen, deine Züge mit Zeitpunkt und den Kanal jedes Tisches; geplante Züge, bis sie gespielt sind.',
    '- Nach einem Spiel: deinen Verlauf, deine Siege, Unentschieden und Niederlagen und deine Wertung, pro Spiel.',
    '- Rätsel: welche du versucht und wie viele du gelöst hast, und deine Wertung, pro Spiel.',
    '- Was du selbst einstellst: Anzeige, Erinnerungen, Ruhezeiten, Urlaube des letzten Jahres; während Ruhezeit oder Urlaub, welche Tische auf dich warten.',
    '- Solange du mit `/spielersuche` ein Spiel suchst: deine ID, deinen Namen und das Spiel, bis jemand annimmt oder das Gesuch abläuft.',
    '- Turniere: welche du organisiert oder gespielt hast, deinen Namen dort und wie deine Partien ausgingen.',
    '- Dateien, die du für ein Spiel hochlädst, als Teil dieses Spiels. Deine Entwürfe (`/entwerfen`) bis 30 Tage nach der letzten Änderung, geteilte Entwürfe, bis du das Teilen beendest.',
    '- Das Protokoll des Bots hält bei jedem Befehl und Button deine ID fest, aber nicht, was du getippt hast.',
    'Dein Name dient nur dazu, auf Brettern und in Listen zu zeigen, wer wer ist. Er wird mit deinen Zügen aktualisiert.',
    'Longtable speichert keine Nachrichten und keine E-Mail-Adressen, liest nur, was du mit Befehlen und Buttons schickst, und gibt nichts weiter.',
    'Namen in Einladungen und nie begonnenen Tischen werden entfernt, wenn diese ablaufen. Entfernt ein Server Longtable, werden seine unfertigen Tische nach sieben Tagen gelöscht.',
    '`/meine-daten-herunterladen` gibt dir eine Kopie von allem. `/meine-daten-löschen` löscht alles, auch deinen Namen; in beendeten Spielen erscheinst du als „jemand“. Bis zum Ende der Saison bleibt ein gesalzener Hash, der festhält, welche Tagesspiele du versucht und in welchen Spielen du eine Wertung hattest, damit niemand nach jeder Niederlage neu anfangen kann.',
  ].join('\n'),
};

export const command: Command = {
  data: () => ({
    name: 'privacy',
    ...localizedDescription({ en: 'Show what’s stored about you', de: 'Zeigen, was über dich gespeichert ist' }),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  execute: (reply) => reply.say(PRIVACY),
};
