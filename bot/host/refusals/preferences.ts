import type { Text } from '@longtable/kit';

export const SETTINGS_REFUSALS = {
  badZone: {
    en: 'I don’t know that time zone. Choose one from the list, such as Europe/Berlin.',
    de: 'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
  },
  badTime: {
    en: 'Enter times like 22:00 or 7:30.',
    de: 'Gib Uhrzeiten so ein: 22:00 oder 7:30.',
  },
  halfQuiet: {
    en: 'Quiet hours need three things: a start, an end and your time zone.',
    de: 'Für Ruhezeiten brauche ich drei Angaben: Beginn, Ende und deine Zeitzone.',
  },
  badDate: {
    en: 'Enter the last day of your vacation like 2026-08-14, or choose one from the list. It can’t be in the past.',
    de: 'Gib den letzten Urlaubstag so ein: 2026-08-14, oder wähle einen aus der Liste. Er darf nicht in der Vergangenheit liegen.',
  },
  farVacation: {
    en: 'A vacation can last up to a year. Choose an earlier day.',
    de: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
  },
  noVacation: {
    en: 'You’re not on vacation. Start one with `/vacation until`.',
    de: 'Du bist nicht im Urlaub. Mit `/urlaub bis` trägst du einen ein.',
  },
  notManager: {
    en: 'You need the Manage Server permission to change these settings.',
    de: 'Um diese Einstellungen zu ändern, brauchst du die Berechtigung „Server verwalten“.',
  },
  serverOnly: {
    en: 'Settings are for servers, not DMs. Use this on a server.',
    de: 'Einstellungen gibt es nur auf Servern, nicht in Direktnachrichten.',
  },
} satisfies Record<string, Text>;
