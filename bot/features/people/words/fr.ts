import { french } from '@longtable/kit';
import type { PeopleWords } from './en.ts';

export const fr: PeopleWords = {
  display: {
    yourBoards: ({ display }) =>
      `Tes plateaux : ${display}. C’est valable pour toutes tes parties. Les plateaux publics des parties à plusieurs suivent les paramètres du serveur.`,
    animationsOff: 'Animations : non',
    animationsOn: 'Animations : oui',
    iconsOff: 'Icônes : non',
    iconsOn: 'Icônes : oui',
  },
  displayButtons: {
    plain: 'Simple',
    picture: 'Image',
    sentences: 'Phrases',
  },
  reminders: {
    defaultSchedule: 'une fois par tour, ou chaque jour sans limite de temps',
    how: 'Choisis le type de rappel…',
    summary: ({ reminders, quiet }) => `Rappels : ${reminders.join(', ')}. Heures calmes : ${quiet ?? 'aucune'}.`,
  },
  inviters: {
    declined: ({ user, when }) => `Tu as refusé l’invitation. <@${user}> pourra t’inviter à nouveau ${when}.`,
    acceptAfterAll: 'Accepter quand même',
    refuse: 'Bloquer ses invitations',
    refused: ({ user }) => `<@${user}> ne peut plus t’inviter.`,
    ownRefusal: ({ name }) =>
      `Tu n’acceptes pas les invitations ${french.of(name)}, tu ne peux donc pas rejoindre cette table.`,
    allow: 'Autoriser à nouveau',
    allowed: ({ user }) => `<@${user}> peut à nouveau t’inviter.`,
    choose: 'Joueurs qui ne peuvent pas t’inviter',
  },
  modes: {
    mention: 'une mention dans le salon',
    dm: 'un MP',
    none: 'aucun',
  },
  schedules: {
    once: 'une fois par tour',
    twice: 'deux fois par tour',
    daily: 'chaque jour',
  },
  quietHours: {
    from: 'Début',
    to: 'Fin',
    zone: 'Fuseau horaire',
    set: 'Régler les heures calmes',
    remove: 'Pas d’heures calmes',
    title: 'Heures calmes',
  },
  vacation: {
    playerAway: ({ name, until }) => `${name} est en vacances jusqu’au ${until}.`,
    days: ({ days }) => french.count(days, 'jour', 'jours'),
    daysLonger: ({ days }) => `${french.count(days, 'jour', 'jours')} de plus`,
    end: 'Terminer les vacances',
    notAway:
      'Tu n’es pas en vacances. Choisis la durée de ton absence, et tes horloges s’arrêteront jusqu’à ton retour. Pour choisir une date, utilise `/vacances jusqu-au`.',
    back: 'Content de te revoir. Tes horloges tournent à nouveau.',
    away: ({ until }) =>
      `Tu es en vacances jusqu’au ${until}. D’ici là, tes horloges sont arrêtées et tu ne recevras pas de rappels.`,
    limited: ({ until, clocksFrom }) =>
      `Tu es en vacances jusqu’au ${until} et ne recevras pas de rappels. Sur ce serveur, tes horloges repartent le ${clocksFrom}, car tu as atteint sa limite annuelle.`,
  },
  showPictures: 'Afficher les plateaux en images',
  settings: {
    question: 'Combien de jours par an chaque joueur peut-il arrêter ses horloges ?',
    label: 'Vacances par an',
    command: 'Régler les jours de vacances par joueur et par an',
    option: 'Jours par an (0 : aucun)',
  },
  refusals: {
    badZone: 'Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste, par exemple Europe/Paris.',
    badTime: 'Écris les heures ainsi : 22:00 ou 7:30.',
    halfQuiet: 'Pour les heures calmes, il faut trois choses : un début, une fin et ton fuseau horaire.',
    badDate:
      'Écris le dernier jour de tes vacances ainsi : 2026-08-14, ou choisis-le dans la liste. Il ne peut pas être passé.',
    farVacation: 'Les vacances durent un an au plus. Choisis un jour plus proche.',
    noVacation: 'Tu n’es pas en vacances. Pour en prendre, utilise `/vacances jusqu-au`.',
  },
  invitations: {
    refused: ({ name }) => `${name} n’accepte pas d’invitations de ta part.`,
    paused: ({ name, when }) => `${name} a refusé ta dernière invitation. Tu pourras en envoyer une autre ${when}.`,
    tooMany: ({ name, when }) =>
      `${name} n’a pas répondu à tes dernières invitations. Tu pourras en envoyer une autre ${when}.`,
  },
  showPicture: 'Image',
  showText: 'Texte',
  digest: ({ tables }) => `${french.count(tables, 'table t’attend', 'tables t’attendent')} :`,
};
