import { german } from '@longtable/kit';
import type { PeopleWords } from './en.ts';

export const de: PeopleWords = {
  display: {
    yourBoards: ({ display }) =>
      `Deine Bretter: ${display}. Das gilt für alle deine Spiele. Öffentliche Bretter von Spielen mit anderen richten sich nach dem Server.`,
    animationsOff: 'Animationen: aus',
    animationsOn: 'Animationen: an',
    iconsOff: 'Symbole: aus',
    iconsOn: 'Symbole: an',
  },
  displayButtons: {
    plain: 'Schlicht',
    picture: 'Bild',
    sentences: 'Sätze',
  },
  reminders: {
    defaultSchedule: 'einmal pro Zug, ohne Bedenkzeit täglich',
    how: 'Art der Erinnerung wählen …',
    summary: ({ reminders, quiet }) => `Erinnerungen: ${reminders.join(', ')}. Ruhezeit: ${quiet ?? 'keine'}.`,
  },
  inviters: {
    declined: ({ user, when }) => `Du hast die Einladung abgelehnt. <@${user}> kann dich ${when} wieder einladen.`,
    acceptAfterAll: 'Doch annehmen',
    refuse: 'Einladungen blockieren',
    refused: ({ user }) => `<@${user}> kann dich nicht mehr einladen.`,
    ownRefusal: ({ name }) => `Du nimmst keine Einladungen von ${name} an und kannst deshalb nicht mitspielen.`,
    allow: 'Wieder erlauben',
    allowed: ({ user }) => `<@${user}> kann dich wieder einladen.`,
    choose: 'Wer dich nicht einladen kann',
  },
  modes: {
    mention: 'eine Erwähnung im Kanal',
    dm: 'eine Direktnachricht',
    none: 'keine',
  },
  schedules: {
    once: 'einmal pro Zug',
    twice: 'zweimal pro Zug',
    daily: 'täglich',
  },
  quietHours: {
    from: 'Beginn',
    to: 'Ende',
    zone: 'Zeitzone',
    set: 'Ruhezeit einstellen',
    remove: 'Keine Ruhezeit',
    title: 'Ruhezeit',
  },
  vacation: {
    playerAway: ({ name, until }) => `${name} ist bis ${until} im Urlaub.`,
    days: ({ days }) => german.count(days, 'Tag', 'Tage'),
    daysLonger: ({ days }) => `${german.count(days, 'Tag', 'Tage')} länger`,
    end: 'Urlaub beenden',
    notAway:
      'Du bist nicht im Urlaub. Wähle, wie lange du weg bist. So lange stehen deine Uhren. Einen bestimmten Tag wählst du mit `/urlaub bis`.',
    back: 'Willkommen zurück. Deine Uhren laufen wieder.',
    away: ({ until }) =>
      `Du bist bis ${until} im Urlaub. So lange sind deine Uhren angehalten, und du wirst nicht benachrichtigt.`,
    limited: ({ until, clocksFrom }) =>
      `Du bist bis ${until} im Urlaub und wirst nicht benachrichtigt. Auf diesem Server laufen deine Uhren ab ${clocksFrom} wieder, weil du die Urlaubstage dieses Jahres aufgebraucht hast.`,
  },
  showPictures: 'Bretter als Bilder zeigen',
  settings: {
    question: 'An wie vielen Tagen im Jahr kann jede Person ihre Uhren anhalten?',
    label: 'Urlaub pro Jahr',
    command: 'Urlaubstage pro Person und Jahr festlegen',
    option: 'Tage pro Jahr (0: keine)',
  },
  refusals: {
    badZone: 'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
    badTime: 'Gib Uhrzeiten so ein: 22:00 oder 7:30.',
    halfQuiet: 'Für Ruhezeiten brauche ich drei Angaben: Beginn, Ende und deine Zeitzone.',
    badDate:
      'Gib den letzten Urlaubstag so ein: 2026-08-14, oder wähle einen aus der Liste. Er darf nicht in der Vergangenheit liegen.',
    farVacation: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
    noVacation: 'Du bist nicht im Urlaub. Mit `/urlaub bis` trägst du einen ein.',
  },
  invitations: {
    refused: ({ name }) => `${name} nimmt keine Einladungen von dir an.`,
    paused: ({ name, when }) =>
      `${name} hat deine letzte Einladung abgelehnt. Du kannst ${name} ${when} wieder einladen.`,
    tooMany: ({ name, when }) =>
      `${name} hat auf deine letzten Einladungen nicht geantwortet. Du kannst ${name} ${when} wieder einladen.`,
  },
  showPicture: 'Bild zeigen',
  showText: 'Text zeigen',
  digest: ({ tables }) => `${german.count(tables, 'Tisch wartet', 'Tische warten')} auf dich:`,
};
