import { french } from '@longtable/kit';
import type { HistoryWords } from './en.ts';

export const fr: HistoryWords = {
  replay: {
    first: 'Début',
    back: 'Précédent',
    forward: 'Suivant',
    last: 'Fin',
    jumpTo: 'Aller à l’étape',
    stepNumber: 'Numéro de l’étape',
    moveOf: ({ at, of, who }) => `Coup ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }) => `Étape ${at}/${of} · ${who}`,
    viewAs: 'Point de vue de…',
    everyone: 'Tout le monde',
    startingPlayer: 'le premier joueur',
    secondPlayer: 'le second joueur',
    saveAsRecording: 'Enregistrer en .replay',
    saveAsGif: 'Enregistrer en GIF',
    picture: ({ picture, pictures }) => `Image ${picture}/${pictures}`,
    recording: 'Toute la partie au format .replay d’origine. Tu peux aussi la parcourir avec `/revoir`.',
    saveAsFile: 'Télécharger le fichier',
    moves: ({ moves }) => french.count(moves, 'coup', 'coups'),
    startPosition: 'Position de départ',
    notANumber: 'Indique le numéro d’une étape, par exemple 12.',
    expired: 'Cette lecture a expiré. Relance-la avec `/revoir`.',
    file: 'Toute la partie, un coup par ligne. Recharge-la avec `/revoir`.',
  },
  gif: {
    ready: 'Voici la partie en GIF. On y voit tout, même les cartes et les rôles cachés.',
    failed: 'Je n’ai pas pu faire le GIF, car il y en a trop en cours. Réessaie dans une minute.',
    share: 'Partager le GIF',
    expired: 'Ce GIF a expiré. Appuie à nouveau sur « Enregistrer en GIF ».',
    progress: ({ percent }) => `Création du GIF : ${percent} %`,
  },
  stats: {
    provisional: ({ rating }) => `${rating} (provisoire)`,
    provisionalRating: '(cote provisoire)',
    whyProvisional:
      'Une cote est provisoire jusqu’à ce que tu aies joué environ 11 à 22 parties classées et que 3 adversaires différents aient gagné ou fait match nul contre toi. Avant cela, impossible de connaître ta limite.',
    results: ({ won, drawn, lost }) =>
      [
        french.count(won, 'gagnée', 'gagnées'),
        ...(drawn > 0 ? [french.count(drawn, 'nulle', 'nulles')] : []),
        french.count(lost, 'perdue', 'perdues'),
      ].join(', '),
    against: ({ name }) => `Contre ${name}`,
    record: ({ played, results, rating }) =>
      [french.count(played, 'jouée', 'jouées'), results, ...(rating === undefined ? [] : [`cote ${rating}`])].join(
        ', ',
      ),
    finishedGames: 'Parties terminées',
    movesPerGame: 'Coups par partie',
    timePerMove: 'Temps par coup',
    bestRun: ({ score }) => `Meilleur parcours : ${score}`,
    puzzles: ({ rating, solved, tried, hinted }) =>
      `Problèmes : cote ${rating}, ${french.count(solved, 'résolu', 'résolus')} sur ${tried}${hinted > 0 ? ` (${hinted} avec indices)` : ''}`,
    onAverage: 'en moyenne',
  },
  history: {
    replayOne: 'Revoir une partie…',
    saveOne: 'Télécharger une partie…',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    noGames: 'Aucune partie terminée ici pour l’instant.',
  },
  periods: {
    week: 'Cette semaine',
    season: 'Cette saison',
    'all-time': 'Depuis toujours',
    past: 'Saisons passées',
  },
  leaderboard: {
    noRatings: 'Personne n’a encore de cote. Termine une partie classée contre une autre personne.',
    noRuns: 'Personne n’a encore terminé de parcours ici. Le meilleur parcours de chacun compte.',
    games: ({ games }) => french.count(games, 'partie', 'parties'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${french.count(games, 'partie', 'parties')}`,
    provisional: ({ players }) =>
      `-# ${french.count(players, 'joueur a', 'joueurs ont')} une cote provisoire. Elle entre au classement après environ 11 à 22 parties classées, dès que 3 adversaires différents ont gagné ou fait match nul. Avant cela, impossible de connaître la limite.`,
    headToHead: ({ name, won, drawn, lost }) =>
      `Toi **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${french.count(drawn, 'nulle', 'nulles')}` : ''}`,
    noPast: 'Aucune saison ne s’est encore terminée ici avec un classement.',
    bestOfLastWeek: ({ best }) => `Meilleur de la semaine dernière : ${best}`,
    aboutWeek: ({ next }) => `-# Ton meilleur parcours avec les règles de la semaine compte. Nouvelles règles ${next}.`,
    seasonEnds: ({ when }) => `-# La saison se termine ${when}.`,
  },
  achievements: {
    allGames: 'Tous les jeux',
    count: ({ earned, all }) => `Succès : ${earned} sur ${all}`,
  },
};
