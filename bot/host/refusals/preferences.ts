import type { Text } from '../../../games/kit/text.ts';

/** Refusals: what people and servers set for themselves. */
export const WISHES = {
  badZone: {
    en: 'I do not know this time zone. Choose one from the list, such as Europe/Berlin.',
    de: 'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, etwa Europe/Berlin.',
  },
  badTime: {
    en: 'Write times of day like 22:00 or 7:30.',
    de: 'Schreibe Uhrzeiten wie 22:00 oder 7:30.',
  },
  halfQuiet: {
    en: 'Quiet hours need all three: when they begin, when they end, and your time zone.',
    de: 'Für Ruhezeiten brauche ich alle drei: Beginn, Ende und deine Zeitzone.',
  },
  badDate: {
    en: 'Write the last day of your vacation like 2026-08-14, or choose one from the list. It has to be today or later.',
    de: 'Schreibe den letzten Tag deines Urlaubs wie 2026-08-14 oder wähle einen aus der Liste. Er darf nicht vorbei sein.',
  },
  farVacation: {
    en: 'A vacation can last a year at most. Choose an earlier day.',
    de: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
  },
  noVacation: {
    en: 'You are not on vacation. Begin one with `/vacation until`.',
    de: 'Du bist nicht im Urlaub. Beginne einen mit `/urlaub bis`.',
  },
  notManager: {
    en: 'Only people who may manage this server can change its settings.',
    de: 'Die Einstellungen kann nur ändern, wer diesen Server verwalten darf.',
  },
  serverOnly: {
    en: 'A direct message has no server settings. Use this in a server.',
    de: 'Direktnachrichten haben keine Servereinstellungen. Nutze das auf einem Server.',
  },
} satisfies Record<string, Text>;
