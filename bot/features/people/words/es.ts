import { spanish } from '@longtable/kit';
import type { PeopleWords } from './en.ts';

export const es: PeopleWords = {
  display: {
    yourBoards: ({ display }) =>
      `Tus tableros: ${display}. Vale para todas tus partidas. Los tableros públicos de partidas con otras personas siguen el ajuste del servidor.`,
    animationsOff: 'Animaciones: no',
    animationsOn: 'Animaciones: sí',
    iconsOff: 'Iconos: no',
    iconsOn: 'Iconos: sí',
  },
  displayButtons: {
    plain: 'Sencillo',
    picture: 'Imagen',
    sentences: 'Frases',
  },
  reminders: {
    defaultSchedule: 'una vez por turno, o a diario si no hay reloj',
    how: 'Elige el tipo de recordatorio…',
    summary: ({ reminders, quiet }) =>
      `Recordatorios: ${reminders.join(', ')}. Horas de silencio: ${quiet ?? 'ninguna'}.`,
  },
  inviters: {
    declined: ({ user, when }) => `Has rechazado la invitación. <@${user}> podrá volver a invitarte ${when}.`,
    acceptAfterAll: 'Aceptar de todos modos',
    refuse: 'Bloquear sus invitaciones',
    refused: ({ user }) => `<@${user}> ya no puede invitarte.`,
    ownRefusal: ({ name }) => `No aceptas invitaciones de ${name}, así que no puedes unirte a esta mesa.`,
    allow: 'Permitir de nuevo',
    allowed: ({ user }) => `<@${user}> puede volver a invitarte.`,
    choose: 'Jugadores que no pueden invitarte',
  },
  modes: {
    mention: 'una mención en el canal',
    dm: 'un MD',
    none: 'ninguno',
  },
  schedules: {
    once: 'una vez por turno',
    twice: 'dos veces por turno',
    daily: 'a diario',
  },
  quietHours: {
    from: 'Inicio',
    to: 'Fin',
    zone: 'Zona horaria',
    set: 'Fijar horas de silencio',
    remove: 'Sin horas de silencio',
    title: 'Horas de silencio',
  },
  vacation: {
    playerAway: ({ name, until }) => `${name} está de vacaciones hasta el ${until}.`,
    days: ({ days }) => spanish.count(days, 'día', 'días'),
    daysLonger: ({ days }) => `${spanish.count(days, 'día', 'días')} más`,
    end: 'Terminar las vacaciones',
    notAway:
      'No estás de vacaciones. Elige cuánto tiempo estarás fuera, y tus relojes estarán en pausa hasta que vuelvas. Para elegir una fecha, usa `/vacaciones hasta`.',
    back: 'Hola de nuevo. Tus relojes vuelven a correr.',
    away: ({ until }) =>
      `Estás de vacaciones hasta el ${until}. Hasta entonces, tus relojes están en pausa y no recibirás avisos.`,
    limited: ({ until, clocksFrom }) =>
      `Estás de vacaciones hasta el ${until} y no recibirás avisos. En este servidor, tus relojes vuelven a correr el ${clocksFrom} porque has llegado a su límite anual.`,
  },
  showPictures: 'Mostrar los tableros como imágenes',
  settings: {
    question: '¿Cuántos días al año puede parar sus relojes cada jugador?',
    label: 'Vacaciones al año',
    command: 'Fijar los días de vacaciones por jugador y año',
    option: 'Días al año (0: ninguno)',
  },
  refusals: {
    badZone: 'No conozco esa zona horaria. Elige una de la lista, por ejemplo Europe/Madrid.',
    badTime: 'Escribe las horas así: 22:00 o 7:30.',
    halfQuiet: 'Las horas de silencio necesitan tres datos: un inicio, un fin y tu zona horaria.',
    badDate:
      'Escribe el último día de tus vacaciones así: 2026-08-14, o elígelo de la lista. No puede ser una fecha pasada.',
    farVacation: 'Las vacaciones pueden durar como mucho un año. Elige un día más cercano.',
    noVacation: 'No estás de vacaciones. Empiézalas con `/vacaciones hasta`.',
  },
  invitations: {
    refused: ({ name }) => `${name} no acepta invitaciones tuyas.`,
    paused: ({ name, when }) => `${name} rechazó tu última invitación. Podrás enviarle otra ${when}.`,
    tooMany: ({ name, when }) => `${name} no ha respondido a tus últimas invitaciones. Podrás enviarle otra ${when}.`,
  },
  showPicture: 'Imagen',
  showText: 'Texto',
  digest: ({ tables }) => `${spanish.count(tables, 'mesa te espera', 'mesas te esperan')}:`,
};
